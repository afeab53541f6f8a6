"""Bebebots: two robots of one model whose sizes add up to five make one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import (
    BEBEBOT,
    MODEL_OF,
    MODELS,
    NOTHING,
    PLAIN_ROBOTS,
    SIZE_OF,
    Model,
    Robot,
)
from rouages.games.cyberion.deck import shuffle_in
from rouages.games.cyberion.events.factory import BebebotMade
from rouages.games.cyberion.reasons import WithoutExtension
from rouages.games.cyberion.table import Cyberion, Row

PARENTS_SIZE = 5


class MakeBebebot(Choice, frozen=True):
    """Make the Bebebot of a model."""

    model: Model

    def act(self, table: Cyberion, seat: Seat) -> None:
        """Who are its parents?"""
        table.ask(ChooseParents(seat, self.model))


MAKINGS: tuple[MakeBebebot, ...] = tuple(MakeBebebot(model) for model in MODELS)


def makings(table: Cyberion) -> list[MakeBebebot]:
    """The Bebebots in the Limbots with two parents in the rows."""
    found = {MODEL_OF[robot] for robot, _ in parents_among(table.hand())}
    return [MAKINGS[model] for model in table.limbots if model in found]


def partner_of(robot: Robot) -> Robot:
    """The robot of the same model with which a size adds up to five; nobody goes with size 5."""
    return robot + PARENTS_SIZE - 2 * SIZE_OF[robot] if SIZE_OF[robot] < PARENTS_SIZE else NOTHING


def parents_among(robots: list[Robot]) -> list[tuple[Robot, Robot]]:
    """Two of one model whose sizes add up to five, no Multibots (rulings 26, 32)."""
    present = {robot for robot in robots if robot < PLAIN_ROBOTS}
    return [(robot, partner_of(robot)) for robot in sorted(present) if robot < partner_of(robot) in present]


class Parents(Choice, frozen=True):
    """Two robots, each in its row."""

    row: Row
    robot: Robot
    other_row: Row
    other: Robot


class NotParents(Reason, frozen=True):
    """Parents are two robots of the model in the rows whose sizes add up to five."""

    rule = "bebebots"
    model: Model


class ChooseParents(Decision[Cyberion, Parents], frozen=True):
    """Which two robots make a Bebebot."""

    rule = "bebebots"
    model: Model

    def options(self, table: Cyberion) -> Sequence[Parents]:
        """Each different pair, by row."""
        robots = sorted(
            {
                (robot, row)
                for row, there in enumerate(table.rows)
                for robot in there
                if robot < PLAIN_ROBOTS and MODEL_OF[robot] == self.model
            }
        )
        return [
            Parents(row, robot, other_row, other)
            for (robot, row), (other, other_row) in combinations(robots, 2)
            if SIZE_OF[robot] + SIZE_OF[other] == PARENTS_SIZE
        ]

    def resolve(self, table: Cyberion, choice: Parents) -> None:
        """The three are shuffled into the deck."""
        table.rows[choice.row].remove(choice.robot)
        table.rows[choice.other_row].remove(choice.other)
        table.limbots.remove(self.model)
        shuffle_in(table, (choice.robot, choice.other, BEBEBOT + self.model))
        table.say(BebebotMade(self.seat, self.model, (choice.robot, choice.other)))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """Another model, other sizes, or not there."""
        return NotParents(self.model) if isinstance(choice, Parents) else AnotherQuestion(self)


class NotInLimbots(Reason, frozen=True):
    """The Bebebot of this model is not in the Limbots."""

    rule = "bebebots"
    model: Model


class NoParents(Reason, frozen=True):
    """No two robots of this model have sizes that add up to five."""

    rule = "bebebots"
    model: Model


def why_not_make(table: Cyberion, model: Model) -> Reason:
    """No Bebebots in this game, it is made already, or nobody can make it."""
    if not table.options.bebebots:
        return WithoutExtension()
    return NoParents(model) if model in table.limbots else NotInLimbots(model)
