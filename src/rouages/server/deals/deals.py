"""Deals that others play: who may see a finished match makes a link; who has it plays the same deal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Row

from rouages.engine.temper import level_and_temper
from rouages.games import GAMES
from rouages.server.deals.book import DealBook
from rouages.server.deals.ended import Ended, ended_in, match_in, script_in
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.ties import TieBook
from rouages.server.store.rows import batch_of
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.deals import DealGame, DealMoments, DealPage, OwnTake
from rouages.server.wire.refusals.deals import DealClosed, DealFull, NotThisGame
from rouages.server.wire.refusals.meeting import TableRemoved, UnknownTable
from rouages.tables.asking.apart import Apart, apart
from rouages.tables.asking.past import MayWatch
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.ledger.rows import NewRow, Stored
from rouages.tables.ledger.seats import Seat
from rouages.tables.live import LiveTable
from rouages.tables.match import dealing
from rouages.tables.match.seating import Seating
from rouages.tables.wire.refusals import ClosedToSpectators
from rouages.tables.wire.states import SeatState, Status

OPEN_DAYS = 30
"""So long a deal can be played after its link was made; what came of it stays."""
MOST_TAKERS = 20
"""So many people play a deal by one link."""
MOST_REMEMBERED = 500
"""Of so many finished matches it is kept in mind how they ended."""


class Deals:
    """The links of a house, and what is played by them."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        guests: Guests,
        ties: TieBook,
        levels: Sequence[str],
        may_watch: MayWatch,
    ) -> None:
        """Over what the tables have kept; these may watch films, besides whom a table lets look on."""
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._ties = ties
        self._levels = levels
        self._may_watch = may_watch
        self._book = DealBook(storage)
        self._ended: dict[str, Ended] = {}
        self._comparing = asyncio.Lock()

    async def link(self, guest: Guest, table: LiveTable) -> str:
        """The link of somebody to the deal of a finished table that they may see.

        At a table that was laid by a link it is that one, so that all results are at one place.
        """
        seating = table.seating
        if not await self._sees(seating, guest.id):
            raise ClosedToSpectators()
        if (known := dealing.link_in(seating.terms)) is not None:
            return known
        await table.ask(partial(dealing.must_be_dealt, table.proceedings))
        people = [seat.number for seat in seating.people]
        seat = next(iter((*seating.held_by(guest.id), *people)), 0)
        return await self._book.make(table.id, guest.id, seat, self._tables.now())

    async def page(self, guest: Guest | None, which: str, *, shown: bool) -> DealPage:
        """A deal as somebody finds it: what came of it only once they know, or ask for it."""
        deal = await self._deal(which)
        stored = await self._stored(deal.table_id)
        seating, who = Seating(stored), guest.id if guest else None
        sees, ended = await self._sees(seating, who), await self._how_it_ended(stored)
        hidden = (await self._ties.of(who)).apart
        takes = [row for row in await self._book.takes(which) if row.removed is None]
        over = [row for row in takes if row.status == Status.OVER.value]
        mine = tuple(OwnTake(row.seat, row.table_id, row in over) for row in takes if row.guest == who)
        knows = bool(seating.held_by(who)) or any(take.over for take in mine)
        maker = await self._guests.of(deal.guest)
        games = None
        if knows or shown:
            shown_to = [row for row in over if row.guest not in hidden]
            theirs = [await self._game(row, who) for row in shown_to]
            original = self._original(deal, stored, ended, who, sees=sees)
            games = (original, *(game for game in theirs if game is not None))
        is_open = self._tables.now() < until(deal) and self._has_room(takes, who)
        return DealPage(
            id=which,
            game=stored.terms.game,
            options=stored.terms.options,
            cooperative=GAMES[stored.terms.game].cooperative,
            maker=maker.name if maker else "",
            handle=maker.handle if maker else None,
            made=deal.made,
            until=until(deal),
            open=is_open,
            by_purpose=ended.by_purpose,
            seat=deal.seat,
            seats=tuple(
                state_of(seat, named=(sees or seat.guest == deal.guest) and seat.guest not in hidden)
                for seat in stored.seats
            ),
            bots=tuple(level_and_temper(bot)[0] for bot in dealing.bots_for(stored.seats, self._levels)),
            finished=len(over),
            mine=mine,
            knows=knows,
            games=games,
        )

    def _original(
        self, deal: Row[Any], stored: Stored, ended: Ended, who: int | None, *, sees: bool
    ) -> DealGame:
        seat = stored.seats[deal.seat]
        return DealGame(
            table=deal.table_id if sees else None,
            original=True,
            name="",
            handle=None,
            me=who is not None and seat.guest == who,
            seat=seat.number,
            outcome=ended.outcome,
            conceded=seat.conceded,
            turns=ended.turns,
            undos=ended.undos[seat.number],
            hints=seat.hints,
            ended=stored.state.changed,
        )

    async def _game(self, row: Row[Any], who: int | None) -> DealGame | None:
        """One game by a link; nothing is shown of who was sent away."""
        player = await self._guests.of(row.guest)
        if player is None or player.is_banned:
            return None
        stored = await self._stored(row.table_id)
        ended, seat = await self._how_it_ended(stored), stored.seats[row.seat]
        return DealGame(
            table=row.table_id,
            original=False,
            name=player.name,
            handle=player.handle,
            me=row.guest == who,
            seat=row.seat,
            outcome=ended.outcome,
            conceded=seat.conceded,
            turns=ended.turns,
            undos=ended.undos[row.seat],
            hints=seat.hints,
            ended=stored.state.changed,
        )

    async def take(self, guest: Guest, which: str, seat: int) -> str:
        """The table where somebody plays a deal from a seat; if they have begun it, that one."""
        deal = await self._deal(which)
        await self._ties.must_be_welcome(guest, deal.guest)
        takes = await self._book.takes(which)
        begun = next((row for row in takes if (row.guest, row.seat) == (guest.id, seat)), None)
        if begun is not None:
            return str(begun.table_id)
        if self._tables.now() >= until(deal):
            raise DealClosed(days=OPEN_DAYS)
        if not self._has_room(takes, guest.id):
            raise DealFull(most=MOST_TAKERS)
        await self._tables.must_have_room(guest)
        return await self._lay(deal, guest, seat)

    def _has_room(self, takes: Sequence[Row[Any]], who: int | None) -> bool:
        """Whether somebody may still play: who has already, may from another seat."""
        players = {row.guest for row in takes}
        return who in players or len(players) < MOST_TAKERS

    async def _lay(self, deal: Row[Any], guest: Guest, seat: int) -> str:
        stored, now = await self._stored(deal.table_id), self._tables.now()
        match = await asyncio.to_thread(match_in, stored)
        bots = dealing.bots_for(stored.seats, self._levels)
        page = dealing.lay_deal(match, deal.id, bots, seat, guest, now)
        table_id = next(row.terms.id for row in page if isinstance(row, NewRow))
        batch = batch_of(page)
        self._book.add(batch, deal.id, guest.id, seat, table_id, now)
        try:
            await self._storage.keep(batch)
        except Fenced:
            return await self.take(guest, deal.id, seat)
        return table_id

    async def moments(self, guest: Guest | None, which: str, table_id: str) -> DealMoments:
        """Where a game by a link went apart from the original, for who may see the film of that."""
        deal, who = await self._deal(which), guest.id if guest else None
        takes = [row for row in await self._book.takes(which) if row.table_id == table_id]
        hidden = (await self._ties.of(who)).apart
        if not any(row.removed is None and row.status == Status.OVER.value for row in takes) or any(
            row.guest in hidden for row in takes
        ):
            raise NotThisGame()
        original, other = await self._stored(deal.table_id), await self._stored(table_id)
        if not await self._sees(Seating(original), who):
            raise ClosedToSpectators()
        async with self._comparing:
            return DealMoments(await asyncio.to_thread(compared, original, other, takes[0].seat))

    async def _deal(self, which: str) -> Row[Any]:
        """A link whose table was not removed."""
        deal = await self._book.one(which)
        if deal.removed is not None:
            raise TableRemoved()
        return deal

    async def _stored(self, table_id: str) -> Stored:
        stored = await self._tables.ledger.read(table_id)
        if stored is None:
            raise UnknownTable()
        return stored

    async def _sees(self, seating: Seating, who: int | None) -> bool:
        """Whether somebody may see the film of a table."""
        return seating.may_watch(who) or await self._may_watch(seating, who)

    async def _how_it_ended(self, stored: Stored) -> Ended:
        known, table_id = self._ended, stored.terms.id
        if table_id not in known:
            known[table_id] = await asyncio.to_thread(ended_in, stored)
            while len(known) > MOST_REMEMBERED:
                del known[next(iter(known))]
        return known[table_id]


def until(deal: Row[Any]) -> float:
    """Until when a deal can be played."""
    return float(deal.made) + OPEN_DAYS * 24 * 3600


def state_of(seat: Seat, *, named: bool) -> SeatState:
    """Who sat there, by name or not."""
    shown = seat if named else Seat(seat.number, seat.kind, level=seat.level)
    return shown.state(online=False, thinking=False)


def compared(original: Stored, other: Stored, seat: int) -> tuple[Apart, ...]:
    """Where two matches of a deal went apart; both are played again."""
    first, second = script_in(original), script_in(other)
    for script in (first, second):
        dealing.must_be_whole(script.origin)
    return apart(first, second, seat)
