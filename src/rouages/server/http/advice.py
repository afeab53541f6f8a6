"""What can be asked of a strong bot over HTTP: hints in practice, and where a finished match went wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.replays import ReplayRoutes
from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import ADVICE, share
from rouages.server.visitors import address_of
from rouages.server.wire.advice import Advice, Estimates, HintWanted, Report, ReviewWanted, advice_of
from rouages.tables.asking import advice
from rouages.tables.live import LiveTable
from rouages.tables.wire.refusals import ClosedToSpectators


class AdviceRoutes(Routes):
    """The house, asked for advice."""

    def __init__(self, house: House, replays: ReplayRoutes) -> None:
        """This house, and its films."""
        super().__init__(house)
        self._replays = replays

    def all(self) -> list[Route]:
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
        """What a strong bot would do, where nobody else plays or the table allows it; it is counted."""
        guest = await self._guest(request)
        wish = await body(request, HintWanted)
        table = await self._table(request)
        self._house.pace.step(ADVICE, str(guest.id))
        saved = await table.ask(
            partial(advice.count_hint, table.proceedings, guest.id, wish.seat, wish.question)
        )
        return await self._advice(table, saved, wish.seat, None)

    async def review(self, request: Request) -> Any:
        """What a strong bot would have done at a moment of a finished match."""
        guest = await self._guest(request)
        wish = await body(request, ReviewWanted)
        self._house.pace.step(ADVICE, str(guest.id))
        table = await self._table(request)
        saved, chosen = await self._replays.past.reviewed(table, guest.id, wish.seat, wish.moment)
        return await self._advice(table, saved, wish.seat, chosen)

    async def _advice(self, table: LiveTable, saved: bytes, seat: int, chosen: int | None) -> Advice:
        return advice_of(await self._house.bots.consider(table.id, saved, seat, chosen), chosen)

    async def estimates(self, request: Request) -> Any:
        """How well a seat stood, moment by moment, by the game's own estimate."""
        table, guest = await self._replays.asked(request)
        self._house.pace.step(*share(ADVICE, guest, address_of(request.scope)))
        named = request.query_params.get("seat", "")
        return Estimates(await self._replays.past.estimates(table, guest, named))

    async def report(self, request: Request) -> Any:
        """The record for a file about a fault, as far as it may be given."""
        guest = await self._guest(request)
        table = await self._table(request)
        if not table.seating.may_watch(guest.id):
            raise ClosedToSpectators()
        return Report(await table.ask(partial(advice.record_so_far, table.proceedings, guest.id)))
