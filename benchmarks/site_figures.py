"""How the benchmark of a house without a server says what it found, and what a browser holds of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

OWN_BARS = "--top-chrome-webui"


def say(what: str, value: float, unit: str, most: float | None = None) -> None:
    """One figure, what it should be at most, and whether it is more."""
    limit = "" if most is None else f"  (at most {most:g})" + ("  TOO MUCH" if value > most else "")
    print(f"{what:<66} {value:>9,.2f} {unit}{limit}", flush=True)


def say_load() -> None:
    """How many programs of this machine wanted a processor in the last minute."""
    say(f"load of this machine, which has {os.cpu_count()} processors", os.getloadavg()[0], "")


class Process(NamedTuple):
    """One of those of which a browser is made."""

    id: int
    kind: str
    worked: float
    """Seconds."""


def processes(browser: Browser) -> list[Process]:
    """Those that run just now."""
    line = browser.new_browser_cdp_session()
    found: Any = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return [Process(each["id"], each["type"], each["cpuTime"]) for each in found]


def processor_seconds(browser: Browser) -> float:
    """How long all processors have worked for a browser."""
    return sum(each.worked for each in processes(browser))


def memory_megabytes(processes: Sequence[Process]) -> float:
    """What the pages of a browser hold, their workers included; its own bars are pages of its own."""
    return sum(map(share_of, (each.id for each in processes if each.kind == "renderer"))) / 1024


def share_of(process: int) -> int:
    """A page's share of memory in kilobytes; what it shares with others is divided among them.

    None is of a page that has gone meanwhile, or of the browser's own bars.
    """
    try:
        if OWN_BARS in Path(f"/proc/{process}/cmdline").read_text():
            return 0
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
