"""Errand: something to be done at a table, in its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rouages.engine.refusals import Refusal
from rouages.tables.ledger.rows import Page


def _nothing(_: Any) -> None:
    pass


class Errand(NamedTuple):
    """`run` does it in memory and writes a page; `done` is called with what it returned once that is kept.

    One that was not kept may be run again, on the table as it was before.
    """

    run: Callable[[Page], Any] = _nothing
    done: Callable[[Any], None] = _nothing
    refused: Callable[[Refusal], None] = _nothing
    ahead: Callable[[], object] | None = None
    """What takes time and changes nothing: done beside the loop before it is run."""
