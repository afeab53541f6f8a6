"""Deal: something to be done at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rouages.engine.refusals import Refusal
from rouages.server.store.writer import Batch


def _nothing(_: Any) -> None:
    pass


class Deal(NamedTuple):
    """`run` does it in memory; `done` is called with what it returned once it is in the database."""

    run: Callable[[Batch], Any] = _nothing
    done: Callable[[Any], None] = _nothing
    refused: Callable[[Refusal], None] = _nothing
