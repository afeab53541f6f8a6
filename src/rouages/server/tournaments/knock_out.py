"""Knock-out: whoever loses is out, until one is left.

Two at a table: a bracket, in whose first round the lowest numbers sit out where it is not full. More than
two: the first half of each table goes on, the neighbours' together.
"""

from __future__ import annotations

from collections.abc import Sequence

from rouages.server.tournaments.sittings import Number, Round, Sitting
from rouages.server.tournaments.sizes import even_sizes, go_on, knocked_out


def rounds_of(people: int, seats: int) -> int:
    """How many rounds there are until one is left."""
    return (people - 1).bit_length() if seats == 2 else len(knocked_out(people, seats))


def round_of(people: int, before: Sequence[Round], seats: int) -> list[Sitting]:
    """The next round: table by table, those who go on from two neighbours meet."""
    if not before:
        return first_round(people, seats)
    going = [player for sitting in before[-1] for player in through(sitting)]
    return _laid(going, seats)


def through(sitting: Sitting, *, is_last: bool = False) -> list[Number]:
    """Who goes on, the first before all others; where places are shared, the lower number does.

    From the last table only the winner does.
    """
    return sitting.ranked()[: 1 if is_last else go_on(len(sitting.players))]


def first_round(people: int, seats: int) -> list[Sitting]:
    """All of them, by their numbers."""
    if seats > 2:
        return _laid(range(people), seats)
    slots = bracket(rounds_of(people, seats))
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return [Sitting(tuple(sorted(each for each in pair if each < people))) for pair in pairs]


def bracket(rounds: int) -> list[Number]:
    """Who stands where: the two lowest numbers can meet in the last round only, the four lowest before it."""
    slots = [0]
    for _ in range(rounds):
        last = 2 * len(slots) - 1
        slots = [slot for each in slots for slot in (each, last - each)]
    return slots


def _laid(players: Sequence[Number], seats: int) -> list[Sitting]:
    """Tables of those who stand beside one another."""
    found, begun = [], 0
    for size in even_sizes(len(players), seats):
        found.append(Sitting(tuple(players[begun : begun + size])))
        begun += size
    return found
