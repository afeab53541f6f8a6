"""Phase 3: assembling gears, two at a time, where they are safe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.out_of_gears.events import Assembled
from rouages.games.out_of_gears.gears import ONE, Kind, Pile, listed, size
from rouages.games.out_of_gears.table import Gears, Phase, Robot


class Pair(Choice, frozen=True):
    """Two gears for the circuit."""

    first: Kind
    second: Kind


@cache
def pairs(gears: Pile) -> tuple[Pair, ...]:
    """The different pairs in a pile."""
    return tuple(Pair(*pair) for pair in sorted(set(combinations(listed(gears), 2))))


class AssembleGears(Step[Gears], frozen=True):
    """Each robot that carries three gears or more puts exactly two into its circuit (ruling 23)."""

    def run(self, table: Gears) -> None:
        """Those with something to choose choose at the same time."""
        table.phase = Phase.ASSEMBLE
        table.then(CloseCircuits())
        loaded = [robot for robot in table.robots if size(table.carried[robot]) >= 3]
        table.ask_together([Assemble(table.owner[robot], robot) for robot in loaded])


class PairNotCarried(Reason, frozen=True):
    """The robot does not carry these two gears."""

    rule = "assembly"
    robot: Robot
    first: Kind
    second: Kind


class Assemble(Decision[Gears, Pair], frozen=True):
    """Which two gears a robot puts into its circuit."""

    rule = "assembly"
    robot: Robot

    def options(self, table: Gears) -> Sequence[Pair]:
        """Any two that it carries."""
        return pairs(table.carried[self.robot])

    def resolve(self, table: Gears, choice: Pair) -> None:
        """They are moved when everybody has chosen."""
        table.chosen[self.robot] = ONE[choice.first] + ONE[choice.second]

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """The robot does not carry both."""
        if isinstance(choice, Pair):
            return PairNotCarried(self.robot, choice.first, choice.second)
        return AnotherQuestion(self)


class CloseCircuits(Step[Gears], frozen=True):
    """The chosen gears are moved into the circuits."""

    def run(self, table: Gears) -> None:
        """All at once."""
        for robot in table.robots:
            if gears := table.chosen[robot]:
                table.chosen[robot] = 0
                store(table, robot, gears)


def store(table: Gears, robot: Robot, gears: Pile) -> None:
    """Move gears that a robot carries into its circuit."""
    table.carried[robot] -= gears
    table.circuit[robot] += gears
    table.say(Assembled(table.owner[robot], robot, listed(gears)))
