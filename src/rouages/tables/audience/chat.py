"""Chat: the last lines that were said at a table."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import structs

from rouages.tables.ledger.rows import KEPT_LINES, LineRow
from rouages.tables.wire.states import ChatLine


class Chat:
    """Lines under their numbers."""

    __slots__ = ("_said", "changed", "first", "told")

    def __init__(self, stored: Sequence[LineRow]) -> None:
        """As they were kept."""
        self.read(stored)
        self.told = self.count
        """How many lines everybody has been shown."""

    def read(self, stored: Sequence[LineRow]) -> None:
        """Be as it was kept."""
        self._said = [(row.guest, row.line) for row in stored]
        self.first = stored[0].number if stored else 0
        """The number of the first line that is still at hand."""
        self.changed: int | None = None
        """The number of the first line that is another than it was told."""

    @property
    def count(self) -> int:
        """How many lines were said in all."""
        return self.first + len(self._said)

    def say(self, guest: int, line: ChatLine) -> int:
        """One line more; its number."""
        self._said.append((guest, line))
        if len(self._said) > 2 * KEPT_LINES:
            self.first += len(self._said) - KEPT_LINES
            self._said = self._said[-KEPT_LINES:]
        return self.count - 1

    def remove(self, number: int, *, removed: bool) -> None:
        """Take the words of a line away, or give them back, if it is at hand."""
        place = number - self.first
        if not 0 <= place < len(self._said):
            return
        guest, line = self._said[place]
        self._said[place] = guest, structs.replace(line, removed=removed)
        self.changed = number if self.changed is None else min(self.changed, number)

    def since(self, number: int, unheard: Container[int] = (), hushed: Container[int] = ()) -> list[ChatLine]:
        """The lines from this number on, as far as they are at hand, as somebody reads them."""
        return [read(row, unheard, hushed) for row in self._said[max(0, number - self.first) :]]


def read(said: tuple[int, ChatLine], unheard: Container[int], hushed: Container[int]) -> ChatLine:
    """A line of somebody, by number; without its words if it was removed, or its reader wants none."""
    guest, line = said
    if line.removed or guest in unheard:
        return structs.replace(line, text="")
    return structs.replace(line, text="", hushed=True) if guest in hushed else line
