"""What travels about tables that somebody looks for, page by page."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rouages.tables.wire.states import TableCard


class TableList(StrEnum):
    """A list of the lobby: with a seat for anyone, to look on, over, put away."""

    OPEN = "open"
    WATCH = "watch"
    OVER = "over"
    AWAY = "away"


class TablePace(StrEnum):
    """How fast one plays at a table: without a clock, live, or over days."""

    NONE = "none"
    LIVE = "live"
    DAYS = "days"


class FoundTables(Struct, frozen=True):
    """GET /api/tables?list=&game=&pace=&size=&page=: the newest first."""

    total: int
    """How many there are, page by page."""
    first: int
    """How many are newer than those that are given."""
    most: int
    """How many are on a page."""
    tables: tuple[TableCard, ...]
