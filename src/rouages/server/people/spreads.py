"""Spreads: how all scores of a day lie, and where oneself and one's friends are among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rouages.server.wire.daily import Bar, BoardRow, Mark, Spread

FEWEST = 3
"""Of fewer attempts nothing is drawn."""


def spread_of(rows: Sequence[BoardRow]) -> Spread | None:
    """How all stand who are counted as the reader is, or as most at the top; none of fewer than three."""
    if not rows:
        return None
    like = next((row.score for row in rows if row.me), rows[0].score)
    first = like.figures[0]
    same = [row for row in rows if (row.score.done, row.score.figures[0].name) == (like.done, first.name)]
    counts = Counter(row.score.figures[0].number for row in same)
    if counts.total() < FEWEST:
        return None
    marks = [
        Mark(row.score.figures[0].number, row.name or "", row.handle, row.me)
        for row in same
        if row.me or row.friend
    ]
    bars = [Bar(number, counts[number]) for number in sorted(counts)]
    return Spread(first.name, first.less, tuple(bars), tuple(marks))
