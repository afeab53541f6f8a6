"""Round robin: everybody meets everybody else once, two at a table."""

from __future__ import annotations

from rouages.server.tournaments.sittings import Sitting


def rounds_of(people: int) -> int:
    """How many rounds that takes: one more where somebody sits out each time."""
    return people - 1 + people % 2


def round_of(people: int, number: int) -> list[Sitting]:
    """A round by its number, from 0: all but the last go round in a circle, and meet who is opposite.

    Of an odd number all go round, and each sits out once, in turn.
    """
    turning = rounds_of(people)
    pairs = [((number + step) % turning, (number - step) % turning) for step in range(1, (turning + 1) // 2)]
    alone = (number,) if people % 2 else (number, turning)
    return [*map(Sitting, pairs), Sitting(alone)]
