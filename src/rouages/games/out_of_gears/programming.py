"""Phase 1: programming the robots, all at once and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Together
from rouages.games.out_of_gears.components import CARDS, UPGRADES, Action
from rouages.games.out_of_gears.events import Programmed
from rouages.games.out_of_gears.table import Gears, Robot


class Programme(Choice, frozen=True):
    """An action card, or the upgrade in place of a whole programme."""

    action: Action


class Target(Choice, frozen=True):
    """A number card: the robot to attack (the own number: defence), or the dump."""

    number: int


class RobotNotInPlay(Reason, frozen=True):
    """The robot of this number does not play, so its dump is closed."""

    rule = "setup"
    number: int


class ActionInUse(Reason, frozen=True):
    """The other robot of the same player has this action card (ruling 28)."""

    rule = "two_robots"
    action: Action


class NoSuchUpgrade(Reason, frozen=True):
    """This seat does not hold this upgrade."""

    rule = "upgrades"
    action: Action


PROGRAMMES = {action: Programme(action) for action in Action}
PLAIN_PROGRAMMES = tuple(PROGRAMMES[card] for card in CARDS)


@cache
def targets(robots: tuple[Robot, ...]) -> tuple[Target, ...]:
    """The number cards of the robots in play."""
    return tuple(Target(robot) for robot in robots)


class ChooseAction(Decision[Gears, Programme], frozen=True):
    """What a robot will do this turn."""

    rule = "programming"
    robot: Robot

    def options(self, table: Gears) -> Sequence[Programme]:
        """One of the three action cards that the other robot does not use, or the upgrade."""
        upgrade = table.upgrades[self.seat]
        team = table.teams[self.seat]
        if len(team) == 1:
            return (*PLAIN_PROGRAMMES, PROGRAMMES[upgrade]) if upgrade else PLAIN_PROGRAMMES
        in_use = [table.actions[robot] for robot in team]
        cards = (*CARDS, upgrade) if upgrade else CARDS
        return [PROGRAMMES[card] for card in cards if card not in in_use]

    def resolve(self, table: Gears, choice: Programme) -> None:
        """An action card wants a number; an upgrade is a whole programme."""
        table.actions[self.robot] = choice.action
        if choice.action in CARDS:
            table.then(ChooseNumber(self.seat, self.robot))
        else:
            table.say(Programmed(self.seat, self.robot))

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """The card is with the other robot, or the upgrade is not held."""
        if not isinstance(choice, Programme):
            return AnotherQuestion(self)
        if choice.action in UPGRADES and choice.action != table.upgrades[self.seat]:
            return NoSuchUpgrade(choice.action)
        return ActionInUse(choice.action)


class ChooseNumber(Decision[Gears, Target], frozen=True):
    """Which number goes with the action."""

    rule = "programming"
    robot: Robot

    def options(self, table: Gears) -> Sequence[Target]:
        """Any robot in play."""
        return targets(table.robots)

    def resolve(self, table: Gears, choice: Target) -> None:
        """The programme is whole."""
        table.numbers[self.robot] = choice.number
        table.say(Programmed(self.seat, self.robot))

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """That robot is not in play."""
        return RobotNotInPlay(choice.number) if isinstance(choice, Target) else AnotherQuestion(self)


def programme_all(table: Gears) -> Together:
    """Every seat programmes its robots, at the same time as the others."""
    return Together.of([ChooseAction(seat, robot) for seat, team in enumerate(table.teams) for robot in team])
