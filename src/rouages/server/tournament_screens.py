"""Screens: pages of tournaments that are shown the newest as soon as it is so, whichever server did it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from rouages.server.people.guests import Guest, Guests
from rouages.server.people.sessions import Session
from rouages.server.readers import Reader, Refreshing
from rouages.server.tables import Tables
from rouages.server.tournaments.showing import TournamentBoard
from rouages.server.wire.tournaments import TournamentPage, Tournaments
from rouages.tables.audience.clients import encode


class TournamentReader(Reader):
    """A page of one tournament, or of all."""

    __slots__ = ("_known", "tournament")

    def __init__(self, session: Session | None, tournament: str | None) -> None:
        """Nothing was shown yet."""
        super().__init__(session)
        self.tournament = tournament
        self._known = b""

    def see(self, page: Tournaments | TournamentPage) -> None:
        """The newest, if more of it than the time of day is another than before."""
        known = encode(msgspec.structs.replace(page, now=0.0))
        if known != self._known:
            self._known = known
            self.show(encode(page))


class TournamentScreens:
    """All such pages that are open at this server."""

    def __init__(self, board: TournamentBoard, tables: Tables, guests: Guests) -> None:
        """Nobody looks yet."""
        self.board = board
        self._tables = tables
        self._guests = guests
        self.readers: set[TournamentReader] = set()
        self._refreshing = Refreshing(self._show_all, "Tournaments cannot be read")
        self._reading = asyncio.Lock()
        """Nobody is shown what was read before what they were shown."""

    def changed(self) -> None:
        """Something has changed in a tournament, at one of its tables, or somewhere else in the house."""
        if self.readers:
            self._refreshing.soon()

    async def _show_all(self) -> None:
        await self.show(*self.readers)

    async def show(self, *readers: TournamentReader) -> None:
        """What each of these looks at, which is read once for all who look at the same."""
        async with self._reading:
            await self._show(readers)

    async def _show(self, readers: Iterable[TournamentReader]) -> None:
        together: defaultdict[str | None, list[TournamentReader]] = defaultdict(list)
        for reader in readers:
            together[reader.tournament].append(reader)
        board = self.board
        for tournament, looking in together.items():
            now = self._tables.now()
            if tournament is None:
                found = await board.read_all(now)
                for reader in looking:
                    reader.see(await board.listed(found, await self._guest(reader), now))
            else:
                whole = await board.read(tournament)
                for reader in looking:
                    reader.see(await board.seen(whole, await self._guest(reader), now))

    async def _guest(self, reader: TournamentReader) -> Guest | None:
        return None if reader.guest is None else await self._guests.of(reader.guest)

    def close(self) -> None:
        """The server stops: whoever looks may come back."""
        self._refreshing.stop()
        for reader in self.readers:
            reader.close()
