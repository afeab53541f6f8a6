"""What can be asked over HTTP about programs: bots that one keeps, and tokens."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import LAYING
from rouages.server.wire.programs import NewBot, NewToken


class ProgramRoutes(Routes):
    """The house, asked by who keeps programs."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/me/bots", ProgramRoutes.make_bot),
                ("DELETE", "/api/me/bots/{bot}", ProgramRoutes.end_bot),
                ("POST", "/api/me/tokens", ProgramRoutes.make_token),
                ("DELETE", "/api/me/tokens/{program}", ProgramRoutes.end_token),
            )
        ]

    async def make_bot(self, request: Request) -> Any:
        """Keep a bot: an account that plays by tokens only, and stands in no ranking of people."""
        guest, wish = await self._guest(request), await body(request, NewBot)
        self._house.pace.step(LAYING, str(guest.id))
        self._house.silence.must_be_over(guest.id)
        bot = await self._house.programs.make_bot(guest, wish.name)
        await self._house.hearing.look_again((guest.id,))
        return bot

    async def end_bot(self, request: Request) -> Any:
        """Keep a bot no more: its tokens end, and it leaves its tables as somebody leaves who is deleted."""
        guest = await self._guest(request)
        await self._house.leaving.leave(await self._house.programs.bot(guest, request.path_params["bot"]))
        return guest.me

    async def make_token(self, request: Request) -> Any:
        """A token for a program, shown now and never again."""
        guest, wish = await self._guest(request), await body(request, NewToken)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._house.programs.make_token(guest, wish)

    async def end_token(self, request: Request) -> Any:
        """End a token: what is open by it is closed."""
        guest = await self._guest(request)
        await self._house.programs.end(guest, request.path_params["program"])
        return guest.me
