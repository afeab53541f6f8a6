"""Makes the reports of docs/balance anew and puts their figures into docs/research.md.

    python scripts/reports.py [--workers N] [GAME ...]

One that was stopped goes on where it was. The page says in words what the figures teach: read it again then.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
RESEARCH = DOCS / "research.md"
GAMES = {
    "out-of-gears": 6400,
    "gear-and-piston": 2000,
    "robo-rally": 2000,
    "too-many-bones": 2100,
    "cyberion": 3300,
}
"""How many games each report is made from: the same number at each of its tables."""
SEED = 1

QUOTED = re.compile(r"(?P<number>\d+(?:\.(?P<decimals>\d+))?)(?P<percent> %)?<!--(?P<where>[^>]+)-->")
"""A figure of a report, followed by where it stands: the game, then the keys under `findings` in its JSON."""


def main() -> int:
    """Make those that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    given = parser.parse_args()
    for game in given.games or GAMES:
        if game not in GAMES:
            parser.error(f"there is no report on {game}")
        file = DOCS / "balance" / game
        command = ["balance", game, "-n", GAMES[game], "--seed", SEED, "-w", given.workers, "--lang", "en"]
        command += ["--html", file.with_suffix(".html"), "--json", file.with_suffix(".json")]
        print("rouages", *command, flush=True)
        try:
            subprocess.run([sys.executable, "-m", "rouages", *map(str, command)], check=True)
        except (subprocess.CalledProcessError, KeyboardInterrupt):
            return 1
    RESEARCH.write_text(retold(RESEARCH.read_text("utf-8")), "utf-8")
    return 0


def retold(text: str) -> str:
    """The text with each figure as its report has it now, written as precisely as it was."""
    return QUOTED.sub(lambda found: f"{figure(found)}<!--{found['where']}-->", text)


def figure(quoted: re.Match[str]) -> str:
    """The figure that is quoted, from its report."""
    game, *keys = quoted["where"].split("/")
    found: Any = json.loads((DOCS / "balance" / f"{game}.json").read_text("utf-8"))["findings"]
    for key in keys:
        found = seat_of(found, key) if isinstance(found, list) else found[key]
    value = found["value"] if isinstance(found, dict) else found
    percent = quoted["percent"] or ""
    return f"{value * (100 if percent else 1):.{len(quoted['decimals'] or '')}f}{percent}"


def seat_of(seats: list[dict[str, Any]], key: str) -> dict[str, Any]:
    """What was found of a seat: `4.0` is the first of four."""
    players, seat = map(int, key.split("."))
    return next(each for each in seats if (each["players"], each["seat"]) == (players, seat))


if __name__ == "__main__":
    sys.exit(main())
