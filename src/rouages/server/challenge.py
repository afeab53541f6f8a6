"""The challenge of the day in this house: today's deals, whose attempt is where, boards and days gone by."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Row

from rouages.days.deal import CHALLENGES, Deal
from rouages.days.hours import begins, day_at, ends
from rouages.days.keyring import Keyring
from rouages.days.refusals import NoChallenge, NotOver
from rouages.days.streak import streak
from rouages.engine.refusals import Refusal
from rouages.server.attempted import has_begun, match_in, steps_in
from rouages.server.day_sheets import DaySheets, Dealt
from rouages.server.examiner import Examiner, aside_of
from rouages.server.people.attempts import AttemptBook, Place, is_named, score_in
from rouages.server.people.guests import Guest
from rouages.server.people.sessions import digest
from rouages.server.people.spreads import spread_of
from rouages.server.people.ties import Circle, TieBook
from rouages.server.store.rows import batch_of
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.daily import (
    Absence,
    Aside,
    AttemptState,
    Board,
    BoardKind,
    BoardRow,
    DailyCard,
    DailyPage,
    DayGame,
    DaysGone,
    DayShown,
    Trail,
    published,
)
from rouages.server.wire.refusals.visiting import BoardCovered, NoSuchPage, NothingFinished
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.ledger.rows import NewRow, Page
from rouages.tables.match.daily import lay_challenge, lay_practice
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import NotSaved

BEST, AROUND = 20, 3
"""A board shows so many, and so many before and after oneself."""


class Challenge:
    """What a house with a key offers every day."""

    def __init__(self, storage: Storage, tables: Tables, ties: TieBook, keyring: Keyring) -> None:
        """Over what the tables have kept."""
        self._storage = storage
        self._tables = tables
        self._ties = ties
        self._keyring = keyring
        self.attempts = AttemptBook(storage)
        self._sheets = DaySheets(storage, keyring)
        self._examiner = Examiner(self.attempts, tables, self.dealt)

    @property
    def keyring(self) -> Keyring:
        """From which the days follow; a house without a key has no such page."""
        if not self._keyring.keys:
            raise NoSuchPage()
        return self._keyring

    @property
    def is_on(self) -> bool:
        """Whether there is a challenge today: the days of a key are used up once."""
        return self._keyring.has(self.today())

    @property
    def begins(self) -> date | None:
        """The first of the days that are to come, where today has none."""
        to_come = [chain.first for chain in self._keyring.chains if chain.first > self.today()]
        return None if self.is_on else min(to_come, default=None)

    @property
    def last_gone(self) -> date | None:
        """The last day that is over."""
        today = self.today()
        gone = [chain.last for chain in self._keyring.chains if chain.first < today]
        return min(gone[-1], today - timedelta(1)) if gone else None

    def today(self) -> date:
        """The day that it is, by the clock of the house."""
        return day_at(self._tables.now())

    async def dealt(self, day: date, game: str) -> Dealt:
        """What a game begins from on a day, by which rules and against which bots."""
        if game not in CHALLENGES:
            raise NoChallenge(game=game)
        self.keyring.key_of(day)
        return await self._sheets.of(day, game, self.today())

    async def deal(self, day: date, game: str) -> Deal:
        """What a game begins from on a day."""
        return (await self.dealt(day, game)).deal

    async def page(self, guest: Guest | None, device: str | None) -> DailyPage:
        """The challenge of today, as far as somebody may know it, on a device that has been here."""
        day, before = self.today(), self.today() - timedelta(1)
        chain = self.keyring.chain_of(day)
        own = await self.attempts.of_day(guest.id, day) if guest else {}
        circle = await self._ties.of(guest.id if guest else None)
        cards = []
        for game in CHALLENGES:
            dealt, row = await self.dealt(day, game), own.get(game)
            aside = aside_of(row, dealt) if row else await self._aside(guest, dealt, device)
            cards.append(await self._card(guest, circle, dealt.deal, row, aside))
        done = await self.attempts.days(guest.id) if guest else set[date]()
        monday = day - timedelta(day.weekday())
        return DailyPage(
            day=day.isoformat(),
            number=chain.number_of(day),
            ends=ends(day),
            now=self._tables.now(),
            chain=published(chain),
            yesterday=before.isoformat() if self.keyring.has(before) else None,
            games=tuple(cards),
            streak=streak(done, day),
            week=tuple(monday + timedelta(later) in done for later in range(7)),
            absence=absence_of(guest, day),
        )

    async def _aside(self, guest: Guest | None, dealt: Dealt, device: str | None) -> Aside | None:
        """Why an attempt that begins now would stand on no board."""
        if dealt.is_of_another_release:
            return Aside.RULES
        who = guest.id if guest else None
        taken = device and await self.attempts.is_of_another(mark_of(device, dealt.deal), who)
        return Aside.DEVICE if taken else None

    async def _card(
        self, guest: Guest | None, circle: Circle, deal: Deal, row: Row[Any] | None, aside: Aside | None
    ) -> DailyCard:
        row = await self._examiner.proven(row) if row else None
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
            aside=Aside(row.aside) if row and row.aside else aside,
        )

    async def _state(self, row: Row[Any] | None) -> AttemptState:
        """Whether an attempt that is not over was begun: with the first answer, not with looking."""
        stored = await self._tables.ledger.read(row.table_id) if row else None
        if stored is None:
            return AttemptState.OPEN
        match = await asyncio.to_thread(match_in, stored)
        return AttemptState.BEGUN if match and has_begun(match) else AttemptState.OPEN

    async def begin(self, guest: Guest, game: str, device: str) -> str:
        """The table of somebody's counted attempt today; once that is over, one for practice."""
        day = self.today()
        dealt = await self.dealt(day, game)
        row = await self.attempts.one(guest.id, day, game)
        if row is None:
            aside = Aside.RULES if dealt.is_of_another_release else None
            return await self._lay(guest, dealt.deal, Place(mark_of(device, dealt.deal), aside))
        row = await self._examiner.proven(row)
        if row.score is None:
            return str(row.table_id)
        page = lay_practice(dealt.deal, guest, self._tables.now())
        return (await self._tables.lay(page, guest)).id

    async def _lay(self, guest: Guest, deal: Deal, place: Place) -> str:
        """Of several servers one lays it; who is not the first on a device plays beside the boards."""
        page: Page = lay_challenge(deal, guest, self._tables.now())
        table_id = next(row.terms.id for row in page if isinstance(row, NewRow))
        batch = batch_of(page)
        self.attempts.add(batch, guest.id, deal, table_id, place)
        try:
            await self._storage.keep(batch)
        except Fenced:
            row = await self.attempts.one(guest.id, deal.day, deal.game)
            if row is None and place.device is not None:
                return await self._lay(guest, deal, Place(None, place.aside or Aside.DEVICE))
            if row is None:
                raise NotSaved() from None
            return str(row.table_id)
        return table_id

    async def board(self, guest: Guest | None, day: date, game: str, kind: BoardKind) -> Board:
        """The best of a day, and who is around oneself; covered until one's own attempt is over."""
        await self.deal(day, game)
        who = guest.id if guest else None
        await self._must_know(who, day, game)
        rows = await self.attempts.board(day, game, kind, who, await self._ties.of(who))
        mine = next((number for number, row in enumerate(rows) if row.me), None)
        near = range(0) if mine is None else range(mine - AROUND, mine + AROUND + 1)
        shown = [row for number, row in enumerate(rows) if number < BEST or number in near]
        spread = spread_of(rows) if kind is BoardKind.ALL else None
        return Board(len(rows), tuple(shown), spread)

    async def _must_know(self, guest: int | None, day: date, game: str) -> None:
        """Refuse who has not finished yet, as long as the day lasts."""
        if day > self.today():
            raise NotOver(day=day.isoformat())
        if day < self.today():
            return
        row = await self.attempts.one(guest, day, game) if guest is not None else None
        if row is None or (await self._examiner.proven(row)).score is None:
            raise BoardCovered()

    async def trail(self, guest: Guest, day: date, game: str) -> Trail:
        """How somebody's own attempt went, once it is over."""
        deal = await self.deal(day, game)
        row = await self.attempts.one(guest.id, day, game)
        row = await self._examiner.proven(row) if row else None
        stored = await self._tables.ledger.read(row.table_id) if row and row.score is not None else None
        steps = await asyncio.to_thread(steps_in, deal, stored) if stored else None
        if row is None or steps is None:
            raise NothingFinished()
        number = self.keyring.chain_of(day).number_of(day)
        return Trail(day.isoformat(), number, game, score_in(row), steps)

    async def may_watch(self, seating: Seating, guest: int | None) -> bool:
        """Whether somebody may see the film of an attempt: who has finished theirs, and all the next day."""
        row = await self.attempts.at(seating.id) if seating.terms.day else None
        if row is None or row.score is None or not is_named(row, guest, await self._ties.of(guest)):
            return False
        try:
            await self._must_know(guest, date.fromisoformat(row.day), row.game)
        except Refusal:
            return False
        return True

    def days(self) -> DaysGone:
        """What was published, and which days are over."""
        chains = tuple(map(published, self.keyring.chains))
        last, begins = (day.isoformat() if day else None for day in (self.last_gone, self.begins))
        return DaysGone(chains, last, begins)

    async def practise(self, guest: Guest, day: date, game: str) -> str:
        """A table for practice with the deal of a day that is over."""
        if day >= self.today():
            raise NotOver(day=day.isoformat())
        page = lay_practice(await self.deal(day, game), guest, self._tables.now())
        return (await self._tables.lay(page, guest)).id

    async def day(self, day: date) -> DayShown:
        """A day that is over: its secret, and what was best."""
        chain = self.keyring.chain_of(day)
        if day >= self.today():
            raise NotOver(day=day.isoformat())
        games = []
        for game in CHALLENGES:
            sheet = (await self.deal(day, game)).sheet
            rows = await self.attempts.board(day, game, BoardKind.UNAIDED, None)
            games.append(DayGame(game, sheet.options, sheet.bots, first_of(rows)))
        secret = self.keyring.key_of(day).secret(day).hex()
        return DayShown(day.isoformat(), chain.number_of(day), secret, published(chain), tuple(games))

    async def prove_some(self) -> None:
        """Play some attempts again that are over, or that were not played once more this night."""
        if self._keyring.keys:
            await self._examiner.go_round()


def mark_of(device: str, deal: Deal) -> str:
    """By what a device is known on one day at one game, and on no other."""
    return digest(f"{device} {deal.day.isoformat()} {deal.game}")[:32]


def first_of(rows: list[BoardRow]) -> BoardRow | None:
    """The best game: of those that share the first place one that may be watched, if any may."""
    best = [row for row in rows if row.place == rows[0].place]
    return next((row for row in best if row.table), best[0]) if best else None


def absence_of(guest: Guest | None, day: date) -> Absence | None:
    """Why somebody stands on no public board of a day (`attempts.ON_BOARDS`)."""
    if guest is not None and guest.kept_by is not None:
        return Absence.BOT
    if guest is None or guest.login is None:
        return Absence.GUEST
    if guest.keeps:
        return Absence.KEEPER
    return Absence.NEW if guest.made > begins(day) else None
