"""The keeper's room: how the house is, at a glance, and a copy of it."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from rouages.engine.refusals import Refusal
from rouages.server.house import House
from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import EXPORTS
from rouages.server.store.copying import LAST, LAST_COPY, copy_beside
from rouages.server.watching.health import Physician
from rouages.server.wire.deeds import ActKind
from rouages.server.wire.keepers import HouseHealth, KeeperRoom, LastCopy, NewCopy
from rouages.server.wire.refusals.keeping import CopyFailed, NoPlaceForCopies
from rouages.tables.wire.plain_text import line_from

COPIES = "copies"


class RoomRoutes(Routes):
    """The house, asked by its keepers how it is."""

    def __init__(self, house: House, physician: Physician) -> None:
        super().__init__(house)
        self._physician = physician
        self._copying = asyncio.Lock()

    def all(self) -> list[Route]:
        return [
            Route("/api/keeper", partial(self._serve, RoomRoutes.room), methods=["GET"]),
            Route("/api/keeper/figures", partial(self._serve, RoomRoutes.figures), methods=["GET"]),
            Route("/api/keeper/first-steps", partial(self._serve, RoomRoutes.first_steps), methods=["GET"]),
            Route("/api/keeper/copy", partial(self._serve, RoomRoutes.copy), methods=["POST"]),
        ]

    async def room(self, request: Request) -> Any:
        """How the house is."""
        del request
        house, inspection = self._house, self._house.inspection
        health = await self._physician.health()
        games, waiting = await inspection.games()
        accounts, guests, servers = await inspection.counted()
        here = {guest for table in house.tables.live.values() for guest in table.audience.guests}
        folder, file = house.storage.folder, house.storage.file
        return KeeperRoom(
            version=version("rouages"),
            health=msgspec.convert(health, HouseHealth, from_attributes=True),
            since=house.began,
            servers=servers,
            playing=sum(game.playing for game in games),
            waiting=waiting,
            here=len(here),
            accounts=accounts,
            guests=guests,
            free=shutil.disk_usage(folder).free if folder else None,
            size=file.stat().st_size if file else None,
            games=games,
            door=await house.door.state(),
            links=await house.door.links(),
            copy=await self._last_copy(),
            held=await inspection.held(),
            complaints=await house.complaints.waiting(),
            appeals=await house.appeals.waiting(),
            closing=house.closing.closing,
        )

    async def figures(self, request: Request) -> Any:
        """How the last days went, this moment included."""
        del request
        await self._house.figures.keep()
        return await self._house.figures.lately(datetime.now(UTC).date())

    async def first_steps(self, request: Request) -> Any:
        """How it went for who came lately."""
        del request
        return await self._house.first_steps.lately(self._house.tables.now())

    async def _last_copy(self) -> LastCopy | None:
        row = await self._house.storage.row(LAST_COPY, kept=LAST)
        return msgspec.json.decode(row.value, type=LastCopy) if row else None

    async def copy(self, request: Request) -> Any:
        """Copy the house now, beside it; whoever asks meanwhile waits for the same."""
        house, keeper = self._house, await self._guest(request)
        why = line_from((await body(request, NewCopy)).why)
        house.pace.step(EXPORTS, str(keeper.id))
        beside = house.storage.folder
        folder = house.settings.copies or (beside / COPIES if beside else None)
        if folder is None:
            raise NoPlaceForCopies()
        async with self._copying:
            copying = partial(copy_beside, house.settings.database, house.storage.file, folder)
            try:
                made = await asyncio.to_thread(lambda: asyncio.run(copying()))
            except (Refusal, OSError) as error:
                raise CopyFailed(why=str(error)) from None
            await house.acts.write(house.acts.line(ActKind.COPY, keeper, why))
        return made
