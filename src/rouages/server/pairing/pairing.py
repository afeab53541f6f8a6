"""Pairing: people wait together, and are brought to the first table that fits.

The database decides: any server with somebody who waits looks who fits, and the first to write a table has
it (see `book`). So two servers that find the same table lay one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Row

from rouages.bots import LEVELS
from rouages.engine.refusals import Refusal
from rouages.server.leases import KeptElsewhere
from rouages.server.pairing import fitting
from rouages.server.pairing.book import WaitBook
from rouages.server.pairing.fitting import Found, Going
from rouages.server.pairing.waiters import (
    SEATS,
    Known,
    held_until,
    kind_of,
    must_be_possible,
    wait_of,
    waiting_in,
    wish_for,
)
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.ratings import Ratings
from rouages.server.people.ties import TieBook
from rouages.server.readers import Reader
from rouages.server.rounds import end, go_round
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.pairing import PairingState, Want
from rouages.server.wire.refusals.meeting import NotWaiting, PairingHeld, TableRemoved
from rouages.tables.audience.clients import encode
from rouages.tables.ledger.rows import JoinedRow
from rouages.tables.match import paired
from rouages.tables.wire.refusals import NotSaved

log = logging.getLogger("rouages")

LOOK_SECONDS = 1.0
STAY_SECONDS = 3.0
SWEEP_SECONDS = 5.0
USUAL_SECONDS = 60.0
COMING_SECONDS = 60.0
"""So long a table that was found waits for everybody to come."""


class Pairing:
    """Those who wait, as one server sees to them."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        guests: Guests,
        ties: TieBook,
        ratings: Ratings,
        changed: Callable[[], None],
    ) -> None:
        """Whoever shows tables is told that there are others now."""
        self._book = WaitBook(storage)
        self._tables = tables
        self._guests = guests
        self._ties = ties
        self._ratings = ratings
        self._changed = changed
        self.readers: set[Reader] = set()
        self._looking = asyncio.Lock()
        self._usual: tuple[float, dict[str, float]] = (0.0, {})
        self._rounds: list[asyncio.Task[None]] = []
        self._stayed = 0.0

    def start(self) -> None:
        """Look who fits every second, and now and then after tables that do not begin."""
        self._rounds = [
            asyncio.create_task(go_round(work, seconds, stumbled), name="pairing")
            for work, seconds, stumbled in (
                (self._look_if_any, LOOK_SECONDS, "Nobody could be paired."),
                (self.sweep, SWEEP_SECONDS, "Tables that were found could not be looked after."),
            )
        ]

    async def stop(self) -> None:
        for reader in self.readers:
            reader.close()
        for rounds in self._rounds:
            await end(rounds)

    async def want(self, guest: Guest, want: Want) -> PairingState:
        """Somebody waits for a table from now on, or for another than before."""
        must_be_possible(want)
        now = self._tables.now()
        held = held_until((await self._book.left([guest.id], now))[guest.id], now)
        if held:
            raise PairingHeld(minutes=math.ceil((held - now) / 60))
        await self._tables.must_have_room(guest)
        await self._book.want(guest.id, want, now)
        return await self._seen_to(guest)

    async def begin(self, guest: Guest) -> PairingState:
        """Somebody begins with bots in the seats that are left."""
        if not await self._book.begin(guest.id, self._tables.now()):
            raise NotWaiting()
        return await self._seen_to(guest)

    async def end(self, guest: Guest) -> PairingState:
        """Somebody waits no more."""
        await self._book.stop(guest.id)
        return await self._seen_to(guest)

    async def _seen_to(self, guest: Guest) -> PairingState:
        await self.look()
        return await self.state(guest.id)

    async def state(self, guest: int | None) -> PairingState:
        """How it goes, as somebody may know it."""
        now = self._tables.now()
        [state] = await self._states([guest], await self._known(now), now)
        return state

    async def _look_if_any(self) -> None:
        if self.readers:
            await self.look()

    async def look(self) -> None:
        """Lay the tables that fit, and show all who look how it goes."""
        async with self._looking:
            now = self._tables.now()
            await self._stay(now)
            known = await self._known(now)
            free = [each.waiting for each in known.values() if each.row.table_id is None]
            found = await asyncio.to_thread(fitting.tables, free, SEATS, now) if free else []
            for table in found:
                await self._lay(table, known, now)
            if await self._bring(known, now) or found:
                known = await self._known(now)
            readers = tuple(self.readers)
            states = await self._states([reader.guest for reader in readers], known, now)
            for reader, state in zip(readers, states, strict=True):
                reader.show(encode(state))

    async def _stay(self, now: float) -> None:
        """Those whose page is open here still wait."""
        if abs(now - self._stayed) >= STAY_SECONDS:
            self._stayed = now
            here = {reader.guest for reader in self.readers if not reader.closed}
            await self._book.stay((guest for guest in here if guest is not None), now)

    async def _known(self, now: float) -> dict[int, Known]:
        """All who wait and may play, the longest first."""
        return await self._people(await self._book.all(now))

    async def _people(self, rows: Sequence[Row[Any]]) -> dict[int, Known]:
        """Those of them who may play."""
        skills = await self._ratings.of_all([row.guest for row in rows]) if rows else {}
        found = {}
        for row in rows:
            guest = await self._guests.of(row.guest)
            if guest is None or guest.is_banned:
                continue
            levels = {game: rating.points for game, rating in skills.get(guest.id, {}).items()}
            apart = (await self._ties.of(guest.id)).apart
            found[guest.id] = Known(row, guest, waiting_in(row, guest, levels, apart))
        return found

    async def _lay(self, found: Found, known: Mapping[int, Known], now: float) -> None:
        """Lay a table, unless somebody wants something else by now: then it is looked again."""
        people = [known[person.guest].guest for person in found.people]
        secrets.SystemRandom().shuffle(people)
        row = paired.lay_for(wish_for(found), people, LEVELS, now)
        with suppress(NotSaved):
            if await self._book.seat(row, [known[guest.id].row for guest in people], now):
                log.info("Pairing laid table %s for %d people.", row.terms.id, len(people))
                self._changed()

    async def _bring(self, known: Mapping[int, Known], now: float) -> bool:
        """Bring who waits to bots' seats of tables that are kept here, where all want that; if any was."""
        came = [each for each in known.values() if each.row.table_id is None and each.waiting.joins]
        going = await self._going() if came else []
        brought = False
        for each in came:
            while (table := fitting.joining(each.waiting, going, now)) is not None:
                going.remove(table)
                if await self._join(each, table, now):
                    brought = True
                    break
        return brought

    async def _going(self) -> list[Going]:
        """The tables that were found and have bots, with those who were brought there."""
        rows = await self._book.going()
        people = await self._people(rows) if rows else {}
        tables: dict[str, list[Row[Any]]] = {}
        for row in rows:
            tables.setdefault(row.table_id, []).append(row)
        return [
            Going(name, kind, tuple(people[row.guest].waiting for row in sat))
            for name, sat in tables.items()
            if (kind := kind_of(sat[0])) and all(row.guest in people for row in sat)
        ]

    async def _join(self, person: Known, table: Going, now: float) -> bool:
        """Have somebody take a bot's seat; another server does, where it keeps the table."""
        here = frozenset(each.guest for each in table.people)
        brought = JoinedRow(table.table, person.guest.id, person.row.number, person.row.since, now)
        try:
            live = await self._tables.open(table.table)
            await live.ask(partial(paired.join, live.proceedings, person.guest, here, brought))
        except (KeptElsewhere, Refusal):
            return False
        log.info("Pairing brought somebody to a bot's seat at table %s.", table.table)
        self._changed()
        return True

    async def _states(
        self, guests: Sequence[int | None], known: Mapping[int, Known], now: float
    ) -> list[PairingState]:
        """How it goes, as each of some people may know it."""
        looking = [each.waiting for each in known.values() if each.row.table_id is None]
        searching = dict(Counter(game for person in looking for game in person.games))
        people = {guest for guest in guests if guest is not None}
        left = await self._book.left(people, now) if people else {}
        usual = await self._waits(now)
        return [
            PairingState(
                now,
                searching,
                usual,
                wait_of(known[guest], known, looking, now) if guest in known else None,
                len(left.get(guest, ())),
                held_until(left.get(guest, ()), now),
            )
            if guest is not None
            else PairingState(now, searching, usual)
            for guest in guests
        ]

    async def _waits(self, now: float) -> dict[str, float]:
        """How long one usually waits for each game, looked up now and then."""
        if abs(now - self._usual[0]) >= USUAL_SECONDS:
            self._usual = now, await self._book.usual(now)
        return self._usual[1]

    async def sweep(self) -> None:
        """Call tables off that were found and do not begin, and bring people to others that are kept here.

        Keepers of others do as much, be it that nobody looks for a table there.
        """
        now = self._tables.now()
        async with self._looking:
            await self._bring(await self._known(now), now)
        for table_id in await self._book.unbegun(now - COMING_SECONDS):
            with suppress(KeptElsewhere, TableRemoved, NotSaved):
                table = await self._tables.open(table_id)
                await table.ask(partial(paired.dissolve, table.proceedings))

    async def forget(self) -> None:
        """What was said and found long ago."""
        await self._book.forget(self._tables.now())
