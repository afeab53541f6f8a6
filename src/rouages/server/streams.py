"""Streams: what happens at all tables of somebody, told line by line to who listens.

Nothing waits for a slow reader but the newest cards of their tables: what is told is the difference between
what they know and what is so when they take it. So whoever comes back begins with all that is so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from sqlalchemy import bindparam

from rouages.engine.refusals import Refusal
from rouages.server.leases import KeptElsewhere
from rouages.server.lessons import NO_LESSON
from rouages.server.lobby import FOUND, MY_SEATS, LobbyBoard
from rouages.server.people.sessions import Session
from rouages.server.readers import Refreshing
from rouages.server.store.database import TABLES
from rouages.server.store.storage import Storage
from rouages.server.tables import Tables
from rouages.server.wire.refusals.accounts import SessionEnded
from rouages.server.wire.refusals.programs import StreamReplaced, TurnedAway
from rouages.server.wire.streams import Began, Closing, Ended, Invited, StreamEvent, UpToDate, YourTurn
from rouages.tables.wire.refusals import record_of
from rouages.tables.wire.states import Status, TableCard

MOST_TABLES = 300
MOST_STREAMS = 4
"""Of one account; a new one takes the place of the oldest."""
GOING_ON = (Status.WAITING, Status.PLAYING)
MINE = (
    FOUND.where(
        TABLES.c.id.in_(MY_SEATS),
        TABLES.c.status.in_([status.value for status in GOING_ON]),
        NO_LESSON,
    )
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_TABLES)
)
THESE = FOUND.where(TABLES.c.id.in_(bindparam("tables", expanding=True)))


class Listener:
    """Somebody who listens: what they were told, and what is so now."""

    __slots__ = ("_now", "_told", "ending", "guest", "is_new", "session", "stirred")

    def __init__(self, session: Session) -> None:
        """Nothing was told yet."""
        self.guest = session.guest
        self.session = session
        self.stirred = asyncio.Event()
        self.ending: Refusal | None = None
        self.is_new = True
        self._told: dict[str, TableCard] = {}
        self._now: dict[str, TableCard] = {}

    @property
    def tables(self) -> frozenset[str]:
        """Those whose end is to be told."""
        return frozenset(self._told) | frozenset(self._now)

    def known(self, table: str) -> dict[str, TableCard]:
        """A table as it was last seen, if it was."""
        card = self._now.get(table) or self._told.get(table)
        return {table: card} if card else {}

    def show(self, cards: dict[str, TableCard]) -> None:
        """So the tables are now."""
        self._now = cards
        self.stirred.set()

    def close(self, why: Refusal) -> None:
        """Tell this, and nothing more."""
        self.ending = self.ending or why
        self.stirred.set()

    def send_away(self) -> None:
        """Their session has ended."""
        self.close(SessionEnded())

    def fresh(self) -> list[StreamEvent]:
        """What is to be told now; it counts as told."""
        self.stirred.clear()
        events = [
            event for card in self._now.values() for event in news_of(self._told.get(card.table.id), card)
        ]
        self._told = {name: card for name, card in self._now.items() if card.table.status in GOING_ON}
        if self.is_new:
            events.append(UpToDate())
            self.is_new = False
        if self.ending:
            events.append(Closing(record_of(self.ending)))
        return events


def news_of(before: TableCard | None, card: TableCard) -> Iterator[StreamEvent]:
    """What is new at a table to who knew it so, or not at all."""
    table, game, status = card.table.id, card.table.game, card.table.status
    known = before.table.status if before else None
    if status not in GOING_ON or not card.mine:
        if before:
            yield Ended(table, game, status, card.place)
        return
    if status is Status.WAITING and owes(card) and not (before and owes(before)):
        yield Invited(table, game, card.mine)
    if status is Status.PLAYING and known is not Status.PLAYING:
        yield Began(table, game, card.mine)
    asked = before.questions if before else {}
    for seat, question in card.questions.items():
        if asked.get(seat) != question:
            yield YourTurn(table, game, seat, question, card.until)


def owes(card: TableCard) -> bool:
    """Whether the match waits for the reader to come to the table."""
    return any(not card.seats[seat].ready for seat in card.mine)


class Streams:
    """All that are open in the house."""

    def __init__(self, storage: Storage, tables: Tables, lobby: LobbyBoard) -> None:
        """Tables are known by their cards in the lobby, be they kept by other servers."""
        self._storage = storage
        self._tables = tables
        self._lobby = lobby
        self.open: list[Listener] = []
        self._refreshing = Refreshing(self._show, "The streams of events cannot be told anything")

    async def listen(self, session: Session) -> Listener:
        """Somebody listens from now on."""
        listener = Listener(session)
        before = [each for each in self.open if each.guest == session.guest]
        for each in before[: 1 - MOST_STREAMS] if len(before) >= MOST_STREAMS else ():
            each.close(StreamReplaced(most=MOST_STREAMS))
        self.open.append(listener)
        try:
            listener.show(await self._cards(listener))
        except BaseException:
            self.part(listener)
            raise
        return listener

    def part(self, listener: Listener) -> None:
        """They do not any more."""
        if listener in self.open:
            self.open.remove(listener)

    def changed(self) -> None:
        """Something has changed at some table."""
        if self.open:
            self._refreshing.soon()

    async def _show(self) -> None:
        for listener in tuple(self.open):
            listener.show(await self._cards(listener))

    async def _cards(self, listener: Listener) -> dict[str, TableCard]:
        """The tables of somebody that are not over, and those that were not when they were last told."""
        guest = listener.guest
        rows = list(await self._storage.rows(MINE, guest=guest))
        going_on = {row.id for row in rows}
        if gone := listener.tables - going_on:
            rows += await self._storage.rows(THESE, tables=sorted(gone))
        cards = {card.table.id: card for card in await self._lobby.cards(rows, guest)}
        if untold := [name for name, card in cards.items() if card.my_turn and not card.questions]:
            for name in untold:
                with suppress(KeptElsewhere, Refusal):
                    await self._tables.open(name)
            again = [row for row in rows if row.id in untold]
            cards |= {card.table.id: card for card in await self._lobby.cards(again, guest)}
        # A table in memory is over a moment before its end is kept: it is told then, with its place.
        for name in [name for name in going_on & set(cards) if cards[name].table.status not in GOING_ON]:
            del cards[name]
            cards |= listener.known(name)
        return await self._lobby.placed(cards, guest)

    def close(self) -> None:
        """The server stops: whoever listens may come back."""
        self._refreshing.stop()
        for listener in self.open:
            listener.close(TurnedAway())
