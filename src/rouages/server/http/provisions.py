"""What can be asked over HTTP by who may lose the line: a match to be played on elsewhere, and back again."""

from __future__ import annotations

import asyncio
import hmac
import time
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.pace import LAYING
from rouages.server.wire.bodies import TableMade
from rouages.tables.ledger.rows import NewRow
from rouages.tables.match.providing import lay_provision, provide
from rouages.tables.wire.provisions import LARGEST, Provision
from rouages.tables.wire.states import Status
from rouages.tables.wire.staying import NotGivenAlong


class ProvisionRoutes(Routes):
    """The house, asked before and after a tunnel."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/tables/{table_id}/provision", ProvisionRoutes.give),
                ("POST", "/api/provisions", ProvisionRoutes.take),
            )
        ]

    async def give(self, request: Request) -> Any:
        """A match that begins in a world imagined for who asks, to be played on elsewhere."""
        guest, table = await self._guest(request), await self._table(request)
        given = await table.ask(partial(provide, table.proceedings, guest.id))
        return msgspec.structs.replace(given, seal=self._seal(given))

    async def take(self, request: Request) -> Any:
        """A table where what was played on elsewhere goes on here, beside the one that it branched off."""
        guest, given = await self._guest(request), await body(request, Provision, LARGEST)
        self._house.pace.step(LAYING, str(guest.id))
        if not hmac.compare_digest(given.seal, self._seal(given)):
            raise NotGivenAlong()
        page = await asyncio.to_thread(lay_provision, given, guest, self._house.levels, time.time())
        tables = self._house.tables
        if any(isinstance(row, NewRow) and row.status is Status.OVER for row in page):
            return TableMade(await tables.keep(page))
        return TableMade((await tables.lay(page, guest)).id)

    def _seal(self, given: Provision) -> bytes:
        """All but what was answered since is as this house gave it."""
        said = msgspec.msgpack.encode(msgspec.structs.replace(given, seal=b"", answers=()))
        return hmac.digest(self._house.storage.key, b"provision\0" + said, sha256)
