"""What being counted costs: an answer at a table, a request over HTTP, and a reading of all metrics.

`python benchmarks/metrics.py [TABLES]`. Processor time, the least of several rounds: of handing an answer in
at a table and having it accepted, by a screen that is counted and by one that is not (the table itself does
nothing); of one line in the tally of requests; and of `/metrics` in a house with no table and with so many.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import uvloop

from rouages.games import GAMES
from rouages.server.counted import CountedClient
from rouages.server.house import House
from rouages.server.settings import Settings
from rouages.server.tally import Tally
from rouages.server.watching.health import Physician
from rouages.server.watching.metrics import Metrics
from rouages.tables.asking import requests
from rouages.tables.audience.clients import Client
from rouages.tables.wire.messages import Accepted, Answer
from rouages.tables.wire.states import Status

ROUNDS, TIMES, READINGS = 7, 20_000, 20
GAME = "out-of-gears"


def least(act: Callable[[], object], times: int) -> float:
    """Seconds of processor time for one, in the best of some rounds."""
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(times):
            act()
        found.append((time.process_time() - began) / times)
    return min(found)


def answering(client: Any, hand_in: Callable[[Any], None]) -> Callable[[], None]:
    """One answer of a screen, which a table accepts at once."""
    answer, accepted = Answer(0, 1, 0), Accepted(0, 1)

    def act() -> None:
        hand_in(answer)
        client.accept(accepted)
        client.accepted.clear()

    return act


def of_an_answer() -> tuple[float, float]:
    """Without being counted, and with it."""
    nowhere: Any = SimpleNamespace()
    with patch.object(requests, "hand_in", lambda *_: None):
        plain, counted = Client(None, 0, nowhere), CountedClient(Tally(), GAME, None, 0, nowhere)
        return (
            least(answering(plain, lambda answer: requests.hand_in(nowhere, plain, answer)), TIMES),
            least(answering(counted, lambda answer: counted.hand_in(nowhere, answer)), TIMES),
        )


def of_a_request() -> float:
    """One more in the tally."""
    tally = Tally()
    return least(lambda: tally.requests["GET", "/api/lobby", 200].add(0.003), TIMES)


def table(number: int) -> Any:
    """As much of one as is counted."""
    games = list(GAMES)
    seating = SimpleNamespace(terms=SimpleNamespace(game=games[number % len(games)]), status=Status.PLAYING)
    return SimpleNamespace(seating=seating)


async def of_a_reading(tables: int) -> tuple[float, int]:
    """With so many tables; and how many bytes it is."""
    with tempfile.TemporaryDirectory(prefix="rouages-bench-") as folder:
        house = await House.open(Settings(f"sqlite:///{folder}/metrics.sqlite3"))
        try:
            metrics, health = Metrics(house), await Physician(house).health()
            house.tables.live = {str(number): table(number) for number in range(tables)}
            took = least(lambda: metrics.text(health, ()), READINGS)
            return took, len(metrics.text(health, ()))
        finally:
            house.tables.live = {}
            await house.close()


async def main(tables: int = 10_000) -> None:
    """All of it."""
    plain, counted = of_an_answer()
    print(f"an answer, counted: {1e6 * (counted - plain):.2f} us more ({1e6 * plain:.2f} without)")
    print(f"a request, counted: {1e6 * of_a_request():.2f} us")
    for each in (0, tables):
        took, size = await of_a_reading(each)
        print(f"/metrics with {each:,} tables: {1e3 * took:.2f} ms, {size:,} bytes")


if __name__ == "__main__":
    uvloop.run(main(*map(int, sys.argv[1:])))
