"""What can be asked about puzzles in a house in one's pocket."""

from __future__ import annotations

from typing import Any

from rouages.bots import BOTS
from rouages.days.hours import day_at
from rouages.pocket.asked import Asked, Endpoint
from rouages.pocket.house import PocketHouse
from rouages.puzzles.shelf import numbered
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.puzzles import (
    PuzzleSolution,
    PuzzleTry,
    PuzzleWhy,
    Solvers,
    number_at,
    page_of,
    puzzles_of,
    reason_of,
    stand_of,
)
from rouages.tables.match.puzzling import lay_puzzle


class PuzzleDesk:
    """The house, asked about puzzles."""

    def __init__(self, house: PocketHouse) -> None:
        self._house = house

    async def puzzles(self, asked: Asked) -> Any:
        """All puzzles, and those of today."""
        del asked
        await self._house.unpack()
        return puzzles_of(day_at(self._house.loop.now()))

    async def me(self, asked: Asked) -> Any:
        """What is believed of who asks: nothing, there is nobody to be measured by."""
        del asked
        return Solvers({})

    async def puzzle(self, asked: Asked) -> Any:
        """A puzzle before anything was answered."""
        return page_of(*await self._which(asked))

    async def answer(self, asked: Asked) -> Any:
        """Where answers lead."""
        wish = asked.read(PuzzleTry)
        return await self._house.loop.beside(stand_of, *await self._which(asked), wish.answers)

    async def why(self, asked: Asked) -> Any:
        """Why something may not be chosen there."""
        return reason_of(*await self._which(asked), asked.read(PuzzleWhy))

    async def solution(self, asked: Asked) -> Any:
        """The answers that reach the goal."""
        return PuzzleSolution(numbered(*await self._which(asked)).solution)

    async def play_on(self, asked: Asked) -> Any:
        """A practice table that goes on from there."""
        guest, wish = self._house.somebody(), asked.read(PuzzleTry)
        which, levels = await self._which(asked), tuple(BOTS)
        page = lay_puzzle(*which, wish.answers, guest, levels, self._house.loop.now())
        return TableMade((await self._house.lay(page)).id)

    async def _which(self, asked: Asked) -> tuple[str, int]:
        """The game and the number of a puzzle, as soon as the puzzles are there."""
        await self._house.unpack()
        game = asked.names["game"]
        return game, number_at(game, asked.names["number"])


PUZZLE = "/api/puzzles/{game}/{number}"
PUZZLES: dict[str, Endpoint] = {
    "GET /api/puzzles": PuzzleDesk.puzzles,
    "GET /api/puzzles/me": PuzzleDesk.me,
    f"GET {PUZZLE}": PuzzleDesk.puzzle,
    f"POST {PUZZLE}": PuzzleDesk.answer,
    f"POST {PUZZLE}/why": PuzzleDesk.why,
    f"POST {PUZZLE}/solution": PuzzleDesk.solution,
    f"POST {PUZZLE}/table": PuzzleDesk.play_on,
}
