"""Plays every game to its end at a live table, where the packages of servers and databases are absent.

`python -m tests.tables.alone` writes a line for each game.
"""

import asyncio
import random
import sys
from importlib.abc import MetaPathFinder

ABSENT = {
    *("starlette", "uvicorn", "uvloop", "httptools", "websockets", "anyio"),
    *("sqlalchemy", "alembic", "aiosqlite", "asyncpg", "sqlite3"),
    *("argon2", "itsdangerous", "limits", "openskill"),
}


class Absent(MetaPathFinder):
    """Says of these packages that they are not there."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is absent here", name=name)
        return


async def play_all():
    from rouages.games import GAMES
    from tests.tables.pocket import ANN, Pocket

    for name, game in GAMES.items():
        pocket = Pocket()
        others = ["bot:random"] * (max(game.seats[0], min(2, game.seats[-1])) - 1)
        table = await pocket.lay("me", *others, game=name)
        screen = await pocket.sit(table, ANN)
        await pocket.play_on(table, [screen], random.Random(1))
        sys.stdout.write(f"{name} {screen.table['status']} {screen.result['outcome']['ending']}\n")


if __name__ == "__main__":
    sys.meta_path.insert(0, Absent())
    asyncio.run(play_all())
