"""The challenge of the day in this house: today's deals, whose attempt is where, boards and days gone by."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import date, timedelta
from functools import lru_cache, partial
from typing import Any

from sqlalchemy import Row

from rouages.days.chain import Chain, Key
from rouages.days.deal import CHALLENGES, Deal, deal_of
from rouages.days.hours import begins, day_at, ends
from rouages.days.refusals import NoChallenge, NotOver
from rouages.days.streak import streak
from rouages.engine.daily import PERSON
from rouages.engine.refusals import Refusal
from rouages.server.attempted import has_begun, match_in, proven_by, steps_in
from rouages.server.leases import KeptElsewhere
from rouages.server.people.attempts import AttemptBook, score_in
from rouages.server.people.guests import Guest
from rouages.server.people.ties import Circle, TieBook
from rouages.server.store.rows import batch_of
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.daily import (
    Absence,
    AttemptState,
    Board,
    BoardKind,
    BoardRow,
    DailyCard,
    DailyPage,
    DayGame,
    DayShown,
    PublishedChain,
    Trail,
)
from rouages.server.wire.refusals.meeting import TableRemoved
from rouages.server.wire.refusals.visiting import BoardCovered, NoSuchPage, NothingFinished
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.ledger.rows import NewRow, Page
from rouages.tables.match import neglect
from rouages.tables.match.daily import lay_challenge, lay_practice
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import NotSaved
from rouages.tables.wire.states import Status

log = logging.getLogger("rouages")

BEST, AROUND = 20, 3
"""A board shows so many, and so many before and after oneself."""
GRACE = 60.0
"""Seconds after the end of a day in which bots may still answer what was asked before."""


class Challenge:
    """What a house with a key offers every day."""

    def __init__(self, storage: Storage, tables: Tables, ties: TieBook, key: Key | None) -> None:
        """Over what the tables have kept."""
        self._storage = storage
        self._tables = tables
        self._ties = ties
        self._key = key
        self.attempts = AttemptBook(storage)

    @property
    def key(self) -> Key:
        """From which the days follow; a house without one has no such page."""
        if self._key is None:
            raise NoSuchPage()
        return self._key

    @property
    def is_on(self) -> bool:
        """Whether there is a challenge today: the days of a key are used up once."""
        return self._key is not None and 0 <= (self.today() - self._key.first).days < self._key.days

    def today(self) -> date:
        """The day that it is, by the clock of the house."""
        return day_at(self._tables.now())

    def deal(self, day: date, game: str) -> Deal:
        """What a game begins from on a day."""
        if game not in CHALLENGES:
            raise NoChallenge(game=game)
        return deal_of(day, self.key.secret(day), game)

    async def page(self, guest: Guest | None) -> DailyPage:
        """The challenge of today, as far as somebody may know it."""
        day, chain = self.today(), published(self.key)
        number = chain.number_of(day)
        own = await self.attempts.of_day(guest.id, day) if guest else {}
        circle = await self._ties.of(guest.id if guest else None)
        cards = [await self._card(guest, circle, self.deal(day, game), own.get(game)) for game in CHALLENGES]
        done = await self.attempts.days(guest.id) if guest else set[date]()
        monday = day - timedelta(day.weekday())
        return DailyPage(
            day=day.isoformat(),
            number=number,
            ends=ends(day),
            now=self._tables.now(),
            chain=PublishedChain(chain.first.isoformat(), chain.days, chain.number, chain.end),
            games=tuple(cards),
            streak=streak(done, day),
            week=tuple(monday + timedelta(later) in done for later in range(7)),
            absence=absence_of(guest, day),
        )

    async def _card(self, guest: Guest | None, circle: Circle, deal: Deal, row: Row[Any] | None) -> DailyCard:
        row = await self._proven(row) if row else None
        is_over = row is not None and row.score is not None
        who = guest.id if guest else None
        board = await self.attempts.board(deal.day, deal.game, BoardKind.ALL, who, circle)
        return DailyCard(
            game=deal.game,
            options=deal.sheet.options,
            bots=deal.sheet.bots,
            state=AttemptState.OVER if is_over else await self._state(row),
            table=row.table_id if row else None,
            score=score_in(row) if row and is_over else None,
            first=bool(row and row.first),
            undos=row.undos if row else 0,
            hints=row.hints if row else 0,
            place=next((each.place for each in board if each.me), None) if is_over else None,
            finished=len(board),
            friends=sum(each.friend for each in board),
        )

    async def _state(self, row: Row[Any] | None) -> AttemptState:
        """Whether an attempt that is not over was begun: with the first answer, not with looking."""
        stored = await self._tables.ledger.read(row.table_id) if row else None
        if stored is None:
            return AttemptState.OPEN
        match = await asyncio.to_thread(match_in, stored)
        return AttemptState.BEGUN if match and has_begun(match) else AttemptState.OPEN

    async def begin(self, guest: Guest, game: str) -> str:
        """The table of somebody's counted attempt today; once that is over, one for practice."""
        day = self.today()
        deal = self.deal(day, game)
        row = await self.attempts.one(guest.id, day, game)
        if row is None:
            return await self._lay(guest, deal)
        row = await self._proven(row)
        if row.score is None:
            return str(row.table_id)
        page = lay_practice(deal, guest, self._tables.now())
        return (await self._tables.lay(page, guest)).id

    async def _lay(self, guest: Guest, deal: Deal) -> str:
        page: Page = lay_challenge(deal, guest, self._tables.now())
        table_id = next(row.terms.id for row in page if isinstance(row, NewRow))
        batch = batch_of(page)
        self.attempts.add(batch, guest.id, deal.day, deal.game, table_id)
        try:
            await self._storage.keep(batch)
        except Fenced:
            row = await self.attempts.one(guest.id, deal.day, deal.game)
            if row is None:
                raise NotSaved() from None
            return str(row.table_id)
        return table_id

    async def board(self, guest: Guest | None, day: date, game: str, kind: BoardKind) -> Board:
        """The best of a day, and who is around oneself; covered until one's own attempt is over."""
        self.deal(day, game)
        who = guest.id if guest else None
        await self._must_know(who, day, game)
        rows = await self.attempts.board(day, game, kind, who, await self._ties.of(who))
        mine = next((number for number, row in enumerate(rows) if row.me), None)
        near = range(0) if mine is None else range(mine - AROUND, mine + AROUND + 1)
        shown = [row for number, row in enumerate(rows) if number < BEST or number in near]
        return Board(len(rows), tuple(shown))

    async def _must_know(self, guest: int | None, day: date, game: str) -> None:
        """Refuse who has not finished yet, as long as the day lasts."""
        if day > self.today():
            raise NotOver(day=day.isoformat())
        if day < self.today():
            return
        row = await self.attempts.one(guest, day, game) if guest is not None else None
        if row is None or (await self._proven(row)).score is None:
            raise BoardCovered()

    async def trail(self, guest: Guest, day: date, game: str) -> Trail:
        """How somebody's own attempt went, once it is over."""
        deal = self.deal(day, game)
        row = await self.attempts.one(guest.id, day, game)
        row = await self._proven(row) if row else None
        stored = await self._tables.ledger.read(row.table_id) if row and row.score is not None else None
        steps = await asyncio.to_thread(steps_in, deal, stored) if stored else None
        if row is None or steps is None:
            raise NothingFinished()
        return Trail(day.isoformat(), published(self.key).number_of(day), game, score_in(row), steps)

    async def may_watch(self, seating: Seating, guest: int | None) -> bool:
        """Whether somebody may see the film of an attempt: who has finished theirs, and all the next day."""
        row = await self.attempts.at(seating.id) if seating.terms.day else None
        if row is None or row.score is None:
            return False
        try:
            await self._must_know(guest, date.fromisoformat(row.day), row.game)
        except Refusal:
            return False
        return True

    async def day(self, day: date) -> DayShown:
        """A day that is over: its secret, and what was best."""
        number = published(self.key).number_of(day)
        if day >= self.today():
            raise NotOver(day=day.isoformat())
        games = []
        for game in CHALLENGES:
            sheet = self.deal(day, game).sheet
            rows = await self.attempts.board(day, game, BoardKind.UNAIDED, None)
            games.append(DayGame(game, sheet.options, sheet.bots, first_of(rows)))
        return DayShown(day.isoformat(), number, self.key.secret(day).hex(), tuple(games))

    async def prove_some(self) -> None:
        """Play attempts again that are over, or whose day is, and write what they come to."""
        if self._key is None:
            return
        for row in await self.attempts.unproven(self.today()):
            await self._proven(row)

    async def _proven(self, row: Row[Any]) -> Row[Any]:
        """An attempt, with what it comes to if it can be told by now."""
        if row.proven is not None:
            return row
        day, now = date.fromisoformat(row.day), self._tables.now()
        if now > ends(day) + GRACE:
            await self._close(row.table_id)
        stored = await self._tables.ledger.read(row.table_id)
        if stored is None or stored.state.status is Status.PLAYING:
            return row
        try:
            proven = await asyncio.to_thread(proven_by, self.deal(day, row.game), stored)
        except Refusal as refusal:
            log.warning("Table %s: its score does not count: %s", row.table_id, refusal)
            proven = None
        await self.attempts.write(row.table_id, proven, stored.seats[PERSON].hints, now)
        return await self.attempts.at(row.table_id) or row

    async def _close(self, table_id: str) -> None:
        """An attempt ends with its day; where another server keeps its table, that one ends it."""
        with suppress(KeptElsewhere, TableRemoved):
            table = await self._tables.open(table_id)
            if table.seating.is_playing:
                await table.ask(partial(neglect.close, table.proceedings))


@lru_cache(maxsize=4)
def published(key: Key) -> Chain:
    """What is published of a key."""
    return key.chain


def first_of(rows: list[BoardRow]) -> BoardRow | None:
    """The best game: of the first place, the one that was finished first."""
    return rows[0] if rows else None


def absence_of(guest: Guest | None, day: date) -> Absence | None:
    """Why somebody stands on no public board of a day (`attempts.ON_BOARDS`)."""
    if guest is not None and guest.kept_by is not None:
        return Absence.BOT
    if guest is None or guest.login is None:
        return Absence.GUEST
    if guest.keeps:
        return Absence.KEEPER
    return Absence.NEW if guest.made > begins(day) else None
