"""The past: all that may be asked of a match that was played, whichever house keeps it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.tables.asking import advice
from rouages.tables.asking.delays import delayed
from rouages.tables.asking.films import Film, Frame, Point
from rouages.tables.asking.points import reader_of
from rouages.tables.asking.shelf import Beside, FilmShelf
from rouages.tables.live import LiveTable
from rouages.tables.match.rerun import Reader, Script, script_of
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import (
    ClosedToSpectators,
    LessonProvesNothing,
    MatchNotOver,
    NoSuchMoment,
    NoSuchSeat,
    NoTurnOver,
)
from rouages.tables.wire.states import Watching

MOST_FRAMES = 40
"""So many are drawn at once."""


class Reviewed(NamedTuple):
    """A match to think about, and what was chosen then; none if it was never answered."""

    saved: bytes
    chosen: int | None


MayWatch = Callable[[Seating, int | None], Awaitable[bool]]
"""Whether somebody may see the film of a table besides those whom the table itself lets look on."""


class Past:
    """The films of a house. Whoever asks is a guest, or nobody; the address may name a point of view."""

    def __init__(self, beside: Beside, most_films: int, may_watch: MayWatch | None = None) -> None:
        """What takes time is done so; at most so many films are kept at hand; these may watch, too."""
        self._beside = beside
        self._may_watch = may_watch
        self._shelf = FilmShelf(beside, most_films)

    async def film(self, table: LiveTable, guest: int | None, named: str) -> tuple[Reader, Point]:
        """A match from a point of view, as far as one may know it."""
        reader, film = await self._film(table, guest, named)
        return reader, await self._shelf.point(film, reader)

    async def frames(
        self, table: LiveTable, guest: int | None, named: str, first: int, last: int, *, steps: bool
    ) -> list[Frame]:
        """Some moments of a film, to be drawn."""
        reader, film = await self._film(table, guest, named)
        return await self._shelf.frames(film, reader, first, min(last, first + MOST_FRAMES - 1), steps=steps)

    async def seen(self, table: LiveTable, named: str, moment: int | None, answer: int | None) -> Struct:
        """What nobody in particular may see of a match: at a moment, or after so many answers, or now."""
        reader, film = await self._film(table, None, named)
        answers = (await self._shelf.point(film, reader)).answers
        if moment is None:
            moment = len(answers) - 1 if answer is None else max(0, bisect_right(answers, answer) - 1)
        return (await self._at(film, reader, moment)).view(reader)

    async def position(self, table: LiveTable, guest: int | None, reader: Reader, moment: int) -> Match:
        """The match as it was at a moment of a film, once it is over: to be played on from there."""
        script = await self._closed(table, guest, reader)
        table.proceedings.must_be_open_to_all()
        return await self._at(await self._shelf.film(table.id, script), reader, moment)

    async def reviewed(self, table: LiveTable, guest: int | None, seat: int, moment: int) -> Reviewed:
        """What a seat had before it at a moment of a finished match, to be thought about."""
        script = await self._closed(table, guest, seat)
        match = await self._at(await self._shelf.film(table.id, script), seat, moment)
        if seat not in match.pending:
            raise NoSuchMoment()
        later = script.answers[len(match.answers) :]
        return Reviewed(match.save(), next((option for each, option in later if each == seat), None))

    async def estimates(self, table: LiveTable, guest: int | None, named: str) -> tuple[float, ...]:
        """How well a seat stood, moment by moment, by the game's own estimate."""
        script = await self._closed(table, guest, None)
        seat = reader_of(named, table.seating, guest)
        if seat is None:
            raise NoSuchSeat()
        return await self._shelf.estimates(await self._shelf.film(table.id, script), seat)

    async def answers(self, table: LiveTable, guest: int | None) -> int:
        """How many answers a finished match has."""
        return len((await self._closed(table, guest, None)).answers)

    async def proved(self, table: LiveTable, guest: int | None) -> Match:
        """A finished match played again from its own record, all of which agrees."""
        script = await self._script(table, guest)
        if script.origin.lesson:
            raise LessonProvesNothing()
        record = msgspec.json.encode(await table.ask(partial(advice.record, table.proceedings)))
        match: Match = await self._beside(loading.replay, record, GAMES)
        return match

    async def _script(self, table: LiveTable, guest: int | None) -> Script:
        """What was played, for who may look on."""
        seating = table.seating
        if not seating.may_watch(guest) and not (self._may_watch and await self._may_watch(seating, guest)):
            raise ClosedToSpectators()
        script: Script = await table.ask(partial(script_of, table.proceedings))
        return script

    async def _film(self, table: LiveTable, guest: int | None, named: str) -> tuple[Reader, Film]:
        """What was played, as far as somebody may see it from the point of view that they ask for.

        Who looks on late sees all up to where this turn began; from a seat, which may have been dealt
        something by then, up to the last answer before. Who looks on minutes later sees what stood then.
        """
        script, is_late = await self._script(table, guest), table.seating.sees_late(guest)
        reader = reader_of(named, table.seating, guest)
        if is_late and table.seating.terms.watching is Watching.DELAYED:
            return reader, await self._shelf.film(f"{table.id} later", await delayed(table))
        film = await self._shelf.film(table.id, script)
        if not is_late:
            return reader, film
        over = film.turn_began if reader is None else film.turn_began - 1
        if over < 0:
            raise NoTurnOver()
        part = script._replace(answers=script.answers[:over])
        return reader, await self._shelf.film(f"{table.id} {reader is None}", part)

    async def _closed(self, table: LiveTable, guest: int | None, reader: Reader) -> Script:
        """What was played, once nothing more is: then every point of view is anybody's."""
        script = await self._script(table, guest)
        if not table.seating.is_closed:
            raise MatchNotOver()
        if reader is not None and not 0 <= reader < len(table.seating.seats):
            raise NoSuchSeat()
        return script

    async def _at(self, film: Film, reader: Reader, moment: int) -> Match:
        point = await self._shelf.point(film, reader)
        if not 0 <= moment < len(point.answers):
            raise NoSuchMoment()
        return film.at(point.answers[moment])
