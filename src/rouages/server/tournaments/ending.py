"""Ending: how the tables of a round ended, read from what they have kept."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Row

from rouages.server.tables import Tables
from rouages.server.tournaments.book import Result, TournamentBook
from rouages.tables.ledger.rows import Stored
from rouages.tables.match.proceedings import open_match
from rouages.tables.match.results import final_places
from rouages.tables.wire.states import Status


class Ending:
    """Takes results from tables that are over, whichever server kept them."""

    def __init__(self, book: TournamentBook, tables: Tables) -> None:
        self._book = book
        self._tables = tables

    async def take(self, row: Row[Any]) -> None:
        """Have the result of a table noted."""
        result = None
        if row.status == Status.OVER.value and row.removed is None:
            stored = await self._tables.ledger.read(row.table_id)
            result = await asyncio.to_thread(result_of, stored) if stored else None
        players = msgspec.json.decode(row.players, type=tuple[int, ...])
        await self._book.note_result(row.table_id, result or equal(len(players)))


def equal(players: int) -> Result:
    """Where a match did not come to its end nobody has won."""
    return Result((1,) * players, None)


def result_of(stored: Stored) -> Result | None:
    """How a match ended, which who gave up has lost; none if it cannot be opened."""
    play = open_match(stored).play
    outcome = play.match.outcome if play else None
    return Result(final_places(stored.seats, outcome), outcome.scores) if outcome else None
