"""Scouting: the first face-down Baddie of a stack is turned up, and may go under it."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.chips import CHIPS, POINTS
from rouages.games.too_many_bones.box.words import ChipName
from rouages.games.too_many_bones.events.adventure import Scouted, ScoutedAway
from rouages.games.too_many_bones.reasons import BeyondScouting
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.queue import FACE_UP


def first_hidden(table: Bones, rank: int) -> int:
    """The place in a stack of its first face-down chip from the top; -1 if there is none."""
    stack = table.stacks[rank]
    for place in reversed(range(len(stack))):
        if table.known[stack[place]] != FACE_UP:
            return place
    return -1


class Stack(Choice, frozen=True):
    """A stack of Baddies by their points."""

    points: int


STACKS = tuple(Stack(points) for points in POINTS)


class ScoutFreely(Step[Bones], frozen=True):
    """One Baddie of any stack is turned up."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """If there is one."""
        scout(table, self.seat, 2)


def scout(table: Bones, seat: Seat, highest: int) -> None:
    """Choose among the stacks up to this rank, if there are several."""
    ranks = [rank for rank in range(highest + 1) if first_hidden(table, rank) >= 0]
    if len(ranks) == 1:
        turn_up(table, seat, ranks[0])
    elif ranks:
        table.then(ChooseStack(seat, highest))


def turn_up(table: Bones, seat: Seat, rank: int) -> None:
    """The first hidden Baddie of a stack is seen, and may go under it."""
    chip = table.stacks[rank][first_hidden(table, rank)]
    table.known[chip] = FACE_UP
    table.say(Scouted(seat, CHIPS[chip].id))
    table.then(BuryScouted(seat, chip, CHIPS[chip].id))


class ChooseStack(Decision[Bones, Stack], frozen=True):
    """Which stack a Gearloc scouts."""

    rule = "queue"
    otherwise = BeyondScouting()
    highest: int

    def options(self, table: Bones) -> Sequence[Stack]:
        """Those that the roll allows."""
        return [STACKS[rank] for rank in range(self.highest + 1) if first_hidden(table, rank) >= 0]

    def resolve(self, table: Bones, choice: Stack) -> None:
        turn_up(table, self.seat, POINTS.index(choice.points))


class Buried(Choice, frozen=True):
    """Put it under the stack, or leave it."""

    buried: bool


BURIED = (Buried(True), Buried(False))


class BuryScouted(Decision[Bones, Buried], frozen=True):
    """Whether a scouted Baddie goes under its stack."""

    rule = "queue"
    chip: int
    name: ChipName

    def options(self, table: Bones) -> Sequence[Buried]:
        return BURIED

    def resolve(self, table: Bones, choice: Buried) -> None:
        """Under the stack it lies face down, but everybody remembers it."""
        if choice.buried:
            stack = next(stack for stack in table.stacks if self.chip in stack)
            stack.remove(self.chip)
            stack.insert(0, self.chip)
            table.known[self.chip] = 1
            table.say(ScoutedAway(self.seat, CHIPS[self.chip].id))
