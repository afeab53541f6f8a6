"""Ceremonies: what a passkey is asked to sign, for what and by whom; each is gone through once.

What is to be signed says by itself when it was made, and is sealed with the key of the house: every server
knows it again, and nothing is kept of who only looked. What was signed is kept until it would be too old.
"""

from __future__ import annotations

import hmac
import secrets
import struct
import time
from enum import StrEnum
from hashlib import sha256

from sqlalchemy import bindparam, delete, insert

from rouages.server.store.database import CEREMONIES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.accounts import CeremonyOver
from rouages.tables.ledger.ledger import Fenced

SECONDS = 300
"""What was asked for longer ago is asked for no more."""
ASKEW = 30
"""Seconds by which the clock of another server may be ahead."""
MOMENT = struct.Struct("!d")
LOT = 16
HEAD = MOMENT.size + LOT

NEW = insert(CEREMONIES)
OLD = delete(CEREMONIES).where(CEREMONIES.c.until < bindparam("now"))


class Purpose(StrEnum):
    """What is signed for: for one it is worth nothing for another."""

    ADD = "add"
    PROVE = "prove"
    SIGN_IN = "sign in"


class Ceremonies:
    """Begins them, and sees that none is gone through twice."""

    def __init__(self, storage: Storage) -> None:
        """Sealed with the key of the house, ended in its database."""
        self._storage = storage

    def begin(self, purpose: Purpose, whose: str) -> bytes:
        """What is to be signed; `whose` names the session that asks, or the device of who is nobody yet."""
        head = MOMENT.pack(time.time()) + secrets.token_bytes(LOT)
        return head + self._seal(head, purpose, whose)

    async def end(self, challenge: bytes, purpose: Purpose, whose: str) -> None:
        """It was signed, be it wrongly; refused if it was before, elsewhere, for something else, too late."""
        head, seal = challenge[:HEAD], challenge[HEAD:]
        if not hmac.compare_digest(seal, self._seal(head, purpose, whose)):
            raise CeremonyOver()
        (moment,) = MOMENT.unpack(head[: MOMENT.size])
        now = time.time()
        if not -ASKEW <= now - moment <= SECONDS:
            raise CeremonyOver()
        batch = Batch()
        batch.add(OLD, {"now": now})
        batch.add(NEW, {"digest": sha256(challenge).hexdigest(), "until": moment + SECONDS + ASKEW})
        try:
            await self._storage.keep(batch)
        except Fenced:
            raise CeremonyOver() from None

    def _seal(self, head: bytes, purpose: Purpose, whose: str) -> bytes:
        said = b"\0".join((b"ceremony", purpose.value.encode(), whose.encode(), head))
        return hmac.digest(self._storage.key, said, sha256)
