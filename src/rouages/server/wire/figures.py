"""What travels of the figures of the house."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Figure(StrEnum):
    """What is counted of each day."""

    PEOPLE = "people"
    """Who came, each once."""
    TABLES = "tables"
    """Tables that were laid."""
    ANSWERS = "answers"
    """Answers that people gave at tables."""
    REFUSED = "refused"
    """Requests and messages that were refused."""
    REPORTS = "reports"


class FigureLine(Struct, frozen=True):
    """How much there was of something on each day."""

    kind: Figure
    counts: tuple[int, ...]


class Figures(Struct, frozen=True):
    """GET /api/keeper/figures: the last days, the last of them today (UTC)."""

    days: tuple[str, ...]
    lines: tuple[FigureLine, ...]
