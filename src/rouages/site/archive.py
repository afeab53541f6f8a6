"""The archive: all Python that a house without a server runs, as one file."""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

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


def archive() -> bytes:
    """The package `rouages` as far as it is run in a browser, compressed as one."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as writing:
        for path in sorted(contents(), key=lambda path: (path.suffix, path)):
            content = path.read_bytes()
            entry = tarfile.TarInfo(path.relative_to(PACKAGE.parent).as_posix())
            entry.size = len(content)
            writing.addfile(entry, io.BytesIO(content))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def contents() -> Iterator[Path]:
    """All files that go with it."""
    yield from (PACKAGE / name for name in FILES)
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            if path.is_file() and LEFT_OUT not in path.parts:
                yield path
