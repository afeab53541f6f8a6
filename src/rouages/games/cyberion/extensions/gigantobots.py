"""Gigantobots: robots board them two by two; a full one repairs damage or brings valves."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.cyberion.components import (
    MODEL_OF,
    PLAIN_ROBOTS,
    SIZE_OF,
    VALVES,
    Robot,
    Trait,
)
from rouages.games.cyberion.deck import shuffle_in
from rouages.games.cyberion.events.factory import (
    DamageRepaired,
    GigantobotBoarded,
    GigantobotFinished,
    PilotDiscarded,
)
from rouages.games.cyberion.reasons import NoSuchRobot
from rouages.games.cyberion.table import ROWS, Cyberion, Row

FULL = 5
"""A Gigantobot with so many robots is done; a sixth may have come with the fifth."""


class PilotGigantobot(Choice, frozen=True):
    """Send two robots to pilot Gigantobots."""

    def act(self, table: Cyberion, seat: Seat) -> None:
        """Choose the two; then each goes aboard, and full ones are settled."""
        table.then(BoardPilots(seat), SettleGigantobots(seat))
        table.ask(ChoosePilot(seat))


PILOT = PilotGigantobot()


def pilotings(table: Cyberion) -> list[PilotGigantobot]:
    """Whether two robots can pilot."""
    return [PILOT] if table.options.gigantobots and _first_pilots(table) else []


def gigantobots_for(table: Cyberion, robot: Robot) -> list[Trait]:
    """The Gigantobots at work that accept a robot: that of its model, that of its size."""
    traits = (MODEL_OF[robot], 4 + SIZE_OF[robot])
    return [trait for trait in traits if not table.on_holiday[trait]]


def have_in_common(robot: Robot, other: Robot) -> bool:
    """Whether two robots have a model or a size in common."""
    return MODEL_OF[robot] == MODEL_OF[other] or SIZE_OF[robot] == SIZE_OF[other]


def _partners(table: Cyberion, robot: Robot, others: list[Robot]) -> set[Robot]:
    """The robots that can pilot with one: one of the two must find a Gigantobot (ruling 28)."""
    boards = bool(gigantobots_for(table, robot))
    return {
        other
        for other in others
        if other < PLAIN_ROBOTS and have_in_common(robot, other) and (boards or gigantobots_for(table, other))
    }


def _first_pilots(table: Cyberion) -> set[Robot]:
    hand = [robot for robot in table.hand() if robot < PLAIN_ROBOTS]
    found = set()
    for place, robot in enumerate(hand):
        if robot not in found and _partners(table, robot, hand[:place] + hand[place + 1 :]):
            found.add(robot)
    return found


class Pilot(Choice, frozen=True):
    """A robot that pilots."""

    row: Row
    robot: Robot


PILOTS: tuple[tuple[Pilot, ...], ...] = tuple(
    tuple(Pilot(row, robot) for robot in range(PLAIN_ROBOTS)) for row in ROWS
)


class NoPartner(Reason, frozen=True):
    """Two plain robots pilot that share a model or a size, one of them with a Gigantobot at work."""

    rule = "gigantobots"
    robot: Robot


class ChoosePilot(Decision[Cyberion, Pilot], frozen=True):
    """Which two robots pilot, one after the other; they must have a model or a size in common."""

    rule = "gigantobots"

    def options(self, table: Cyberion) -> Sequence[Pilot]:
        """Any with a partner, then any that goes with the first."""
        first = table.pilots
        fitting = _partners(table, first[0], table.hand()) if first else _first_pilots(table)
        return [
            PILOTS[row][robot]
            for row, robots in enumerate(table.rows)
            for robot in dict.fromkeys(robots)
            if robot in fitting
        ]

    def resolve(self, table: Cyberion, choice: Pilot) -> None:
        """It leaves its row."""
        table.rows[choice.row].remove(choice.robot)
        table.pilots.append(choice.robot)
        if len(table.pilots) == 1:
            table.ask(self)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is not there, or nobody pilots with it."""
        if not isinstance(choice, Pilot):
            return AnotherQuestion(self)
        there = choice.row in ROWS and choice.robot in table.rows[choice.row]
        return NoPartner(choice.robot) if there else NoSuchRobot(choice.row, choice.robot)


class BoardPilots(Step[Cyberion], frozen=True):
    """Each pilot boards a Gigantobot that shares its model or its size; one that cannot is discarded."""

    seat: Seat

    def run(self, table: Cyberion) -> None:
        """One after the other, the smaller number first."""
        if not table.pilots:
            return
        table.pilots.sort()
        table.then(BoardPilots(self.seat))
        robot = table.pilots[0]
        if gigantobots_for(table, robot):
            table.ask(BoardGigantobot(self.seat, robot))
        else:
            table.pilots.remove(robot)
            table.discard.append(robot)
            table.say(PilotDiscarded(self.seat, robot))


class Gigantobot(Choice, frozen=True):
    """A Gigantobot."""

    gigantobot: Trait


ABOARD: tuple[Gigantobot, ...] = tuple(Gigantobot(trait) for trait in range(10))


class OnHoliday(Reason, frozen=True):
    """This Gigantobot has done its work."""

    rule = "gigantobots"
    gigantobot: Trait


class StrangeGigantobot(Reason, frozen=True):
    """A robot boards the Gigantobot of its model or that of its size."""

    rule = "gigantobots"
    robot: Robot
    gigantobot: Trait


class BoardGigantobot(Decision[Cyberion, Gigantobot], frozen=True):
    """Which Gigantobot a robot boards."""

    rule = "gigantobots"
    robot: Robot

    def options(self, table: Cyberion) -> Sequence[Gigantobot]:
        """That of its model or that of its size, if not on holiday."""
        return [ABOARD[trait] for trait in gigantobots_for(table, self.robot)]

    def resolve(self, table: Cyberion, choice: Gigantobot) -> None:
        """It stays there, in no pile (ruling 29)."""
        table.pilots.remove(self.robot)
        table.crews[choice.gigantobot].append(self.robot)
        table.say(GigantobotBoarded(self.seat, self.robot, choice.gigantobot))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is on holiday, or has nothing in common with the robot."""
        if not isinstance(choice, Gigantobot):
            return AnotherQuestion(self)
        if choice in ABOARD and table.on_holiday[choice.gigantobot]:
            return OnHoliday(choice.gigantobot)
        return StrangeGigantobot(self.robot, choice.gigantobot)


class SettleGigantobots(Step[Cyberion], frozen=True):
    """Gigantobots with five or six robots send them into the deck, go on holiday and bring a reward each."""

    seat: Seat

    def run(self, table: Cyberion) -> None:
        """Both robots are aboard before anything is checked (ruling 28)."""
        for trait, robots in enumerate(table.crews):
            if len(robots) >= FULL:
                table.crews[trait] = []
                table.on_holiday[trait] = True
                shuffle_in(table, robots)
                table.say(GigantobotFinished(self.seat, trait, tuple(robots)))
                table.then(Reward(self.seat))


class Reward(Step[Cyberion], frozen=True):
    """A reward is chosen where there is one to choose."""

    seat: Seat

    def run(self, table: Cyberion) -> None:
        """With all damage repaired and all valves in the reserve there is none."""
        table.ask(TakeReward(self.seat))


class RepairDamage(Choice, frozen=True):
    """Remove a structural damage token from the game."""


class TakeValves(Choice, frozen=True):
    """Take two valves from the forge."""


REPAIR_DAMAGE = RepairDamage()
TAKE_VALVES = TakeValves()


class NoDamage(Reason, frozen=True):
    """There is no structural damage to repair."""

    rule = "gigantobots"


class ValvesFull(Reason, frozen=True):
    """All valves are in the reserve."""

    rule = "gigantobots"


class TakeReward(Decision[Cyberion, RepairDamage | TakeValves], frozen=True):
    """What a finished Gigantobot brings."""

    rule = "gigantobots"

    def options(self, table: Cyberion) -> Sequence[RepairDamage | TakeValves]:
        """One damage less, or two valves, as far as there are any (ruling 29)."""
        found: list[RepairDamage | TakeValves] = [REPAIR_DAMAGE] if table.damage else []
        return [*found, TAKE_VALVES] if table.valves < VALVES else found

    def resolve(self, table: Cyberion, choice: RepairDamage | TakeValves) -> None:
        """At once."""
        if choice == REPAIR_DAMAGE:
            table.damage -= 1
            table.say(DamageRepaired(self.seat, table.damage))
        else:
            table.gain_valves(2)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """There is nothing of it to gain."""
        if isinstance(choice, RepairDamage):
            return NoDamage()
        return ValvesFull() if isinstance(choice, TakeValves) else AnotherQuestion(self)


class NoPilots(Reason, frozen=True):
    """No two robots share a model or a size and find a Gigantobot at work."""

    rule = "gigantobots"
