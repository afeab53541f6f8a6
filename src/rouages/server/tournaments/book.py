"""The book of tournaments, in the database, so that every server reads the same.

A tournament has a number that every change raises: who enters or leaves, a round with its tables, the end. A
page that was made from an older one is refused as a whole, so that no round is drawn twice, or lost by half.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Executable,
    Integer,
    Row,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    update,
)

from rouages.server.store.database import ENTRANTS, GUESTS, SEATS, SITTINGS, TABLES, TOURNAMENTS
from rouages.server.store.rows import batch_of, text_of
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.tournaments.sittings import Sitting
from rouages.server.tournaments.talk import TALK
from rouages.server.wire.tournaments import NewTournament, Stage
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.ledger.rows import Page
from rouages.tables.wire.states import SeatKind, Status

MOST_LISTED = 100
TALKING = TABLES.alias()
WITH_TALK = select(
    TOURNAMENTS, TALKING.c.id.label("talk"), TALKING.c.removed.label("talk_removed")
).outerjoin(TALKING, TALKING.c.id == literal(TALK) + TOURNAMENTS.c.id)
"""Those of earlier releases have no table for their talk."""
ONE = WITH_TALK.where(TOURNAMENTS.c.id == bindparam("which"))
GOING_ON = (Stage.OPEN.value, Stage.PLAYING.value)
GOING = WITH_TALK.where(TOURNAMENTS.c.stage.in_(GOING_ON)).order_by(TOURNAMENTS.c.made)
MADE_BY = (
    select(func.count())
    .select_from(TOURNAMENTS)
    .where(TOURNAMENTS.c.maker == bindparam("guest"), TOURNAMENTS.c.stage.in_(GOING_ON))
)
SHOWN = (
    select(TOURNAMENTS)
    .where(or_(TOURNAMENTS.c.stage.in_(GOING_ON), TOURNAMENTS.c.ended > bindparam("since")))
    .order_by(TOURNAMENTS.c.made.desc())
    .limit(MOST_LISTED)
)
PLAYERS = (
    select(ENTRANTS, GUESTS.c.name, GUESTS.c.handle, GUESTS.c.left)
    .outerjoin(GUESTS, GUESTS.c.id == ENTRANTS.c.guest)
    .where(ENTRANTS.c.tournament.in_(bindparam("which", expanding=True)))
    .order_by(ENTRANTS.c.tournament, ENTRANTS.c.lot, ENTRANTS.c.entry)
)
BACK = (
    select(func.max(SEATS.c.vacation))
    .where(SEATS.c.table_id == SITTINGS.c.table_id, SEATS.c.contribution.is_(None))
    .scalar_subquery()
)
"""Until when those are away for days who have not come to a table."""
ALL_SITTINGS = (
    select(SITTINGS, TABLES.c.status, TABLES.c.removed, TABLES.c.made, BACK.label("back"))
    .outerjoin(TABLES, TABLES.c.id == SITTINGS.c.table_id)
    .where(SITTINGS.c.tournament == bindparam("which"))
    .order_by(SITTINGS.c.round, SITTINGS.c.board)
)
LAST_ROUND = ALL_SITTINGS.where(SITTINGS.c.round == bindparam("number"))
STRANDED = (
    select(SITTINGS.c.table_id)
    .join(TOURNAMENTS, TOURNAMENTS.c.id == SITTINGS.c.tournament)
    .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
    .where(TOURNAMENTS.c.stage == Stage.CANCELLED.value, TABLES.c.status == Status.WAITING.value)
)
"""The tables that wait in a tournament which was called off."""
THERE = (
    select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.contribution, SEATS.c.away, SEATS.c.conceded)
    .join(SITTINGS, SITTINGS.c.table_id == SEATS.c.table_id)
    .where(
        SITTINGS.c.tournament == bindparam("which"),
        SITTINGS.c.result.is_(None),
        SEATS.c.kind == SeatKind.PERSON.value,
    )
)
NEW = insert(TOURNAMENTS)
NEXT = (
    update(TOURNAMENTS)
    .where(TOURNAMENTS.c.id == bindparam("which"))
    .values(
        number=case(
            (TOURNAMENTS.c.number == bindparam("before"), bindparam("after", type_=Integer)), else_=null()
        ),
        stage=bindparam("new_stage"),
        round=bindparam("new_round"),
        began=bindparam("new_began"),
        ended=bindparam("new_ended"),
        winners=bindparam("new_winners"),
    )
)
"""Where the number before is not the one that is known, none is written: the database refuses that."""
ENTER = insert(ENTRANTS)
LEAVE = delete(ENTRANTS).where(
    ENTRANTS.c.tournament == bindparam("from_which"), ENTRANTS.c.guest == bindparam("who")
)
LOT = (
    update(ENTRANTS)
    .where(ENTRANTS.c.tournament == bindparam("of_which"), ENTRANTS.c.entry == bindparam("which_entry"))
    .values(lot=bindparam("drawn"))
)
NEW_SITTING = insert(SITTINGS)
RESULT = (
    update(SITTINGS)
    .where(SITTINGS.c.table_id == bindparam("at"), SITTINGS.c.result.is_(None))
    .values(result=bindparam("new_result"))
    .returning(SITTINGS.c.table_id)
)

Written = tuple[Executable, Values]


class Result(msgspec.Struct, frozen=True):
    """How a table ended for those who met there, in the order of their seats."""

    places: tuple[int, ...]
    scores: tuple[int, ...] | None
    """None where the match did not come to its end: all are equal."""


class TournamentBook:
    """What is kept of tournaments."""

    def __init__(self, storage: Storage) -> None:
        """In this database."""
        self._storage = storage

    async def one(self, tournament: str) -> Row[Any] | None:
        return await self._storage.row(ONE, which=tournament)

    async def going(self) -> Sequence[Row[Any]]:
        """Those that are not over, the oldest first."""
        return await self._storage.rows(GOING)

    async def shown(self, since: float) -> Sequence[Row[Any]]:
        """Those that are not over, or were not at some moment, the newest first."""
        return await self._storage.rows(SHOWN, since=since)

    async def made_by(self, guest: int) -> int:
        """How many of somebody's are not over."""
        row = await self._storage.row(MADE_BY, guest=guest)
        return row[0] if row else 0

    async def players(self, tournaments: Iterable[str]) -> defaultdict[str, list[Row[Any]]]:
        """Who plays in each: by their lots, before these are drawn in the order in which they entered."""
        found: defaultdict[str, list[Row[Any]]] = defaultdict(list)
        for row in await self._storage.rows(PLAYERS, which=sorted(tournaments)):
            found[row.tournament].append(row)
        return found

    async def sittings(self, tournament: str) -> list[list[Row[Any]]]:
        """The tables of each round that was drawn."""
        found: list[list[Row[Any]]] = []
        for row in await self._storage.rows(ALL_SITTINGS, which=tournament):
            if row.round == len(found):
                found.append([])
            found[row.round].append(row)
        return found

    async def last_round(self, row: Row[Any]) -> Sequence[Row[Any]]:
        """The tables of the round that was drawn last."""
        return await self._storage.rows(LAST_ROUND, which=row.id, number=row.round - 1)

    async def seats(self, tournament: str) -> defaultdict[str, dict[int, Row[Any]]]:
        """Whether people have come to tables that are not over, by table and seat."""
        found: defaultdict[str, dict[int, Row[Any]]] = defaultdict(dict)
        for row in await self._storage.rows(THERE, which=tournament):
            found[row.table_id][row.seat] = row
        return found

    async def stranded(self) -> list[str]:
        """The tables that wait for people in vain."""
        return [row.table_id for row in await self._storage.rows(STRANDED)]

    async def make(
        self, tournament: str, maker: int, plan: NewTournament, seed: bytes, now: float, page: Page
    ) -> None:
        """A new one, open to who wants to enter, and what is kept with it."""
        values = {"id": tournament, "maker": maker, "plan": text_of(plan), "seed": seed, "made": now}
        await self._commit(page, ((NEW, {**values, "number": 0, "round": 0, "stage": Stage.OPEN.value}),))

    async def keep(self, page: Page) -> None:
        """Have something kept, unless somebody else has done so already."""
        with suppress(Fenced):
            await self._commit(page, ())

    async def write(self, row: Row[Any], *others: Written, page: Page | None = None, **new: Any) -> bool:
        """Have a tournament changed with all that belongs to it; not if it is another by now."""
        try:
            await self._commit(page or [], (self.changing(row, **new), *others))
        except Fenced:
            return False
        return True

    def changing(self, row: Row[Any], **new: Any) -> Written:
        """What changes a tournament as it was read."""
        kept = {name: new.get(name, getattr(row, name)) for name in CHANGING}
        values = {f"new_{name}": value for name, value in kept.items()}
        return NEXT, {"which": row.id, "before": row.number, "after": row.number + 1, **values}

    async def _commit(self, page: Page, written: Iterable[Written]) -> None:
        batch = batch_of(page)
        for statement, values in written:
            batch.add(statement, values)
        await self._storage.keep(batch)

    async def note_result(self, table: str, result: Result) -> None:
        """How a table ended; whoever reads it finds the same, so that it does not matter who is first."""
        await self._storage.take(RESULT, at=table, new_result=text_of(result))


CHANGING = ("stage", "round", "began", "ended", "winners")


def entering(tournament: str, entry: int, guest: int | None, **more: Any) -> Written:
    """Somebody plays, or a bot does."""
    return ENTER, {"tournament": tournament, "entry": entry, "guest": guest, "lot": None, "bot": None, **more}


def leaving(tournament: str, guest: int) -> Written:
    return LEAVE, {"from_which": tournament, "who": guest}


def drawing_lot(tournament: str, entry: int, lot: int) -> Written:
    return LOT, {"of_which": tournament, "which_entry": entry, "drawn": lot}


def sitting_down(
    tournament: str, number: int, board: int, table: str | None, players: Sequence[int]
) -> Written:
    """A table of a round; without one somebody sits out."""
    place = {"tournament": tournament, "round": number, "board": board}
    return NEW_SITTING, {**place, "table_id": table, "players": text_of(players), "result": None}


def coming_until(row: Row[Any], coming: float) -> float:
    """When a table has waited long enough; the time of who is away for days begins when they are back."""
    return float(max(row.made, row.back or 0.0) + coming)


def plan_in(row: Row[Any]) -> NewTournament:
    """As it was kept."""
    return msgspec.json.decode(row.plan, type=NewTournament)


def sitting_in(row: Row[Any]) -> Sitting:
    """Who met, and how it ended."""
    players = msgspec.json.decode(row.players, type=tuple[int, ...])
    if row.result is None:
        return Sitting(players)
    return Sitting(players, *msgspec.structs.astuple(msgspec.json.decode(row.result, type=Result)))
