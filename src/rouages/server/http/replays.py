"""What can be asked over HTTP about a match that was played: films, branches, records, proofs."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from rouages.engine import loading
from rouages.engine.chance import commitment
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.server.house import House
from rouages.server.http.routes import Routes, body, json_in
from rouages.server.people.pace import LAYING, UPLOADS
from rouages.server.shelf import FilmShelf
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.replays import MOST_FRAMES, Frames, NewBranch, Verified, film_of
from rouages.tables.asking import advice
from rouages.tables.asking.cards import card_of
from rouages.tables.asking.films import Film
from rouages.tables.asking.points import number_in, points_of, reader_of
from rouages.tables.live import LiveTable
from rouages.tables.match import branching
from rouages.tables.match.rerun import Reader, Script, script_of
from rouages.tables.wire.refusals import (
    ClosedToSpectators,
    LessonProvesNothing,
    MatchNotOver,
    NoSuchMoment,
    NoSuchSeat,
)

LARGEST_RECORD = 512 * 1024


class ReplayRoutes(Routes):
    """The house, asked about the past."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.shelf = FilmShelf()

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/tables/{table_id}/replay", ReplayRoutes.film),
                ("GET", "/api/tables/{table_id}/replay/frames", ReplayRoutes.frames),
                ("POST", "/api/tables/{table_id}/branch", ReplayRoutes.branch),
                ("GET", "/api/tables/{table_id}/verified", ReplayRoutes.verified),
                ("POST", "/api/records", ReplayRoutes.upload),
            )
        ]

    async def film(self, request: Request) -> Any:
        """A match from a point of view, as far as one may know it."""
        table, guest, script = await self.script(request)
        reader = reader_of(request.query_params.get("seat", ""), table.seating, guest)
        film = await self.shelf.film(table.id, script)
        point = await self.shelf.point(film, reader)
        return film_of(card_of(table, guest), reader, points_of(table.seating, guest), point)

    async def frames(self, request: Request) -> Any:
        """Some moments of a film, to be drawn."""
        table, guest, script = await self.script(request)
        reader = reader_of(request.query_params.get("seat", ""), table.seating, guest)
        first, last, steps = (
            number_in(request.query_params.get(name, "")) for name in ("from", "to", "steps")
        )
        film = await self.shelf.film(table.id, script)
        last = min(last, first + MOST_FRAMES - 1)
        return Frames(tuple(await self.shelf.frames(film, reader, first, last, steps=bool(steps))))

    async def branch(self, request: Request) -> Any:
        """A practice table at a moment of a finished match."""
        host = await self._guest(request)
        wish = await body(request, NewBranch)
        table, _, script = await self.script(request)
        if not table.seating.is_closed:
            raise MatchNotOver()
        if wish.seat is not None and wish.seat >= len(table.seating.seats):
            raise NoSuchSeat()
        self._house.pace.step(LAYING, str(host.id))
        film = await self.shelf.film(table.id, script)
        position = await self.position(film, wish.seat, wish.moment)
        page = branching.lay_branch(position, table.id, wish.seats, host, self._house.levels, time.time())
        return TableMade((await self._house.tables.lay(page, host)).id)

    async def position(self, film: Film, reader: Reader, moment: int) -> Match:
        """The match as it was at a moment of a film."""
        point = await self.shelf.point(film, reader)
        if not 0 <= moment < len(point.answers):
            raise NoSuchMoment()
        return film.at(point.answers[moment])

    async def verified(self, request: Request) -> Any:
        """The record of a finished match played again: the secret fits what was published, and all agrees."""
        table, _, script = await self.script(request)
        if script.origin.lesson:
            raise LessonProvesNothing()
        record = msgspec.json.encode(await table.ask(partial(advice.record, table.proceedings)))
        match = await asyncio.to_thread(loading.replay, record, GAMES)
        return Verified(
            commitment(table.seating.terms.secret),
            match.origin.secret.hex(),
            len(match.answers),
            match.outcome,
        )

    async def upload(self, request: Request) -> Any:
        """A record from elsewhere, checked answer by answer; it becomes a finished table."""
        host = await self._guest(request)
        self._house.pace.step(UPLOADS, str(host.id))
        data = await json_in(request, LARGEST_RECORD)
        page = await asyncio.to_thread(branching.lay_record, data, host, time.time())
        return TableMade(await self._house.tables.keep(page))

    async def script(self, request: Request) -> tuple[LiveTable, int | None, Script]:
        """The table, who asks, and the match as the database has it."""
        table = await self._table(request)
        guest = await guest_of(request.scope, self._house)
        who = guest.id if guest else None
        if not table.seating.may_watch(who):
            raise ClosedToSpectators()
        return table, who, await table.ask(partial(script_of, table.proceedings))
