"""A match played again from its beginning, and what a reader sees of it scene by scene."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Self

import msgspec
from msgspec import Raw

from rouages.engine.agenda import Table
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.engine.story import scenes
from rouages.tables.ledger.rows import Page
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.changes import change
from rouages.tables.wire.messages import Scene
from rouages.tables.wire.refusals import NothingToRelate

Answers = Sequence[tuple[int, int]]
Reader = int | None
"""A seat, or none for a spectator."""

STRIDE = 32
"""So many answers lie between two positions that are kept."""


class Script(NamedTuple):
    """All that a match is played again from."""

    game: Game[Any, Any]
    origin: Origin
    answers: list[tuple[int, int]]


def script_of(proceedings: Proceedings, _: Page) -> Script:
    """What was played at a table."""
    match = proceedings.opened().match
    return Script(match.game, match.origin, match.answers[:])


class Span(NamedTuple):
    """What happened between two numbers of answers, and how many events a reader had seen before it."""

    first: int
    last: int
    seen: int


class Rerun:
    """A match played again; positions are kept on the way, so that any moment is near."""

    def __init__(self, game: Game[Any, Any], origin: Origin) -> None:
        """Before the first answer."""
        self._match = Match.begin(game, origin)
        self._stops: list[Table] = [copy_table(self._match.table)]
        self._counts: dict[Reader, list[int]] = {}

    @classmethod
    def of(cls, script: Script, before: Self | None) -> Self:
        """All that was played so far; what was played again before goes on, if that is the past of it."""
        rerun = before if before and before.is_past_of(script) else cls(script.game, script.origin)
        rerun.go_on(script.answers)
        return rerun

    def is_past_of(self, script: Script) -> bool:
        """Whether this script begins as it does, and only goes on from where it ends."""
        own = self._match.answers
        return self._match.origin == script.origin and own == script.answers[: len(own)]

    def go_on(self, answers: Answers) -> None:
        """Play what was answered since."""
        match = self._match
        for seat, option in answers[len(match.answers) :]:
            match.play(seat, option)
            if len(match.answers) % STRIDE == 0:
                self._stops.append(copy_table(match.table))

    def at(self, answers: int) -> Match:
        """The match as it was after so many answers."""
        stop = answers // STRIDE
        whole = self._match
        table = copy_table(self._stops[stop])
        past = whole.answers[: stop * STRIDE]
        match = Match(whole.game, whole.origin, table, past, [0] * whole.players)
        for seat, option in whole.answers[stop * STRIDE : answers]:
            match.play(seat, option)
        return match

    def span(self, reader: Reader, first: int, last: int) -> Span:
        """The answers that brought about what a reader saw from the event of one number up to another."""
        counts = self._counts_of(reader)
        start, end = max(0, bisect_right(counts, first) - 1), bisect_left(counts, last)
        if not start < end < len(counts):
            raise NothingToRelate()
        return Span(start, end, counts[start])

    def _counts_of(self, reader: Reader) -> list[int]:
        """How many events a reader has seen after each number of answers."""
        log, counts = self._match.log, self._counts.setdefault(reader, [])
        for number in range(len(counts), len(log.marks)):
            before = log.marks[number - 1] if number else 0
            fresh = count_seen(log.events[before : log.marks[number]], reader)
            counts.append((counts[-1] if counts else 0) + fresh)
        return counts

    def scenes(self, match: Match, reader: Reader, span: Span) -> Iterator[Scene]:
        """What a reader saw of these answers, played on from where they begin; nothing if none was told."""
        told, shown = span.seen, match.view(reader)
        held: Any = None
        for seat, option in self._match.answers[span.first : span.last]:
            for scene in scenes(match, seat, option):
                fresh = count_seen(scene.news, reader)
                if fresh:
                    if held is not None:
                        yield scene_of(told, shown, held)
                        shown = held
                    told += fresh
                    held = match.game.sight.view(scene.table, reader)
            match.play(seat, option)
        if held is not None:
            yield scene_of(told, shown, match.view(reader))


def scene_of(told: int, before: Any, after: Any) -> Scene:
    """A scene as it is sent, by the views before it and after."""
    return Scene(told, Raw(msgspec.json.encode(change(before, after))))


def count_seen(events: Iterable[Event], reader: Reader) -> int:
    """How many of these a reader may see."""
    return sum(event.seen_by(reader) is not None for event in events)
