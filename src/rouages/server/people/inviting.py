"""Inviting: friends whom a host asks to a table by name, each once."""

from __future__ import annotations

import time

from sqlalchemy import bindparam, insert, select

from rouages.server.people.guests import Guest
from rouages.server.people.ties import TieBook
from rouages.server.store.database import INVITED
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.meeting import AlreadyInvited, UnknownPlayer
from rouages.server.wire.ties import Friend, FriendsToInvite
from rouages.tables.ledger.ledger import Fenced

OF_TABLE = select(INVITED.c.guest).where(INVITED.c.table_id == bindparam("where"))
ONE = OF_TABLE.where(INVITED.c.guest == bindparam("who"))
NEW = insert(INVITED)


class InvitationBook:
    """Who was asked to which table."""

    def __init__(self, storage: Storage, ties: TieBook) -> None:
        """Kept in this database; only friends are asked."""
        self._storage = storage
        self._ties = ties

    async def is_invited(self, guest: int, table_id: str) -> bool:
        """Whether the host of a table has asked somebody to it."""
        return await self._storage.row(ONE, who=guest, where=table_id) is not None

    async def friends(self, host: Guest, table_id: str) -> FriendsToInvite:
        """The friends of a host, and which of them were asked."""
        asked = {row.guest for row in await self._storage.rows(OF_TABLE, where=table_id)}
        friends = await self._ties.friends(host)
        return FriendsToInvite(
            tuple(
                Friend(card.id, card.name, card.handle, number in asked) for number, card in friends.items()
            )
        )

    async def invite(self, host: Guest, table_id: str, which: str) -> int:
        """Ask a friend, by what only the host calls them; their number."""
        friends = await self._ties.friends(host)
        guest = next((number for number, card in friends.items() if card.id == which), None)
        if guest is None:
            raise UnknownPlayer()
        batch = Batch()
        batch.add(NEW, {"guest": guest, "table_id": table_id, "made": time.time()})
        try:
            await self._storage.keep(batch)
        except Fenced:
            raise AlreadyInvited() from None
        return guest
