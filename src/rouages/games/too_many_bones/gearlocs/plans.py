"""Backup Plans and their extensions: what they cost, what they can be used on, and paying for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rouages.engine.agenda import Choice, Seat, Step
from rouages.games.too_many_bones.box.components import HP, NOBODY, component_file
from rouages.games.too_many_bones.box.dice import EXHAUSTED, GEARLOC
from rouages.games.too_many_bones.box.loot import LOOT, is_closed
from rouages.games.too_many_bones.box.words import EndName, PlanAim, PlanName, PlanVerb, check_words
from rouages.games.too_many_bones.events.dice import PlanUsed
from rouages.games.too_many_bones.gearlocs.choices import end_of
from rouages.games.too_many_bones.gearlocs.plan_effects import EFFECTS_OF_PLANS
from rouages.games.too_many_bones.gearlocs.ways import consumables
from rouages.games.too_many_bones.party.paying import PayBones, pay, payments
from rouages.games.too_many_bones.party.slots import has_active_room, rage_die
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import shield_total
from rouages.games.too_many_bones.units.moving import free_beside
from rouages.games.too_many_bones.units.targets import any_baddies, points

LINES = msgspec.convert(component_file("plans.json"), dict[PlanName, tuple[PlanVerb, PlanAim, int]])
check_words(PlanName, LINES)
UPGRADE: PlanName = "innate_upgrade"
NONE = (NOBODY,)


class UsePlan(Choice, frozen=True):
    """A line of the Backup Plan, or a Loot that extends it, and what it is used on."""

    plan: PlanName
    on: Unit | None
    hit: int | None
    """What the ATK die shows that it is used on."""
    name: EndName | None

    @property
    def end(self) -> int:
        """The unit or the hit."""
        return end_of(self.on, self.hit)


def options(table: Bones, seat: Seat) -> list[UsePlan]:
    """The plans that can be paid now, one a turn."""
    bones = table.bones(seat)
    if not bones or table.turn.planned or table.rules.no_plans:
        return []
    found: dict[UsePlan, None] = {}
    for name, cost in lines(table, seat):
        if cost <= bones:
            _, aim, _ = LINES[name]
            for on in AIMS[aim](table, seat):
                found[UsePlan(name, *_aimed(table, aim, on))] = None
    return list(found)


def lines(table: Bones, seat: Seat) -> list[tuple[PlanName, int]]:
    """The plans that a Gearloc has, with those of its Loot, and what each costs now."""
    cheaper = 1 if table.held(seat, "exploding_shrooms") else 0
    found = [(plan.id, cost_of(plan.id, plan.cost, cheaper)) for plan in GEARLOC[table.who[seat]].plans]
    for card in table.hands[seat]:
        facts = LOOT[card.face]
        if facts.plan and not is_closed(card):
            found.append((facts.plan, cost_of(facts.plan, facts.cost, cheaper)))
    return found


HITS: dict[int, EndName] = {1: "hit_1", 2: "hit_2"}


def _aimed(table: Bones, aim: PlanAim, on: int) -> tuple[Unit | None, int | None, EndName | None]:
    """What a plan is used on, as a choice says it: a unit, or a hit, and its name."""
    if on < 0:
        return None, None, None
    return (None, on, HITS[on]) if aim == "rolled_hit" else (on, None, table.name(on))


def cost_of(name: PlanName, printed: int, cheaper: int) -> int:
    """Exploding Shrooms make everything but the upgrade cheaper, never free (ruling 43)."""
    return printed if name == UPGRADE else max(1, printed - cheaper)


def use(table: Bones, seat: Seat, choice: UsePlan) -> None:
    """Pay, then do what the plan says."""
    table.turn.planned = True
    cost = dict(lines(table, seat))[choice.plan]
    ways = payments(table, seat, cost)
    if len(ways) == 1:
        pay(table, seat, *ways.values())
        follow(table, seat, choice.plan, choice.end)
    else:
        table.then(PayBones(seat, cost), FollowPlan(seat, choice.plan, choice.end))


def follow(table: Bones, seat: Seat, plan: PlanName, on: int) -> None:
    """A plan that is paid for has its effect."""
    use_up(table, seat, plan)
    table.say(PlanUsed(seat, plan))
    verb, _, n = LINES[plan]
    EFFECTS_OF_PLANS[verb](table, seat, on, n)


def use_up(table: Bones, seat: Seat, plan: PlanName) -> None:
    """Some Loot works once a battle."""
    battle = table.battle
    match plan:
        case "grappling_gun":
            battle.grappling_guns += (seat,)
        case "mechanical_boomerang":
            battle.boomerangs += (seat,)
        case "utility_belt":
            battle.utility_belts += (seat,)


class FollowPlan(Step[Bones], frozen=True):
    """What a plan says, once it is paid for."""

    seat: Seat
    plan: PlanName
    on: int

    def run(self, table: Bones) -> None:
        """It may end the battle."""
        follow(table, self.seat, self.plan, self.on)
        settle(table)


def _none(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE


def _target(table: Bones, seat: Seat) -> Sequence[int]:
    return (table.target,) if table.target >= 0 and table.stands(table.target) else ()


def _rolled_parts(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if any([die.number in (1, 2, 3) for die in table.rolled]) else ()


def _rolled(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.rolled else ()


def _movable(table: Bones, seat: Seat) -> Sequence[int]:
    return [unit for unit in (*table.friends(), *table.foes()) if free_beside(table, unit)]


def _hurt_gearloc(table: Bones, seat: Seat) -> Sequence[int]:
    return [other for other in table.standing() if table.hp[other] < table.most_hp(other)]


def _hurt_self(table: Bones, seat: Seat) -> Sequence[int]:
    return (seat,) if table.hp[seat] < table.most_hp(seat) else ()


def _discovery(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if consumables(table, seat) else ()


def _charged_baddie(table: Bones, seat: Seat) -> Sequence[int]:
    return any_baddies(table, seat) if table.dice_in(table.locked, seat, "ecells") else ()


def _bashable(table: Bones, seat: Seat) -> Sequence[int]:
    dice = table.active[seat] + table.locked[seat] + table.rolled
    return _target(table, seat) if shield_total(dice) else ()


def _raging(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if rage_die(table, seat) else ()


def _few_axes(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.axes < 3 else ()


def _ordinary(table: Bones, seat: Seat) -> Sequence[int]:
    return () if table.plus[seat] else NONE


def _shielded_target(table: Bones, seat: Seat) -> Sequence[int]:
    found = _target(table, seat)
    shielded = [unit for unit in found if table.ones[unit] or table.twos[unit]]
    return shielded if has_active_room(table, seat) else ()


def _unused(table: Bones, seat: Seat) -> Sequence[int]:
    return () if seat in table.battle.grappling_guns else NONE


def _unused_baddie(table: Bones, seat: Seat) -> Sequence[int]:
    return () if seat in table.battle.boomerangs else any_baddies(table, seat)


def _unused_exhausted(table: Bones, seat: Seat) -> Sequence[int]:
    if seat in table.battle.utility_belts:
        return ()
    return [other for other in table.standing() if has_exhausted(table, other)]


def has_exhausted(table: Bones, seat: Seat) -> bool:
    """Whether any die of a Gearloc is exhausted."""
    return EXHAUSTED in table.skills[seat] or table.lost_atk[seat] > 0 or table.lost_def[seat] > 0


def _baddie_up_to_5(table: Bones, seat: Seat) -> Sequence[int]:
    return [unit for unit in any_baddies(table, seat) if 0 < points(table, unit) <= 5]


def _with_hp_die(table: Bones, seat: Seat) -> Sequence[int]:
    return NONE if table.bonus[4 * seat + HP] > 0 else ()


def _rolled_hit(table: Bones, seat: Seat) -> Sequence[int]:
    if not _target(table, seat):
        return ()
    return sorted({die.n for die in table.rolled if die.icon == "attack"})


AIMS: dict[PlanAim, Callable[[Bones, Seat], Sequence[int]]] = {
    "none": _none,
    "target": _target,
    "rolled_parts": _rolled_parts,
    "rolled": _rolled,
    "movable": _movable,
    "hurt_gearloc": _hurt_gearloc,
    "hurt_self": _hurt_self,
    "discovery": _discovery,
    "charged_baddie": _charged_baddie,
    "bashable": _bashable,
    "raging": _raging,
    "few_axes": _few_axes,
    "ordinary": _ordinary,
    "shielded_target": _shielded_target,
    "unused": _unused,
    "unused_baddie": _unused_baddie,
    "unused_exhausted": _unused_exhausted,
    "baddie_up_to_5": _baddie_up_to_5,
    "with_hp_die": _with_hp_die,
    "rolled_hit": _rolled_hit,
}
