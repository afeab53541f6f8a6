"""What a house says before anybody has come: files that a page reads while Python is still on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from rouages.days.gone import Gone
from rouages.games import GAMES
from rouages.lessons.reading import LESSONS
from rouages.pocket.asking import Desk
from rouages.pocket.house import PocketHouse
from rouages.server.wire.words import SERVER
from rouages.words.catalogue import LANGUAGES


class NothingKept:
    """The cupboard of a browser that was never here."""

    async def read(self, beginning: str) -> str:
        """Nothing."""
        del beginning
        return "[]"

    async def write(self, change: str) -> str:
        """Nothing is kept while a site is written."""
        return change


def lasting() -> Iterator[str]:
    """The addresses at which every house says the same, for ever."""
    yield "/api/games"
    for language in LANGUAGES:
        yield f"/api/words/{language}/{SERVER}"
        for game in GAMES:
            yield f"/api/words/{language}/{game}"
            yield f"/api/rules/{language}/{game}"
    for game, lessons in LESSONS.items():
        yield from (f"/api/lessons/{game}/{name}" for name in lessons)


FIRST = ("/api/me", "/api/lobby", "/api/lessons")
"""Those at which a house says something else once somebody has come."""


def replies(gone: tuple[Gone, ...]) -> dict[str, bytes]:
    """What is said at each of these addresses, in a house with these days gone by."""
    return asyncio.run(_replies(gone))


async def _replies(gone: tuple[Gone, ...]) -> dict[str, bytes]:
    house = PocketHouse(NothingKept())
    await house.open()
    desk = Desk(house, gone)
    return {address: (await desk.answer("GET", address, ""))[1] for address in (*lasting(), *FIRST)}
