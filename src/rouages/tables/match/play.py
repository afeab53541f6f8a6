"""Play: a match with the numbers of its questions, and what was done in it as numbered entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.engine.refusals import AnswerIsFinal, Refusal
from rouages.games import GAMES
from rouages.tables.ledger.rows import Entry, EntryKind
from rouages.tables.wire.refusals import (
    AnsweredOtherwise,
    FinalAnswer,
    Late,
    MatchOver,
    NoSuchOption,
    NotAsked,
    TooLateToUndo,
)


class Answered(NamedTuple):
    """The last answer of a seat."""

    question: int
    option: int


class Kept(Struct, frozen=True):
    """A position as it is stored."""

    match: bytes
    entries: int
    counts: list[int]
    asked: dict[int, int]
    answered: dict[int, Answered]
    log: bytes | None = None
    """What happened until then, so that it need not be played again; not of a match that is over."""


_read_kept = msgspec.msgpack.Decoder(Kept).decode


def made_by(data: bytes) -> loading.Made:
    """By which rules a position was kept; it is not opened."""
    return loading.made_by(_read_kept(data).match)


class Play:
    """A match whose seats each count their own questions.

    A seat's number grows by one with every new question put to it, also after an answer was taken back, so
    that a number never comes back; another seat's answer at the same time leaves it as it is.
    """

    __slots__ = ("answered", "asked", "counts", "entries", "match", "version")

    def __init__(
        self,
        match: Match,
        entries: int,
        counts: list[int],
        asked: dict[int, int],
        answered: dict[int, Answered],
    ) -> None:
        """A match after so many entries; `begin` starts one, `load` opens one."""
        self.match = match
        self.entries = entries
        self.counts = counts
        """How many questions each seat has had."""
        self.asked = asked
        """The number of the question that each pending seat must answer."""
        self.answered = answered
        """The last answer of each seat, so that one sent twice is known."""
        self.version = match.game.version
        """Of the rules that kept it."""

    @classmethod
    def begin(cls, match: Match) -> Play:
        """The first questions of a new match."""
        play = cls(match, 0, [0] * match.players, {}, {})
        play._number(match.pending, [])
        return play

    @classmethod
    def load(cls, data: bytes) -> Play:
        """The position that was kept, be it by an earlier version of the rules."""
        kept = _read_kept(data)
        play = cls(loading.load(kept.match, GAMES), kept.entries, kept.counts, kept.asked, kept.answered)
        play.version = loading.version_in(kept.match)
        if kept.log is not None and not play.is_outdated:
            play.match.recall(kept.log)
        return play

    @property
    def is_outdated(self) -> bool:
        """Whether an earlier version of the rules kept it."""
        return self.version < self.match.game.version

    def catch_up(self, entries: Sequence[Entry]) -> None:
        """Do what was done after the position was kept.

        Once an answer of an earlier version does not fit any more, the match goes on from where it stands;
        what was answered after that is asked again, under new numbers.
        """
        for place, entry in enumerate(entries):
            try:
                self.apply(entry)
            except Refusal:
                if not self.is_outdated:
                    raise
                self._leave_out(entries[place:])
                return

    def _leave_out(self, entries: Sequence[Entry]) -> None:
        self.match = loading.sewn(self.match, self.version)
        self.entries += len(entries)
        for entry in entries:
            self.counts[entry.seat] = max(self.counts[entry.seat], entry.question or 0)
        self._number(self.match.pending, [])

    def save(self) -> bytes:
        """This position as bytes; one of a match that goes on brings along what happened."""
        match = self.match
        log = None if match.over else match.game.save_log(match.log)
        return msgspec.msgpack.encode(
            Kept(match.save(), self.entries, self.counts, self.asked, self.answered, log)
        )

    def answer(self, seat: int, question: int, option: int) -> Entry | None:
        """Take an answer; None if this very answer was taken before."""
        number = self.asked.get(seat)
        if question != number:
            last = self.answered.get(seat)
            if last and last.question == question:
                if last.option == option:
                    return None
                raise AnsweredOtherwise(seat=seat, question=question)
            if self.match.over:
                raise MatchOver()
            raise Late(seat=seat, question=question) if question <= self.counts[seat] else NotAsked(seat=seat)
        if option >= len(self.match.decision(seat).options):
            raise NoSuchOption(seat=seat, question=question, option=option)
        entry = Entry(EntryKind.ANSWER, seat, question, option)
        self.apply(entry)
        return entry

    def asks(self, seat: int, question: int, option: int) -> bool:
        """Whether this is the question before a seat, and has such an option."""
        return self.asked.get(seat) == question and option < len(self.match.decision(seat).options)

    def undo(self, seat: int, *, free: bool) -> Entry:
        """Take the last answer of a seat back; `free` goes back over what was learnt as well."""
        if self.match.over:
            raise MatchOver()
        if not self.has_answered(seat):
            raise self.match.origin.nothing_to_undo(seat)
        if not free and not self.may_undo(seat):
            final = self.match.bars_undo(seat) is AnswerIsFinal
            raise FinalAnswer(seat=seat) if final else TooLateToUndo(seat=seat)
        entry = Entry(EntryKind.UNDO if self.may_undo(seat) else EntryKind.REWIND, seat, None, None)
        self.apply(entry)
        return entry

    def may_undo(self, seat: int) -> bool:
        """Whether nothing was learnt since this seat's last answer."""
        return self.match.can_undo(seat)

    def has_answered(self, seat: int) -> bool:
        """Whether there is anything to take back."""
        return any(who == seat for who, _ in self.match.answers)

    @property
    def undos(self) -> int:
        """How often this match has gone back."""
        return sum(self.match.undos)

    def apply(self, entry: Entry) -> None:
        """Do what an entry says, and number the questions that follow from it."""
        match, seat = self.match, entry.seat
        if entry.kind is EntryKind.ANSWER:
            assert entry.option is not None
            assert entry.question is not None
            match.play(seat, entry.option)
            self.answered[seat] = Answered(entry.question, entry.option)
            # Who had to decide before and still has to was asked at the same time: the same question.
            same = [other for other in self.asked if other != seat]
        else:
            before = {other: match.decision(other).prompt for other in self.asked}
            match.undo(seat, free=entry.kind is EntryKind.REWIND)
            if entry.kind is EntryKind.REWIND:
                same, self.answered = [], {}
            else:
                asked = {other: match.decision(other).prompt for other in match.pending if other != seat}
                same = [other for other, prompt in asked.items() if prompt == before.get(other)]
                self.answered.pop(seat, None)
        self.entries += 1
        self._number(match.pending, same)

    def _number(self, pending: tuple[int, ...], same: list[int]) -> None:
        """A new number for every question but these."""
        before, self.asked = self.asked, {}
        for seat in pending:
            if seat in same:
                self.asked[seat] = before[seat]
            else:
                self.counts[seat] += 1
                self.asked[seat] = self.counts[seat]
