"""Removing: what a keeper of the house takes away at a table."""

from __future__ import annotations

from rouages.tables.ledger.rows import Page, RemovedRow
from rouages.tables.live import LiveTable
from rouages.tables.wire.refusals import NoSuchLine


def remove_line(table: LiveTable, number: int, page: Page, *, removed: bool) -> None:
    """Take a line of chat away, or give it back; that there is one stays to be seen."""
    chat = table.audience.chat
    if not 0 <= number < chat.count:
        raise NoSuchLine()
    chat.remove(number, removed=removed)
    page.append(RemovedRow(table.id, number, removed))
