"""Passkeys: signing in by a key that a device keeps and never gives away, without a name and a password."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Executable, Row, bindparam, delete, insert, select, update

from rouages.server.people.authenticators import ALGORITHMS, Site, challenge_in, count_of, made
from rouages.server.people.ceremonies import Ceremonies, Purpose
from rouages.server.people.guests import Guest, Guests, login_from, welcome_again
from rouages.server.people.sessions import Session
from rouages.server.store.database import PASSKEYS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.passkeys import NewPasskey, PasskeyCard, PasskeyWanted, SignatureWanted, Signed
from rouages.server.wire.refusals.accounts import (
    BadPasskey,
    LoginNeeded,
    LoginTaken,
    NoSuchPasskey,
    OnlyPasskey,
    PasskeyNeeded,
    TooManyPasskeys,
    UnknownPasskey,
)
from rouages.tables.wire.plain_text import readable

MOST = 20
LONGEST_TITLE = 40

OF_GUEST = select(PASSKEYS).where(PASSKEYS.c.guest == bindparam("of")).order_by(PASSKEYS.c.made)
BY_CREDENTIAL = select(PASSKEYS).where(PASSKEYS.c.credential == bindparam("which"))
NEW = insert(PASSKEYS)
USED = (
    update(PASSKEYS)
    .where(PASSKEYS.c.credential == bindparam("which"))
    .values(signed=bindparam("new_signed"), used=bindparam("new_used"))
)
RENAMED = (
    update(PASSKEYS).where(PASSKEYS.c.credential == bindparam("which")).values(title=bindparam("new_title"))
)
ONE = delete(PASSKEYS).where(PASSKEYS.c.credential == bindparam("which"))


class Passkeys:
    """Those of all people; the house has the public halves only."""

    def __init__(self, storage: Storage, guests: Guests) -> None:
        """Kept in this database."""
        self._storage = storage
        self._guests = guests
        self._ceremonies = Ceremonies(storage)

    async def cards(self, here: Session, told: float) -> tuple[PasskeyCard, ...]:
        """Those of who is here, the first first; who was told of new ones until then."""
        return tuple(
            PasskeyCard(
                card_id(row),
                row.title,
                row.at,
                row.made,
                row.used,
                row.made > told and row.session != here.name,
            )
            for row in await self._rows(here.guest)
        )

    async def _rows(self, guest: int) -> Sequence[Row[Any]]:
        return await self._storage.rows(OF_GUEST, of=guest)

    async def must_be(
        self, guest: Guest, here: Session, site: Site | None, password: str | None, signed: Signed | None
    ) -> None:
        """Whoever changes what lets them in shows that it is them: with a passkey, or else the password."""
        if signed is not None and site is not None:
            if await self._signer(signed, Purpose.PROVE, here.name, site) != guest.id:
                raise UnknownPasskey()
        elif not await self._guests.has_password(guest) and await self._rows(guest.id):
            raise PasskeyNeeded()
        else:
            await self._guests.must_know_password(guest, password)

    async def begin(self, guest: Guest, here: Session, login: str | None, site: Site) -> PasskeyWanted:
        """What a browser is to make a passkey of for somebody."""
        known = await self._rows(guest.id)
        if len(known) >= MOST:
            raise TooManyPasskeys(most=MOST)
        return PasskeyWanted(
            self._ceremonies.begin(Purpose.ADD, here.name),
            site.name,
            self._handle(guest.id),
            guest.login or await self._free(login),
            guest.name,
            ALGORITHMS,
            tuple(row.credential for row in known if row.at == site.name),
        )

    async def _free(self, login: str | None) -> str:
        """A login for who has none."""
        if login is None:
            raise LoginNeeded()
        wanted = login_from(login)
        if await self._guests.of_login(wanted) is not None:
            raise LoginTaken(login=wanted)
        return wanted

    async def add(self, guest: Guest, here: Session, wish: NewPasskey, site: Site) -> Guest:
        """Let somebody in with this passkey from now on; who had no login has one then."""
        title = readable(wish.title, LONGEST_TITLE)
        login = guest.login or await self._free(wish.login)
        challenge = challenge_in(wish.client)
        await self._ceremonies.end(challenge, Purpose.ADD, here.name)
        found = await made(wish, challenge, site)
        if len(await self._rows(guest.id)) >= MOST:
            raise TooManyPasskeys(most=MOST)
        if await self._storage.row(BY_CREDENTIAL, which=found.credential):
            raise BadPasskey()
        row = {"guest": guest.id, "at": site.name, "title": title, "made": time.time(), "session": here.name}
        return await self._guests.set_login(guest, login, (NEW, {**row, **found._asdict()}))

    async def ask_owner(self, guest: Guest, here: Session, site: Site) -> SignatureWanted:
        """What somebody who is known here signs with a passkey of theirs, to show that it is them."""
        known = tuple(row.credential for row in await self._rows(guest.id) if row.at == site.name)
        return SignatureWanted(self._ceremonies.begin(Purpose.PROVE, here.name), site.name, known)

    def ask_anybody(self, device: str, site: Site) -> SignatureWanted:
        """What whoever comes signs with any passkey: nobody is named, and nothing of anybody told."""
        return SignatureWanted(self._ceremonies.begin(Purpose.SIGN_IN, device), site.name)

    async def sign_in(self, signed: Signed, device: str, site: Site) -> Guest:
        """The guest whose passkey has signed."""
        guest = await self._guests.of(await self._signer(signed, Purpose.SIGN_IN, device, site))
        if guest is None:
            raise UnknownPasskey()
        return welcome_again(guest)

    async def _signer(self, signed: Signed, purpose: Purpose, whose: str, site: Site) -> int:
        """The number of the guest whose passkey has signed what was asked for; it has been used now."""
        challenge = challenge_in(signed.client)
        await self._ceremonies.end(challenge, purpose, whose)
        row = await self._storage.row(BY_CREDENTIAL, which=signed.id)
        if row is None or row.at != site.name or signed.user not in (None, self._handle(row.guest)):
            raise UnknownPasskey()
        count = await count_of(signed, challenge, site, row.key, row.signed)
        await self._write((USED, {"which": row.credential, "new_signed": count, "new_used": time.time()}))
        return int(row.guest)

    def _handle(self, guest: int) -> bytes:
        """Whom a passkey is for, as its device keeps it: it leads to nobody but through this house."""
        return hmac.digest(self._storage.key, b"passkeys of %d" % guest, sha256)

    async def rename(self, guest: Guest, wanted: str, title: str) -> None:
        row = await self._one(guest, wanted)
        await self._write((RENAMED, {"which": row.credential, "new_title": readable(title, LONGEST_TITLE)}))

    async def remove(self, guest: Guest, wanted: str) -> None:
        """Nobody comes in with this one any more; somebody's only way in stays."""
        row = await self._one(guest, wanted)
        if len(await self._rows(guest.id)) == 1 and not await self._guests.has_password(guest):
            raise OnlyPasskey()
        await self._write((ONE, {"which": row.credential}))

    async def _one(self, guest: Guest, wanted: str) -> Row[Any]:
        for row in await self._rows(guest.id):
            if card_id(row) == wanted:
                return row
        raise NoSuchPasskey()

    async def _write(self, *written: tuple[Executable, Values]) -> None:
        batch = Batch()
        for statement, values in written:
            batch.add(statement, values)
        await self._storage.keep(batch)


def card_id(row: Any) -> str:
    """What its owner may be told of a passkey, to name it by."""
    return sha256(row.credential).hexdigest()[:16]
