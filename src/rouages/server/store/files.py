"""The file of a SQLite database: one server's alone, nobody else's to read, and still the one it opened."""

from __future__ import annotations

import fcntl
import logging
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL

from rouages.server.wire.refusals.hosting import DatabaseInUse

log = logging.getLogger("rouages")

PRIVATE_FILE = 0o600
LOG = "-wal"
BESIDE = ("", LOG, "-shm", "-lock")
"""What there is beside a database, by the ends of the names."""

Identity = tuple[int, int]


class Replaced(Exception):
    """What is kept would be lost: the file was removed or replaced while the server ran."""


class DatabaseFile:
    """Locked from `open` to `close`; every connection to it asks `check` first."""

    def __init__(self, path: Path) -> None:
        """At this place."""
        self._path = path.resolve()
        self._lock: int | None = None
        self._missing: Path | None = None
        self._identities: Mapping[str, Identity] = {}
        """Replaced as a whole, never changed: the writer's thread and the readers' look at it together."""

    def open(self) -> None:
        """Lock it, make it if it is missing, and close it to other users of the machine."""
        self._lock = _private(self._beside("-lock"))
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DatabaseInUse(where=self._path) from None
        os.close(_private(self._path))
        for end in BESIDE:
            tighten(self._beside(end), PRIVATE_FILE)
        self._recognise("")

    @property
    def path(self) -> Path:
        return self._path

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self._path.parent

    @property
    def is_ours(self) -> bool:
        """Whether it is locked, and still the file that was opened."""
        try:
            self.check()
        except Replaced:
            return False
        return self._lock is not None

    def check(self) -> None:
        """Refuse to go on with another file than the one that was opened, now and ever after."""
        if self._missing is None:
            found = self._identities.items()
            self._missing = next(
                (self._beside(end) for end, known in found if _identity(self._beside(end)) != known), None
            )
        if self._missing:
            raise Replaced(f"{self._missing} was removed or replaced while the server ran")

    def written(self) -> None:
        """Something was committed: be sure that it is where the next server will look for it."""
        if LOG not in self._identities:
            self._recognise(LOG)
        self.check()

    def let_go(self) -> None:
        """The writer's connection is about to be closed: with the last one SQLite removes the log itself."""
        self._identities = {end: known for end, known in self._identities.items() if end != LOG}

    def close(self) -> None:
        """Unlock it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _beside(self, end: str) -> Path:
        return self._path.with_name(self._path.name + end)

    def _recognise(self, end: str) -> None:
        found = _identity(self._beside(end))
        if found:
            self._identities = {**self._identities, end: found}


def file_of(url: URL) -> DatabaseFile | None:
    """The file of a SQLite database, unless it is in memory."""
    name = url.database or ""
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return DatabaseFile(Path(name)) if name not in ("", ":memory:") else None


def tighten(path: Path, mode: int) -> None:
    """Let nobody but its owner in; what belongs to somebody else is left to them."""
    with suppress(FileNotFoundError):
        if path.stat().st_mode & 0o777 & ~mode:
            try:
                path.chmod(mode)
            except PermissionError:
                log.warning("Others may read %s, and it is not ours to change.", path)


def _private(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
