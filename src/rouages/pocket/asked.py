"""A request to a house in one's pocket, as its pages make it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from rouages.tables.wire.refusals import Malformed

T = TypeVar("T")


class Asked(NamedTuple):
    """What the address of a request says, and what it carries."""

    names: dict[str, str]
    query: dict[str, list[str]]
    body: str

    @property
    def table_id(self) -> str:
        """The table that it is about."""
        return self.names["table_id"]

    def value(self, name: str) -> str:
        """What its address says after the question mark."""
        return self.query.get(name, [""])[0]

    def read(self, kind: type[T]) -> T:
        """What it carries, as one of these."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed(why=str(error)) from None


Endpoint = Callable[[Any, Asked], Awaitable[Any]]
"""A method of a desk."""


def pattern_of(operation: str) -> tuple[str, re.Pattern[str]]:
    """The method of an operation, and what its addresses look like."""
    method, path = operation.split(" ")
    return method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
