"""First steps: how many newcomers make a choice, finish a turn, open a second game, and where lessons are
left. Nobody is named.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, select

from rouages.engine.sight import Progress
from rouages.lessons.reading import LESSONS
from rouages.server.lessons import LEARNT, learning
from rouages.server.store.database import ENTRIES, GUESTS, SEATS, TABLES
from rouages.server.store.rows import DAY, TOURNAMENT
from rouages.server.store.storage import Storage
from rouages.server.wire.first_steps import FirstSteps, LessonTaken
from rouages.server.wire.lessons import Begun, begun_at
from rouages.tables.ledger.rows import EntryKind
from rouages.tables.match.dealing import DEAL
from rouages.tables.wire import time_control
from rouages.tables.wire.states import Status

SHOWN_DAYS = 30
SOON_SECONDS = 30
LEFT_SECONDS = 3600.0
"""Who has done nothing at a lesson for so long has left it, be it to come back."""
GAMES_OF_THEIR_OWN = (DAY, TOURNAMENT, DEAL)
"""What other tables come from is practice: a moment of a match, a puzzle, a lesson."""

FIRST_ANSWER = (
    select(ENTRIES.c.at)
    .where(
        ENTRIES.c.table_id == TABLES.c.id,
        ENTRIES.c.seat == SEATS.c.seat,
        ENTRIES.c.deed == EntryKind.ANSWER.value,
    )
    .order_by(ENTRIES.c.number)
    .limit(1)
    .scalar_subquery()
)
BEGAN = func.coalesce(TABLES.c.began, TABLES.c.made)
"""A match that was laid in its middle began with its table."""
SAT = (
    select(
        SEATS.c.guest,
        SEATS.c.conceded,
        TABLES.c.id,
        TABLES.c.branch_of,
        TABLES.c.status,
        TABLES.c.progress,
        BEGAN.label("began"),
        FIRST_ANSWER.label("answered"),
    )
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .join(GUESTS, GUESTS.c.id == SEATS.c.guest)
    .where(
        GUESTS.c.made >= bindparam("since"),
        GUESTS.c.keeper.is_(None),
        TABLES.c.status.not_in([Status.WAITING.value, Status.CANCELLED.value]),
    )
    .order_by(BEGAN, TABLES.c.id, SEATS.c.seat)
)
"""Where people sat who are new, in order; of several seats at one table the first is theirs."""
LEARNT_BY_NEW = LEARNT.join(GUESTS, GUESTS.c.id == TABLES.c.host).where(
    TABLES.c.made >= bindparam("since"), GUESTS.c.keeper.is_(None)
)


class FirstStepBook:
    """Read from what the house keeps anyway, when somebody asks.

    A table in play counts as far as it was last kept.
    """

    def __init__(self, storage: Storage) -> None:
        """From this database."""
        self._storage = storage

    async def lately(self, now: float) -> FirstSteps:
        """Of those who came in the last days."""
        since = since_when(now)
        sat = await self._storage.rows(SAT, since=since)
        return first_steps(sat, await self._storage.rows(LEARNT_BY_NEW, since=since), now)


def since_when(now: float) -> float:
    """Whoever has come since is new."""
    return now - SHOWN_DAYS * time_control.DAY


def first_steps(sat: Iterable[Any], learnt: Iterable[Any], now: float) -> FirstSteps:
    """How many took each step, of those who sat here and learnt there."""
    tables: dict[int, dict[str, Any]] = defaultdict(dict)
    for row in sat:
        tables[row.guest].setdefault(row.id, row)
    first = [next(iter(each.values())) for each in tables.values()]
    games = [found for each in tables.values() if (found := [*filter(is_game, each.values())])]
    return FirstSteps(
        days=SHOWN_DAYS,
        seated=len(first),
        soon=sum(is_soon(row) for row in first),
        soon_seconds=SOON_SECONDS,
        played=len(games),
        turned=sum(has_turned(each[0]) for each in games),
        again=sum(len(each) > 1 for each in games),
        lessons=taken(learnt, now),
    )


def is_game(row: Any) -> bool:
    """Whether a table is a game of its own."""
    return row.branch_of is None or row.branch_of.startswith(GAMES_OF_THEIR_OWN)


def is_soon(row: Any) -> bool:
    """Whether the first choice at a table came soon after it began."""
    return row.answered is not None and row.answered - row.began <= SOON_SECONDS


def has_turned(row: Any) -> bool:
    """Whether the first turn is over, as the game counts turns, or the whole game."""
    progress = msgspec.json.decode(row.progress, type=Progress | None) if row.progress else None
    is_played = row.status == Status.OVER.value and not row.conceded
    return is_played or (progress is not None and progress.round > 1)


def taken(rows: Iterable[Any], now: float) -> tuple[LessonTaken, ...]:
    """Each lesson that somebody has begun; who has begun it anew counts where they are now."""
    found: defaultdict[tuple[str, str], list[tuple[Begun, bool]]] = defaultdict(list)
    for tables in by_host(rows):
        changed = {row.id: row.changed for row in tables}
        for lesson, begun in begun_at(map(learning, tables)).items():
            found[lesson].append((begun, changed[begun.table] <= now - LEFT_SECONDS))
    return tuple(
        taken_by(game, name, found[game, name])
        for game, lessons in LESSONS.items()
        for name in lessons
        if (game, name) in found
    )


def by_host(rows: Iterable[Any]) -> Iterable[Sequence[Any]]:
    """What each has begun, the oldest first."""
    hosts: defaultdict[int, list[Any]] = defaultdict(list)
    for row in rows:
        hosts[row.host].append(row)
    return hosts.values()


def taken_by(game: str, name: str, begun: Sequence[tuple[Begun, bool]]) -> LessonTaken:
    """How one lesson went."""
    lesson = LESSONS[game][name]
    left = [0] * len(lesson.step)
    for each, is_left in begun:
        if is_left and not each.done and each.step is not None:
            left[each.step] += 1
    done = sum(each.done for each, _ in begun)
    return LessonTaken(game, name, lesson.title, len(begun), done, tuple(left))
