"""Sizes: how many sit at each table when so many play at once."""

from __future__ import annotations

LEAST, MOST = 4, 64
"""So many play a tournament."""


def even_sizes(people: int, seats: int) -> list[int]:
    """The fewest tables with at most so many seats; they differ by one at most, the larger come first."""
    tables = -(-people // seats)
    least, larger = divmod(people, tables)
    return [least + (table < larger) for table in range(tables)]


def go_on(size: int) -> int:
    """How many of a table go on in a knock-out: the first half; the middle one of three does not."""
    return max(1, size // 2)


def knocked_out(people: int, seats: int) -> list[list[int]]:
    """The sizes of the tables of a knock-out with more than two seats, round by round."""
    rounds = []
    while people > 1:
        sizes = even_sizes(people, seats)
        rounds.append(sizes)
        people = 1 if len(sizes) == 1 else sum(map(go_on, sizes))
    return rounds


def sizes_met(most: int, seats: int) -> set[int]:
    """All sizes of tables that may be laid in a tournament, however many come."""
    if seats == 2:
        return {2}
    return {
        size
        for people in range(LEAST, most + 1)
        for sizes in (even_sizes(people, seats), *knocked_out(people, seats))
        for size in sizes
    }
