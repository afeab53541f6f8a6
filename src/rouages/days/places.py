"""Places: who is before whom; ties share a place, and the next is skipped."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.daily import Score


def places(scores: Sequence[Score]) -> list[int]:
    """The place of each score; 1 is first."""
    place_of: dict[tuple[int, ...], int] = {}
    for place, standing in enumerate(sorted((score.standing for score in scores), reverse=True), start=1):
        place_of.setdefault(standing, place)
    return [place_of[score.standing] for score in scores]
