"""Hours: when a day begins and ends, everywhere at once: at midnight UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_at(moment: float) -> date:
    """The day that it is at a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date()


def begins(day: date) -> float:
    """The first moment of a day."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def ends(day: date) -> float:
    """The first moment after it."""
    return begins(day + timedelta(1))
