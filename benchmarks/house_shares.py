"""Who takes which share of the processor and the memory: servers, their bots, database, clients."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from server import OURS, PORT, Figures, started

TICKS = os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """One that runs."""

    pid: int
    parent: int
    seconds: float
    """Of processor time, with that of its children that have ended."""


def processes() -> dict[int, Process]:
    """All on this machine."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        pid = int(stat.parent.name)
        found[pid] = Process(pid, int(fields[1]), sum(map(int, fields[11:15])) / TICKS)
    return found


def generations(pid: int) -> list[list[Process]]:
    """A process, its children, theirs."""
    everybody = processes()
    found = [[everybody[pid]]]
    while found[-1]:
        parents = {each.pid for each in found[-1]}
        found.append([each for each in everybody.values() if each.parent in parents])
    return found


def kilobytes(pid: int) -> int:
    """The memory of a process; what it shares with others is shared out."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


class House:
    """A server, or several workers, and its database."""

    def __init__(self, pid: int, port: int, workers: int, postgres: int | None) -> None:
        self.pid, self.port = pid, port
        self._depth = 0 if workers == 1 else 1
        self._postgres = postgres

    def spent(self) -> Figures:
        """Seconds of processor time until now, by whose they are."""
        found = generations(self.pid)
        served = [each for some in found[: self._depth + 1] for each in some]
        bots = [each for some in found[self._depth + 1 :] for each in some]
        database = [each for some in generations(self._postgres) for each in some] if self._postgres else []
        return {
            "servers": sum(each.seconds for each in served),
            "bots": sum(each.seconds for each in bots),
            "database": sum(each.seconds for each in database),
            "clients": time.process_time(),
        }

    def kilobytes(self) -> int:
        """What all its servers hold; the bots' processes are as large with one table."""
        return sum(kilobytes(each.pid) for some in generations(self.pid)[: self._depth + 1] for each in some)


@contextmanager
def running(url: str, workers: int, postgres: int | None) -> Iterator[tuple[subprocess.Popen[str], House]]:
    """A house on this database."""
    command = [sys.executable, str(Path(__file__).with_name("server.py")), "serve", url]
    with started(OURS, [*command, PORT, str(workers)]) as (server, port):
        yield server, House(server.pid, port, workers, postgres)


def costs(before: Figures, after: Figures, answers: int, seconds: float) -> Figures:
    """What an answer took, and which share of a core that was."""
    found = {name: after[name] - before[name] for name in before}
    return {
        **{f"us of {name} an answer": 1e6 * spent / answers for name, spent in found.items()},
        **{f"share of a core, {name}": spent / seconds for name, spent in found.items()},
    }


def show(title: str, figures: Figures) -> None:
    """One column."""
    print(f"\n{title} (load of the machine {os.getloadavg()[0]:.1f})", flush=True)
    for name, value in figures.items():
        print(f"  {name:46}{value:12,.2f}", flush=True)
