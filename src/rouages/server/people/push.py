"""Push: notices that browsers show although no page is open, by the push services of their vendors."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, select

from rouages.engine.refusals import Refusal
from rouages.server.people.addresses import Unheard, target_of
from rouages.server.people.guests import Guest
from rouages.server.people.knocking import Knocking
from rouages.server.people.letters import TYPES, Letter, trial_of
from rouages.server.people.sealing import Keys, Vapid, keys_from, sealed
from rouages.server.people.sessions import Session, digest
from rouages.server.settings import Settings
from rouages.server.store.database import PUSH_SUBSCRIPTIONS, SESSIONS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.notices import NewPush, OwnPush, PushDevice, Pushed, Way
from rouages.server.wire.refusals.notices import BadWebAddress, PushEnded, PushFailed
from rouages.tables.ledger.rows import NoticeKind

MOST_DEVICES = 10
LASTING = 24 * 3600
"""Seconds that a push service keeps what it cannot deliver yet."""
GONE = (404, 410)

OF_GUEST = (
    select(PUSH_SUBSCRIPTIONS, SESSIONS.c.browser, SESSIONS.c.system)
    .join(SESSIONS, SESSIONS.c.name == PUSH_SUBSCRIPTIONS.c.session)
    .where(SESSIONS.c.guest == bindparam("of"))
    .order_by(SESSIONS.c.seen.desc())
)
NEWEST = OF_GUEST.limit(MOST_DEVICES)
NEW = insert(PUSH_SUBSCRIPTIONS)
OF_SESSION = delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.session == bindparam("here"))
OF_ENDPOINT = delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.endpoint == bindparam("there"))


def contact_of(settings: Settings) -> str:
    """Where push services find who keeps the house, if they must."""
    if settings.names and settings.names[0] != "*":
        return f"https://{settings.names[0]}"
    return f"mailto:{settings.mail.sender if settings.mail else 'rouages@localhost'}"


class Push:
    """A way by which letters go: to every device whose browser has said where; that ends with the session."""

    way = Way.PUSH

    def __init__(self, storage: Storage, knocking: Knocking, contact: str) -> None:
        """Of a house whose host is found there."""
        self._storage = storage
        self._knocking = knocking
        self._vapid = Vapid(storage.key, contact)

    async def _devices(self, guest: Guest) -> Sequence[Row[Any]]:
        return await self._storage.rows(NEWEST, of=guest.id)

    async def address(self, guest: Guest) -> str | None:
        services = {urlsplit(row.endpoint).netloc for row in await self._devices(guest)}
        return ", ".join(sorted(services)) or None

    async def own(self, guest: Guest, here: Session) -> OwnPush:
        """The devices that are told, and what a browser needs to be one."""
        rows = await self._devices(guest)
        devices = (PushDevice(row.browser, row.system, row.session == here.name) for row in rows)
        return OwnPush(self._vapid.public, tuple(devices))

    async def begin(self, guest: Guest, here: Session, wish: NewPush) -> None:
        """Tell somebody on this device from now on, if it takes a first message."""
        if not (target_of(wish.endpoint).is_secure or self._knocking.private):
            raise BadWebAddress()
        keys = keys_from(wish.key, wish.auth)
        await self._send_to(wish.endpoint, keys, guest, trial_of(guest))
        batch = Batch()
        batch.add(OF_SESSION, {"here": here.name})
        batch.add(OF_ENDPOINT, {"there": wish.endpoint})
        row = {"session": here.name, "endpoint": wish.endpoint, **keys._asdict()}
        batch.add(NEW, row)
        await self._storage.keep(batch)

    async def end(self, here: Session) -> None:
        """Tell nobody on this device any more."""
        await self._forget(OF_SESSION, here=here.name)

    async def _forget(self, statement: Any, **which: str) -> None:
        batch = Batch()
        batch.add(statement, which)
        await self._storage.keep(batch)

    async def send(self, guest: Guest, letter: Letter) -> None:
        """Have a letter taken for one of a guest's devices at least."""
        rows = await self._devices(guest)
        refusals = await asyncio.gather(*(self._try(row, guest, letter) for row in rows))
        refused = [refusal for refusal in refusals if refusal is not None]
        if refused and len(refused) == len(refusals):
            raise next((each for each in refused if not isinstance(each, PushEnded)), refused[0])

    async def _try(self, row: Row[Any], guest: Guest, letter: Letter) -> Refusal | None:
        try:
            await self._send_to(row.endpoint, Keys(row.point, row.auth), guest, letter)
        except Refusal as refusal:
            if isinstance(refusal, PushEnded):
                await self._forget(OF_ENDPOINT, there=row.endpoint)
            return refusal
        return None

    async def _send_to(self, endpoint: str, keys: Keys, guest: Guest, letter: Letter) -> None:
        pushed = Pushed(letter.text, guest.language, letter.path or "/settings/notices")
        is_urgent = letter.type == TYPES[NoticeKind.CLOCK]
        headers = {
            "Authorization": self._vapid.header(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Urgency": "high" if is_urgent else "normal",
            "Topic": digest(f"{guest.id} {pushed.path}")[:32],
        }
        try:
            status = await self._knocking.knock(endpoint, headers, sealed(msgspec.json.encode(pushed), keys))
        except Unheard as unheard:
            raise PushFailed(why=str(unheard)) from None
        if status in GONE:
            raise PushEnded()
        if not 200 <= status < 300:
            raise PushFailed(why=f"status {status}")
