"""Answers: what other servers ask about the tables that are kept here."""

from __future__ import annotations

from starlette.types import ASGIApp

from rouages.engine.refusals import Refusal
from rouages.server import sitting
from rouages.server.leases import KeptElsewhere
from rouages.server.people.pace import Pace
from rouages.server.presence import Presence
from rouages.server.relay.forwarding import reply_to
from rouages.server.relay.frames import (
    Answer,
    Cards,
    CardsWanted,
    Counts,
    Depart,
    Done,
    Failed,
    People,
    PeopleWanted,
    Question,
    Remove,
    Rename,
    Request,
    Reread,
    Rest,
    Vacate,
)
from rouages.server.relay.keeping import Somebody
from rouages.server.tables import Tables
from rouages.tables.asking.cards import card_of
from rouages.tables.audience.clients import encode
from rouages.tables.ledger.ledger import Lost


class Answers:
    """Given to every server that calls."""

    def __init__(self, tables: Tables, pace: Pace, presence: Presence, router: ASGIApp) -> None:
        """About these tables, and who is there; requests over HTTP go to this router."""
        self._tables = tables
        self._pace = pace
        self._presence = presence
        self._router = router

    async def to(self, question: Question) -> Answer:
        """Do what is asked."""
        if isinstance(question, Request):
            return await reply_to(question, self._router)
        if isinstance(question, CardsWanted):
            return self._cards(question)
        if isinstance(question, PeopleWanted):
            return People(question.line, self._presence.seen_here(question.people))
        if isinstance(question, Reread):
            self._tables.hear(question.tables)
            return Done(question.line)
        if isinstance(question, Counts):
            self._pace.hear(question.counts)
            return Done(question.line)
        try:
            await self._do(question)
        except (KeptElsewhere, Refusal, Lost):
            return Failed(question.line)
        return Done(question.line)

    async def _do(self, wish: Rename | Vacate | Rest | Depart | Remove) -> None:
        if isinstance(wish, Remove) and wish.number is None:
            await self._tables.remove(wish.table)
            return
        table = await self._tables.open(wish.table)
        if isinstance(wish, Remove):
            assert wish.number is not None
            await sitting.remove_line_at(table, wish.number, removed=wish.removed)
            return
        if isinstance(wish, Rename):
            await sitting.rename_at(
                table,
                Somebody(wish.guest, wish.before),
                Somebody(wish.guest, wish.after, wish.keeper),
            )
        elif isinstance(wish, Rest):
            await sitting.rest_at(table, wish.guest, wish.until)
        elif isinstance(wish, Depart):
            await sitting.depart_at(table, Somebody(wish.guest, wish.name))
        else:
            await sitting.vacate_at(table, wish.guest)

    def _cards(self, wanted: CardsWanted) -> Cards:
        found = [table for name in wanted.tables if (table := self._tables.live.get(name))]
        return Cards(wanted.line, {table.id: encode(card_of(table, wanted.guest)) for table in found})
