"""What a server gave along before the line was cut: played on in one's pocket, and carried back."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from rouages.bots import BOTS
from rouages.pocket.asked import Asked, Endpoint
from rouages.pocket.house import PocketHouse
from rouages.pocket.past import TABLE
from rouages.server.wire.bodies import TableMade
from rouages.tables.ledger.rows import NewRow
from rouages.tables.match.providing import lay_provision
from rouages.tables.match.rerun import script_of
from rouages.tables.wire.provisions import Provision
from rouages.tables.wire.staying import NotGivenAlong


class ProvisionDesk:
    """The house, asked in a tunnel and after it."""

    def __init__(self, house: PocketHouse) -> None:
        self._house = house

    async def take(self, asked: Asked) -> Any:
        """A table where a match goes on that a server gave along."""
        guest, given = self._house.somebody(), asked.read(Provision)
        self._house.must_be_alone(given.seats)
        page = lay_provision(given, guest, tuple(BOTS), self._house.loop.now())
        laid = next(row.terms.id for row in page if isinstance(row, NewRow))
        await self._house.keep_provision(laid, given)
        return TableMade((await self._house.lay(page)).id)

    async def give(self, asked: Asked) -> Any:
        """What the server gave along, with all that was answered here since."""
        table = await self._house.table(asked.table_id)
        given = await self._house.provision(table.id)
        if given is None:
            raise NotGivenAlong()
        script = await table.ask(partial(script_of, table.proceedings))
        return msgspec.structs.replace(given, answers=(*script.origin.earlier, *script.answers))


PROVISIONS: dict[str, Endpoint] = {
    "POST /api/provisions": ProvisionDesk.take,
    f"GET {TABLE}/provision": ProvisionDesk.give,
}
