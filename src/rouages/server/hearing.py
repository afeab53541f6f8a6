"""Hearing: whoever blocks somebody reads no more of them at the tables where both are, from then on."""

from __future__ import annotations

from collections.abc import Container

from rouages.server.people.ties import TieBook
from rouages.server.tables import Tables


class Hearing:
    """Goes to the screens at the tables that are kept here."""

    def __init__(self, ties: TieBook, tables: Tables) -> None:
        """By what people are to each other."""
        self._ties = ties
        self._tables = tables

    async def look_again(self, people: Container[int]) -> None:
        """What some people are to others has changed, here or at another server."""
        self._ties.look_again(people)
        for table in tuple(self._tables.live.values()):
            for client in table.audience.of_guests(people):
                client.unheard = (await self._ties.of(client.guest)).blocks
