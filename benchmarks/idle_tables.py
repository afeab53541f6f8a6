"""The tables of benchmarks/server.py that nobody looks at: what each holds in memory."""

from __future__ import annotations

import gc
import tempfile
import time
from functools import partial
from pathlib import Path

from rouages.server.house import House
from rouages.server.settings import Settings
from rouages.server.wire.bodies import NewGuest
from rouages.tables.ledger.rows import Page
from rouages.tables.match import beginning
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.states import NewTable, Place


def memory_kilobytes() -> int:
    """The memory that this process holds."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def idle_tables(count: int, seats: int, answers: int) -> dict[str, float]:
    """What so many hold in mid-game, and what they still hold once put away."""
    with tempfile.TemporaryDirectory(prefix="rouages-bench-") as folder:
        house = await House.open(
            Settings(f"sqlite:///{folder}/idle.sqlite3", tables_a_guest=10**6, idle_seconds=10**6)
        )
        try:
            await lay(house, 20, seats, answers)
            before = memory_kilobytes()
            await lay(house, count, seats, answers)
            held = memory_kilobytes()
            await put_away(house)
            await lay(house, count, seats, answers)
            again = memory_kilobytes()
            await put_away(house)
        finally:
            await house.close()
    return {"kB an idle table": (held - before) / count, "kB a table put away": (again - held) / count}


async def lay(house: House, count: int, seats: int, answers: int) -> None:
    """Tables of Out of Gears on one screen each, played on to mid-game."""
    host = await house.guests.welcome(NewGuest("Host"))
    wish = NewTable("out-of-gears", (Place("me"), *[Place("here", "x")] * (seats - 1)))
    for _ in range(count):
        row = beginning.lay(wish, host, house.levels, time.time())
        table = await house.tables.lay([row], host)
        for seat in table.seating.seats:
            seat.contribution = b"0" * 16
        await table.ask(table.proceedings.begin_if_ready)
        await table.ask(partial(play_on, table.proceedings, answers))


def play_on(proceedings: Proceedings, answers: int, page: Page) -> None:
    """Give the first option until there were so many answers."""
    play = proceedings.play
    while play and play.entries < answers:
        seat, question = next(iter(play.asked.items()))
        if entry := play.answer(seat, question, 0):
            proceedings.note(entry, page)


async def put_away(house: House) -> None:
    """As if nobody had been there for long."""
    for table in house.tables.live.values():
        table.inbox.last_active = -1e9
    await house.tables.put_away()
    assert not house.tables.live
    gc.collect()
