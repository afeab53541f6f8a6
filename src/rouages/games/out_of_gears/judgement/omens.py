"""What a hint may foretell of a turn: gears that come, and who takes them away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.judgement import Omen
from rouages.games.out_of_gears.events import (
    GearsTaken,
    NothingThere,
    RoundBegan,
    TollTaken,
    TooFewToShare,
    TrapSprung,
)
from rouages.games.out_of_gears.gears import JOLLY, Kind
from rouages.games.out_of_gears.table import Gears, Robot


def omens(table: Gears, events: Sequence[Event], seat: Seat) -> Iterator[Omen]:
    """What the rest of the turn brings to a seat."""
    robots = table.teams[seat]
    for event in takewhile(lambda event: not isinstance(event, RoundBegan), events):
        match event:
            case GearsTaken(robot=robot, gears=gears) if robot in robots:
                yield from taken(robot, gears)
            case GearsTaken(place="robot", number=number, robot=robot, gears=gears) if number in robots:
                yield Omen("robbed", speaks_for=False, what=robot, count=len(gears))
            case TollTaken(attacker=attacker, robot=robot) if attacker in robots:
                yield Omen("repelled", speaks_for=False, what=robot)
            case TrapSprung(harvesters=harvesters, trappers=trappers) if meet(robots, harvesters):
                yield Omen("trapped", speaks_for=False, what=trappers[0])
            case TooFewToShare(robots=sharers) if meet(robots, sharers):
                yield Omen("crowded", speaks_for=False)
            case NothingThere(robots=seekers) if meet(robots, seekers):
                yield Omen("nothing", speaks_for=False)


def taken(robot: Robot, gears: tuple[Kind, ...]) -> Iterator[Omen]:
    """Gears of the own colour, as which Jolly gears count, and others."""
    own = sum(gear in (robot, JOLLY) for gear in gears)
    if own:
        yield Omen("own_gears", speaks_for=True, count=own)
    if own < len(gears):
        yield Omen("other_gears", speaks_for=True, count=len(gears) - own)


def meet(robots: Sequence[Robot], others: Sequence[Robot]) -> bool:
    """Whether any robot is one of the others."""
    return not set(robots).isdisjoint(others)
