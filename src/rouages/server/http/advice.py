"""What can be asked of a strong bot over HTTP: hints in practice, and where a finished match went wrong."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server import deeds
from rouages.server.house import House
from rouages.server.http.replays import ReplayRoutes, reader_of
from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import ADVICE
from rouages.server.store import rows
from rouages.server.store.writer import Batch
from rouages.server.table import LiveTable
from rouages.server.wire.advice import Advice, Estimates, HintWanted, Opinion, Report, ReviewWanted
from rouages.tables.refusals import (
    ClosedToSpectators,
    Late,
    MatchNotOver,
    NoHints,
    NoSuchMoment,
    NoSuchSeat,
    NotYourSeat,
)
from rouages.tables.states import Status


class AdviceRoutes(Routes):
    """The house, asked for advice."""

    def __init__(self, house: House, replays: ReplayRoutes) -> None:
        """This house, and its films."""
        super().__init__(house)
        self._replays = replays

    def all(self) -> list[Route]:
        """Every address."""
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/tables/{table_id}/hint", AdviceRoutes.hint),
                ("POST", "/api/tables/{table_id}/review", AdviceRoutes.review),
                ("GET", "/api/tables/{table_id}/estimates", AdviceRoutes.estimates),
                ("POST", "/api/tables/{table_id}/report", AdviceRoutes.report),
            )
        ]

    async def hint(self, request: Request) -> Any:
        """What a strong bot would do, where nobody else plays; it is counted."""
        guest = await self._guest(request)
        wish = await body(request, HintWanted)
        table = await self._table(request)
        self._house.pace.step(ADVICE, str(guest.id))
        saved = await table.ask(partial(count_hint, table, guest.id, wish))
        return await self._advice(table, saved, wish.seat, None)

    async def review(self, request: Request) -> Any:
        """What a strong bot would have done at a moment of a finished match."""
        guest = await self._guest(request)
        wish = await body(request, ReviewWanted)
        self._house.pace.step(ADVICE, str(guest.id))
        table, _, script = await self._replays.script(request)
        if table.status is not Status.OVER:
            raise MatchNotOver()
        if not 0 <= wish.seat < len(table.seats):
            raise NoSuchSeat()
        film = await self._replays.shelf.film(table.id, script)
        match = await self._replays.position(film, wish.seat, wish.moment)
        if wish.seat not in match.pending:
            raise NoSuchMoment()
        later = script.answers[len(match.answers) :]
        chosen = next((option for seat, option in later if seat == wish.seat), None)
        return await self._advice(table, match.save(), wish.seat, chosen)

    async def _advice(self, table: LiveTable, saved: bytes, seat: int, chosen: int | None) -> Advice:
        found = await self._house.bots.consider(table.id, saved, seat, chosen)
        return Advice(tuple(Opinion(*each) for each in found), chosen)

    async def estimates(self, request: Request) -> Any:
        """How well a seat stood, moment by moment, by the game's own estimate."""
        table, guest, script = await self._replays.script(request)
        if table.status is not Status.OVER:
            raise MatchNotOver()
        seat = reader_of(request, table, guest)
        if seat is None:
            raise NoSuchSeat()
        film = await self._replays.shelf.film(table.id, script)
        point = await self._replays.shelf.point(film, seat)
        return Estimates(tuple(await asyncio.to_thread(film.estimates, seat, point.answers)))

    async def report(self, request: Request) -> Any:
        """The record for a file about a fault, as far as it may be given."""
        guest = await self._guest(request)
        table = await self._table(request)
        if not table.may_watch(guest.id):
            raise ClosedToSpectators()
        return Report(await table.ask(partial(record_so_far, table, guest.id)))


def record_so_far(table: LiveTable, guest: int, batch: Batch) -> dict[str, Any] | None:
    """The whole match once it is over; before that only to who plays alone, and what it tells is a hint."""
    match = deeds.opened_match(table).match
    if not match.over:
        if not table.plays_alone(guest):
            return None
        for number in table.seats_of(guest):
            table.seats[number].hints += 1
            rows.keep_seat(batch, table.id, table.seats[number])
    return match.record()


def count_hint(table: LiveTable, guest: int, wish: HintWanted, batch: Batch) -> bytes:
    """The match to think about, if a hint is fair here: nobody else plays, and the question still stands."""
    if wish.seat not in table.seats_of(guest):
        raise NotYourSeat(seat=wish.seat)
    if not table.plays_alone(guest):
        raise NoHints()
    play = deeds.opened_match(table)
    if play.asked.get(wish.seat) != wish.question:
        raise Late(seat=wish.seat, question=wish.question)
    seat = table.seats[wish.seat]
    seat.hints += 1
    rows.keep_seat(batch, table.id, seat)
    return play.match.save()
