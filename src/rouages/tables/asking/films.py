"""Films: a match seen again moment by moment, from any point of view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Raw, Struct

from rouages.engine.events import Event
from rouages.engine.game import Game, Outcome
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.tables.audience.clients import encode
from rouages.tables.match.rerun import Answers, Reader, Rerun, Span
from rouages.tables.wire.messages import Scene


class Moment(Struct, frozen=True):
    """A moment of a match, as one point of view tells it from the one before."""

    answer: int | None
    """After how many answers of the match; null while it goes on, for that would tell of others' secrets."""
    events: int
    """How many events of the film have happened."""
    pending: tuple[int, ...]
    """The seats that had to decide."""
    asked: bool
    """Whether this seat was asked something new."""
    round: int | None
    """The round, turn or day, where the game counts them."""


class Asked(Struct, frozen=True):
    """What the seat had to decide at a moment, and what it chose."""

    prompt: Any
    options: list[Any]
    chosen: int | None
    """The number of the option that it took; null if it has not answered yet."""


class Frame(Struct, frozen=True):
    """One moment of a film, to be drawn."""

    number: int
    """Of the moment in its film, from 0."""
    view: Any
    question: Asked | None
    result: Outcome | None
    """How the match ended, if it is over at this moment."""
    scenes: tuple[Scene, ...] = ()
    """How it came about since the moment before, if that was asked for; nothing, if nothing was told."""


class Point:
    """A match from one point of view: only what this reader could tell from the moment before is a moment."""

    __slots__ = ("answers", "events", "moments", "question", "shown", "walked")

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self.answers: list[int] = []
        """After how many answers each moment is."""
        self.moments: list[Moment] = []
        self.events: list[Event] = []
        self.shown: tuple[object, ...] = ()
        self.question = 0, b""
        """How many questions this reader has answered, and the one that stands."""
        self.walked = 0
        """How many positions were looked at: one more than answers."""

    def look(self, match: Match, reader: Reader, number: int, happened: list[Event]) -> None:
        """Look at the next position, after so many answers."""
        self.walked = number + 1
        news = [seen for event in happened if (seen := event.seen_by(reader))]
        own = sum(seat == reader for seat, _ in match.answers[-1:])
        asked = question_of(match, reader)
        question = self.question[0] + own, encode(asked) if asked else b""
        shown = encode(match.view(reader)), question, match.pending
        if shown == self.shown and not news:
            return
        self.events += news
        self.answers.append(number)
        self.moments.append(
            Moment(
                number,
                len(self.events),
                match.pending,
                bool(asked) and question != self.question,
                round_of(match),
            )
        )
        self.shown, self.question = shown, question


class Film(Rerun):
    """A match that can be looked at moment by moment."""

    def __init__(self, game: Game[Any, Any], origin: Origin) -> None:
        """Before the first answer."""
        super().__init__(game, origin)
        self._rounds = [round_of(self._match)]
        """The round, turn or day after each number of answers."""
        self._points: dict[Reader, Point] = {}
        self._estimates: dict[int, tuple[float, ...]] = {}

    def go_on(self, answers: Answers) -> None:
        """Play what was answered since, and note which turn it is."""
        for number in range(len(self._match.answers), len(answers)):
            super().go_on(answers[: number + 1])
            self._rounds.append(round_of(self._match))

    @property
    def turn_began(self) -> int:
        """After how many answers the turn began in which it ends; 0 if that is the first."""
        rounds = self._rounds
        return max((number for number, each in enumerate(rounds) if each != rounds[-1]), default=-1) + 1

    def _walk(self, first: int, last: int) -> Iterator[tuple[int, Match]]:
        """The match after each of these numbers of answers."""
        match = self.at(first)
        yield first, match
        for number in range(first, last):
            match.play(*self._match.answers[number])
            yield number + 1, match

    def point(self, reader: Reader) -> Point:
        """The whole film from a point of view."""
        point = self._points.setdefault(reader, Point())
        log, last = self._match.log, len(self._match.answers)
        if point.walked <= last:
            for number, match in self._walk(point.walked, last):
                before = log.marks[number - 1] if number else 0
                point.look(match, reader, number, log.events[before : log.marks[number]])
        return point

    def frames(self, reader: Reader, first: int, last: int, *, steps: bool = False) -> Iterator[Frame]:
        """The moments of a point of view from one number to another; with `steps`, how each came about."""
        point = self.point(reader)
        wanted = range(first, min(last + 1, len(point.answers)))
        if not wanted:
            return
        before = max(0, first - 1)
        match = self.at(point.answers[before])
        for number in wanted:
            scenes: tuple[Scene, ...] = ()
            answers = point.answers[number]
            if number > before:
                span = Span(point.answers[number - 1], answers, point.moments[number - 1].events)
                scenes = self._play_on(match, reader, span, steps=steps)
            view = Raw(encode(match.view(reader)))
            yield Frame(number, view, self._asked(match, reader, answers), match.outcome, scenes)

    def _play_on(self, match: Match, reader: Reader, span: Span, *, steps: bool) -> tuple[Scene, ...]:
        if steps:
            return tuple(self.scenes(match, reader, span))
        for seat, option in self._match.answers[span.first : span.last]:
            match.play(seat, option)
        return ()

    def estimates(self, seat: int) -> tuple[float, ...]:
        """How well a seat stood at each of its moments, by the game's own estimate; found once."""
        wanted = self.point(seat).answers
        known = self._estimates.get(seat, ())
        if len(known) != len(wanted):
            moments, last = set(wanted), len(self._match.answers)
            known = tuple(
                match.game.judgement.evaluate(match.table, seat)
                for answers, match in self._walk(0, last)
                if answers in moments
            )
            self._estimates[seat] = known
        return known

    def _asked(self, match: Match, reader: Reader, answers: int) -> Asked | None:
        asked = question_of(match, reader)
        later = self._match.answers[answers:]
        chosen = next((option for seat, option in later if seat == reader), None)
        return Asked(asked[0], asked[1], chosen) if asked else None


def round_of(match: Match) -> int | None:
    """The round, turn or day, where the game counts them."""
    progress = match.game.sight.progress(match.table)
    return progress.round if progress else None


def question_of(match: Match, reader: Reader) -> tuple[Any, list[Any]] | None:
    """What this reader must decide, and the options."""
    if reader is None or reader not in match.pending:
        return None
    question = match.decision(reader)
    return question.prompt, list(question.options)
