"""Very many live tables over two workers, at a pace that people keep.

`python benchmarks/live_tables.py [TABLES] [PACE] [CLIENTS]`: so many tables of Out of Gears, two people and
two bots at *easy* each, two sockets a table, over two workers on a PostgreSQL of its own with its default
settings; at all of them together so many answers of people a second (if nobody had to wait for others), and
the bots' answers that follow. The people are in so many processes: one may have only so many files open.
Shown are how long it takes from an answer until every screen that it changes has shown it, what a table takes
of memory, and who takes which share of the processor.
"""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import uvloop
from house_shares import House, costs, running, show
from server import Figures, call
from server_load import Load, OurScreen, Table

sys.path.append(str(Path(__file__).parent.parent))
from tests.server.store.postgres import cluster, new_database

LAYING = 4
"""So many tables are laid at the same time, by each process of clients."""
PEOPLE = 2
SETTLING_SECONDS, WARM_SECONDS, PACED_SECONDS = 15.0, 10.0, 30.0
FIRST = 50
"""Tables that lie before memory is measured."""
LOOK_SECONDS, TRIES = 0.002, 50_000
"""How often it is looked whether everybody has been shown a table."""


class Clients:
    """A process of clients, told what to do line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def say(self, *words: object) -> None:
        assert self._process.stdin is not None
        print(*words, file=self._process.stdin, flush=True)

    def hear(self) -> Figures:
        assert self._process.stdout is not None
        found: Figures = json.loads(self._process.stdout.readline() or "null")
        if found is None:
            raise RuntimeError("a process of clients has ended")
        return found


@contextmanager
def clients(port: int) -> Iterator[Clients]:
    """One more process of clients."""
    command = [sys.executable, __file__, "clients", str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Clients(process)
        finally:
            process.kill()


async def people(port: int) -> None:
    """What a process of clients does: sit down at more tables, answer at a pace, say what was seen."""
    load = Load(10**9)
    tables: list[Table] = []
    loop = asyncio.get_running_loop()
    while words := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        match words:
            case ["lay", count]:
                tables += await seat_some(port, load, int(count))
                print(json.dumps({"tables": len(tables)}), flush=True)
            case ["answer", think]:
                load.think, load.going = float(think), True
                for table in tables:
                    for screen in table.screens:
                        load.soon(screen.answer)
            case ["begin"]:
                load.latencies.clear()
                load.answers, spent = 0, time.process_time()
            case ["end"]:
                load.going = False
                seen = {"answers": load.answers, "spent": time.process_time() - spent}
                print(json.dumps({**seen, "latencies": load.latencies}), flush=True)


async def seat_some(port: int, load: Load, count: int) -> list[Table]:
    """Lay tables and sit down at them, two and two."""
    loop = asyncio.get_running_loop()
    cookies = [call(port, "PUT", "/api/me", {"name": f"P{each}"})[1] for each in range(PEOPLE)]
    bot = {"kind": "bot", "level": "easy"}
    wish = {
        "game": "out-of-gears",
        "seats": [{"kind": "me"}, {"kind": "open"}, bot, bot],
        "options": {"jolly": True, "three_points": True},
    }

    def lay(_: int) -> str:
        name: str = call(port, "POST", "/api/tables", wish, cookies[0])[0]["id"]
        call(port, "POST", f"/api/tables/{name}/take", {"seat": 1}, cookies[1])
        return name

    with ThreadPoolExecutor(LAYING) as laying:
        ids = await asyncio.gather(*(loop.run_in_executor(laying, lay, each) for each in range(count)))
    tables = [Table(load) for _ in ids]
    for table, name in zip(tables, ids, strict=True):
        for seat, cookie in enumerate(cookies):
            path = f"/api/tables/{name}/play"
            screen = partial(OurScreen, table, seat, f"127.0.0.1:{port}", path, cookie)
            await loop.create_connection(screen, "127.0.0.1", port)
        await shown(table)
    return tables


async def shown(table: Table) -> None:
    """Wait until everybody has been shown the table."""
    for _ in range(TRIES):
        if all(screen.ready for screen in table.screens):
            return
        await asyncio.sleep(LOOK_SECONDS)
    raise TimeoutError("a table was not shown")


def lay(everybody: Sequence[Clients], count: int) -> None:
    """So many more tables, by all of them."""
    for each in everybody:
        each.say("lay", count // len(everybody))
    for each in everybody:
        each.hear()


def measured(everybody: Sequence[Clients], house: House, count: int, pace: int) -> Figures:
    """All their tables, at a pace."""
    lay(everybody, FIRST)
    before, began = house.kilobytes(), time.perf_counter()
    lay(everybody, count - FIRST)
    print(f"{count} tables laid in {time.perf_counter() - began:.0f} s", flush=True)
    held = house.kilobytes()
    time.sleep(SETTLING_SECONDS)
    idle = house.spent()
    time.sleep(WARM_SECONDS)
    idle = {name: (spent - idle[name]) / WARM_SECONDS for name, spent in house.spent().items()}
    for each in everybody:
        each.say("answer", PEOPLE * count / pace)
    time.sleep(WARM_SECONDS)
    began, spent = time.perf_counter(), house.spent()
    for each in everybody:
        each.say("begin")
    time.sleep(PACED_SECONDS)
    for each in everybody:
        each.say("end")
    seconds, after = time.perf_counter() - began, house.spent()
    seen = [each.hear() for each in everybody]
    answers = int(sum(each["answers"] for each in seen))
    after["clients"] = spent["clients"] + sum(each["spent"] for each in seen)
    waited = sorted(each for some in seen for each in some["latencies"])  # type: ignore[attr-defined]
    return {
        "live tables": count,
        "answers of people a second": answers / seconds,
        "p50, ms": 1000 * statistics.median(waited),
        "p99, ms": 1000 * waited[int(0.99 * len(waited))],
        "longest, ms": 1000 * waited[-1],
        "kB of servers a table, laid": (held - before) / (count - FIRST),
        "kB of servers a table, played": (house.kilobytes() - before) / (count - FIRST),
        **{f"share of a core when nobody answers, {name}": share for name, share in idle.items() if share},
        **costs(spent, after, answers, seconds),
    }


def main(count: int = 10_000, pace: int = 500, processes: int = 2) -> None:
    """Everything, once."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster())
        _, house = stack.enter_context(running(new_database(postgres), 2, postgres.pid))
        everybody = [stack.enter_context(clients(house.port)) for _ in range(processes)]
        show("very many live tables", measured(everybody, house, count, pace))


if __name__ == "__main__":
    if sys.argv[1:2] == ["clients"]:
        uvloop.run(people(int(sys.argv[2])))
    else:
        try:
            main(*map(int, sys.argv[1:]))
        except KeyboardInterrupt:
            sys.exit("Interrupted; nothing was left behind.")
