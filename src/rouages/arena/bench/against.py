"""How fast it is beside an earlier commit, both measured in turn in the same run.

What else a machine does slows both alike: the ratio is the figure to trust, and of each side the least time
that was seen, which was disturbed least.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from zipfile import ZipFile

import rouages
from rouages.arena.bench import probe
from rouages.engine.refusals import Refusal
from rouages.games import GAMES

ROUNDS = 6
"""So often each side is measured, in turn."""
SOURCES = Path(rouages.__file__).parents[1]


class NoCommit(Refusal):
    """There is no commit “{commit}” to compare with; it takes a checkout of Rouages with its history."""


class CannotBeMeasured(Refusal):
    """Rouages as it was at “{commit}” cannot be measured: {why}"""


class Compared(NamedTuple):
    """What something took then and takes now, in seconds."""

    then: float
    now: float

    @property
    def times(self) -> float:
        """How many times as fast it is now."""
        return self.then / self.now


def compare(names: list[str], commit: str, seconds: float) -> Iterator[tuple[str, dict[str, Compared]]]:
    """What a decision, a copy, a world and a playout of each game took at a commit and take now."""
    with checkout(commit) as sources, _Side(sources) as then, _Side(SOURCES) as now:
        for name in names:
            try:
                yield name, _compare(name, then, now, seconds)
            except (EOFError, BrokenPipeError):
                raise CannotBeMeasured(commit=commit, why=then.last_words) from None


def _compare(name: str, then: _Side, now: _Side, seconds: float) -> dict[str, Compared]:
    """Rounds of the same games: as many games as the time allows, by how long one takes now."""
    then.took(name, 1)
    games = max(1, round(seconds / ROUNDS / now.took(name, 1)["game"]))
    rounds = [(then.took(name, games), now.took(name, games)) for _ in range(ROUNDS)]
    return {
        what: Compared(min(each[what] for each, _ in rounds), min(each[what] for _, each in rounds))
        for what in rounds[0][1]
        if what != "game"
    }


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """The sources of a commit, in a folder that is gone afterwards."""
    found = _git(
        "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}", commit=commit
    )
    packed = _git("archive", "--format=zip", found.decode().strip(), "src", commit=commit)
    with TemporaryDirectory() as folder:
        ZipFile(BytesIO(packed)).extractall(folder)
        yield Path(folder, "src")


def _git(*arguments: str, commit: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=SOURCES.parent, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise NoCommit(commit=commit) from None


class _Side:
    """A program that measures the Rouages in a folder when it is asked to."""

    def __init__(self, sources: Path) -> None:
        self._sources = sources

    def __enter__(self) -> _Side:
        self._program = subprocess.Popen(
            [sys.executable, "-P", probe.__file__],
            env=os.environ | {"PYTHONPATH": str(self._sources), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._program.kill()
        self._program.communicate()

    def took(self, game: str, games: int) -> dict[str, float]:
        """What each thing took in so many games."""
        assert self._program.stdin
        assert self._program.stdout
        players, options = GAMES[game].usual
        self._program.stdin.write(json.dumps([game, players, options, games]) + "\n")
        self._program.stdin.flush()
        reply = self._program.stdout.readline()
        if not reply:
            raise EOFError
        found: dict[str, float] = json.loads(reply)
        return found

    @property
    def last_words(self) -> str:
        """What it said when it could not go on."""
        assert self._program.stderr
        return (self._program.stderr.read().strip().splitlines() or ["?"])[-1]
