"""Appeals: what people who are muted or sent away say against it, once each time, and what keepers answer."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, func, insert, or_, select, update

from rouages.server.people.guests import Guest
from rouages.server.people.holds import Hold
from rouages.server.people.inspection import BANNED_NOW, MUTED_NOW, PEOPLE, person_in
from rouages.server.store.database import ACTS, APPEALS, GUESTS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.deeds import ActKind
from rouages.server.wire.keepers import AppealCard, HoldKind
from rouages.server.wire.refusals.keeping import AlreadyAppealed, AppealAnswered, NotHeldBack, UnknownAppeal
from rouages.server.wire.tidings import AppealState, HoldLifted, NewAppeal, OwnHold
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.wire.plain_text import line_from

MADE_BY = {HoldKind.MUTE: ActKind.MUTE, HoldKind.BAN: ActKind.BAN}
"""By which deed somebody comes to be held back so."""
MOST_OPEN, MOST_CLOSED = 200, 30

HOLDING = (
    select(ACTS.c.id)
    .where(ACTS.c.whom == bindparam("of"), ACTS.c.kind == bindparam("deed"))
    .order_by(ACTS.c.at.desc())
    .limit(1)
)
AGAINST = select(APPEALS).where(APPEALS.c.guest == bindparam("of"), APPEALS.c.hold == bindparam("which"))
LASTING = or_(
    (APPEALS.c.kind == HoldKind.MUTE.value) & MUTED_NOW,
    (APPEALS.c.kind == HoldKind.BAN.value) & BANNED_NOW,
)
WAITING = APPEALS.c.closed.is_(None) & LASTING
"""Nobody has answered, and what it is against still holds."""
COUNTED = (
    select(func.count()).select_from(APPEALS).join(GUESTS, GUESTS.c.id == APPEALS.c.guest).where(WAITING)
)
FOUND = PEOPLE.join(APPEALS, APPEALS.c.guest == GUESTS.c.id).add_columns(
    APPEALS.c.id.label("appeal"),
    APPEALS.c.kind.label("against"),
    APPEALS.c.text.label("said"),
    APPEALS.c.made.label("appealed"),
    APPEALS.c.closed.label("answered"),
    APPEALS.c.lifted,
    APPEALS.c.answer,
)
OPEN = FOUND.where(WAITING).order_by(APPEALS.c.made).limit(MOST_OPEN)
CLOSED = FOUND.where(APPEALS.c.closed.is_not(None)).order_by(APPEALS.c.closed.desc()).limit(MOST_CLOSED)
ONE = select(APPEALS).where(APPEALS.c.id == bindparam("which"))
UNREAD = select(APPEALS).where(APPEALS.c.guest == bindparam("of"), APPEALS.c.lifted, APPEALS.c.told.is_(None))
READ = (
    update(APPEALS)
    .where(APPEALS.c.guest == bindparam("of"), APPEALS.c.lifted, APPEALS.c.told.is_(None))
    .where(APPEALS.c.closed <= bindparam("until"))
    .values(told=bindparam("until"))
)
NEW = insert(APPEALS)
END = (
    update(APPEALS)
    .where(
        APPEALS.c.guest == bindparam("of"), APPEALS.c.kind == bindparam("which"), APPEALS.c.closed.is_(None)
    )
    .values(closed=bindparam("new_closed"), lifted=bindparam("new_lifted"), answer=bindparam("new_answer"))
)


class Appeal(NamedTuple):
    """One that waits."""

    guest: int
    kind: HoldKind


class AppealBook:
    """Those that wait, and those that were answered."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage

    async def make(self, guest: Guest, wish: NewAppeal) -> None:
        """Say something against how one is held back, once."""
        if not lasting(guest).get(wish.kind):
            raise NotHeldBack()
        hold = await self._hold(guest, wish.kind)
        if await self._against(guest, hold):
            raise AlreadyAppealed()
        batch = Batch()
        batch.add(
            NEW,
            {
                "id": secrets.token_hex(8),
                "guest": guest.id,
                "kind": wish.kind.value,
                "hold": hold,
                "text": line_from(wish.text),
                "made": time.time(),
            },
        )
        try:
            await self._storage.keep(batch)
        except Fenced:
            raise AlreadyAppealed() from None

    async def holds(self, guest: Guest) -> tuple[OwnHold, ...]:
        """How somebody is held back now, and what they said against it."""
        found = []
        for kind, hold in lasting(guest).items():
            row = await self._against(guest, await self._hold(guest, kind))
            state = AppealState(row.text, row.made, row.closed, row.answer or "") if row else None
            found.append(OwnHold(kind, hold.until, hold.why, state))
        return tuple(found)

    async def _hold(self, guest: Guest, kind: HoldKind) -> str:
        """The act by which somebody is held back; in the first releases none was written."""
        row = await self._storage.row(HOLDING, of=guest.id, deed=MADE_BY[kind].value)
        return str(row.id) if row else kind.value

    async def _against(self, guest: Guest, hold: str) -> Any:
        return await self._storage.row(AGAINST, of=guest.id, which=hold)

    async def lifted(self, guest: Guest) -> tuple[HoldLifted, ...]:
        """The appeals that were heard, of which they have not read yet."""
        rows = await self._storage.rows(UNREAD, of=guest.id)
        return tuple(HoldLifted(HoldKind(row.kind), row.answer or "", row.closed) for row in rows)

    def read(self, guest: Guest, until: float) -> tuple[Executable, Values]:
        """What writes down that they have."""
        return READ, {"of": guest.id, "until": until}

    async def waiting(self) -> int:
        """How many nobody has answered yet."""
        row = await self._storage.row(COUNTED, now=time.time())
        return int(row[0]) if row else 0

    async def open(self) -> tuple[AppealCard, ...]:
        """Those, the oldest first."""
        return tuple(map(card_of, await self._storage.rows(OPEN, now=time.time())))

    async def closed(self) -> tuple[AppealCard, ...]:
        """The last that were answered."""
        return tuple(map(card_of, await self._storage.rows(CLOSED)))

    async def must_wait(self, which: str) -> Appeal:
        """One that nobody has answered yet."""
        row = await self._storage.row(ONE, which=which)
        if row is None:
            raise UnknownAppeal()
        if row.closed is not None:
            raise AppealAnswered()
        return Appeal(row.guest, HoldKind(row.kind))

    def end(self, guest: int, kind: HoldKind, answer: str, *, lifted: bool) -> tuple[Executable, Values]:
        """What writes down an answer to all that somebody says against one way of being held back."""
        values = {"new_closed": time.time(), "new_lifted": lifted, "new_answer": answer}
        return END, {"of": guest, "which": kind.value, **values}


def lasting(guest: Guest) -> dict[HoldKind, Hold]:
    """How somebody is held back now."""
    holds = {HoldKind.BAN: guest.ban, HoldKind.MUTE: guest.mute}
    return {kind: hold for kind, hold in holds.items() if hold and hold.lasts}


def card_of(row: Any) -> AppealCard:
    """An appeal, as keepers read it."""
    return AppealCard(
        row.appeal,
        HoldKind(row.against),
        person_in(row),
        row.said,
        row.appealed,
        row.answered,
        row.lifted,
        row.answer or "",
    )
