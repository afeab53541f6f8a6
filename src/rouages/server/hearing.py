"""Hearing: who is read at the tables: nobody whom the reader has blocked or hushed, nor who is muted."""

from __future__ import annotations

from collections.abc import Container

from rouages.server.people.silence import Silence
from rouages.server.people.ties import TieBook
from rouages.server.tables import Tables


class Hearing:
    """Goes to the screens at the tables that are kept here."""

    def __init__(self, ties: TieBook, tables: Tables, silence: Silence) -> None:
        """By what people are to each other, and who is muted."""
        self._ties = ties
        self._silence = silence
        self._tables = tables

    async def look_again(self, people: Container[int]) -> None:
        """What some people are to others has changed, here or elsewhere, or whether they may write."""
        self._ties.look_again(people)
        await self._silence.read()
        for table in tuple(self._tables.live.values()):
            for client in table.audience.concerned(people):
                circle = await self._ties.of(client.guest)
                client.unheard = circle.unheard
                table.audience.hush(client, circle.hushes)
