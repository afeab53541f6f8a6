"""What one, four and forty servers would carry: a simulation with the costs that `several.py` measured.

`python benchmarks/scale.py`. Answers come by chance at a pace; each is played by the server that keeps its
table, waits there for the next group of that server's writer, is committed by the database together with
what else came, is told, and goes on to the server where another screen is. The pace is raised until the p99
of that way passes 50 ms: the knee. All time is taken from `COSTS`; nothing else slows anybody down. What the
bots think is counted beside it: they have cores of their own.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rouages.server.store.writer import GATHERING_A_BATCH, LONGEST_GATHERING

MOST_P99 = 0.050
SECONDS = 1.0
"""Of the house's time, for each pace that is tried."""


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time, but for `sync`."""

    answer: float
    """Of the keeper, for one answer with all that its own screens are shown."""
    relayed: float
    """Of both servers together, in addition, for an answer whose screens are elsewhere."""
    commit: float
    """Of the database, for a group."""
    row: float
    """Of the database, for an answer in a group."""
    sync: float
    """Until a group is on the disk; groups that come meanwhile go together."""
    bot: float
    """Of a bot's process, for an answer of a person and the bots' answers that follow it."""


COSTS = Costs(answer=190e-6, relayed=280e-6, commit=275e-6, row=35e-6, sync=6e-3, bot=655e-6)
"""As seen on a crowded machine of two cores (docs/scale.md)."""
DATABASE_CORES = 16


class Shape(NamedTuple):
    """So many servers, each on a core, over so many databases."""

    servers: int
    databases: int = 1


class Core:
    """Does one thing after another, in the order in which they come."""

    def __init__(self) -> None:
        self.free = self.busy = 0.0

    def do(self, now: float, seconds: float) -> float:
        """When something is done that comes now."""
        self.free = max(now, self.free) + seconds
        self.busy += seconds
        return self.free


class Server(Core):
    """A core, and a writer that commits what waits in groups."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database
        self.waiting: list[float] = []
        self.rests_until = 0.0
        self.is_writing = False


class Database:
    """Some cores, and a disk; groups that come while it syncs go together with the next."""

    def __init__(self) -> None:
        self._cores = [0.0] * DATABASE_CORES
        self._synced = 0.0
        self.busy = 0.0

    def commit(self, now: float, rows: int, costs: Costs) -> float:
        """When a group is kept."""
        seconds = costs.commit + rows * costs.row
        written = max(now, heapq.heappop(self._cores)) + seconds
        heapq.heappush(self._cores, written)
        self.busy += seconds
        if written > self._synced - costs.sync:
            self._synced = max(written, self._synced) + costs.sync
        return self._synced


class Found(NamedTuple):
    """At one pace."""

    p99: float
    server: float
    """The share of its core that the busiest server takes."""
    database: float


class House:
    """What happens, in the order of time."""

    def __init__(self, shape: Shape, pace: float, costs: Costs) -> None:
        self._costs = costs
        self._pace = pace
        self._rng = random.Random(1)
        self.databases = [Database() for _ in range(shape.databases)]
        self.servers = [Server(self.databases[each % shape.databases]) for each in range(shape.servers)]
        self._far = 1 - 1 / shape.servers
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._count = 0
        self.took: list[float] = []

    def run(self) -> Found:
        """All answers of some seconds."""
        self._at(0.0, self._come)
        while self._events:
            now, _, happen = heapq.heappop(self._events)
            if now > 2 * SECONDS:
                break
            happen(now)
        self.took.sort()
        return Found(
            self.took[int(0.99 * len(self.took))],
            max(each.busy for each in self.servers) / SECONDS,
            max(each.busy for each in self.databases) / SECONDS / DATABASE_CORES,
        )

    def _at(self, time: float, happen: Callable[[float], None]) -> None:
        self._count += 1
        heapq.heappush(self._events, (time, self._count, happen))

    def _come(self, now: float) -> None:
        keeper = self._rng.choice(self.servers)
        self._at(keeper.do(now, self._costs.answer / 2), partial(self._wait, keeper, now))
        if now < SECONDS:
            self._at(now + self._rng.expovariate(self._pace), self._come)

    def _wait(self, keeper: Server, came: float, now: float) -> None:
        keeper.waiting.append(came)
        if not keeper.is_writing:
            keeper.is_writing = True
            self._at(max(now, keeper.rests_until), partial(self._write, keeper))

    def _write(self, keeper: Server, now: float) -> None:
        group, keeper.waiting = keeper.waiting, []
        self._at(keeper.database.commit(now, len(group), self._costs), partial(self._tell, keeper, group))

    def _tell(self, keeper: Server, group: list[float], now: float) -> None:
        for came in group:
            told = keeper.do(now, self._costs.answer / 2)
            if self._rng.random() < self._far:
                told = keeper.do(now, self._costs.relayed / 2)
                self._at(told, partial(self._pass_on, self._rng.choice(self.servers), came))
            else:
                self.took.append(told - came)
        keeper.rests_until = now + min(LONGEST_GATHERING, GATHERING_A_BATCH * len(group))
        keeper.is_writing = bool(keeper.waiting)
        if keeper.waiting:
            self._at(keeper.rests_until, partial(self._write, keeper))

    def _pass_on(self, server: Server, came: float, now: float) -> None:
        self.took.append(server.do(now, self._costs.relayed / 2) - came)


def simulate(shape: Shape, pace: float, costs: Costs = COSTS) -> Found:
    """One house at one pace."""
    return House(shape, pace, costs).run()


def knee(shape: Shape, costs: Costs = COSTS) -> float:
    """The highest pace at which the p99 is what is asked, within a few per cent."""
    low = high = 1000.0 * shape.servers
    while simulate(shape, high, costs).p99 < MOST_P99:
        low, high = high, 1.5 * high
    while high / low > 1.05:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if simulate(shape, middle, costs).p99 < MOST_P99 else (low, middle)
    return low


def main() -> None:
    """The knee of each shape, and how it looks before and behind it."""
    print("servers  databases  answers a second  p99, ms  server  database  cores of bots")
    for shape in (Shape(1), Shape(2), Shape(4), Shape(40), Shape(40, 2)):
        pace = knee(shape)
        for part in (0.5, 1.0, 1.2):
            found = simulate(shape, pace * part)
            print(
                f"{shape.servers:7}{shape.databases:11}{pace * part:18,.0f}{1000 * found.p99:9.1f}"
                f"{found.server:8.0%}{found.database:10.0%}{pace * part * COSTS.bot:15.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
