"""What can be asked over HTTP about tournaments: what there is, a new one, to enter, leave or call off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body, lasting
from rouages.server.people.guests import Guest
from rouages.server.people.pace import LAYING, WAITING
from rouages.server.tournaments.plans import known_plans
from rouages.server.tournaments.showing import TournamentBoard
from rouages.server.visitors import guest_of
from rouages.server.wire.tournaments import NewTournament

Change = Callable[[str, Guest], Awaitable[None]]
ONE = "/api/tournaments/{tournament}"


class TournamentRoutes(Routes):
    """The house, asked by who plays in tournaments."""

    @property
    def _board(self) -> TournamentBoard:
        return self._house.tournament_screens.board

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/tournaments", TournamentRoutes.list),
                ("POST", "/api/tournaments", TournamentRoutes.make),
                ("GET", "/api/tournaments/plans", TournamentRoutes.plans),
                ("GET", ONE, TournamentRoutes.page),
                ("DELETE", ONE, TournamentRoutes.call_off),
                ("PUT", f"{ONE}/entry", TournamentRoutes.enter),
                ("DELETE", f"{ONE}/entry", TournamentRoutes.leave),
                ("POST", f"{ONE}/begin", TournamentRoutes.begin),
            )
        ]

    async def list(self, request: Request) -> Any:
        """Those that the reader may know of."""
        guest = await guest_of(request.scope, self._house)
        return await self._board.all(guest, self._house.tables.now())

    async def plans(self, request: Request) -> Any:
        """What can be planned, which a browser keeps."""
        return lasting(known_plans(), request)

    async def make(self, request: Request) -> Any:
        """A new one."""
        guest, wish = await self._guest(request), await body(request, NewTournament)
        self._house.pace.step(LAYING, str(guest.id))
        self._house.silence.must_be_over(guest.id)
        return await self._shown(await self._house.tournaments.make(guest, wish), guest)

    async def page(self, request: Request) -> Any:
        """All of one."""
        return await self._shown(_named(request), await guest_of(request.scope, self._house))

    async def enter(self, request: Request) -> Any:
        """Play in it."""
        return await self._change(request, self._house.tournaments.enter)

    async def leave(self, request: Request) -> Any:
        """Do not play in it."""
        return await self._change(request, self._house.tournaments.leave)

    async def begin(self, request: Request) -> Any:
        """Begin one's own with who has entered."""
        return await self._change(request, self._house.tournaments.begin)

    async def call_off(self, request: Request) -> Any:
        """Call one's own off."""
        return await self._change(request, self._house.tournaments.call_off)

    async def _change(self, request: Request, change: Change) -> Any:
        guest = await self._guest(request)
        self._house.pace.step(WAITING, str(guest.id))
        await change(_named(request), guest)
        return await self._shown(_named(request), guest)

    async def _shown(self, tournament: str, guest: Guest | None) -> Any:
        return await self._board.page(tournament, guest, self._house.tables.now())


def _named(request: Request) -> str:
    name: str = request.path_params["tournament"]
    return name
