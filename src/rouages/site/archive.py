"""The archive: the files of the house, and what follows them in a trunk, each packed as one."""

from __future__ import annotations

import io
import lzma
import tarfile
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path, PurePosixPath

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
LEFT_OUT = frozenset({"__pycache__", "rulings.md", "README.md", "py.typed"})
IN_TRUNK = frozenset({".bin", ".jsonl"})
"""Networks and puzzles: the first question of a game wants none of them."""
COMPRESSION = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2 << 20}
"""With a small dictionary, which makes 18 kB more: whoever unpacks it has to hold one of the same size, and
what a Python in a browser has grown to it never gives back.
"""


def contents() -> dict[str, bytes]:
    """The package `rouages` as far as it is run in a browser: all its files by name, alike beside alike."""
    found = {path.relative_to(PACKAGE.parent).as_posix(): path for path in _paths()}
    ordered = sorted(found, key=lambda name: (PurePosixPath(name).suffix, name))
    return {name: found[name].read_bytes() for name in ordered}


def _paths() -> Iterator[Path]:
    yield from (PACKAGE / name for name in FILES)
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            if path.is_file() and not LEFT_OUT.intersection(path.parts):
                yield path


def is_in_trunk(name: str) -> bool:
    """Whether a file follows the others."""
    return PurePosixPath(name).suffix in IN_TRUNK


def packed(contents: Mapping[str, bytes]) -> bytes:
    """Files by name, compressed as one."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as writing:
        for name, content in contents.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            writing.addfile(entry, io.BytesIO(content))
    return lzma.compress(written.getvalue(), filters=[COMPRESSION])
