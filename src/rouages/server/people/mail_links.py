"""Links by mail: one confirms an address before anything else goes there, one lets in who lost a password."""

from __future__ import annotations

import secrets
import time
from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from rouages.server.people.guests import Guest, Guests, login_from
from rouages.server.people.letters import sentence
from rouages.server.people.mail import Mail, address_from
from rouages.server.people.pace import LETTERS, Pace
from rouages.server.people.sessions import digest
from rouages.server.store.database import MAIL_LINKS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.notices import MailOff, Way
from rouages.server.wire.refusals.accounts import NoAccount
from rouages.server.wire.refusals.notices import NoMail, UnknownMailLink
from rouages.tables.ledger.rows import NoticeKind

HOUR, MINUTE = 3600, 60
CONFIRM_SECONDS = 24 * HOUR
RECOVER_SECONDS = 30 * MINUTE


class Purpose(StrEnum):
    """What a link does."""

    CONFIRM = "confirm"
    RECOVER = "recover"


NEW_LINK = insert(MAIL_LINKS)
OLD_LINKS = delete(MAIL_LINKS).where(MAIL_LINKS.c.until < bindparam("now"))
LINKS_FOR = delete(MAIL_LINKS).where(
    MAIL_LINKS.c.guest == bindparam("of"), MAIL_LINKS.c.purpose == bindparam("why")
)
NO_LINKS = delete(MAIL_LINKS).where(MAIL_LINKS.c.guest == bindparam("of"))
ASKED = select(MAIL_LINKS.c.address).where(
    MAIL_LINKS.c.guest == bindparam("of"),
    MAIL_LINKS.c.purpose == Purpose.CONFIRM.value,
    MAIL_LINKS.c.until >= bindparam("now"),
)
TAKEN = (
    delete(MAIL_LINKS)
    .where(MAIL_LINKS.c.digest == bindparam("link"), MAIL_LINKS.c.purpose == bindparam("why"))
    .returning(MAIL_LINKS.c.guest, MAIL_LINKS.c.address, MAIL_LINKS.c.base, MAIL_LINKS.c.until)
)


class MailLinks:
    """The addresses of people, and what was sent there for them to come back with."""

    def __init__(self, storage: Storage, guests: Guests, mail: Mail, pace: Pace) -> None:
        """Kept in this database."""
        self._storage = storage
        self._guests = guests
        self._mail = mail
        self._pace = pace

    async def asked(self, guest: int) -> str | None:
        """The address that somebody has given and not confirmed."""
        row = await self._storage.row(ASKED, of=guest, now=time.time())
        return row.address if row else None

    async def ask(self, guest: Guest, text: str, base: str) -> None:
        """Send a link to an address that somebody gives, which confirms it."""
        if not self._mail.is_there:
            raise NoMail()
        if guest.login is None:
            raise NoAccount()
        address = address_from(text)
        self._pace.step(LETTERS, str(guest.id))
        self._pace.step(LETTERS, address)
        link = await self._new_link(guest, Purpose.CONFIRM, address, base, CONFIRM_SECONDS)
        said = sentence(guest, "mail.confirm", name=guest.name, link=link, hours=str(CONFIRM_SECONDS // HOUR))
        await self._mail.write(address, sentence(guest, "mail.confirm.subject"), said)

    async def forget(self, guest: Guest) -> Guest:
        """Write to somebody no more; what was sent to them is worth nothing."""
        batch = Batch()
        batch.add(NO_LINKS, {"of": guest.id})
        await self._storage.keep(batch)
        return await self._guests.set_mail(guest, None, None)

    async def confirm(self, secret: str) -> tuple[Guest, str]:
        """Who has confirmed an address by reading what was sent there, as they were before; and which."""
        row = await self._taken(secret, Purpose.CONFIRM)
        guest = await self._guests.of(row.guest)
        if guest is None:
            raise UnknownMailLink()
        await self._guests.set_mail(guest, row.address, row.base)
        return guest, str(row.address)

    async def recover(self, who: str) -> None:
        """Send a link to whoever has this login or address; nobody is told whether anybody has."""
        for number in await self._found(who):
            guest = await self._guests.of(number)
            if guest and guest.mail and guest.login and not guest.is_banned:
                self._pace.step(LETTERS, guest.mail)
                base = guest.mail_base or ""
                link = await self._new_link(guest, Purpose.RECOVER, guest.mail, base, RECOVER_SECONDS)
                minutes = str(RECOVER_SECONDS // MINUTE)
                fields = {"name": guest.name, "login": guest.login, "link": link, "minutes": minutes}
                said = sentence(guest, "mail.recover", **fields)
                await self._mail.write(guest.mail, sentence(guest, "mail.recover.subject"), said)

    async def _found(self, who: str) -> list[int]:
        if "@" in who:
            return await self._guests.of_mail(address_from(who))
        number = await self._guests.of_login(login_from(who))
        return [] if number is None else [number]

    async def let_in(self, secret: str) -> Guest:
        """The guest to whom this was sent, who has no password and no device from now on."""
        row = await self._taken(secret, Purpose.RECOVER)
        guest = await self._guests.of(row.guest)
        if guest is None or guest.mail != row.address:
            raise UnknownMailLink()
        return await self._guests.let_in(guest)

    async def about(self, token: str) -> tuple[Guest, NoticeKind | None]:
        """Whose letters a link turns off, and under which wish stands what it told of."""
        number, address, kind = self._mail.read(token)
        guest = await self._guests.of(number)
        if guest is None or digest(guest.mail or "")[:16] != address:
            raise UnknownMailLink()
        return guest, None if kind is None else kind.wish

    async def turn_off(self, token: str, *, only_kind: bool) -> MailOff:
        """Write to somebody no more, or not of what this letter told."""
        guest, wish = await self.about(token)
        wishes = guest.wishes
        if only_kind and wish is not None:
            left = tuple(way for way in getattr(wishes, wish) if way is not Way.MAIL)
            changed = msgspec.structs.replace(wishes, **{wish: left})
        else:
            wish = None
            changed = msgspec.structs.replace(wishes, paused=tuple(sorted({*wishes.paused, Way.MAIL})))
        await self._guests.set_wishes(guest, changed)
        return MailOff(wish, off=True)

    async def _new_link(self, guest: Guest, purpose: Purpose, address: str, base: str, seconds: int) -> str:
        secret, now = secrets.token_urlsafe(24), time.time()
        batch = Batch()
        batch.add(OLD_LINKS, {"now": now})
        batch.add(LINKS_FOR, {"of": guest.id, "why": purpose.value})
        row = {"digest": digest(secret), "guest": guest.id, "purpose": purpose.value, "address": address}
        batch.add(NEW_LINK, {**row, "base": base, "until": now + seconds})
        await self._storage.keep(batch)
        return f"{base}/mail/{purpose.value}#{secret}"

    async def _taken(self, secret: str, purpose: Purpose) -> Any:
        row = await self._storage.take(TAKEN, link=digest(secret), why=purpose.value)
        if row is None or row.until < time.time():
            raise UnknownMailLink()
        return row
