"""Lockpicking: three action dice against a row of locks, with a little intuition."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.box.components import component_file
from rouages.games.too_many_bones.box.words import (
    Intuition,
    Lock,
    LockType,
    PickFace,
    ToolName,
    words,
)
from rouages.games.too_many_bones.events.adventure import LockHeld, LockOpened, LocksRolled
from rouages.games.too_many_bones.party.hands import holder, use
from rouages.games.too_many_bones.reasons import DiceDoNotOpen, NoReroll, RetriedAlready, ToolNotHeld
from rouages.games.too_many_bones.table import Bones

KINDS: tuple[LockType, ...] = ("L", "T", "F")
_RAW = component_file("dice.json")
ACTION_DICE = tuple(
    tuple((int(face[0]), KINDS.index(face[1])) for face in die) for die in _RAW["lockpicking"]
)
INTUITION = msgspec.convert([face.removesuffix("+1") for face in _RAW["intuition"]], tuple[Intuition, ...])
BOOSTS: dict[ToolName, int] = {"multi_tool": 1, "prying_iron": 2, "stone_hammer": 4}
RETRIED = 4
"""The bit of `Today.used` for the one retry a day."""
VALUE, KIND, SPENT = range(3)
"""The three numbers that `pick_dice` keeps of each die; the intuition die is the tenth."""


def encode(lock: Lock) -> int:
    """A lock as one number: difficulty and type."""
    return int(lock[0]) * 3 + KINDS.index(lock[1])


LOCKS: tuple[Lock, ...] = words(Lock)
DECODED = {encode(lock): lock for lock in LOCKS}


def decode(lock: int) -> Lock:
    """A lock as it is written on the card."""
    return DECODED[lock]


def difficulty(table: Bones, lock: int) -> int:
    """A Locksmith Manual makes every lock of the party one easier."""
    return lock // 3 - (1 if holder(table, "locksmith_manual") is not None else 0)


class Attempt(Step[Bones], frozen=True):
    """One attempt on the locks that lie open on the table."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """All dice are fresh."""
        table.pick_dice = [0] * 10
        table.first_roll = True
        table.then(EndAttempt())
        roll_locks(table, self.seat)


class EndAttempt(Step[Bones], frozen=True):
    """The dice are put away."""

    def run(self, table: Bones) -> None:
        """Nothing of the attempt is left but the locks that it opened."""
        table.pick_dice = []
        table.first_roll = False


def roll_locks(table: Bones, seat: Seat) -> None:
    """Roll every die that is not exhausted, and intuition."""
    dice = table.pick_dice
    sides = table.rng.throw(4, "lockpicking")
    for number in range(3):
        if not dice[3 * number + SPENT]:
            show_face(dice, number, sides[number])
    dice[9] = sides[3]
    _tell(table, seat)
    table.then(PickLock(seat))


def show_face(dice: list[int], number: int, side: int) -> None:
    dice[3 * number + VALUE], dice[3 * number + KIND] = ACTION_DICE[number][side]


def _tell(table: Bones, seat: Seat) -> None:
    dice = table.pick_dice
    shown = [
        PickFace(f"{dice[3 * number + VALUE]}{KINDS[dice[3 * number + KIND]]}")
        for number in range(3)
        if not dice[3 * number + SPENT]
    ]
    table.say(LocksRolled(seat, tuple(shown), INTUITION[dice[9]]))


class OpenLock(Choice, frozen=True):
    """Open the lock with these dice as they lie."""

    dice: tuple[int, ...]


class OpenByIntuition(Choice, frozen=True):
    """Open the lock with these dice, one of which intuition converts or saves."""

    dice: tuple[int, ...]
    bent: int
    by: Intuition


class RerollPick(Choice, frozen=True):
    """Roll one action die again: by intuition (with that die), or with powder."""

    die: int
    by: Literal["intuition", "powder"]


class BoostPick(Choice, frozen=True):
    """A Loot card adds to one action die."""

    loot: ToolName
    die: int


class MechPick(Choice, frozen=True):
    """A Mech-Pick opens the lock by itself."""


class Retry(Choice, frozen=True):
    """All four dice again: once a day, after a first roll that opened nothing."""


class StopPicking(Choice, frozen=True):
    """Leave it."""


MECH_PICK, RETRY, STOP_PICKING = MechPick(), Retry(), StopPicking()


class PickLock(Decision[Bones, Choice], frozen=True):
    """What is done with the lockpicking dice."""

    rule = "lockpicking"

    def options(self, table: Bones) -> Sequence[Choice]:
        """Open the leftmost lock, change the dice, or stop."""
        found: list[Choice] = list(openings(table))
        fresh = [number for number in range(3) if not table.pick_dice[3 * number + SPENT]]
        if INTUITION[table.pick_dice[9]] == "reroll":
            found += [RerollPick(number, "intuition") for number in fresh]
        found += _loot_options(table, self.seat, fresh)
        if table.first_roll and not table.today.used[self.seat] & RETRIED:
            found.append(RETRY)
        found.append(STOP_PICKING)
        return found

    def resolve(self, table: Bones, choice: Choice) -> None:
        """The attempt ends when nothing opens the lock."""
        seat = self.seat
        match choice:
            case OpenLock() | OpenByIntuition():
                _open(table, seat, choice)
            case RerollPick():
                _reroll(table, seat, choice)
            case BoostPick():
                owner = seat if choice.loot != "multi_tool" else holder(table, choice.loot)
                use(table, seat if owner is None else owner, choice.loot)
                table.pick_dice[3 * choice.die + VALUE] += BOOSTS[choice.loot]
                table.then(self)
            case MechPick():
                use(table, seat, "mech_pick")
                _next_lock(table, seat)
            case Retry():
                table.today.use(seat, RETRIED)
                table.first_roll = False
                roll_locks(table, seat)
            case _:
                table.first_roll = False
                table.say(LockHeld(seat))

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """What it would take is not there."""
        match choice:
            case OpenLock() | OpenByIntuition():
                return DiceDoNotOpen()
            case RerollPick():
                return NoReroll()
            case BoostPick() | MechPick():
                return ToolNotHeld()
            case Retry():
                return RetriedAlready()
        return AnotherQuestion(self)


def openings(table: Bones) -> list[OpenLock | OpenByIntuition]:
    """The smallest sets of dice that open the leftmost lock, with or without intuition."""
    lock = table.locks[0]
    kind, needed = lock % 3, difficulty(table, lock)
    dice = table.pick_dice
    fresh = [number for number in range(3) if not dice[3 * number + SPENT]]
    values = {number: dice[3 * number + VALUE] for number in fresh if dice[3 * number + KIND] == kind}
    found: list[OpenLock | OpenByIntuition] = [OpenLock(group) for group in _smallest(values, needed)]
    by = INTUITION[dice[9]]
    if by == "reroll":
        return found
    for number in fresh:
        if (by == "convert") == (dice[3 * number + KIND] != kind):
            bent = {**values, number: dice[3 * number + VALUE] + (by == "save")}
            groups = [group for group in _smallest(bent, needed) if number in group]
            found += [OpenByIntuition(group, number, by) for group in groups]
    return found


def _smallest(values: dict[int, int], needed: int) -> list[tuple[int, ...]]:
    """The groups of dice that reach a difficulty and could spare none."""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(values) + 1):
        for group in combinations(sorted(values), size):
            total = sum([values[number] for number in group])
            if total >= needed and not any(set(smaller) <= set(group) for smaller in found):
                found.append(group)
    return found


def _loot_options(table: Bones, seat: Seat, fresh: list[int]) -> list[Choice]:
    """Tools that add to a die, a pick that needs none, powder that rolls one again."""
    found: list[Choice] = []
    kind = table.locks[0] % 3
    fitting = [number for number in fresh if table.pick_dice[3 * number + KIND] == kind]
    for loot in BOOSTS:
        if table.held(seat, loot) or (loot == "multi_tool" and holder(table, loot) is not None):
            found += [BoostPick(loot, number) for number in fitting]
    if table.held(seat, "mech_pick") and difficulty(table, table.locks[0]) <= 4:
        found.append(MECH_PICK)
    if table.held(seat, "reflex_powder"):
        found += [RerollPick(number, "powder") for number in fresh]
    return found


def _open(table: Bones, seat: Seat, choice: OpenLock | OpenByIntuition) -> None:
    """The dice used are exhausted, but for one that intuition saves."""
    saved = choice.bent if isinstance(choice, OpenByIntuition) and choice.by == "save" else None
    for number in choice.dice:
        if number != saved:
            table.pick_dice[3 * number + SPENT] = 1
    _next_lock(table, seat)


def _next_lock(table: Bones, seat: Seat) -> None:
    """The lock stays open; go on with the dice that are left."""
    table.say(LockOpened(seat, decode(table.locks.pop(0))))
    table.first_roll = False
    if table.locks and not all(table.pick_dice[3 * number + SPENT] for number in range(3)):
        roll_locks(table, seat)
    elif table.locks:
        table.say(LockHeld(seat))


def _reroll(table: Bones, seat: Seat, choice: RerollPick) -> None:
    """One die again; intuition rolls itself with it."""
    if choice.by == "powder":
        use(table, seat, "reflex_powder")
        show_face(table.pick_dice, choice.die, table.rng.throw(1, "lockpicking")[0])
    else:
        sides = table.rng.throw(2, "lockpicking")
        show_face(table.pick_dice, choice.die, sides[0])
        table.pick_dice[9] = sides[1]
    _tell(table, seat)
    table.then(PickLock(seat))
