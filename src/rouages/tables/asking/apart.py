"""Apart: where two matches of the same deal went different ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec import Struct

from rouages.engine.agenda import Choice
from rouages.engine.log import Log
from rouages.engine.match import Match
from rouages.tables.match.rerun import Script

MOST_MOMENTS = 5
"""So many are told of two matches."""
MOST_LINES = 2
"""So many lines of the log are told of an answer."""


class Side(Struct, frozen=True):
    """An answer as it was given in one of two matches."""

    answer: int
    """After how many answers of the match it was asked."""
    round: int | None
    """The round, turn or day, where the game counts them."""
    choice: Any
    """What was chosen."""
    events: tuple[Any, ...]
    """The first lines of the log that it brought about, as its seat saw them."""


class Apart(Struct, frozen=True):
    """A seat chose one thing in the original match, and another in the one that is compared with it."""

    seat: int
    original: Side
    other: Side


class Given(NamedTuple):
    """An answer of a match that was played again."""

    number: int
    moment: int
    round: int | None
    seat: int
    prompt: type[Struct]
    choice: Choice


class Story:
    """All answers of a match, each with what it chose and what came of it."""

    def __init__(self, script: Script) -> None:
        """By playing it again, which may take time."""
        match = Match.begin(script.game, script.origin)
        told: list[tuple[int | None, int, type[Struct], Choice]] = []
        for seat, option in script.answers:
            progress = script.game.sight.progress(match.table)
            question = match.decision(seat)
            choice = question.options[option]
            told.append((progress.round if progress else None, seat, type(question.prompt), choice))
            match.play(seat, option)
        self._log: Log = match.log
        self.answers = [Given(number, self._log.moments[number], *each) for number, each in enumerate(told)]

    def side(self, given: Given) -> Side:
        """An answer as it is told."""
        log, seat = self._log, given.seat
        happened = log.events[log.marks[given.number] : log.marks[given.number + 1]]
        seen = [event for each in happened if (event := each.seen_by(seat))]
        return Side(given.number, given.round, given.choice, tuple(seen[:MOST_LINES]))


def apart(original: Script, other: Script, own: int) -> tuple[Apart, ...]:
    """The first answers in which a match differs from the original one, at most a few.

    First the very first of all, whoever gave it; then, turn by turn, the first of the seat that is compared.
    What was answered at the same time has no order.
    """
    first, second = Story(original), Story(other)
    found = [*_first(first.answers, second.answers, own), *_own(first.answers, second.answers, own)]
    told: dict[tuple[int, int], Apart] = {}
    for one, two in found:
        told.setdefault((one.number, two.number), Apart(one.seat, first.side(one), second.side(two)))
    return tuple(told.values())[:MOST_MOMENTS]


Pair = tuple[Given, Given]


def _first(one: Sequence[Given], other: Sequence[Given], own: int) -> Iterator[Pair]:
    """The first answers of all that differ: of the own seat, if several do at the same time."""
    groups = zip(_grouped(one, "moment"), _grouped(other, "moment"), strict=False)
    for mine, theirs in groups:
        seats = sorted({given.seat for given in mine}, key=lambda seat: (seat != own, seat))
        for seat in seats:
            if pair := _differing(_of(mine, seat), _of(theirs, seat)):
                yield pair
                return


def _own(one: Sequence[Given], other: Sequence[Given], own: int) -> Iterator[Pair]:
    """The first answers of a seat that differ in each round, where it was asked the same."""
    rounds: defaultdict[int | None, list[Given]] = defaultdict(list)
    for given in _of(other, own):
        rounds[given.round].append(given)
    for mine in _grouped(_of(one, own), "round"):
        if pair := _differing(mine, rounds[mine[0].round]):
            yield pair


def _differing(mine: Iterable[Given], theirs: Iterable[Given]) -> Pair | None:
    """The first of two runs of answers that differ; none from where something else was asked."""
    for one, two in zip_longest(mine, theirs):
        if one is None or two is None or one.prompt is not two.prompt:
            return None
        if one.choice != two.choice:
            return one, two
    return None


def _grouped(answers: Iterable[Given], by: str) -> Iterator[list[Given]]:
    """Answers of the same moment or round, in their order."""
    groups: dict[object, list[Given]] = {}
    for given in answers:
        groups.setdefault(getattr(given, by), []).append(given)
    yield from groups.values()


def _of(answers: Iterable[Given], seat: int) -> list[Given]:
    return [given for given in answers if given.seat == seat]
