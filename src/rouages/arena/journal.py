"""Journals: the rows of a job that are done, kept in a file until all are, so that a stopped job can go on.

A journal is a list of chunks in order: the length of its rows, their check sum, the rows. What a crash left
half written is cut off when the journal is opened again.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from struct import Struct as Packed
from typing import BinaryIO, Generic
from zlib import crc32

import msgspec

from rouages.arena.jobs import Games, Row
from rouages.arena.program import program

_HEAD = Packed(">III")
"""How many rows, how many bytes, and their check sum."""


class Journal(Generic[Row]):
    """Rows in a file."""

    def __init__(self, file: BinaryIO, row: type[Row]) -> None:
        """Find what is whole in it and cut off the rest."""
        self._file = file
        self._decode = msgspec.msgpack.Decoder(list[row]).decode  # type: ignore[valid-type]
        self._rows = 0
        whole = 0
        for count, payload in self._chunks():
            self._rows += count
            whole += _HEAD.size + len(payload)
        file.truncate(whole)

    def __len__(self) -> int:
        """How many rows are kept."""
        return self._rows

    def rows(self) -> Iterator[Row]:
        """The rows, from game 0 on."""
        for _, payload in self._chunks():
            yield from self._decode(payload)

    def keep(self, rows: Sequence[Row]) -> None:
        """The next rows, written at once."""
        payload = msgspec.msgpack.encode(rows)
        self._file.seek(0, os.SEEK_END)
        self._file.write(_HEAD.pack(len(rows), len(payload), crc32(payload)) + payload)
        self._file.flush()
        self._rows += len(rows)

    def finish(self) -> None:
        """All rows were taken: nothing to go on with."""
        Path(self._file.name).unlink(missing_ok=True)

    def _chunks(self) -> Iterator[tuple[int, bytes]]:
        at = 0
        while True:
            self._file.seek(at)
            head = self._file.read(_HEAD.size)
            if len(head) < _HEAD.size:
                return
            count, length, check = _HEAD.unpack(head)
            payload = self._file.read(length)
            if len(payload) < length or crc32(payload) != check:
                return
            at += _HEAD.size + length
            yield count, payload


@contextmanager
def journal_of(games: Games[Row], folder: Path | None = None) -> Iterator[Journal[Row] | None]:
    """The journal of these games, in the user's cache folder; None if it is in use or cannot be written."""
    try:
        file = _opened((folder or default_folder()) / f"{name_of(games)}.rows")
    except OSError:
        yield None
        return
    with file:
        try:
            yield Journal(file, games.row)
        finally:
            if not os.fstat(file.fileno()).st_size:
                Path(file.name).unlink(missing_ok=True)


def _opened(path: Path) -> BinaryIO:
    """The file, for us alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def default_folder() -> Path:
    """Where journals are kept."""
    from platformdirs import user_cache_path

    return user_cache_path("rouages") / "jobs"


def name_of(games: Games[Row]) -> str:
    """The same for the same games played by the same program; how many there are does not matter."""
    about = msgspec.json.encode([program(), games.row.__qualname__, games.about], order="sorted")
    return sha256(about).hexdigest()[:24]
