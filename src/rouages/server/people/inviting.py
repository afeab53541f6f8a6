"""Inviting: friends whom a host asks to a table by name, each once, or challenges to play now."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update

from rouages.server.people.guests import Guest
from rouages.server.people.ties import TieBook
from rouages.server.store.database import INVITED, TABLES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.meeting import (
    AlreadyChallenged,
    AlreadyInvited,
    NotChallenged,
    UnknownPlayer,
)
from rouages.server.wire.ties import Friend, FriendsToInvite
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.wire.states import Status

OF_TABLE = select(INVITED).where(INVITED.c.table_id == bindparam("where"))
ONE = OF_TABLE.where(INVITED.c.guest == bindparam("who"))
NEW = insert(INVITED)
STILL_ASKED = INVITED.c.challenge & INVITED.c.declined.is_(None)
STANDING = (
    select(INVITED.c.table_id)
    .join(TABLES, TABLES.c.id == INVITED.c.table_id)
    .where(
        INVITED.c.guest == bindparam("who"),
        TABLES.c.host == bindparam("host"),
        TABLES.c.status == Status.WAITING.value,
        STILL_ASKED,
    )
)
DECLINE = (
    update(INVITED)
    .where(INVITED.c.guest == bindparam("who"), INVITED.c.table_id == bindparam("where"), STILL_ASKED)
    .values(declined=bindparam("now"))
    .returning(INVITED.c.guest)
)


def stands(invitation: Row[Any]) -> bool:
    """Whether the host wants to play with somebody now, who has not declined."""
    return bool(invitation.challenge) and invitation.declined is None


class InvitationBook:
    """Who was asked to which table."""

    def __init__(self, storage: Storage, ties: TieBook) -> None:
        """Kept in this database; only friends are asked."""
        self._storage = storage
        self._ties = ties

    async def invitation(self, guest: int, table_id: str) -> Row[Any] | None:
        """How the host of a table has asked somebody to it, if they have."""
        return await self._storage.row(ONE, who=guest, where=table_id)

    async def friends(self, host: Guest, table_id: str) -> FriendsToInvite:
        """The friends of a host, which of them were asked, and who cannot come."""
        asked = {row.guest: row.declined for row in await self._storage.rows(OF_TABLE, where=table_id)}
        friends = await self._ties.friends(host)
        return FriendsToInvite(
            tuple(
                Friend(
                    card.id, card.name, card.handle, number in asked, declined=asked.get(number) is not None
                )
                for number, card in friends.items()
            )
        )

    async def friend(self, host: Guest, which: str) -> int:
        """The number of a friend, by what only the host calls them."""
        friends = await self._ties.friends(host)
        guest = next((number for number, card in friends.items() if card.id == which), None)
        if guest is None:
            raise UnknownPlayer()
        return guest

    async def must_not_wait(self, host: Guest, friend: int) -> None:
        """Refuse a second challenge as long as a friend has said nothing to the first."""
        if await self._storage.row(STANDING, who=friend, host=host.id):
            raise AlreadyChallenged()

    async def invite(self, guest: int, table_id: str, *, challenge: bool = False) -> None:
        """Ask a friend to a table."""
        batch = Batch()
        batch.add(
            NEW,
            {
                "guest": guest,
                "table_id": table_id,
                "made": time.time(),
                "challenge": challenge,
                "declined": None,
            },
        )
        try:
            await self._storage.keep(batch)
        except Fenced:
            raise AlreadyInvited() from None

    async def decline(self, guest: int, table_id: str) -> None:
        """Somebody cannot play now."""
        if not await self._storage.take(DECLINE, who=guest, where=table_id, now=time.time()):
            raise NotChallenged()
