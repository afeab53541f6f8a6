"""Closing: the house closes for repairs when that was announced; no clock runs until it is open again."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, bindparam, delete, insert, select, update

from rouages.server.people.acts import ActBook
from rouages.server.store.database import HOUSE, TIMERS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.wire.closing import Repairs
from rouages.server.wire.deeds import ActKind, CloseHouse
from rouages.server.wire.refusals.keeping import ClosedForRepairs, ClosingSoon, NotClosing
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.ledger.rows import Terms
from rouages.tables.waiting.timer import timer_from

SOON = 600
"""Seconds before the house closes in which nothing begins that hurries anybody."""
SETTLED = 10
"""Seconds after which no server keeps a table open; whoever opens the house before leaves clocks alone."""
CLOSING, OPENED = "closing", "opened/"
"""Under these the house keeps when it closes, and (with its number) that it was opened after that, once."""
KEPT = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("kept"))
OLD = delete(HOUSE).where(HOUSE.c.name == bindparam("kept"))
OLD_OPENED = delete(HOUSE).where(
    HOUSE.c.name.startswith(bindparam("prefix")), HOUSE.c.name != bindparam("this")
)
NEW = insert(HOUSE)
ALL_TIMERS = select(TIMERS)
PUT_OFF = (
    update(TIMERS)
    .where(TIMERS.c.table_id == bindparam("at"), TIMERS.c.seat == bindparam("of"))
    .values(until=bindparam("new_until"), timer=bindparam("new_timer"))
)

Written = tuple[Executable, Values]


class Announced(Struct, frozen=True):
    """A closing, as it is kept."""

    id: str
    closing: Repairs


class ClosingBook:
    """Read again and again: every server knows within two seconds what a keeper decides at another."""

    def __init__(self, storage: Storage, acts: ActBook) -> None:
        """As this database has it, once it is read."""
        self._storage = storage
        self._acts = acts
        self._announced: Announced | None = None

    async def read(self) -> None:
        """What was announced, here or at another server; what is over by itself is opened."""
        row = await self._storage.row(KEPT, kept=CLOSING)
        self._announced = msgspec.json.decode(row.value, type=Announced) if row else None
        closing = self.closing
        if closing and closing.until is not None and closing.until <= time.time():
            with suppress(Fenced, NotClosing):
                await self.open(self._acts.line(ActKind.OPEN_HOUSE, None, ""))

    @property
    def closing(self) -> Repairs | None:
        """When the house closes, or has closed."""
        return self._announced.closing if self._announced else None

    @property
    def is_closed(self) -> bool:
        return self.closing is not None and self.closing.at <= time.time()

    def must_be_open(self) -> None:
        """Refuse whoever comes while it is closed."""
        if self.closing and self.is_closed:
            raise ClosedForRepairs(**msgspec.structs.asdict(self.closing))

    def must_not_hurry(self, terms: Terms) -> None:
        """Refuse a new table that hurries somebody shortly before the house closes."""
        if not terms.takes_days:
            self.must_be_far()

    def must_be_far(self) -> None:
        """Refuse what would begin shortly before the house closes."""
        if self.closing and self.closing.at - time.time() <= SOON:
            raise ClosingSoon(**msgspec.structs.asdict(self.closing))

    def announcing(self, wish: CloseHouse, why: str) -> tuple[Written, ...]:
        """What writes down when the house will close; in place of what was announced before."""
        at = time.time() + wish.minutes * 60
        until = None if wish.lasts is None else at + wish.lasts * 60
        announced = Announced(secrets.token_hex(8), Repairs(at, until, why))
        return (
            (OLD, {"kept": CLOSING}),
            (NEW, {"name": CLOSING, "value": msgspec.json.encode(announced)}),
        )

    async def open(self, *also: Written) -> None:
        """Open the house, or take back that it will close; every clock goes on with what was left of it.

        Of several servers one does it: `Fenced` tells the others.
        """
        row = await self._storage.row(KEPT, kept=CLOSING)
        if row is None:
            raise NotClosing()
        announced = msgspec.json.decode(row.value, type=Announced)
        closed = time.time() - announced.closing.at
        this = OPENED + announced.id
        opened = (OLD_OPENED, {"prefix": OPENED, "this": this}), (NEW, {"name": this, "value": b""})
        timers = await self._put_off(closed) if closed > SETTLED else ()
        await self._acts.write(*opened, (OLD, {"kept": CLOSING}), *timers, *also)
        self._announced = None

    async def _put_off(self, seconds: float) -> tuple[Written, ...]:
        """What puts every clock off; no table is open meanwhile."""
        written: list[Written] = []
        for row in await self._storage.rows(ALL_TIMERS):
            timer = timer_from(row.timer)
            timer.put_off(seconds)
            values = {"new_until": timer.until, "new_timer": msgspec.msgpack.encode(timer)}
            written.append((PUT_OFF, {"at": row.table_id, "of": row.seat, **values}))
        return tuple(written)
