"""Tournaments: people enter, and it runs by itself until there is a winner.

The database decides (see `book`): every server looks after all of them, and the first to write a round, with
its tables and with whom it tells of them, has drawn it. A server that dies in between has written nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Row

from rouages.engine.refusals import Refusal
from rouages.server.leases import KeptElsewhere
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.ties import TieBook
from rouages.server.people.vacations import Vacations
from rouages.server.rounds import end, go_round
from rouages.server.store.rows import text_of
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.tournaments import plans, talk
from rouages.server.tournaments.book import (
    TournamentBook,
    Written,
    coming_until,
    drawing_lot,
    entering,
    leaving,
    plan_in,
    sitting_in,
)
from rouages.server.tournaments.drawing import lots, next_round
from rouages.server.tournaments.ending import Ending
from rouages.server.tournaments.laying import Laying, Player
from rouages.server.tournaments.sittings import Round
from rouages.server.tournaments.sizes import LEAST
from rouages.server.tournaments.standing import standings
from rouages.server.wire.refusals.tournaments import (
    NotTheMaker,
    TooFewEntered,
    TooManyTournaments,
    TournamentBegun,
    TournamentEnded,
    TournamentFull,
    UnknownTournament,
)
from rouages.server.wire.tournaments import NewTournament, Stage
from rouages.tables.ledger.rows import Page
from rouages.tables.match import paired
from rouages.tables.match.beginning import new_id
from rouages.tables.wire.refusals import NotSaved
from rouages.tables.wire.states import Status

log = logging.getLogger("rouages")

LOOK_SECONDS = 2.0
MOST_MADE = 5
"""So many tournaments of one person may be open or going on."""
TRIES = 5
"""So often somebody enters or leaves anew who was overtaken by others."""


class Tournaments:
    """All tournaments of the house, as one server sees to them."""

    def __init__(
        self, storage: Storage, tables: Tables, guests: Guests, ties: TieBook, changed: Callable[[], None]
    ) -> None:
        """Whoever shows tables is told that there are others now."""
        self.book = TournamentBook(storage)
        self._tables = tables
        self._ties = ties
        self._changed = changed
        self._ending = Ending(self.book, tables)
        self._laying = Laying(guests, Vacations(storage))
        self._rounds: asyncio.Task[None] | None = None
        self._woken: set[str] = set()
        """The tables that were opened once since this server runs, so that bots play on there."""

    def start(self) -> None:
        rounds = go_round(self.look, LOOK_SECONDS, "Tournaments could not be looked after.")
        self._rounds = asyncio.create_task(rounds, name="tournaments")

    async def stop(self) -> None:
        await end(self._rounds)

    async def make(self, maker: Guest, wish: NewTournament) -> str:
        """A new tournament, which others may enter; its id."""
        plan = plans.planned(wish, self._tables.now())
        if await self.book.made_by(maker.id) >= MOST_MADE:
            raise TooManyTournaments(most=MOST_MADE)
        tournament = new_id()
        now = self._tables.now()
        page: Page = [talk.laid(plan, tournament, maker.id, now)]
        await self.book.make(tournament, maker.id, plan, secrets.token_bytes(32), now, page)
        self._changed()
        return tournament

    async def enter(self, tournament: str, guest: Guest) -> None:
        """Somebody will play, if there is room; who does already stays."""
        for _ in range(TRIES):
            row, players = await self._open(tournament)
            if any(each.guest == guest.id for each in players):
                return
            await self._ties.must_be_welcome(guest, row.maker)
            if len(players) >= plan_in(row).size:
                raise TournamentFull()
            entry = max((each.entry for each in players), default=-1) + 1
            if await self._write(row, entering(tournament, entry, guest.id)):
                return
        raise NotSaved()

    async def leave(self, tournament: str, guest: Guest) -> None:
        """Somebody will not play, as long as it has not begun."""
        for _ in range(TRIES):
            row, players = await self._open(tournament)
            if not any(each.guest == guest.id for each in players):
                return
            if await self._write(row, leaving(tournament, guest.id)):
                return
        raise NotSaved()

    async def begin(self, tournament: str, guest: Guest) -> None:
        """Its maker begins it now, with who has entered."""
        row, players = await self._open(tournament)
        if row.maker != guest.id:
            raise NotTheMaker()
        if plans.bots_to_add(plan_in(row), len(players)) is None:
            raise TooFewEntered(least=LEAST)
        if not await self._begin(row, players):
            raise NotSaved()

    async def call_off(self, tournament: str, guest: Guest) -> None:
        """Its maker calls it off: what is being played there counts no more."""
        row = await self.must_go_on(tournament)
        if row.maker != guest.id:
            raise NotTheMaker()
        await self.end(row)

    async def end(self, row: Row[Any], *others: Written) -> None:
        """A tournament has no winner, and what is written with that."""
        now = self._tables.now()
        if not await self._write(row, *others, stage=Stage.CANCELLED.value, ended=now):
            raise NotSaved()
        await self._dissolve()

    async def must_go_on(self, tournament: str) -> Row[Any]:
        """A tournament that is neither over nor called off."""
        row = await self.known(tournament)
        if Stage(row.stage) not in (Stage.OPEN, Stage.PLAYING):
            raise TournamentEnded()
        return row

    async def known(self, tournament: str) -> Row[Any]:
        row = await self.book.one(tournament)
        if row is None:
            raise UnknownTournament()
        return row

    async def _open(self, tournament: str) -> tuple[Row[Any], Sequence[Row[Any]]]:
        """A tournament that has not begun, and who has entered."""
        row = await self.must_go_on(tournament)
        if row.stage != Stage.OPEN.value:
            raise TournamentBegun()
        return row, (await self.book.players([tournament]))[tournament]

    async def look(self) -> None:
        """Begin those whose time has come, see to the tables of the others, and draw what is to be drawn."""
        going = await self.book.going()
        players = await self.book.players(row.id for row in going) if going else {}
        for row in going:
            try:
                if row.talk is None:
                    await self.book.keep([talk.laid(plan_in(row), row.id, row.maker, self._tables.now())])
                if row.stage == Stage.OPEN.value:
                    await self._begin_in_time(row, players[row.id])
                else:
                    await self._go_on(row, players[row.id])
            except (Refusal, KeptElsewhere) as refusal:
                log.warning("Tournament %s was not looked after: %s", row.id, refusal)
        await self._dissolve()

    async def _begin_in_time(self, row: Row[Any], players: Sequence[Row[Any]]) -> None:
        plan, now = plan_in(row), self._tables.now()
        if plan.begins is None:
            if len(players) == plan.size:
                await self._begin(row, players)
        elif plan.begins <= now:
            if plans.bots_to_add(plan, len(players)) is None:
                await self._write(row, stage=Stage.CANCELLED.value, ended=now)
            else:
                await self._begin(row, players)

    async def _begin(self, row: Row[Any], players: Sequence[Row[Any]]) -> bool:
        """Draw lots, the bots' too, and the first round."""
        plan = plan_in(row)
        bots = plans.bots_to_add(plan, len(players)) or 0
        entries = [each.entry for each in players]
        last = max(entries, default=-1)
        entries += range(last + 1, last + 1 + bots)
        drawn = lots(len(entries), row.seed)
        lot = {entries[place]: number for number, place in enumerate(drawn)}
        written = [drawing_lot(row.id, each.entry, lot[each.entry]) for each in players]
        written += [
            entering(row.id, entry, None, lot=lot[entry], bot=plan.bots) for entry in entries[len(players) :]
        ]
        guests = {each.entry: each.guest for each in players}
        by_lot = [Player(guests.get(entries[place]), plan.bots) for place in drawn]
        return await self._draw(row, by_lot, (), written)

    async def _go_on(self, row: Row[Any], players: Sequence[Row[Any]]) -> None:
        """See to the tables of the round; once all are over, draw the next one or end."""
        if not await self._see_to(plan_in(row), await self.book.last_round(row)):
            return
        rounds = await self.book.sittings(row.id)
        before = [[sitting_in(each) for each in drawn] for drawn in rounds]
        if all(sitting.is_over for sitting in before[-1]):
            await self._draw(row, [Player(each.guest, each.bot) for each in players], before)

    async def _draw(
        self,
        row: Row[Any],
        players: Sequence[Player],
        before: Sequence[Round],
        written: Sequence[Written] = (),
    ) -> bool:
        """Draw the next round and lay its tables, or end: all of it is written, or nothing."""
        plan, now = plan_in(row), self._tables.now()
        drawn = await asyncio.to_thread(next_round, plan.form, len(players), before, plan.seats)
        if drawn is None:
            found = standings(len(players), before, plan.form)
            winners = [each.number for each in found if each.place == 1]
            return await self._write(row, stage=Stage.OVER.value, ended=now, winners=text_of(winners))
        page, boards = await self._laying.lay(row, drawn, players, len(before), now)
        new = {"round": len(before) + 1, "began": row.began if before else now}
        is_written = await self._write(row, *written, *boards, page=page, stage=Stage.PLAYING.value, **new)
        if is_written:
            log.info("Tournament %s: round %d is drawn.", row.id, len(before) + 1)
        return is_written

    async def _write(self, row: Row[Any], *others: Written, **new: Any) -> bool:
        """Have it changed, unless it is another by now; whoever looks at it is shown that."""
        is_written = await self.book.write(row, *others, **new)
        if is_written:
            self._changed()
        return is_written

    async def _see_to(self, plan: NewTournament, drawn: Sequence[Row[Any]]) -> bool:
        """Have bots play for who has not come, and take results; whether all tables are over."""
        is_over = True
        for row in drawn:
            if row.table_id is None or row.result is not None:
                continue
            if row.removed is not None or Status(row.status) not in (Status.WAITING, Status.PLAYING):
                await self._ending.take(row)
                self._changed()
                self._woken.discard(row.table_id)
                continue
            is_over = False
            await self._keep_going(row, plans.COMING[plan.pace])
        return is_over

    async def _keep_going(self, row: Row[Any], coming: float) -> None:
        """A table that waits or is played; another server sees to those that it keeps."""
        is_late = row.status == Status.WAITING.value and coming_until(row, coming) <= self._tables.now()
        if row.table_id in self._woken and not is_late:
            return
        with suppress(KeptElsewhere):
            table = await self._tables.open(row.table_id)
            if is_late:
                await table.ask(partial(paired.stand_in_for_missing, table.proceedings))
            else:
                await table.ask(table.proceedings.begin_if_ready)
        self._woken.add(row.table_id)

    async def _dissolve(self) -> None:
        """Close the tables that wait in tournaments which were called off."""
        for table_id in await self.book.stranded():
            with suppress(KeptElsewhere, Refusal):
                table = await self._tables.open(table_id)
                await table.ask(partial(paired.dissolve, table.proceedings))
