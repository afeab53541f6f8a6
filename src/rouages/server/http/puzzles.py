"""What can be asked over HTTP about puzzles: which there are, where answers lead, a table to play on."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.routing import Route

from rouages.days.hours import day_at
from rouages.puzzles.lines import Fate
from rouages.puzzles.shelf import numbered
from rouages.server.http.routes import Routes, body, lasting
from rouages.server.people.pace import LAYING, TRIES, share
from rouages.server.visitors import address_of, guest_of, token_in
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.puzzles import (
    PuzzlePeople,
    PuzzleSolution,
    PuzzleTry,
    PuzzleWhy,
    Solvers,
    cards_of,
    number_at,
    page_of,
    puzzles_of,
    rated,
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
                ("GET", "/api/puzzles/me", PuzzleRoutes.me),
                ("GET", PUZZLE, PuzzleRoutes.puzzle),
                ("POST", PUZZLE, PuzzleRoutes.answer),
                ("POST", f"{PUZZLE}/why", PuzzleRoutes.why),
                ("POST", f"{PUZZLE}/solution", PuzzleRoutes.solution),
                ("POST", f"{PUZZLE}/table", PuzzleRoutes.play_on),
            )
        ]

    async def puzzles(self, request: Request) -> Any:
        """All puzzles, and those of today."""
        ratings = await self._house.solving.ratings()
        return lasting(await asyncio.to_thread(puzzles_of, day_at(time.time()), ratings), request)

    async def me(self, request: Request) -> Any:
        """What is believed of who asks."""
        guest = await guest_of(request.scope, self._house)
        return Solvers(await self._house.solving.of(guest.id) if guest else {})

    async def puzzle(self, request: Request) -> Any:
        """A puzzle before anything was answered."""
        game, number = asked(request)
        page = await asyncio.to_thread(page_of, game, number)
        people = await self._house.solving.people(game, page.card, None)
        return replace(page, card=rated(page.card, people.rating))

    async def answer(self, request: Request) -> Any:
        """Where answers lead; at the end of a line it is an attempt."""
        await self._step(request)
        wish = await body(request, PuzzleTry)
        game, number = asked(request)
        stand = await asyncio.to_thread(stand_of, game, number, wish.answers)
        if stand.fate is Fate.OPEN:
            return stand
        return replace(stand, people=await self._attempt(request, is_solved=stand.fate is Fate.REACHED))

    async def why(self, request: Request) -> Any:
        """Why something may not be chosen there."""
        await self._step(request)
        wish = await body(request, PuzzleWhy)
        return await asyncio.to_thread(reason_of, *asked(request), wish)

    async def solution(self, request: Request) -> Any:
        """The answers that reach the goal: whoever has not tried it yet has not solved it."""
        await self._step(request)
        await self._attempt(request, is_solved=False)
        return PuzzleSolution(numbered(*asked(request)).solution)

    async def play_on(self, request: Request) -> Any:
        """A practice table that goes on from there."""
        guest = await self._guest(request)
        wish = await body(request, PuzzleTry)
        self._house.pace.step(LAYING, str(guest.id))
        page = lay_puzzle(*asked(request), wish.answers, guest, self._house.levels, time.time())
        return TableMade((await self._house.tables.lay(page, guest)).id)

    async def _attempt(self, request: Request, *, is_solved: bool) -> PuzzlePeople:
        """Count an attempt of a person, if it is their first; what a program does counts for nobody."""
        game, number = asked(request)
        card = cards_of(game)[number - 1]
        gain: int | None = None
        guest = await guest_of(request.scope, self._house)
        if guest and token_in(request.scope) is None:
            gain = await self._house.solving.note(guest, game, card, is_solved=is_solved, now=time.time())
        return replace(await self._house.solving.people(game, card, guest), gain=gain)

    async def _step(self, request: Request) -> None:
        guest = await guest_of(request.scope, self._house)
        self._house.pace.step(*share(TRIES, guest.id if guest else None, address_of(request.scope)))


def asked(request: Request) -> tuple[str, int]:
    """The game and the number of a puzzle."""
    game = request.path_params["game"]
    return game, number_at(game, request.path_params["number"])
