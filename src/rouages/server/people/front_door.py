"""The front door: whether anybody may come in, and the links by which new people do if not."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, select, update

from rouages.server.people.guests import Guest
from rouages.server.people.sessions import digest
from rouages.server.store.database import DOOR_LINKS, GUESTS, HOUSE
from rouages.server.store.invitations import still_invites
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.wire.keepers import DoorLink, DoorLinkCard, HouseDoor, NewDoorLink
from rouages.server.wire.refusals.keeping import InvitationOnly, RegistrationsClosed, UnknownDoorLink
from rouages.tables.wire.time_control import DAY

DOOR = "door"
"""Under this name the house keeps who may come in."""
KEPT = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("kept"))
OLD = delete(HOUSE).where(HOUSE.c.name == bindparam("kept"))
NEW = insert(HOUSE)
NEW_LINK = insert(DOOR_LINKS)
OLD_LINKS = delete(DOOR_LINKS).where(DOOR_LINKS.c.until < bindparam("now"))
LINKS = (
    select(DOOR_LINKS, GUESTS.c.name)
    .outerjoin(GUESTS, GUESTS.c.id == DOOR_LINKS.c.keeper)
    .where(DOOR_LINKS.c.until > bindparam("now"), DOOR_LINKS.c.used < DOOR_LINKS.c.most)
    .order_by(DOOR_LINKS.c.made.desc(), DOOR_LINKS.c.digest)
)
ENDED = delete(DOOR_LINKS).where(DOOR_LINKS.c.digest == bindparam("link"))
USED = (
    update(DOOR_LINKS)
    .where(
        DOOR_LINKS.c.digest == bindparam("link"),
        DOOR_LINKS.c.until > bindparam("now"),
        DOOR_LINKS.c.used < DOOR_LINKS.c.most,
    )
    .values(used=DOOR_LINKS.c.used + 1)
    .returning(DOOR_LINKS.c.digest)
)


class FrontDoor:
    """Read anew whenever somebody comes: every server knows at once what a keeper decides at another."""

    def __init__(self, storage: Storage) -> None:
        """As this database has it."""
        self._storage = storage

    async def state(self) -> HouseDoor:
        """Who may come in now."""
        return door_in(await self._storage.row(KEPT, kept=DOOR))

    def setting(self, door: HouseDoor) -> tuple[tuple[Executable, Values], ...]:
        """What writes down who may come in from now on."""
        return (OLD, {"kept": DOOR}), (NEW, {"name": DOOR, "value": msgspec.json.encode(door)})

    async def must_open(self, invitation: str | None) -> None:
        """Refuse somebody new who needs a link and has none that is good; a keeper's is used once by it.

        A friend's is good for as long as there is a table to come to.
        """
        if not (await self.state()).invitation:
            return
        if invitation and await still_invites(self._storage, invitation):
            return
        if invitation and await self._storage.take(USED, link=digest(invitation), now=time.time()):
            return
        raise InvitationOnly()

    async def must_register(self, guest: Guest) -> None:
        """Refuse a new account where none are made."""
        if guest.login is None and not (await self.state()).registrations:
            raise RegistrationsClosed()

    async def links(self) -> tuple[DoorLinkCard, ...]:
        """Those by which new people may still come in."""
        return tuple(map(link_in, await self._storage.rows(LINKS, now=time.time())))

    async def ending(self, link: str) -> tuple[Executable, Values]:
        """What ends one of them."""
        for row in await self._storage.rows(LINKS, now=time.time()):
            if link_in(row).id == link:
                return ENDED, {"link": row.digest}
        raise UnknownDoorLink()

    def link(
        self, link: str, most: int, until: float, by: Guest | None
    ) -> tuple[tuple[Executable, Values], ...]:
        """What writes down a link by its digest, by which so many may come until then."""
        now = time.time()
        row = {"digest": link, "made": now, "until": until, "most": most, "used": 0}
        return (OLD_LINKS, {"now": now}), (NEW_LINK, {**row, "keeper": by.id if by else None})


def door_in(row: Any) -> HouseDoor:
    """As it was kept; if nobody ever decided anything, all may come in."""
    return msgspec.json.decode(row.value, type=HouseDoor) if row else HouseDoor()


def link_in(row: Any) -> DoorLinkCard:
    """A link as keepers see it, who cannot come in by that."""
    return DoorLinkCard(row.digest[:16], row.name, row.made, row.until, row.most, row.used)


def new_link(wish: NewDoorLink) -> DoorLink:
    """A link of which the house will keep the digest only."""
    return DoorLink(secrets.token_urlsafe(24), time.time() + wish.days * DAY)
