"""A cupboard for the shelf: what a browser keeps of its house, a table of every game and one that is over."""

import asyncio
import random

from msgspec import Struct

from rouages.games import GAMES
from tests.corpus.shelf import FOLDER
from tests.pocket.house import Drawers, opened, rest

NEWEST = FOLDER / "cupboards" / "1.msgpack.xz"
"""Another number, as soon as rows lie in it in another way."""
ANSWERS = 12


class Cupboard(Struct, frozen=True):
    """What lay in it, and what its one player was asked."""

    kept: dict[str, str]
    tables: dict[str, tuple[str, int]]
    """By the game, the id of the table, and how many options there were."""
    versions: dict[str, int]
    """Of the rules."""


async def _lived_in() -> Cupboard:
    drawers, rng = Drawers(), random.Random(1)
    page = await opened(drawers)
    _, line = await page.play_now("out-of-gears")
    while asked := await page.asked(line):
        await page.answer(line, rng.randrange(len(asked["options"])))
    tables = {}
    for game in GAMES:
        table, line = await page.play_now(game)
        for _ in range(ANSWERS):
            await page.answer(line, 0)
        page.send(line, "Say", text="Bonne chance !")
        tables[game] = table, len((await page.asked(line))["options"])
        await rest(page)
    await page.found("PUT", f"/api/tables/{table}/notes", {"text": "Mind the trap."})
    await rest(page)
    return Cupboard(drawers.kept, tables, {name: game.version for name, game in GAMES.items()})


def cupboard() -> Cupboard:
    """One that somebody lived with."""
    return asyncio.run(_lived_in())
