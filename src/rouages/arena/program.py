"""The program itself: rows played by another version of it are not mixed with ours."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path


@cache
def program() -> str:
    """A name for this very program: another version of it might play otherwise."""
    root = Path(__file__).parent.parent
    parts = [root / name for name in ("arena", "bots", "engine", "games", "minds", "puzzles")]
    files = sorted(
        path for part in parts for path in part.rglob("*") if path.suffix in {".py", ".json", ".toml", ".bin"}
    )
    found = sha256()
    for path in files:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
