"""Sharing a pile that several robots take at once (rulebook: the box on equal parts; rulings 13 to 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.out_of_gears.events import GearsTaken, NothingThere, Source, TooFewToShare
from rouages.games.out_of_gears.gears import ONE, WORTH_WAITING_FOR, Kind, Pile, count, kinds, listed, size
from rouages.games.out_of_gears.table import Gears, Robot

DUMP: Final = "dump"
ROBOT: Final = "robot"


class ShareOut(Step[Gears], frozen=True):
    """The claimants divide a pile equally; what is over stays, and with too few gears nobody takes any."""

    place: Source
    number: int
    claimants: tuple[Robot, ...]

    def run(self, table: Gears) -> None:
        """A single claimant takes all; several begin with gears of their own colour."""
        gears = lying(table, self.place, self.number)
        claimants = self.claimants
        if not gears:
            table.say(NothingThere(self.place, self.number, claimants))
        elif len(claimants) == 1:
            take(table, claimants[0], gears, self.place, self.number)
        elif (share := size(gears) // len(claimants)) == 0:
            table.say(TooFewToShare(self.place, self.number, claimants))
        else:
            for robot in claimants:
                table.shares[robot] = share
            if gears & WORTH_WAITING_FOR:
                asks = [AskPriority(self.place, self.number, robot) for robot in claimants]
                table.then(*asks, PickInTurn(self.place, self.number, claimants, 0))
            else:
                for robot in claimants:
                    if own := min(count(gears, robot), share):
                        table.shares[robot] -= own
                        take(table, robot, own * ONE[robot], self.place, self.number)
                pick_in_turn(table, self.place, self.number, claimants, 0)


class AskPriority(Step[Gears], frozen=True):
    """A claimant may leave its own colour for a gear without one, so its priority is asked (ruling 31)."""

    place: Source
    number: int
    robot: Robot

    def run(self, table: Gears) -> None:
        """Ask only if there is a gear of the own colour."""
        if count(lying(table, self.place, self.number), self.robot):
            table.then(UsePriority(table.owner[self.robot], self.robot, self.place, self.number))


class OwnColour(Choice, frozen=True):
    """So many gears of the own colour, before anybody else picks."""

    count: int


class BeyondShare(Reason, frozen=True):
    """A robot takes no more of its own colour than lie there, and no more than its equal share."""

    rule = "sharing"
    most: int


class UsePriority(Decision[Gears, OwnColour], frozen=True):
    """How many gears of its own colour a robot takes first."""

    rule = "sharing"
    robot: Robot
    place: Source
    number: int

    def options(self, table: Gears) -> Sequence[OwnColour]:
        """As many as there are, up to the equal share, or fewer: a right, not a duty (ruling 14)."""
        return [OwnColour(many) for many in range(self.most(table), -1, -1)]

    def most(self, table: Gears) -> int:
        """What lies there of the own colour, within the equal share."""
        own = count(lying(table, self.place, self.number), self.robot)
        return min(own, table.shares[self.robot])

    def resolve(self, table: Gears, choice: OwnColour) -> None:
        if choice.count:
            table.shares[self.robot] -= choice.count
            take(table, self.robot, choice.count * ONE[self.robot], self.place, self.number)

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """There are not so many, or it would be more than an equal share."""
        return BeyondShare(self.most(table)) if isinstance(choice, OwnColour) else AnotherQuestion(self)


class PickInTurn(Step[Gears], frozen=True):
    """The claimants pick one gear at a time, the lowest number first, until all have their share."""

    place: Source
    number: int
    claimants: tuple[Robot, ...]
    after: Robot

    def run(self, table: Gears) -> None:
        """Go on after the robot that picked last."""
        pick_in_turn(table, self.place, self.number, self.claimants, self.after)


class Pick(Choice, frozen=True):
    """One gear."""

    gear: Kind


PICKS: tuple[Pick, ...] = tuple(Pick(kind) for kind in range(11))


class NoSuchGear(Reason, frozen=True):
    """No gear of this kind lies in the pile that is being shared."""

    rule = "sharing"
    gear: Kind
    place: Source
    number: int


class ShareGear(Decision[Gears, Pick], frozen=True):
    """A robot picks one gear of a pile that is being shared."""

    rule = "sharing"
    robot: Robot
    place: Source
    number: int

    def options(self, table: Gears) -> Sequence[Pick]:
        """Any kind of gear that lies there."""
        return [PICKS[kind] for kind in kinds(lying(table, self.place, self.number))]

    def resolve(self, table: Gears, choice: Pick) -> None:
        table.shares[self.robot] -= 1
        take(table, self.robot, ONE[choice.gear], self.place, self.number)

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """There is none of that kind."""
        if isinstance(choice, Pick):
            return NoSuchGear(choice.gear, self.place, self.number)
        return AnotherQuestion(self)


def pick_in_turn(
    table: Gears, place: Source, number: int, claimants: tuple[Robot, ...], after: Robot
) -> None:
    """Give what leaves no choice; otherwise ask the next claimant, then go on."""
    shares = table.shares
    waiting = [robot for robot in claimants if shares[robot]]
    if not waiting:
        return
    gears = lying(table, place, number)
    if len(kinds(gears)) == 1:
        for robot in waiting:
            give_share(table, robot, shares[robot] * (gears // size(gears)), place, number)
    elif len(waiting) == 1 and shares[waiting[0]] == size(gears):
        give_share(table, waiting[0], gears, place, number)
    else:
        robot = next((robot for robot in waiting if robot > after), waiting[0])
        table.then(
            ShareGear(table.owner[robot], robot, place, number),
            PickInTurn(place, number, claimants, robot),
        )


def give_share(table: Gears, robot: Robot, gears: Pile, place: Source, number: int) -> None:
    """A robot takes all that is left of its share."""
    table.shares[robot] = 0
    take(table, robot, gears, place, number)


def lying(table: Gears, place: Source, number: int) -> Pile:
    """The gears on a dump or with a robot."""
    return table.dumps[number] if place == DUMP else table.carried[number]


def take(table: Gears, robot: Robot, gears: Pile, place: Source, number: int) -> None:
    """Gears go from a dump to a robot, or from a robot to what its attacker puts aside."""
    if place == DUMP:
        table.dumps[number] -= gears
        table.carried[robot] += gears
    else:
        table.carried[number] -= gears
        table.stolen[robot] += gears
    table.say(GearsTaken(table.owner[robot], robot, place, number, listed(gears)))
