"""A Gearloc's turn: start, movement, target, dice; what follows the roll is in `resolving.py`."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import DEX, NOBODY
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE, d6
from rouages.games.too_many_bones.box.effects import WEAKEN
from rouages.games.too_many_bones.box.mat import NEIGHBOURS, Position
from rouages.games.too_many_bones.events.adventure import NumberRolled
from rouages.games.too_many_bones.events.battle import Targeted
from rouages.games.too_many_bones.gearlocs import loot as battle_loot
from rouages.games.too_many_bones.gearlocs.any_time import AnyTime, any_time, do_any_time
from rouages.games.too_many_bones.gearlocs.bracing import Brace
from rouages.games.too_many_bones.gearlocs.choices import Drop
from rouages.games.too_many_bones.gearlocs.resolving import Resolve, drop, drops
from rouages.games.too_many_bones.gearlocs.rolling import roll_dice
from rouages.games.too_many_bones.gearlocs.selecting import (
    ROLL_THEM,
    PickSkill,
    RollThem,
    against_picking,
    is_calm,
    number_of,
    pickable,
    prepare,
)
from rouages.games.too_many_bones.gearlocs.start import (
    EndTurn,
    MajorRecovery,
    major_recovery,
    may_act,
    start_healing,
    wear_off,
)
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe, foe
from rouages.games.too_many_bones.gearlocs.why_not import NotInSlots, against_doing
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.moving import SPOTS, Spot, free_beside, move
from rouages.games.too_many_bones.units.start_order import tick
from rouages.games.too_many_bones.units.targets import targets, why_no_target


class GearlocTurn(Step[Bones], frozen=True):
    """Start effects, movement, target, dice, resolution, end."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """What it suffers comes first; Loot may come even before."""
        wear_off(table, self.seat)
        table.then(StartEffects(self.seat))
        Brace(self.seat).run(table)


class StartEffects(Step[Bones], frozen=True):
    """Poison and bleeding on a Gearloc, and what heals it."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Then its turn."""
        table.turn.recovery = major_recovery(table, self.seat)
        tick(table, self.seat, start_healing(table, self.seat), 0, TakeTurn(self.seat))


class TakeTurn(Step[Bones], frozen=True):
    """What a Gearloc does itself in its turn."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """A Stunned or KO'd Gearloc goes no further."""
        seat = self.seat
        acts = may_act(table, seat)
        if not settle(table):
            return
        table.rolled = []
        table.picked = []
        table.target = NOBODY
        if not acts or not table.stands(seat):
            table.then(EndTurn(seat))
            return
        table.dex = max(0, table.stat(seat, DEX) - table.has(seat, WEAKEN))
        table.then(*innate_first(table, seat), Walk(seat), TargetFoe(seat), Select(seat))


def innate_first(table: Bones, seat: Seat) -> list[Step[Bones]]:
    """What the innate asks first, unless it was needed before the pain."""
    return [MajorRecovery(seat)] if table.turn.recovery else []


class Walk(Step[Bones], frozen=True):
    """Movement: each step to a free place beside costs 1 DEX."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask as long as there is anything to do; only to take dice out nobody is asked here."""
        seat = self.seat
        if not table.stands(seat):
            return
        if can_step(table, seat) or battle_loot.options(table, seat) or any_time(table, seat):
            table.then(WalkOrStay(seat))


class Stay(Choice, frozen=True):
    """Go on from here."""


STAY = Stay()


class Nailed(Reason, frozen=True):
    """There is no DEX for another step."""

    rule = "gearloc_turn"


class StepTaken(Reason, frozen=True):
    """A step leads to a free place beside."""

    rule = "gearloc_turn"


class CannotStep(Reason, frozen=True):
    """Nobody takes a step in a single lane, nor stuck in the mud."""

    rule = "encounter"


class WalkOrStay(Decision[Bones, Choice], frozen=True):
    """Whether a Gearloc takes a step, and what else it does before it aims."""

    rule = "gearloc_turn"

    def options(self, table: Bones) -> Sequence[Choice]:
        """Stay, a free place beside, a Loot card, a die that works at any time, or one that is taken out."""
        found: list[Choice] = [STAY]
        if can_step(table, self.seat):
            found += [SPOTS[place] for place in free_beside(table, self.seat)]
        found += battle_loot.options(table, self.seat)
        return found + any_time(table, self.seat) + drops(table, self.seat)

    def resolve(self, table: Bones, choice: Choice) -> None:
        """Ask again after anything but staying."""
        if isinstance(choice, Stay):
            return
        table.then(Walk(self.seat))
        if isinstance(choice, Spot):
            step(table, self.seat, choice.place)
        elif isinstance(choice, battle_loot.UseLoot):
            battle_loot.use_in_battle(table, self.seat, choice)
        elif isinstance(choice, AnyTime):
            do_any_time(table, self.seat, choice)
        elif isinstance(choice, Drop):
            drop(table, self.seat, choice)
        settle(table)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Most often there is no DEX left."""
        if not isinstance(choice, Spot):
            return against_doing(table, self.seat, choice) or AnotherQuestion(self)
        if table.dex < step_cost(table):
            return Nailed()
        return CannotStep() if table.turn.stuck or table.rules.one_lane else StepTaken()


def can_step(table: Bones, seat: Seat) -> bool:
    """Whether there is DEX and room for a step."""
    if table.dex < step_cost(table) or table.turn.stuck or table.rules.one_lane:
        return False
    mat = table.mat
    return any([mat[place] < 0 for place in NEIGHBOURS[table.at[seat]]])


def step_cost(table: Bones) -> int:
    """One DEX; two in Drellen's bog."""
    return table.rules.step_cost


def step(table: Bones, seat: Seat, place: Position) -> None:
    """Take a step; in the mud the first one needs luck."""
    if table.rules.mud and not table.turn.mud_tested:
        table.turn.mud_tested = True
        number = d6(table.rng)
        table.say(NumberRolled(seat, number))
        if number <= 3:
            table.turn.stuck = True
            return
    table.dex -= step_cost(table)
    move(table, seat, place)


class TargetFoe(Step[Bones], frozen=True):
    """Target: one foe for ATK dice, skills and plans."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """A Micro Neural Implant aims after the roll."""
        if table.stands(self.seat) and not table.held(self.seat, "micro_neural_implant"):
            ask_target(table, self.seat)


def ask_target(table: Bones, seat: Seat) -> None:
    """Ask if there is anybody to aim at."""
    if targets(table, seat):
        table.then(ChooseTarget(seat))


class NoTarget(Choice, frozen=True):
    """Aim at nobody this turn."""


NO_TARGET = NoTarget()


class ChooseTarget(Decision[Bones, Foe | NoTarget], frozen=True):
    """Whom a Gearloc targets."""

    rule = "gearloc_turn"

    def options(self, table: Bones) -> Sequence[Foe | NoTarget]:
        """Any legal target, or none."""
        return [*[foe(table, unit) for unit in targets(table, self.seat)], NO_TARGET]

    def resolve(self, table: Bones, choice: Foe | NoTarget) -> None:
        """Remember it for this turn."""
        if isinstance(choice, Foe):
            aim_at(table, self.seat, choice.unit)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Out of reach, hidden, or bound by a taunt; Loot has its moments."""
        if isinstance(choice, Foe):
            return why_no_target(table, self.seat, choice.unit)
        return too_soon_for_loot(table, self.seat, choice) or AnotherQuestion(self)


class BeforeOrAfter(Reason, frozen=True):
    """Loot is used while one walks, and after the roll: in between it would change nothing (ruling 95)."""

    rule = "loot"


def too_soon_for_loot(table: Bones, seat: Seat, choice: Choice) -> Reason | None:
    """Why Loot is not offered between walking and the roll; None if the choice is about something else."""
    if not isinstance(choice, battle_loot.UseLoot):
        return None
    usable = any(option.loot == choice.loot for option in battle_loot.options(table, seat))
    return BeforeOrAfter() if usable else battle_loot.against(table, seat, choice)


def aim_at(table: Bones, seat: Seat, unit: int) -> None:
    """This is the target now."""
    table.target = unit
    table.say(Targeted(seat, table.name(seat), unit, table.name(unit)))


class Select(Step[Bones], frozen=True):
    """Choose dice, one DEX each, then roll them all at once."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask as long as another die can be chosen."""
        if not table.stands(self.seat):
            table.then(EndTurn(self.seat))
            return
        if table.dex > 0 and (pickable(table, self.seat) or drops(table, self.seat)):
            table.then(PickDie(self.seat))
        else:
            table.then(Throw(self.seat))


class PickDie(Decision[Bones, Choice], frozen=True):
    """Which die a Gearloc adds to the roll."""

    rule = "gearloc_turn"

    def options(self, table: Bones) -> Sequence[Choice]:
        """White dice up to the stat, ready skills, or enough; dice in slots may make room for others."""
        found = pickable(table, self.seat) if table.dex > 0 else []
        found.append(ROLL_THEM)
        return found + drops(table, self.seat)

    def resolve(self, table: Bones, choice: Choice) -> None:
        """A grenade wants an aim."""
        if isinstance(choice, RollThem):
            table.then(Throw(self.seat))
            return
        table.then(Select(self.seat))
        if isinstance(choice, Drop):
            drop(table, self.seat, choice)
            return
        number = number_of(table, self.seat, choice)
        if isinstance(choice, PickSkill):
            prepare(table, self.seat, number)
        table.picked.append(number)
        table.dex -= 1

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """No DEX, no such die, or not by today's card; Loot has its moments."""
        if isinstance(choice, Drop):
            return NotInSlots()
        too_soon = too_soon_for_loot(table, self.seat, choice)
        known = too_soon or against_picking(table, self.seat, choice, dex=table.dex)
        return known or AnotherQuestion(self)


class Throw(Step[Bones], frozen=True):
    """All chosen dice are rolled at once, with those that Loot adds."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Then they are used in any order."""
        seat = self.seat
        numbers, table.picked = table.picked, []
        table.turn.rolled = True
        aims = table.target >= 0 or table.held(seat, "micro_neural_implant")
        if aims and not is_calm(table, seat):
            numbers += [ATTACK_DIE] * (table.turn.extra_attack + trophies(table, seat))
        if table.held(seat, "reinforced_buckler") and not table.rules.no_defence:
            numbers.append(DEFENCE_DIE)
        table.turn.attack_dice = numbers.count(ATTACK_DIE)
        table.turn.defence_dice = numbers.count(DEFENCE_DIE)
        table.then(Resolve(seat))
        roll_dice(table, seat, numbers)
        settle(table)


def trophies(table: Bones, seat: Seat) -> int:
    """One more ATK die for each trophy of the target's type."""
    if table.target < 0 or not table.held(seat, "hunters_body_count_necklace"):
        return 0
    kind = CHIPS[table.chip[table.target]].type
    return sum([CHIPS[chip].type == kind for chip in table.trophies])
