"""Teaching: tables where somebody learns a game, alone and without a clock."""

from __future__ import annotations

import secrets

import msgspec

from rouages.lessons.playing import begin
from rouages.lessons.reading import LEARNER, lesson_named
from rouages.tables.ledger.rows import NewRow, Page, PositionRow, TableRow, Terms
from rouages.tables.ledger.seats import Person, Seat
from rouages.tables.match.beginning import new_id
from rouages.tables.match.play import Play
from rouages.tables.wire.states import SeatKind, Spectators, Status, UndoPolicy

RIVAL = "easy"
"""Who answers for the others where the lesson says nothing, and once it is over."""


def lay_lesson(game: str, name: str, host: Person, now: float) -> Page:
    """A table that begins at the first step of a lesson."""
    lesson = lesson_named(game, name)
    secret = secrets.token_bytes(32)
    match = begin(game, name, lesson, secret)
    terms = Terms(
        id=new_id(),
        game=game,
        options=msgspec.to_builtins(match.origin.options),
        secret=secret,
        host=host.id,
        undo=UndoPolicy.FREE,
        spectators=Spectators.NOBODY,
        made=now,
        lesson=name,
    )
    others = [Seat(number, SeatKind.BOT, level=RIVAL) for number in range(1, match.players)]
    seats = (Seat(LEARNER, SeatKind.PERSON, host.id, host.name), *others)
    play = Play.begin(match)
    state = TableRow(
        id=terms.id,
        status=Status.PLAYING,
        changed=now,
        rematch=None,
        began=None,
        counted=0,
        pending=tuple(play.asked),
        progress=None,
        asked=None,
        removed=None,
    )
    return [NewRow(terms, seats, Status.PLAYING), PositionRow(terms.id, 0, play.save()), state]
