"""Match: a table with all the answers so far: play, undo, save, clone, imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from rouages.engine import agenda
from rouages.engine.agenda import Choice, Decision, Seat, Table
from rouages.engine.chance import Rng, commitment, key_of
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.game import Game, Outcome
from rouages.engine.log import NOTHING_YET, QUIET, Log, Memory, News
from rouages.engine.origin import Origin
from rouages.engine.record import keep, write
from rouages.engine.refusals import (
    BadScript,
    IllegalChoice,
    MatchHasEnded,
    NotYourTurn,
    OnlyImagined,
    Refusal,
    SomeoneAnswered,
    UndoTooLate,
)


class Question(Struct, frozen=True, gc=False):
    """What one seat must decide now."""

    prompt: Decision[Any, Any]
    """What is asked: its class name and fields say it, the catalogue says it in words."""
    options: Sequence[Choice]
    """All that may be chosen."""


class Match:
    """One game being played."""

    __slots__ = (
        "_asked",
        "_before",
        "_log",
        "_memory",
        "_news",
        "answers",
        "game",
        "origin",
        "table",
        "undos",
    )

    def __init__(
        self,
        game: Game[Any, Any],
        origin: Origin,
        table: Table,
        answers: list[tuple[Seat, int]],
        undos: list[int],
        log: Log | None = None,
        memory: Memory | None = None,
    ) -> None:
        """A match at this position; `rouages.new` begins one."""
        self.game = game
        self.origin = origin
        self.table = table
        self.answers = answers
        """Each answer so far, or since the seam: the seat, and the number of the option it took."""
        self.undos = undos
        """How often each seat took an answer back."""
        self._log = log
        """Written on from the news when somebody asks for it; None: written again from the answers."""
        self._news: list[News] = []
        """What each answer brought about that the log does not tell yet."""
        self._memory = memory
        self._asked: dict[Seat, Question] = {}
        self._before: Match | None = None
        """Where an answer is soon to be taken back to."""

    @classmethod
    def begin(cls, game: Game[Any, Any], origin: Origin) -> Match:
        """A new match, its table set and its first question asked; with a seam, as it was there."""
        if origin.seam:
            table = game.load_table(origin.seam.position)
            table.rng = origin.chance(table.rng)
            return cls(game, origin, table, [], [0] * origin.players, NOTHING_YET)
        rng = origin.chance(Rng(key_of(origin.secret, origin.contributions)))
        table = game.setup(origin.options, origin.players, rng)
        agenda.advance(table)
        log = Log(table.news, [len(table.news)], [], 0)
        table.news = []
        return cls(game, origin, table, [], [0] * origin.players, log)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.origin.players

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.table.agenda

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.table) if self.over else None

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that must decide now, in a fixed order."""
        return agenda.pending(self.table)

    @property
    def is_lesson(self) -> bool:
        """Whether it teaches: then it is never rated, counted or shown as verified."""
        return self.origin.lesson is not None

    @property
    def commitment(self) -> str:
        """What may be published before the first card is dealt, to be checked after the last."""
        return commitment(self.origin.secret)

    def decision(self, seat: Seat) -> Question:
        """What this seat must decide now."""
        question = self._asked.get(seat)
        if question is None:
            prompt = agenda.asked(self.table, seat)
            if prompt is None:
                raise NotYourTurn(seat=seat)
            question = self._asked[seat] = Question(prompt, prompt.options(self.table))
        return question

    def play(self, seat: Seat, choice: Choice | int) -> None:
        """Answer for a seat, with one of its options or that option's number."""
        table = self.table
        question = self._asked.get(seat) or self.decision(seat)
        options = question.options
        number = choice if isinstance(choice, int) else _number_of(choice, seat, question, table)
        if not 0 <= number < len(options):
            raise IllegalChoice(seat=seat, choice=number, why=f"the options are 0 to {len(options) - 1}")
        try:
            concurrent = agenda.answer(table, seat, options[number])
        except BadScript:
            self.table = self._again(self.answers).table
            raise
        self.answers.append((seat, number))
        if concurrent:
            del self._asked[seat]
        else:
            self._asked = {}
        news = table.news
        if self._log is not None:
            self._news.append((news, concurrent) if news else QUIET[concurrent])
        if news:
            table.news = []

    def view(self, seat: Seat | None = None) -> Struct:
        """What a seat may know of the table; None is a spectator."""
        return self.game.sight.view(self.table, seat)

    def prospects(self, seat: Seat) -> Struct | None:
        """What the options before a seat would do; None where the game foretells nothing."""
        foretell = self.game.sight.prospects
        if foretell is None:
            return None
        question = self.decision(seat)
        return foretell(self.table, question.prompt, question.options)

    @property
    def log(self) -> Log:
        """What happened, secrets included."""
        log = self._log
        if log is None:
            log = self._again(self.answers).log
        elif self._news:
            log = log.after(self._news)
        self._log, self._news = log, []
        return log

    def remember(self) -> None:
        """Write the log now, be it from all the answers: it may take time, which later nobody waits for."""
        self._log = self.log

    def recall(self, data: bytes) -> None:
        """Know from a saved log what happened; one of other answers, or written otherwise, tells nothing."""
        log = self.game.load_log(data)
        if log is not None and len(log.moments) == len(self.answers):
            self._log, self._news = log, []

    def events_for(self, seat: Seat | None = None, *, since: int = 0) -> list[Event]:
        """What this seat may see of what happened after so many answers (0: the set-up too)."""
        happened = self.log.events[self.log.marks[since] if since else 0 :]
        if self._memory and not since:
            happened = self._memory() + happened
        return [seen for event in happened if (seen := event.seen_by(seat))]

    def clone(self) -> Match:
        """Another match, equal to this one and independent of it."""
        table = copy_table(self.table)
        copied = Match(self.game, self.origin, table, self.answers[:], self.undos[:], self._log, self._memory)
        copied._news = self._news[:]
        return copied

    def imagine(self, seat: Seat, seed: int) -> Match:
        """Another match that this seat cannot tell from the real one."""
        world = self.glimpse(seat, seed)
        if suppose := self.game.sight.suppose:
            suppose(world.table, seat)
        return world

    def glimpse(self, seat: Seat, seed: int) -> Match:
        """The same to look at, not to play on: what the others may have planned is left as it was dealt."""
        table = copy_table(self.table)
        rng = Rng(key_of(b"imagined %d" % seed, ()))
        self.game.sight.imagine(table, seat, rng)
        table.rng = rng
        origin = self.origin.imagined(seed)
        return Match(self.game, origin, table, [], self.undos[:], NOTHING_YET, self._past(seat))

    def _past(self, seat: Seat) -> Memory:
        """All that a seat has seen until now, whatever happens here later."""
        before, log = self._memory, self._log
        answers = self.answers[:] if log is None else []
        news = self._news[:]

        def past() -> list[Event]:
            happened = (self._again(answers).log if log is None else log.after(news)).events
            everything = [*before(), *happened] if before else happened
            return [seen for event in everything if (seen := event.seen_by(seat))]

        return past

    def undo(self, seat: Seat, *, free: bool = False) -> None:
        """Take back this seat's last answer, as long as nothing was learnt since; `free` does not ask."""
        last = self._answer_of(seat)
        if not free and (barrier := self._barrier(last)):
            raise barrier(seat=seat, answer=len(self.origin.earlier) + last + 1)
        past = self._as_it_was(last)
        if not free:
            self._choose_again(past, last)
        self.table, self.answers = past.table, past.answers
        self._log, self._news = past.log, []
        self._asked.clear()
        self.undos[seat] += 1

    def look_back(self, seat: Seat, answers: int = 1) -> None:
        """Find, changing nothing, where so many answers of a seat go back to: it may take time."""
        self._before = self._again(self.answers[: self._answer_of(seat, answers)])

    def _as_it_was(self, answers: int) -> Match:
        """The match after so many answers, by way of where it was looked back to."""
        before, self._before = self._before, None
        if before is None or before.answers != self.answers[:answers][: len(before.answers)]:
            return self._again(self.answers[:answers])
        if len(before.answers) < answers:
            self._before, before = before, before.clone()
        for seat, number in self.answers[len(before.answers) : answers]:
            before.play(seat, number)
        return before

    def _choose_again(self, past: Match, last: int) -> None:
        """The others chose what they chose at the same time, whatever number it has without this answer."""
        as_it_was = past.clone()
        as_it_was.play(*self.answers[last])
        for seat, number in self.answers[last + 1 :]:
            try:
                past.play(seat, as_it_was.decision(seat).options[number])
            except IllegalChoice:
                mine = len(self.origin.earlier) + last + 1
                raise SomeoneAnswered(seat=self.answers[last][0], answer=mine) from None
            as_it_was.play(seat, number)

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back its last answer now."""
        return self.way_back(seat) > 0

    def bars_undo(self, seat: Seat) -> type[UndoTooLate] | None:
        """What bars the way back to this seat's last answer."""
        return self._barrier(self._answer_of(seat))

    def way_back(self, seat: Seat) -> int:
        """How many answers this seat may take back now, at most to where its turn or phase began."""
        return 0 if self._memory or self.over else self.log.way_back(self.answers, seat)

    def _answer_of(self, seat: Seat, last: int = 1) -> int:
        """Which of all answers a seat gave last, or so many before that."""
        self._must_be_real()
        own = [number for number, (who, _) in enumerate(self.answers) if who == seat]
        if len(own) < last:
            raise self.origin.nothing_to_undo(seat)
        return own[-last]

    def _barrier(self, last: int) -> type[UndoTooLate] | None:
        return MatchHasEnded if self.over else self.log.barrier_behind(last)

    def _again(self, answers: list[tuple[Seat, int]]) -> Match:
        """The same match from the beginning, with these answers."""
        self._must_be_real()
        past = Match.begin(self.game, self.origin)
        for seat, number in answers:
            past.play(seat, number)
        return past

    def is_where_its_answers_lead(self) -> bool:
        """Whether its answers, played by the rules of today, lead to its position."""
        try:
            return self._again(self.answers).table == self.table
        except Refusal:
            return False

    def record(self) -> dict[str, Any]:
        """The match in plain data for JSON, its secret included: not for players while it goes on."""
        self._must_be_real()
        plain: dict[str, Any] = msgspec.to_builtins(
            write(self.game, self.origin, self.table, self.answers, self.undos)
        )
        return plain

    def save(self) -> bytes:
        """The match and its position as bytes."""
        self._must_be_real()
        return msgspec.msgpack.encode(keep(self.game, self.origin, self.table, self.answers, self.undos))

    def _must_be_real(self) -> None:
        if self._memory:
            raise OnlyImagined()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.game.name == other.game.name
            and self.origin == other.origin
            and self.answers == other.answers
            and self.table == other.table
        )

    __hash__ = None  # type: ignore[assignment]


def _number_of(choice: Choice, seat: Seat, question: Question, table: Table) -> int:
    for number, option in enumerate(question.options):
        if option == choice:
            return number
    raise IllegalChoice(seat=seat, choice=choice, why=question.prompt.why_not(table, choice))
