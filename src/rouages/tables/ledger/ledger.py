"""A ledger: where tables are kept, as a table knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from rouages.tables.ledger.rows import News, Page, Stored

Done: TypeAlias = Callable[[Exception | None], None]
"""Called with nothing once a page is safe, or with why it is not."""


class Fenced(Exception):
    """Somebody else wrote under this number first."""


class Lost(Exception):
    """It was not kept, or cannot be read."""


class Ledger(Protocol):
    """Where tables are kept."""

    def submit(self, page: Page, done: Done) -> None:
        """Keep the whole page, then say so: `Fenced` if a number is taken, `Lost` if nothing was kept."""

    async def read(self, table_id: str) -> Stored | None:
        """A table as it was kept; None if there is no such table, `Lost` if it cannot be read."""

    async def since(self, table_id: str, number: int) -> News:
        """What was done at a table from this number on."""
