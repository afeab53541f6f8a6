"""What a browser holds of a site while a bot thinks: the page of a table, the house, and who thinks beside.

`python benchmarks/site_memory.py FOLDER` prints this alone; it does not hang on what else the machine does.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from site_board import ANSWER, ASKED, LAY, LEVEL, MET, QUESTIONS
from site_figures import memory_megabytes, say
from site_house import HOUSE, NOTHING, of
from site_serving import serving
from site_unwatched import STEP, Unwatched, UnwatchedPage, unwatched

from rouages.games import GAMES

OPTIONS = f"[...document.querySelectorAll({json.dumps(ASKED)})].map((option) => option.innerText)"
LOOKING = 8
"""Seconds for which whoever is asked first looks on: who thinks wakes, and what is kept is packed."""
PATIENCE = 60
KEPT = """(async () => (await caches.keys()).some((name) => name.startsWith('snapshot-')))()"""
"""Whether a later visit can begin where this one stood."""


def memories(address: str, site: Path) -> None:
    """A table of each game with bots that think long: on a first visit, and in a browser opened anew."""
    for game in GAMES:
        with tempfile.TemporaryDirectory(prefix="rouages-browser-", ignore_cleanup_errors=True) as folder:
            with unwatched(Path(folder)) as browser:
                first, later = laid(browser.open(), address, site, game)
                visit(browser, first, f"{game}, {LEVEL}, first visit")
            with unwatched(Path(folder)) as browser:
                visit(browser, later, f"{game}, {LEVEL}, later visit")


def laid(page: UnwatchedPage, address: str, site: Path, game: str) -> tuple[str, str]:
    """The addresses of two tables of a game: one may be over when a browser is opened anew."""
    page.goto(f"{address}{NOTHING}")
    page.evaluate(f"(() => {{ {MET} }})()")
    page.evaluate(HOUSE, of(site))
    first, later = [f"{address}/table/{page.evaluate(LAY, [game, LEVEL])}" for _ in range(2)]
    return first, later


def visit(browser: Unwatched, table: str, who: str) -> None:
    """Go there and play, until all is kept that a later visit begins with."""
    page = browser.open()
    page.goto(table)
    thinking, most = held(browser, page)
    say(f"{who}: memory while a bot thinks", thinking, "MB", 300)
    say(f"{who}: at any moment", most, "MB")
    page.wait(KEPT)


def held(browser: Unwatched, page: UnwatchedPage) -> tuple[float, float]:
    """Megabytes at most while bots answer a few questions, and at most since the first was asked."""
    page.wait(f"{OPTIONS}.length")
    found = []
    until = time.monotonic() + LOOKING
    while time.monotonic() < until:
        found.append(memory_megabytes(browser.processes()))
        time.sleep(STEP)
    thinking, chance = [], random.Random(23)
    for _ in range(QUESTIONS):
        before, until = page.evaluate(OPTIONS), time.monotonic() + PATIENCE
        while page.evaluate(OPTIONS) in ([], before) and time.monotonic() < until:
            page.evaluate(ANSWER, chance.random())
            thinking.append(memory_megabytes(browser.processes()))
            time.sleep(STEP)
        thinking.append(memory_megabytes(browser.processes()))
    return max(thinking), max(found + thinking)


if __name__ == "__main__":
    with serving(folder := Path(sys.argv[1])) as (address, _):
        memories(address, folder)
