"""Shrinking: a match that fails made as short as it gets while it fails in the same way."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from pprint import pformat
from typing import NamedTuple

import msgspec

from rouages.engine import loading
from rouages.engine.chance import seals
from rouages.engine.match import Match
from rouages.engine.record import Record
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES, of_game

Answers = Sequence[tuple[int, int]]


class NothingFails(Refusal):
    """Nothing fails in this record: all of its {answers} answers were played again without a fault."""


class Failure(NamedTuple):
    """What went wrong, and after how many of the answers."""

    kind: str
    where: str
    """The innermost place in the program."""
    answers: int
    words: str

    def is_like(self, other: Failure | None) -> bool:
        """Whether another is the same fault, wherever in the match it comes."""
        return other is not None and (self.kind, self.where) == (other.kind, other.where)


def failure_of(record: Record, answers: Answers | None = None) -> Failure | None:
    """The first fault in a match with these answers; those that no longer fit are passed over."""
    played = 0
    try:
        match = loading.begin(record, GAMES)
        inventory = list(match.game.inventory(match.table))
        look(match, inventory)
        for seat, option in record.answers if answers is None else answers:
            played += 1
            if seat in match.pending and option < len(match.decision(seat).options):
                match.play(seat, option)
                look(match, inventory)
    except Refusal:
        if not played:
            raise
        return _failure(played)
    except Exception:  # noqa: BLE001 (whatever goes wrong is what is looked for)
        return _failure(played)
    return None


def look(match: Match, inventory: list[int]) -> None:
    """What must hold after every answer: the components, the questions, every view, every word, a save."""
    assert list(match.game.inventory(match.table)) == inventory, "a component appeared or vanished"
    assert match.over or match.pending, "the game is not over, but nobody is asked"
    happened = match.log.events[match.log.marks[-2] if match.answers else 0 :]
    questions = [match.decision(seat) for seat in match.pending]
    assert all(question.options for question in questions), "a question leaves nothing to choose"
    for reader in (*range(match.players), None):
        msgspec.json.encode(match.view(reader))
    for language in LANGUAGES:
        words = of_game(match.game.package, language)
        for question in questions:
            words.say(question.prompt, question.prompt.seat)
        for event in happened:
            words.say(event, None)
    assert loading.load(match.save(), {match.game.name: match.game}) == match, (
        "a save does not load as it was"
    )


def _failure(played: int) -> Failure:
    fault = traceback.TracebackException(*sys.exc_info())
    frames = list(fault.stack)
    inner = frames[-1] if frames else None
    where = f"{inner.filename.rpartition('/')[2]}: {inner.name}" if inner else ""
    words = str(fault)
    kind = fault.exc_type.__name__ if fault.exc_type else ""
    return Failure(kind, f"{where}: {words}" if kind == "AssertionError" else where, played, words)


def shrunk(record: Record) -> tuple[Record, Failure]:
    """The same fault with as few answers as it needs, each the first option where that will do."""
    failure = failure_of(record)
    if failure is None:
        raise NothingFails(answers=len(record.answers))
    answers = list(record.answers[: failure.answers])
    before: list[tuple[int, int]] = []
    while answers != before:
        before = answers
        answers = plainer(record, fewer(record, answers, failure), failure)
    smallest = msgspec.structs.replace(
        record,
        answers=tuple(answers),
        seals=tuple(seals(bytes.fromhex(record.secret), answers)),
        outcome=None,
    )
    found = failure_of(smallest)
    assert found is not None
    return smallest, found


def fewer(record: Record, answers: list[tuple[int, int]], failure: Failure) -> list[tuple[int, int]]:
    """Leave answers out, many at a time and then one by one, as long as the fault stays."""
    size = max(1, len(answers) // 2)
    while size:
        at = 0
        while at < len(answers):
            rest = answers[:at] + answers[at + size :]
            if failure.is_like(failure_of(record, rest)):
                answers = rest
            else:
                at += size
        size //= 2
    return answers


def plainer(record: Record, answers: list[tuple[int, int]], failure: Failure) -> list[tuple[int, int]]:
    """Take the first option wherever the fault stays."""
    for number, (seat, option) in enumerate(answers):
        plain = [*answers[:number], (seat, 0), *answers[number + 1 :]]
        if option and failure.is_like(failure_of(record, plain)):
            answers = plain
    return answers


def written_test(record: Record, failure: Failure) -> str:
    """A test that fails as the record does, ready to be kept."""
    plain = pformat(msgspec.to_builtins(record), width=100, compact=True, sort_dicts=False)
    said = f"{failure.kind}: {failure.words}".replace("\\", "/").replace('"', "'").splitlines()[0][:90]
    return (
        f'"""{said}"""\n\n'
        "from rouages.proving.shrinking import failure_of\n"
        "from rouages.engine.record import read\n\n"
        f"RECORD = {plain}\n\n\n"
        "def test_this_match_is_played_without_a_fault():\n"
        "    assert failure_of(read(RECORD)) is None\n"
    )
