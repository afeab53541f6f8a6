"""The track of a race that was run alone: register by register, nearer to the next flag or farther."""

from __future__ import annotations

from rouages.engine.daily import PERSON, Sign, Steps
from rouages.engine.events import Event
from rouages.engine.match import Match
from rouages.games.robo_rally.events.course import FlagCarried, FlagReturned
from rouages.games.robo_rally.events.register import (
    Carried,
    Destroyed,
    FlagTouched,
    Moved,
    Pushed,
    PushedByBoard,
    RegisterBegan,
)
from rouages.games.robo_rally.events.turn import DockTaken, Reentered, RobotPlaced, TurnBegan
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.table import Rally


def steps(match: Match) -> Steps:
    """A row a turn, with a sign for each register in which the robot raced."""
    before = Match.begin(match.game, match.origin).table
    assert isinstance(before, Rally)
    track = Track(before)
    for event in match.log.events:
        track.follow(event)
    track.close()
    return tuple(tuple(row) for row in track.rows if row)


class Track:
    """Where the robot and its next flag are, and what each register came to."""

    def __init__(self, before: Rally) -> None:
        """Of a race in which nobody has moved yet."""
        self.rows: list[list[Sign]] = []
        self._floor = before.floor
        self._flags = [*before.flag_square]
        self._touched = 0
        self._square: Square = before.square[PERSON]
        self._racing = True
        self._was: int | None = None
        """How far it was when the register began in which it races."""

    def follow(self, event: Event) -> None:
        """One thing that happened."""
        match event:
            case TurnBegan():
                self.close()
                self.rows.append([])
            case RegisterBegan():
                self.close()
                self._was = self._far if self._racing else None
            case DockTaken() | RobotPlaced() | Reentered():
                self._square, self._racing = event.square, True
            case Moved() | Pushed() | PushedByBoard() | Carried() if event.square is not None:
                self._square = event.square
            case Destroyed():
                self.close(Sign.LOST)
                self._racing = False
            case FlagTouched():
                self.close(Sign.GOAL)
                self._touched += 1
            case FlagCarried() | FlagReturned():
                self._flags[event.flag - 1] = event.square

    def close(self, sign: Sign | None = None) -> None:
        """The register is over for the robot, be it that this ends it."""
        if self._was is None:
            return
        way, self._was = self._far - self._was, None
        self.rows[-1].append(sign or (Sign.STILL if not way else Sign.WORSE if way > 0 else Sign.BETTER))

    @property
    def _far(self) -> int:
        """Squares to the next flag, along and across."""
        if self._touched == len(self._flags):
            return 0
        return self._floor.distance(self._square, self._flags[self._touched])
