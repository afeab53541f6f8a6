"""What can be asked over HTTP about puzzles: which there are, where answers lead, a table to play on."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.days.hours import day_at
from rouages.puzzles.shelf import numbered
from rouages.server.http.routes import Routes, body, lasting
from rouages.server.people.pace import LAYING, TRIES, share
from rouages.server.visitors import address_of, guest_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.puzzles import (
    PuzzleSolution,
    PuzzleTry,
    PuzzleWhy,
    number_at,
    page_of,
    puzzles_of,
    reason_of,
    stand_of,
)
from rouages.tables.match.puzzling import lay_puzzle

PUZZLE = "/api/puzzles/{game}/{number}"


class PuzzleRoutes(Routes):
    """The house, asked about puzzles."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/puzzles", PuzzleRoutes.puzzles),
                ("GET", PUZZLE, PuzzleRoutes.puzzle),
                ("POST", PUZZLE, PuzzleRoutes.answer),
                ("POST", f"{PUZZLE}/why", PuzzleRoutes.why),
                ("GET", f"{PUZZLE}/solution", PuzzleRoutes.solution),
                ("POST", f"{PUZZLE}/table", PuzzleRoutes.play_on),
            )
        ]

    async def puzzles(self, request: Request) -> Any:
        """All puzzles, and those of today."""
        return lasting(await asyncio.to_thread(puzzles_of, day_at(time.time())), request)

    async def puzzle(self, request: Request) -> Any:
        """A puzzle before anything was answered."""
        return await asyncio.to_thread(page_of, *asked(request))

    async def answer(self, request: Request) -> Any:
        """Where answers lead."""
        await self._step(request)
        wish = await body(request, PuzzleTry)
        return await asyncio.to_thread(stand_of, *asked(request), wish.answers)

    async def why(self, request: Request) -> Any:
        """Why something may not be chosen there."""
        await self._step(request)
        wish = await body(request, PuzzleWhy)
        return await asyncio.to_thread(reason_of, *asked(request), wish)

    async def solution(self, request: Request) -> Any:
        """The answers that reach the goal."""
        return PuzzleSolution(numbered(*asked(request)).solution)

    async def play_on(self, request: Request) -> Any:
        """A practice table that goes on from there."""
        guest = await self._guest(request)
        wish = await body(request, PuzzleTry)
        self._house.pace.step(LAYING, str(guest.id))
        page = lay_puzzle(*asked(request), wish.answers, guest, self._house.levels, time.time())
        return TableMade((await self._house.tables.lay(page, guest)).id)

    async def _step(self, request: Request) -> None:
        guest = await guest_of(request.scope, self._house)
        self._house.pace.step(*share(TRIES, guest.id if guest else None, address_of(request.scope)))


def asked(request: Request) -> tuple[str, int]:
    """The game and the number of a puzzle."""
    game = request.path_params["game"]
    return game, number_at(game, request.path_params["number"])
