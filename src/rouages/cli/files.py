"""Files of matches: records in JSON and saved matches, read and written so that nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.engine.record import Record, read
from rouages.games import GAMES


def read_record(file: Path) -> Record:
    """The record in a file."""
    return read(file.read_bytes())


def write_record(match: Match, file: Path) -> None:
    """Write the record beside the file, then put it in its place, so that a crash leaves the old one."""
    beside = file.with_name(file.name + ".part")
    beside.write_text(json.dumps(match.record(), separators=(",", ":")) + "\n", encoding="utf-8")
    beside.replace(file)


def open_match(file: Path) -> Match:
    """The match whose record is in a file."""
    return loading.replay(file.read_bytes(), GAMES)
