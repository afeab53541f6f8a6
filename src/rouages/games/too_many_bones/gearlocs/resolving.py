"""After the roll: dice are used in any order, until the Gearloc has done."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE, GEARLOC, SKILL_DICE, Die
from rouages.games.too_many_bones.box.effects import TERRIFY
from rouages.games.too_many_bones.events.battle import Targeted
from rouages.games.too_many_bones.events.dice import DiceLost, DieIgnored, SkillUsed
from rouages.games.too_many_bones.gearlocs import loot as battle_loot
from rouages.games.too_many_bones.gearlocs import plans
from rouages.games.too_many_bones.gearlocs.any_time import AnyTime, any_time, do_any_time
from rouages.games.too_many_bones.gearlocs.choices import (
    DONE,
    ONE_MORE,
    Aim,
    Done,
    Drop,
    LockShield,
    OneMore,
    Shield,
    StoreBones,
    Strike,
    UseDie,
)
from rouages.games.too_many_bones.gearlocs.rolling import BONES
from rouages.games.too_many_bones.gearlocs.selecting import PickOneMore
from rouages.games.too_many_bones.gearlocs.shield_wall import may_lock
from rouages.games.too_many_bones.gearlocs.start import EndTurn
from rouages.games.too_many_bones.gearlocs.verbs.picket import sharpness
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.gearlocs.ways import WAYS, Ways, aimed, ends
from rouages.games.too_many_bones.gearlocs.why_not import against_using
from rouages.games.too_many_bones.party.slots import (
    exhaust,
    has_active_room,
    has_locked_room,
    keep,
    lock,
    rage,
    skill_id,
    store,
    take_back,
)
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.absorbing import zones
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.targets import targets


class Resolve(Step[Bones], frozen=True):
    """Ask until the Gearloc has done, or cannot go on."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """A Gearloc that fell in its own turn does nothing more."""
        if not table.stands(self.seat):
            put_back(table)
            table.then(EndTurn(self.seat))
            return
        decision = UseDice(self.seat)
        if is_busy(table, self.seat) or decision.options(table) != [DONE]:
            table.then(decision)
        else:
            table.then(Finish(self.seat))


def is_busy(table: Bones, seat: Seat) -> bool:
    """Whether a glance shows something to do: Bones, or a blow at the target."""
    aims = table.target >= 0
    return any([die.icon in BONES or (aims and die.icon == "attack") for die in table.rolled]) and (
        not aims or table.stands(table.target)
    )


NO_WAYS = Ways(())


class UseDice(Decision[Bones, Choice], frozen=True):
    """What a Gearloc does with its rolled dice, its plan, its Loot and its slots."""

    rule = "gearloc_turn"

    def options(self, table: Bones) -> Sequence[Choice]:
        """Each different thing once; a result that must be used keeps the turn open."""
        seat = self.seat
        found: dict[Choice, None] = {}
        must = False
        damage = 0
        for die in table.rolled:
            if die.icon == "attack":
                damage += die.n
            elif die.icon == "defence":
                _shield_options(table, seat, die, found)
            else:
                must |= _skill_options(table, seat, die, found)
        if damage and table.target >= 0 and table.stands(table.target):
            for blow in blows(table, seat, damage):
                found[Strike(blow)] = None
        _other_options(table, seat, found)
        if not must:
            found[DONE] = None
        return list(found)

    def resolve(self, table: Bones, choice: Choice) -> None:
        """Do it, then ask again."""
        seat = self.seat
        if isinstance(choice, Done):
            table.then(Finish(seat))
            return
        table.then(Resolve(seat))
        match choice:
            case Strike():
                strike(table, seat, choice.damage)
            case UseDie():
                use_die(table, seat, choice)
            case StoreBones():
                die = _rolled_die(table, seat, choice.skill, BONES)
                table.rolled.remove(die)
                store(table, seat, die)
            case Shield() | LockShield():
                _put_shield(table, seat, choice.value, to_lock=isinstance(choice, LockShield))
            case plans.UsePlan():
                plans.use(table, seat, choice)
            case battle_loot.UseLoot():
                battle_loot.use_in_battle(table, seat, choice)
            case AnyTime():
                do_any_time(table, seat, choice)
            case Drop():
                drop(table, seat, choice)
            case OneMore():
                table.turn.one_more = False
                table.then(PickOneMore(seat))
            case Aim():
                table.target = choice.unit
                table.turn.new_target = False
                table.say(Targeted(seat, table.name(seat), choice.unit, choice.name))
        settle(table)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Nothing of the kind was rolled, or it has no use."""
        return against_using(table, self.seat, choice) or AnotherQuestion(self)


def _shield_options(table: Bones, seat: Seat, die: Die, found: dict[Choice, None]) -> None:
    if has_active_room(table, seat):
        found[Shield(die.n)] = None
    if may_lock(table, seat):
        found[LockShield(die.n)] = None


def _skill_options(table: Bones, seat: Seat, die: Die, found: dict[Choice, None]) -> bool:
    """The ways to use a skill die; whether it must be used."""
    skill = skill_id(table, die)
    if die.icon in BONES:
        found[StoreBones(skill, die.n)] = None
        if table.plus[seat] and skill in ("element", "casing", "fuse") and has_locked_room(table, seat):
            found[UseDie(skill, die.icon, die.n, "add_parts", None, None, None)] = None
        facts = GEARLOC[table.who[seat]].skills[die.number]
        return die.number in SKILL_DICE and facts.faces[die.face].forced
    ways = WAYS[table.who[seat]].get(die.icon, NO_WAYS)
    usable = False
    for verb, aim in ways.rolled:
        for on in ends(table, seat, die, verb, aim):
            usable = True
            found[UseDie(skill, die.icon, die.n, verb, *aimed(table, seat, aim, on))] = None
    return usable and ways.must


def _other_options(table: Bones, seat: Seat, found: dict[Choice, None]) -> None:
    """Plans, Loot, what works at any time, slots to be freed, a late target."""
    for group in (plans.options(table, seat), battle_loot.options(table, seat), any_time(table, seat)):
        for option in group:
            found[option] = None
    for option in drops(table, seat):
        found[option] = None
    late = table.turn.new_target or table.held(seat, "micro_neural_implant")
    if late and table.target < 0:
        for unit in targets(table, seat):
            found[Aim(unit, table.name(unit), table.at[unit])] = None
    if table.turn.one_more:
        found[ONE_MORE] = None


def drops(table: Bones, seat: Seat) -> list[Drop]:
    """The dice that a Gearloc may take out of its slots at any time in its turn, equal ones once."""
    if not (table.active[seat] or table.locked[seat]):
        return []
    found: dict[Drop, None] = {}
    for zone, dice in zones(table, seat):
        for die in dice:
            if die.icon != "rage":
                found[Drop(zone, skill_id(table, die), die.n)] = None
    return list(found)


def _rolled_die(table: Bones, seat: Seat, skill: str, icons: tuple[str, ...]) -> Die:
    return next(
        die
        for die in table.rolled
        if die.owner == seat and die.icon in icons and skill_id(table, die) == skill
    )


def use_die(table: Bones, seat: Seat, choice: UseDie) -> None:
    """A rolled die has its effect."""
    die = next(
        die
        for die in table.rolled
        if die.icon == choice.icon and die.n == choice.value and skill_id(table, die) == choice.skill
    )
    table.rolled.remove(die)
    table.say(SkillUsed(seat, choice.skill, die.icon, die.n))
    VERBS[choice.verb](table, seat, die, choice.end)


def blows(table: Bones, seat: Seat, damage: int) -> list[int]:
    """All ATK dice strike together, or fewer where that matters: a target breaks them or would fall (68)."""
    unit = table.target
    breaks = table.skill(unit, "break")
    extra, bears = sharpness(table, seat), endurance(table, unit)
    if not breaks and damage + extra < bears:
        return [damage]
    hits = [die.n for die in table.rolled if die.icon == "attack"]
    parts = [part for part in range(damage - 1, 0, -1) if fewest(hits, part)]
    return [damage, *[part for part in parts if breaks or part + extra < bears]]


def endurance(table: Bones, unit: Unit) -> int:
    """The damage of a blow that defeats a foe."""
    skin = max(0, table.skill(unit, "thick_skin") - table.turn.soaked[unit])
    return table.hp[unit] + table.ones[unit] + 2 * table.twos[unit] + skin


def fewest(hits: list[int], damage: int) -> list[int]:
    """As few of these hits as make exactly this damage; none if they cannot."""
    left, found = damage, []
    for hit in sorted(hits, reverse=True):
        if hit <= left:
            found.append(hit)
            left -= hit
    return [] if left else found


def strike(table: Bones, seat: Seat, damage: int) -> None:
    """ATK dice hit the target together; Lockdown's sword adds to it; Break takes dice away."""
    hits = fewest([die.n for die in table.rolled if die.icon == "attack"], damage)
    for hit in hits:
        table.rolled.remove(next(die for die in table.rolled if die.icon == "attack" and die.n == hit))
    unit = table.target
    breaks = table.skill(unit, "break")
    total = sum(hits) + sharpness(table, seat)
    table.turn.sharpened = True
    lost = harm(table, unit, total, seat, cause="attack", attack=True)
    attacked(table, seat, unit)
    if breaks and lost:
        _break_dice(table, seat, hits, total - lost)


def attacked(table: Bones, seat: Seat, unit: Unit) -> None:
    """ATK dice were rolled at a foe: it may take offence, and Tantrum's Rage goes up once a turn (31)."""
    if unit not in table.turn.attacked:
        table.turn.attacked += (unit,)
    if not table.turn.angered:
        table.turn.angered = True
        rage(table, seat, 1)


def _break_dice(table: Bones, seat: Seat, hits: list[int], blocked: int) -> None:
    """Every ATK die that took HP is exhausted; defence stopped the small ones first."""
    broken = 0
    for hit in sorted(hits):
        if blocked >= hit:
            blocked -= hit
        else:
            blocked = 0
            broken += 1
    if broken:
        table.lost_atk[seat] += broken
        table.say(DiceLost(seat, "atk", broken))


def _put_shield(table: Bones, seat: Seat, value: int, *, to_lock: bool) -> None:
    die = next(
        die
        for die in table.rolled
        if die.number == DEFENCE_DIE and die.icon == "defence" and die.n == value and die.owner == seat
    )
    table.rolled.remove(die)
    (lock if to_lock else keep)(table, seat, die)


def drop(table: Bones, seat: Seat, choice: Drop) -> None:
    """A die leaves its slot."""
    zone = table.active[seat] if choice.zone == "active" else table.locked[seat]
    die = next(die for die in zone if skill_id(table, die) == choice.skill and die.n == choice.value)
    zone.remove(die)
    exhaust(table, die)


def put_back(table: Bones) -> None:
    """Results that were not used are ignored; those that had to be are exhausted."""
    for die in table.rolled:
        if die.number in SKILL_DICE:
            ways = WAYS[table.who[die.owner]].get(die.icon, NO_WAYS)
            spent = ways.must or is_begun(table, die)
            (exhaust if spent else take_back)(table, die)
            table.say(DieIgnored(die.owner, skill_id(table, die)))
    table.rolled = []


def is_begun(table: Bones, die: Die) -> bool:
    """Whether a part of what a die has shown was used already."""
    return die.n < GEARLOC[table.who[die.owner]].skills[die.number].faces[die.face].n


class Finish(Step[Bones], frozen=True):
    """Baddies react to what hurt them, then the turn ends."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Lashback and Terrify."""
        if table.turn.attack_dice and table.target >= 0:
            attacked(table, self.seat, table.target)
        put_back(table)
        for unit in dict.fromkeys((*table.turn.struck, *table.turn.attacked)):
            react(table, unit, self.seat)
        if settle(table):
            table.then(EndTurn(self.seat))


def react(table: Bones, unit: Unit, seat: Seat) -> None:
    """A Baddie frightens its attacker; one that was hurt strikes back at one beside it."""
    if table.skill(unit, "terrify") and unit in table.turn.attacked:
        afflict(table, seat, TERRIFY, 2)
    back = table.skill(unit, "lashback")
    if back and unit in table.turn.struck and table.adjacent(unit, seat):
        harm(table, seat, back, unit, cause="lashback")
