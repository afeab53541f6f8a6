"""Lessons as the store knows them: how far each has come, and which of them are games by now."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, bindparam, case, func, or_, select

from rouages.lessons.playing import games_from
from rouages.lessons.reading import LEARNER
from rouages.server.store.database import ENTRIES, TABLES
from rouages.server.store.rows import LESSON
from rouages.server.wire.lessons import Learning
from rouages.tables.ledger.rows import EntryKind
from rouages.tables.wire.states import Status

IS_LESSON = TABLES.c.branch_of.startswith(LESSON)
NO_LESSON = or_(TABLES.c.branch_of.is_(None), ~IS_LESSON)
GIVEN = (
    select(func.coalesce(func.sum(case((ENTRIES.c.deed == EntryKind.ANSWER.value, 1), else_=-1)), 0))
    .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seat == LEARNER)
    .scalar_subquery()
)
"""How many answers of the learner stand: each one that was taken back is another entry."""
LEARNT = (
    select(
        TABLES.c.host,
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.branch_of,
        TABLES.c.status,
        TABLES.c.changed,
        GIVEN.label("given"),
    )
    .where(IS_LESSON)
    .order_by(TABLES.c.made)
)
"""Where people learn, whoever they are."""
BEGUN = LEARNT.where(TABLES.c.host == bindparam("host"))
IS_A_GAME = or_(
    NO_LESSON,
    *(
        and_(TABLES.c.game == game, TABLES.c.branch_of == LESSON + name, answers <= GIVEN)
        for (game, name), answers in games_from().items()
    ),
)
"""Not a lesson, or one that goes on as a game from where it has ended."""


def learning(row: Any) -> Learning:
    """A table where somebody learns."""
    lesson = row.branch_of.removeprefix(LESSON)
    return Learning(row.id, row.game, lesson, row.status == Status.OVER.value, row.given)
