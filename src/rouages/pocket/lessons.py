"""Lessons as the cupboard knows them: how far each has come, and which of them are games by now."""

from __future__ import annotations

from collections.abc import Iterable

from rouages.lessons.playing import games_from
from rouages.lessons.reading import LEARNER
from rouages.server.wire.lessons import Learning, LessonsBegun, begun_at
from rouages.tables.ledger.memory import Sheet
from rouages.tables.ledger.rows import EntryKind
from rouages.tables.wire.states import Status


def given(sheet: Sheet) -> int:
    """How many answers of the learner stand."""
    return sum(
        1 if row.entry.kind is EntryKind.ANSWER else -1 for row in sheet.entries if row.entry.seat == LEARNER
    )


def is_a_game(sheet: Sheet) -> bool:
    """Whether a table is no lesson, or one that goes on as a game from where it has ended."""
    terms = sheet.terms
    if terms.lesson is None:
        return True
    answers = games_from().get((terms.game, terms.lesson))
    return answers is not None and given(sheet) >= answers


def begun(sheets: Iterable[Sheet]) -> LessonsBegun:
    """The lessons that were begun here."""
    return begun_at(
        Learning(
            sheet.terms.id,
            sheet.terms.game,
            sheet.terms.lesson,
            sheet.state.status is Status.OVER,
            given(sheet),
        )
        for sheet in sorted(sheets, key=lambda sheet: sheet.terms.made)
        if sheet.terms.lesson
    )
