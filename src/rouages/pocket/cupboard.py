"""A cupboard: where a browser keeps things under their names, as the house knows it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

import msgspec
from msgspec import Struct, field

from rouages.tables.wire.refusals import NotSaved

KEPT = "kept"
TAKEN = "taken"


class Change(Struct):
    """What is to become of some things, all at once or not at all."""

    table: str | None = None
    """The table that they are of: other pages of the same browser are told."""
    expected: dict[str, str | None] = field(default_factory=dict)
    """What must lie there before; nothing where it says none."""
    put: dict[str, str] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    """All whose names begin so."""


class Cupboard(Protocol):
    """What lies in the browser; only text goes to and fro."""

    def read(self, beginning: str) -> Awaitable[str]:
        """All whose names begin so, in the order of their names: a list of names and texts, as JSON."""

    def write(self, change: str) -> Awaitable[str]:
        """Make a change, as JSON: `kept`, `taken` if something is not as it was expected, else why not."""


async def found(cupboard: Cupboard, beginning: str) -> list[tuple[str, str]]:
    """All whose names begin so, with their names."""
    return msgspec.json.decode(await cupboard.read(beginning), type=list[tuple[str, str]])


async def put(cupboard: Cupboard, name: str, text: str) -> None:
    """Keep one thing, in place of what lay there."""
    if await cupboard.write(msgspec.json.encode(Change(put={name: text})).decode()) != KEPT:
        raise NotSaved()
