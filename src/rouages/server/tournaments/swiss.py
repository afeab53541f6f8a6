"""Swiss: whoever stands alike meets, and nobody meets twice before it must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import count

from rouages.server.tournaments.sittings import Number, Round, Sitting, all_of, meetings, points_in
from rouages.server.tournaments.sizes import even_sizes

FEWEST_ROUNDS = 3
Met = Callable[[Number, Number], int]


def rounds_of(people: int, seats: int) -> int:
    """As many rounds as leave one without a defeat, and one more where more than two sit at a table."""
    found, reached = int(seats > 2), 1
    while reached < people:
        found, reached = found + 1, reached * seats
    return max(FEWEST_ROUNDS, found)


def round_of(ranked: Sequence[Number], before: Sequence[Round], seats: int) -> list[Sitting]:
    """The next round of those who stand so, the first before all others."""
    known = meetings(before)

    def met(one: Number, other: Number) -> int:
        return known.get(frozenset((one, other)), 0)

    if seats > 2:
        return _tables(ranked, even_sizes(len(ranked), seats), met)
    levels = _levels(ranked, points_in(before))
    for most in count():
        for bye in _who_sits_out(ranked, before):
            playing = [each for each in ranked if each != bye]
            pairs = _pairs(playing, levels, partial(_may, met, most))
            if pairs is not None:
                found = [Sitting(pair) for pair in pairs]
                return found if bye is None else [*found, Sitting((bye,))]
    raise AssertionError("some may always meet again")


def _levels(ranked: Sequence[Number], points: Mapping[Number, Fraction]) -> dict[Number, int]:
    """How many different points are more than those of each."""
    more = sorted({points[each] for each in ranked}, reverse=True)
    return {each: more.index(points[each]) for each in ranked}


def _who_sits_out(ranked: Sequence[Number], before: Sequence[Round]) -> list[Number | None]:
    """Of an odd number one of those who did so least, the last first; nobody of an even one."""
    if len(ranked) % 2 == 0:
        return [None]
    out = Counter(sitting.players[0] for sitting in all_of(before) if sitting.is_bye)
    fewest = min(out[each] for each in ranked)
    return [each for each in reversed(ranked) if out[each] == fewest]


def _pairs(
    ranked: Sequence[Number], levels: Mapping[Number, int], may: Callable[[Number, Number], bool]
) -> list[tuple[Number, Number]] | None:
    """Everybody with somebody whom they may meet, the first with the one of their points half way down.

    Where that leaves others over, the next one is tried: few have met, so that it is soon found.
    """
    if not ranked:
        return []
    first, rest = ranked[0], ranked[1:]
    alike = sum(levels[each] == levels[first] for each in ranked)
    order = sorted(range(len(rest)), key=lambda place: (levels[rest[place]], abs(place + 1 - alike // 2)))
    for place in order:
        if may(first, rest[place]):
            others = _pairs([*rest[:place], *rest[place + 1 :]], levels, may)
            if others is not None:
                return [(first, rest[place]), *others]
    return None


def _may(met: Met, most: int, one: Number, other: Number) -> bool:
    """Whether two may meet who have met so often at most."""
    return met(one, other) <= most


def _tables(ranked: Sequence[Number], sizes: Sequence[int], met: Met) -> list[Sitting]:
    """The first with those who follow and whom they have met least, table by table."""
    left = list(ranked)
    found = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            known = [sum(met(each, other) for other in table) for each in left]
            table.append(left.pop(known.index(min(known))))
        found.append(Sitting(tuple(table)))
    return found
