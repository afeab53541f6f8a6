"""Standing: who is where after some rounds, and by which rule where points are equal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from rouages.server.tournaments.knock_out import through
from rouages.server.tournaments.sittings import Number, Round, all_of, points_in
from rouages.server.wire.tournaments import Format

Value = int | Fraction


class Standing(NamedTuple):
    """Where somebody stands."""

    number: Number
    place: int
    """1 is first; who is equal in everything shares it."""
    points: Fraction
    second: Fraction
    """Round robin: points against those with as many points. Swiss: the points of all whom one has met."""
    difference: Fraction
    played: int
    """How many tables of theirs are over, byes included."""
    out: bool = False
    """Whether they are out of a knock-out."""


def standings(people: int, rounds: Sequence[Round], form: Format) -> list[Standing]:
    """Everybody, the first before all others; who shares a place stands by number."""
    points = points_in(rounds)
    second = _second(people, rounds, form, points)
    difference = _differences(people, rounds)
    played = _played(people, rounds)
    reached = _reached(people, rounds) if form is Format.KNOCK_OUT else []

    def key(number: Number) -> tuple[Value, ...]:
        if form is Format.KNOCK_OUT:
            return tuple(-value for value in reached[number])
        return (-points[number], -second[number], -difference[number])

    keys = sorted((key(number), number) for number in range(people))
    before = [each for each, _ in keys]
    return [
        Standing(
            number,
            1 + before.index(each),
            points[number],
            second[number],
            difference[number],
            played[number],
            form is Format.KNOCK_OUT and reached[number][1] != 0,
        )
        for each, number in keys
    ]


def _second(
    people: int, rounds: Sequence[Round], form: Format, points: Mapping[Number, Fraction]
) -> list[Fraction]:
    """The second thing that decides, for each number: a sum over all whom one has met."""
    found = [Fraction(0)] * people
    for one, other, own in _encounters(rounds):
        if form is Format.SWISS:
            found[one] += points[other]
        elif form is Format.ROUND_ROBIN and points[one] == points[other]:
            found[one] += own
    return found


def _encounters(rounds: Sequence[Round]) -> Iterator[tuple[Number, Number, Fraction]]:
    """Everybody with each whom they have met at a table that is over, and their own points there."""
    for sitting in (sitting for sitting in all_of(rounds) if sitting.is_over):
        for one, own in sitting.points.items():
            for other in sitting.players:
                if other != one:
                    yield one, other, own


def _differences(people: int, rounds: Sequence[Round]) -> list[Fraction]:
    """By how much the scores of each are above those of the others at their tables."""
    found = [Fraction(0)] * people
    for sitting in all_of(rounds):
        for number, difference in sitting.differences.items():
            found[number] += difference
    return found


def _played(people: int, rounds: Sequence[Round]) -> list[int]:
    """How many tables of each are over."""
    found = [0] * people
    for sitting in (sitting for sitting in all_of(rounds) if sitting.is_over):
        for number in sitting.players:
            found[number] += 1
    return found


def _reached(people: int, rounds: Sequence[Round]) -> list[tuple[int, int]]:
    """In a knock-out: how far each has come, and, less, their place where they were stopped."""
    found = [(0, 0)] * people
    for number, each in enumerate(rounds):
        for sitting in each:
            on = through(sitting, is_last=len(each) == 1) if sitting.is_over else sitting.players
            places = sitting.places or (1,) * len(sitting.players)
            for player, place in zip(sitting.players, places, strict=True):
                found[player] = (number + 1, 0) if player in on else (number, -place)
    return found
