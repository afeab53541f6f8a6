"""Streaks: how many days in a row somebody has finished something, one missed day a month forgiven."""

from __future__ import annotations

from collections.abc import Container
from datetime import date, timedelta


def streak(finished: Container[date], today: date) -> int:
    """The days on which somebody finished an attempt, back from today, which need not be over."""
    day = today if today in finished else today - timedelta(1)
    found, forgiven = 0, set[tuple[int, int]]()
    while True:
        if day in finished:
            found += 1
        elif (day.year, day.month) in forgiven:
            return found
        else:
            forgiven.add((day.year, day.month))
        day -= timedelta(1)
