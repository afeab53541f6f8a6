"""The lobby: my tables, open tables and tables to watch, also live."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, bindparam, case, delete, exists, func, insert, or_, select, union

from rouages.server.leases import KeptElsewhere
from rouages.server.lessons import GIVEN, IS_A_GAME, IS_LESSON
from rouages.server.people.ties import TieBook
from rouages.server.presence import Presence
from rouages.server.readers import Reader, Refreshing
from rouages.server.rounds import end, go_round
from rouages.server.store.database import ENTRIES, INVITED, PUT_AWAY, RESULTS, SEATS, TABLES, TIMERS
from rouages.server.store.rows import TOURNAMENT, by_table, seat_from, state_from, terms_from
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.tables import Tables
from rouages.server.wire.bodies import Lobby
from rouages.tables.asking.cards import OVER_SECONDS, PRACTICE_SECONDS, card_of, kept_card
from rouages.tables.audience.clients import encode
from rouages.tables.wire.states import CLOSED, SeatKind, Spectators, Status, TableCard

LOOK_SECONDS = 2.0
MOST_MINE = 60
MOST_OTHERS = 40
OPEN_SECONDS = 3 * 24 * 3600
"""A table that waits longer than this is not shown to strangers any more."""

FarCards = Callable[[Sequence[str], int | None], Awaitable[dict[str, TableCard]]]
"""How those of some tables that other servers keep look to a guest."""

LAST_ENTRY = (
    select(func.coalesce(func.max(ENTRIES.c.number) + 1, 0))
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .scalar_subquery()
    .label("entries")
)
FOUND = select(TABLES, LAST_ENTRY, case((IS_LESSON, GIVEN)).label("given"))
NO_TOURNAMENT = or_(TABLES.c.branch_of.is_(None), ~TABLES.c.branch_of.startswith(TOURNAMENT))
MY_SEATS = select(SEATS.c.table_id).where(SEATS.c.guest == bindparam("guest"))
LAID = TABLES.alias("laid")
MY_OWN = select(LAID.c.id).where(
    LAID.c.host == bindparam("guest"),
    or_(LAID.c.branch_of.is_(None), ~LAID.c.branch_of.startswith(TOURNAMENT)),
)
"""A table of a tournament belongs to who sits there, whoever is its host by name."""
HAS_LAIN = or_(
    TABLES.c.status.in_([status.value for status in CLOSED])
    & (TABLES.c.changed < bindparam("now") - OVER_SECONDS),
    TABLES.c.branch_of.is_not(None)
    & NO_TOURNAMENT
    & (TABLES.c.changed < bindparam("now") - PRACTICE_SECONDS),
)
IS_AWAY = case((PUT_AWAY.c.away.is_not(None), PUT_AWAY.c.away), else_=HAS_LAIN)
MINE_OR_LAID = and_(
    TABLES.c.id.in_(union(MY_SEATS, MY_OWN)),
    TABLES.c.status != Status.CANCELLED.value,
    TABLES.c.removed.is_(None),
    IS_A_GAME,
)
ALL_MINE = (
    FOUND.outerjoin(PUT_AWAY, (PUT_AWAY.c.table_id == TABLES.c.id) & (PUT_AWAY.c.guest == bindparam("guest")))
    .where(MINE_OR_LAID)
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_MINE)
)
MINE = ALL_MINE.where(~IS_AWAY)
AWAY = ALL_MINE.where(IS_AWAY)
PLACES = (
    select(RESULTS.c.table_id, func.min(RESULTS.c.place).label("place"))
    .where(RESULTS.c.guest == bindparam("guest"), RESULTS.c.table_id.in_(bindparam("tables", expanding=True)))
    .group_by(RESULTS.c.table_id)
)
OLD_PLACE = delete(PUT_AWAY).where(
    PUT_AWAY.c.guest == bindparam("of"), PUT_AWAY.c.table_id == bindparam("which")
)
NEW_PLACE = insert(PUT_AWAY)
HAS_OPEN_SEAT = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == SeatKind.OPEN.value)
OPEN = (
    FOUND.where(
        TABLES.c.status == Status.WAITING.value,
        TABLES.c.changed > bindparam("since"),
        HAS_OPEN_SEAT,
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_OTHERS)
)
ASKED = (
    FOUND.add_columns(INVITED.c.challenge)
    .join(INVITED, INVITED.c.table_id == TABLES.c.id)
    .where(
        INVITED.c.guest == bindparam("guest"),
        INVITED.c.declined.is_(None),
        TABLES.c.status == Status.WAITING.value,
        TABLES.c.id.not_in(MY_SEATS),
    )
    .order_by(INVITED.c.made.desc())
    .limit(MOST_OTHERS)
)
"""Those to which friends have asked somebody."""
WATCH = (
    FOUND.where(
        TABLES.c.status == Status.PLAYING.value,
        TABLES.c.changed > bindparam("since"),
        TABLES.c.spectators == Spectators.ANYONE.value,
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_OTHERS)
)
SITS_AT = MY_SEATS.where(~SEATS.c.left)
SEATS_OF = (
    select(SEATS, TIMERS.c.timer)
    .outerjoin(TIMERS, (TIMERS.c.table_id == SEATS.c.table_id) & (TIMERS.c.seat == SEATS.c.seat))
    .where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(SEATS.c.table_id, SEATS.c.seat)
)


class Others(NamedTuple):
    """The tables of others."""

    open: list[TableCard]
    watch: list[TableCard]
    hosts: dict[str, int]
    """Who laid each of them."""


class LobbyBoard:
    """Makes the lists, and makes them again for who looks when something has changed."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        ties: TieBook,
        presence: Presence,
        far: FarCards | None = None,
    ) -> None:
        """Of tables here, of those that other servers keep, and of the friends who are there."""
        self._storage = storage
        self._tables = tables
        self._ties = ties
        self.presence = presence
        self._far = far
        self.readers: set[Reader] = set()
        self._refreshing = Refreshing(self._show, "The lobby cannot be read")
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look who comes and goes."""
        looking = go_round(self.look_around, LOOK_SECONDS, "Nobody sees who comes and goes.")
        self._looking = asyncio.create_task(looking, name="presence")

    def changed(self) -> None:
        """Something that the lobby shows of a table has changed."""
        if self.readers:
            self._refreshing.soon()

    async def _show(self) -> None:
        others = await self._others()
        for reader in tuple(self.readers):
            reader.show(encode(await self._lobby(reader.guest, others)))

    async def look_around(self) -> None:
        """Show whoever has a friend come or go who is in the house now."""
        friends = {each: (await self._ties.of(each.guest)).friends for each in tuple(self.readers)}
        changed = await self.presence.look(frozenset[int]().union(*friends.values()))
        concerned = [reader for reader, theirs in friends.items() if theirs & changed]
        if not concerned:
            return
        others = await self._others()
        for reader in concerned:
            reader.show(encode(await self._lobby(reader.guest, others)))

    async def close(self) -> None:
        await end(self._looking)
        self._refreshing.stop()
        for reader in self.readers:
            reader.close()

    async def lobby(self, guest: int | None) -> Lobby:
        """The lists for a guest."""
        return await self._lobby(guest, await self._others())

    async def of(self, player: int, reader: int | None) -> tuple[TableCard, ...]:
        """Where somebody sits and others may sit down, then where others may look on."""
        since = time.time() - OPEN_SECONDS
        queries = [query.where(TABLES.c.id.in_(SITS_AT)) for query in (OPEN, WATCH)]
        rows = [row for each in queries for row in await self._storage.rows(each, since=since, guest=player)]
        cards = await self.cards(rows, reader)
        return tuple(card for card in cards if has_room(card) or card.table.status is Status.PLAYING)

    async def _others(self) -> Others:
        """What all readers are shown alike: the tables of others, as strangers see them."""
        since = time.time() - OPEN_SECONDS
        rows = [await self._storage.rows(query, since=since) for query in (OPEN, WATCH)]
        hosts = {row.id: row.host for each in rows for row in each}
        open_, watch = await self._lists(rows, None)
        return Others(open_, watch, hosts)

    async def _lobby(self, guest: int | None, others: Others) -> Lobby:
        mine, away = await self._own(guest)
        circle = await self._ties.of(guest)
        apart, there = circle.apart, self.presence.among(circle.friends)
        asked = await self._asked(guest, apart)
        hidden = {card.table.id for card in (*mine, *away, *asked)}
        hidden |= {table for table, host in others.hosts.items() if host in apart}
        lists = (others.open, others.watch)
        open_, watch = [[card for card in cards if card.table.id not in hidden] for cards in lists]
        return Lobby(
            mine=tuple(sorted(mine, key=lambda card: (not card.my_turn, -card.changed))),
            away=tuple(away),
            open=(*asked, *(card for card in open_ if card.table.status is Status.WAITING)),
            watch=tuple(card for card in watch if card.table.status is Status.PLAYING),
            friends=await self._ties.open_friends(guest, there) if guest is not None and there else (),
        )

    async def _asked(self, guest: int | None, apart: Container[int]) -> list[TableCard]:
        """The tables to which friends have asked a guest, while a seat is free there."""
        if guest is None:
            return []
        rows = [row for row in await self._storage.rows(ASKED, guest=guest) if row.host not in apart]
        cards = await self.cards(rows, guest) if rows else []
        challenges = {row.id for row in rows if row.challenge}
        return [
            msgspec.structs.replace(card, invited=True, challenge=card.table.id in challenges)
            for card in cards
            if has_room(card)
        ]

    async def _own(self, guest: int | None) -> list[list[TableCard]]:
        """A guest's own tables and those they have put away, with the places they had."""
        if guest is None:
            return [[], []]
        now = time.time()
        rows = [await self._storage.rows(query, guest=guest, now=now) for query in (MINE, AWAY)]
        lists = await self._lists(rows, guest)
        placed = await self.placed({card.table.id: card for cards in lists for card in cards}, guest)
        return [[placed[card.table.id] for card in cards] for cards in lists]

    async def placed(self, cards: dict[str, TableCard], guest: int) -> dict[str, TableCard]:
        """The same cards by their ids, with the places that a guest had."""
        over = [name for name, card in cards.items() if card.table.status is Status.OVER]
        found = await self._storage.rows(PLACES, guest=guest, tables=over) if over else ()
        places = {row.table_id: row.place for row in found}
        return {
            name: msgspec.structs.replace(card, place=places[name]) if name in places else card
            for name, card in cards.items()
        }

    async def _lists(self, rows: Sequence[Sequence[Row[Any]]], guest: int | None) -> list[list[TableCard]]:
        """Some lists of tables as cards, for which each keeper is asked once."""
        cards = {
            card.table.id: card for card in await self.cards([row for each in rows for row in each], guest)
        }
        return [[cards[row.id] for row in each if row.id in cards] for each in rows]

    async def put_away(self, guest: int, table_id: str, *, away: bool) -> None:
        """Somebody puts a table away, or takes it out again."""
        batch = Batch()
        batch.add(OLD_PLACE, {"of": guest, "which": table_id})
        batch.add(NEW_PLACE, {"guest": guest, "table_id": table_id, "away": away})
        await self._storage.keep(batch)

    async def cards(self, rows: Sequence[Row[Any]], guest: int | None) -> list[TableCard]:
        """A card for each table: from memory, or from what was kept if nothing was done since."""
        live = self._tables.live
        kept = [row for row in rows if row.id not in live]
        far = await self._far([row.id for row in kept], guest) if self._far and kept else {}
        kept = [row for row in kept if row.id not in far]
        for row in kept:
            if row.status == Status.PLAYING.value and row.entries != row.counted:
                with suppress(KeptElsewhere):
                    await self._tables.open(row.id)
        wanted = [row.id for row in kept if row.id not in live]
        seats = by_table(await self._storage.rows(SEATS_OF, tables=wanted) if wanted else ())
        cards = []
        for row in rows:
            if row.id in live:
                cards.append(card_of(live[row.id], guest))
            elif row.id in far:
                cards.append(far[row.id])
            elif row.id in seats:
                cards.append(stored_card(row, seats[row.id], guest))
        return cards


def has_room(card: TableCard) -> bool:
    """Whether a seat is free for anyone, or for friends."""
    is_free = any(seat.kind in (SeatKind.OPEN, SeatKind.LINK) for seat in card.seats)
    return is_free and card.table.status is Status.WAITING


def stored_card(row: Row[Any], seats: list[Any], guest: int | None) -> TableCard:
    """A table that was put away, as a card."""
    timers = {seat.seat: seat.timer for seat in seats if seat.timer}
    return kept_card(terms_from(row), state_from(row), list(map(seat_from, seats)), timers, guest, row.given)
