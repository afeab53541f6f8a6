"""Forgetting: guests who have left nothing behind, and people who want nothing known of them any more."""

from __future__ import annotations

import time

from sqlalchemy import Executable, bindparam, delete, exists, false, func, null, or_, select, true, update

from rouages.server.lessons import IS_A_GAME
from rouages.server.people.guests import NO_SESSIONS
from rouages.server.people.removals import WHOLLY as TABLE_WHOLLY
from rouages.server.store.database import (
    ACTS,
    APPEALS,
    ATTEMPTS,
    CARRY_LINKS,
    CHAT,
    COMPLAINTS,
    DEALS,
    DOOR_LINKS,
    ENTRANTS,
    GUESTS,
    HUSHES,
    INVITED,
    MAIL_LINKS,
    NOTICES,
    PAIRINGS,
    PASSKEYS,
    PRIVATE_NOTES,
    PUT_AWAY,
    PUZZLE_ATTEMPTS,
    RECOVERY_CODES,
    RESULTS,
    SEATS,
    SESSIONS,
    SKILLS,
    TABLES,
    TAKES,
    TIES,
    TOURNAMENTS,
    VACATIONS,
    WAITS,
)
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values

SWEPT_AFTER = 30 * 24 * 3600
"""Seconds after which a guest who never played and did not come back is forgotten."""
MOST_SWEPT = 500
SILENCE = "…"
"""What is read in place of what they said."""

SAID_NOTHING = (
    ~exists().where(RESULTS.c.guest == GUESTS.c.id),
    ~exists().where(CHAT.c.guest == GUESTS.c.id),
    ~exists().where(ENTRANTS.c.guest == GUESTS.c.id),
    ~exists().where(TOURNAMENTS.c.maker == GUESTS.c.id),
    ~exists().where(DEALS.c.guest == GUESTS.c.id),
    ~exists().where(or_(ACTS.c.whom == GUESTS.c.id, ACTS.c.keeper == GUESTS.c.id)),
)
LEFT_NOTHING = (
    ~exists().where(SEATS.c.guest == GUESTS.c.id),
    ~exists().where(TABLES.c.host == GUESTS.c.id),
    *SAID_NOTHING,
)
NEVER_PLAYED = (
    ~exists().where(SEATS.c.guest == GUESTS.c.id, TABLES.c.id == SEATS.c.table_id, IS_A_GAME),
    ~exists().where(TABLES.c.host == GUESTS.c.id, IS_A_GAME),
    *SAID_NOTHING,
)
"""A lesson is no game, unless it has become one."""
LAST_SEEN = (
    select(func.coalesce(func.max(SESSIONS.c.seen), GUESTS.c.made))
    .where(SESSIONS.c.guest == GUESTS.c.id)
    .scalar_subquery()
)
UNUSED = (
    select(GUESTS.c.id)
    .where(GUESTS.c.login.is_(None), GUESTS.c.keeper.is_(None), GUESTS.c.made < bindparam("before"))
    .where(bindparam("before") > LAST_SEEN)
    .where(*NEVER_PLAYED)
    .limit(MOST_SWEPT)
)
LEARNT_AT = select(TABLES.c.id).where(TABLES.c.host == bindparam("host"))
NO_TABLE = update(TABLES).where(TABLES.c.id == bindparam("gone")).values(removed=bindparam("now"))
WITHOUT_TRACE = select(GUESTS.c.id).where(GUESTS.c.id == bindparam("gone"), *LEFT_NOTHING)
OWN = (
    NO_SESSIONS,
    *(
        delete(table).where(or_(table.c.guest == bindparam("gone"), table.c.whom == bindparam("gone")))
        for table in (TIES, HUSHES, COMPLAINTS)
    ),
    delete(DOOR_LINKS).where(DOOR_LINKS.c.keeper == bindparam("gone")),
    *(
        delete(table).where(table.c.guest == bindparam("gone"))
        for table in (
            APPEALS,
            ATTEMPTS,
            CARRY_LINKS,
            INVITED,
            MAIL_LINKS,
            NOTICES,
            PAIRINGS,
            PASSKEYS,
            PRIVATE_NOTES,
            PUT_AWAY,
            PUZZLE_ATTEMPTS,
            RECOVERY_CODES,
            SKILLS,
            TAKES,
            VACATIONS,
            WAITS,
        )
    ),
)
"""What belongs to nobody else."""
WHOLLY = (*OWN, delete(GUESTS).where(GUESTS.c.id == bindparam("gone")))
NAMELESS = (
    update(SEATS).where(SEATS.c.guest == bindparam("gone")).values(name=bindparam("nobody"), left=true())
)
NO_KEEPER = (
    update(SEATS)
    .where(SEATS.c.guest == bindparam("gone"), SEATS.c.keeper.is_not(None))
    .values(keeper=bindparam("nobody"))
)
NOTHING_SAID = (
    update(CHAT)
    .where(CHAT.c.guest == bindparam("gone"))
    .values(name=bindparam("nobody"), text=bindparam("silence"))
)
PERSONAL = (
    *("login", "password", "webhook", "webhook_base", "handle", "wishes", "mail", "mail_base", "page"),
    *("keeper", "keeps", "banned_why", "muted_why"),
)
A_NUMBER = (
    update(GUESTS)
    .where(GUESTS.c.id == bindparam("gone"))
    .values(
        name=bindparam("nobody"),
        named=false(),
        left=bindparam("now"),
        **{name: null() for name in PERSONAL},
    )
)
"""All that stays of somebody who has played with others."""


class Forgetting:
    """Writes people off; whoever holds something of them in memory is told by who asked for it."""

    def __init__(self, storage: Storage) -> None:
        """Out of this database."""
        self._storage = storage

    async def sweep(self) -> frozenset[int]:
        """Forget guests who never played and were not seen for long, with their lessons; who they were."""
        now = time.time()
        rows = await self._storage.rows(UNUSED, before=now - SWEPT_AFTER)
        gone = frozenset(row.id for row in rows)
        batch = Batch()
        for guest in gone:
            for table in await self._storage.rows(LEARNT_AT, host=guest):
                batch.add(NO_TABLE, {"gone": table.id, "now": now})
                for statement in TABLE_WHOLLY:
                    batch.add(statement, {"gone": table.id})
        for statement in WHOLLY:
            for guest in gone:
                batch.add(statement, {"gone": guest})
        if gone:
            self._storage.tell(batch, gone)
            await self._storage.keep(batch)
        return gone

    async def forget(self, guest: int, *also: tuple[Executable, Values]) -> None:
        """Forget who somebody was; only a number stays for what others have played with them.

        And for what else is to be written of it.
        """
        batch = Batch()
        gone: Values = {"gone": guest}
        is_whole = not also and await self._storage.row(WITHOUT_TRACE, **gone)
        for statement, values in also:
            batch.add(statement, values)
        for statement in WHOLLY if is_whole else OWN:
            batch.add(statement, gone)
        if not is_whole:
            nobody = {**gone, "nobody": ""}
            batch.add(NAMELESS, nobody)
            batch.add(NO_KEEPER, nobody)
            batch.add(NOTHING_SAID, {**nobody, "silence": SILENCE})
            batch.add(A_NUMBER, {**nobody, "now": time.time()})
        self._storage.tell(batch, [guest])
        await self._storage.keep(batch)
