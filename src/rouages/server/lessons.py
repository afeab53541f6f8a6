"""Lessons as the store knows them: how far each has come, and which of them are games by now."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, case, func, or_, select

from rouages.lessons.playing import games_from
from rouages.lessons.reading import LEARNER
from rouages.server.store.database import ENTRIES, TABLES
from rouages.server.store.rows import LESSON
from rouages.tables.ledger.rows import EntryKind

IS_LESSON = TABLES.c.branch_of.startswith(LESSON)
NO_LESSON = or_(TABLES.c.branch_of.is_(None), ~IS_LESSON)
GIVEN = (
    select(func.coalesce(func.sum(case((ENTRIES.c.deed == EntryKind.ANSWER.value, 1), else_=-1)), 0))
    .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seat == LEARNER)
    .scalar_subquery()
)
"""How many answers of the learner stand: each one that was taken back is another entry."""
BEGUN = (
    select(TABLES.c.id, TABLES.c.game, TABLES.c.branch_of, TABLES.c.status, GIVEN.label("given"))
    .where(TABLES.c.host == bindparam("host"), IS_LESSON)
    .order_by(TABLES.c.made)
)
IS_A_GAME = or_(
    NO_LESSON,
    *(
        and_(TABLES.c.game == game, TABLES.c.branch_of == LESSON + name, answers <= GIVEN)
        for (game, name), answers in games_from().items()
    ),
)
"""Not a lesson, or one that goes on as a game from where it has ended."""
