"""Drafts: the function that writes values of one type is made once, line by line, from its form.

The lines are Python: for each field there is one that reads it and one that writes it, where a loop over
forms would call a function for each and look up what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import log1p
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

from rouages.engine.agenda import Seat

Cells = dict[int, float]
"""The numbers that are not nought, by place."""
RowOfNumbers: TypeAlias = "memoryview[float]"
"""All numbers one after another, each in four bytes."""
Writer = Callable[[Any, int, Any, Seat], None]
"""Adds a value as a seat sees it, from a place on, to cells or to a row."""

SMALL = tuple(log1p(value) for value in range(256))
"""Of counts that are common."""


class At(NamedTuple):
    """A place, as it is said in a line."""

    base: str
    """What the line calls a number that is known only when it runs."""
    beyond: int = 0

    def __add__(self, places: int) -> At:  # type: ignore[override]
        return At(self.base, self.beyond + places)

    def __str__(self) -> str:
        return f"{self.base} + {self.beyond}" if self.beyond else self.base


class Draft:
    """A function that is being written."""

    def __init__(self, *, in_row: bool = False) -> None:
        """It adds nothing yet; what is written in a row has a number at every place from the beginning."""
        self.in_row = in_row
        self.is_in_loop = False
        """Whether what is written now may be written several times at the same places."""
        self._lines: list[str] = []
        self._known: dict[str, Any] = {"SMALL": SMALL, "squeezed": squeezed}
        self._indent = 1
        self._names = 0

    def line(self, text: str) -> None:
        """The next line."""
        self._lines.append("  " * self._indent + text)

    @contextmanager
    def block(self, head: str, *, loop: bool = False) -> Iterator[None]:
        """What stands below this line."""
        self.line(head)
        before, self.is_in_loop = self.is_in_loop, self.is_in_loop or loop
        self._indent += 1
        length = len(self._lines)
        yield
        if len(self._lines) == length:
            self.line("pass")
        self._indent -= 1
        self.is_in_loop = before

    def add(self, at: At, number: str) -> None:
        """Add a number at a place; where nothing can be yet it is put there."""
        if not self.is_in_loop:
            self.line(f"cells[{at}] = {number}")
        elif self.in_row:
            self.line(f"cells[{at}] += {number}")
        else:
            self.line(f"cells[{at}] = get({at}, 0.0) + {number}")

    def name(self, expression: str) -> str:
        """A name of its own for the value of an expression."""
        self._names += 1
        self.line(f"v{self._names} = {expression}")
        return f"v{self._names}"

    def fresh(self) -> str:
        """A name that is not used yet."""
        self._names += 1
        return f"v{self._names}"

    def known(self, value: Any) -> str:
        """A name by which the function knows something that never changes."""
        name = f"k{len(self._known)}"
        self._known[name] = value
        return name

    def function(self) -> Writer:
        """The function, once all is written."""
        head = ("def write(value, at, cells, seat):", "  pass" if self.in_row else "  get = cells.get")
        exec("\n".join((*head, *self._lines)), self._known)  # noqa: S102
        writer: Writer = self._known["write"]
        return writer


def empty_row(width: int) -> RowOfNumbers:
    """So many noughts."""
    return memoryview(bytearray(4 * width)).cast("f")


def squeezed(value: float) -> float:
    """A measure as it is, a count or a truth by its logarithm."""
    if type(value) is float:
        return value
    return log1p(value) if value > 0 else -log1p(-value)


def numbered(value: Any) -> int:
    """A word as a number, a number as it is."""
    return crc32(value.encode()) if isinstance(value, str) else int(value)
