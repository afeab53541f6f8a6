"""The archive: all Python that a house without a server runs, as one file."""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

PACKAGE = Path(str(files("rouages")))
ROOMS = (
    "engine",
    "games",
    "minds",
    "bots",
    "lessons",
    "days",
    "puzzles",
    "words",
    "tables",
    "pocket",
    "server/wire",
    "server/text",
)
"""The rooms that go with it: rules, bots, live tables, their words, and what travels to a page and back."""
FILES = ("__init__.py", "server/__init__.py", "server/thinking/__init__.py", "server/thinking/worker.py")
"""Single files beside them: how bots think, not where."""
LEFT_OUT = "__pycache__"
NOTHING: Mapping[str, bytes] = MappingProxyType({})


def archive(more: Mapping[str, bytes] = NOTHING) -> bytes:
    """The package `rouages` as far as it is run in a browser, with more files by name, compressed as one."""
    packed = io.BytesIO()
    ours = [(path.relative_to(PACKAGE.parent).as_posix(), path) for path in contents()]
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as writing:
        for name, path in sorted(ours, key=lambda each: (each[1].suffix, each[1])):
            add(writing, name, path.read_bytes())
        for name, content in more.items():
            add(writing, name, content)
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def add(writing: tarfile.TarFile, name: str, content: bytes) -> None:
    """One more file."""
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    writing.addfile(entry, io.BytesIO(content))


def contents() -> Iterator[Path]:
    """All files that go with it."""
    yield from (PACKAGE / name for name in FILES)
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            if path.is_file() and LEFT_OUT not in path.parts:
                yield path
