"""What a hint may foretell of a turn: flags, repairs, and who shoots, pushes or destroys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.judgement import Omen
from rouages.games.robo_rally.events.register import BoardLaserHit, Destroyed, FlagTouched, Pushed, RobotShot
from rouages.games.robo_rally.events.turn import Repaired, TurnBegan
from rouages.games.robo_rally.table import Rally


def omens(table: Rally, events: Sequence[Event], seat: Seat) -> Iterator[Omen]:
    """What the rest of the turn brings to a seat."""
    robots = table.robots_of(seat)
    for event in takewhile(lambda event: not isinstance(event, TurnBegan), events):
        match event:
            case FlagTouched(robot=robot, flag=flag) if robot in robots:
                yield Omen("flag", speaks_for=True, what=flag)
            case Repaired(robot=robot) if robot in robots:
                yield Omen("repaired", speaks_for=True)
            case RobotShot(robot=robot, shooter=shooter, shots=shots) if robot in robots:
                yield Omen("shot", speaks_for=False, what=shooter, count=shots)
            case BoardLaserHit(robot=robot, shots=shots) if robot in robots:
                yield Omen("laser", speaks_for=False, count=shots)
            case Pushed(robot=robot, by=by) if robot in robots and by not in robots:
                yield Omen("pushed", speaks_for=False, what=by)
            case Destroyed(robot=robot) if robot in robots:
                yield Omen("destroyed", speaks_for=False)
