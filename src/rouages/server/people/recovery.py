"""Recovery: codes on paper that let somebody in once who has lost the password."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, insert, select

from rouages.server.people.guests import Guest, Guests, login_from
from rouages.server.people.sessions import digest
from rouages.server.store.database import RECOVERY_CODES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import Recover
from rouages.server.wire.refusals.accounts import NoLogin, WrongCode
from rouages.tables.wire.codes import drawn, letters_in

CODES = 8
GROUPS, GROUP = 3, 4

LEFT = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.guest == bindparam("of"))
NO_CODES = delete(RECOVERY_CODES).where(RECOVERY_CODES.c.guest == bindparam("of"))
NEW_CODE = insert(RECOVERY_CODES)
BY_CODE = (
    delete(RECOVERY_CODES)
    .where(RECOVERY_CODES.c.guest == bindparam("of"), RECOVERY_CODES.c.digest == bindparam("code"))
    .returning(RECOVERY_CODES.c.guest)
)


class Recovery:
    """The codes of all who made some; the house keeps their digests only."""

    def __init__(self, storage: Storage, guests: Guests) -> None:
        """Kept in this database."""
        self._storage = storage
        self._guests = guests

    async def left(self, guest: int) -> int:
        """How many codes of a guest are still good."""
        rows = await self._storage.rows(LEFT, of=guest)
        return int(rows[0][0])

    async def make(self, guest: Guest) -> tuple[str, ...]:
        """New codes, to be shown once; those before are worth nothing any more."""
        if guest.login is None:
            raise NoLogin()
        codes = tuple(new_code() for _ in range(CODES))
        batch = Batch()
        batch.add(NO_CODES, {"of": guest.id})
        for code in codes:
            batch.add(NEW_CODE, {"digest": digest_of(guest.id, code), "guest": guest.id})
        await self._storage.keep(batch)
        return codes

    async def use(self, wish: Recover) -> Guest:
        """The guest whose code this is, who has no password from now on; the code is used up."""
        number = await self._guests.of_login(login_from(wish.login))
        taken = number is not None and await self._storage.take(
            BY_CODE, of=number, code=digest_of(number, wish.code)
        )
        guest = await self._guests.of(number) if number is not None and taken else None
        if guest is None:
            raise WrongCode()
        return await self._guests.let_in(guest)


def new_code() -> str:
    """A code that nobody can guess, in groups that are easily copied."""
    return "-".join(drawn(GROUP) for _ in range(GROUPS))


def digest_of(guest: int, code: str) -> str:
    """What is kept of a code."""
    return digest(f"{guest} {letters_in(code)}")
