"""Ties: whom people follow, have blocked or hushed, and what follows from it."""

from __future__ import annotations

import time
from collections.abc import Container
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, or_, select

from rouages.server.people.guests import Guest, Guests
from rouages.server.people.known import Known
from rouages.server.people.sessions import digest
from rouages.server.store.database import GUESTS, HUSHES, TIES
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.refusals.meeting import (
    FollowingNeedsAccount,
    NotFollowed,
    SeatsForOthers,
    ThatIsYou,
    TooManyTies,
    UnknownPlayer,
)
from rouages.server.wire.ties import Acquaintance, OwnPeople, PlayerCard, Seen, Tie
from rouages.tables.ledger.ledger import Fenced

MOST_TIES = 1000

OF = select(TIES).where(or_(TIES.c.guest == bindparam("of"), TIES.c.whom == bindparam("of")))
MINE = (
    select(TIES, GUESTS.c.name, GUESTS.c.handle, GUESTS.c.page)
    .join(GUESTS, GUESTS.c.id == TIES.c.whom)
    .where(TIES.c.guest == bindparam("of"))
    .order_by(TIES.c.made.desc(), TIES.c.whom)
)
FOLLOWERS = (
    select(TIES, GUESTS.c.name, GUESTS.c.handle)
    .join(GUESTS, GUESTS.c.id == TIES.c.guest)
    .where(TIES.c.whom == bindparam("of"), TIES.c.kind == Tie.FOLLOW.value)
    .order_by(TIES.c.made.desc(), TIES.c.guest)
    .limit(MOST_TIES)
)
OLD_TIE = delete(TIES).where(TIES.c.guest == bindparam("of"), TIES.c.whom == bindparam("other"))
OLD_TIE_OF_KIND = OLD_TIE.where(TIES.c.kind == bindparam("which"))
NEW_TIE = insert(TIES)
HUSHED = (
    select(HUSHES, GUESTS.c.name, GUESTS.c.handle)
    .join(GUESTS, GUESTS.c.id == HUSHES.c.whom)
    .where(HUSHES.c.guest == bindparam("of"))
    .order_by(HUSHES.c.made.desc(), HUSHES.c.whom)
)
OLD_HUSH = delete(HUSHES).where(HUSHES.c.guest == bindparam("of"), HUSHES.c.whom == bindparam("other"))
NEW_HUSH = insert(HUSHES)
BOTS = select(GUESTS.c.id).where(GUESTS.c.keeper.in_(bindparam("keepers", expanding=True)))


class Circle(NamedTuple):
    """Who is something to somebody, or to whom they are, by number."""

    follows: frozenset[int]
    followers: frozenset[int]
    blocks: frozenset[int]
    blocked_by: frozenset[int]
    hushes: frozenset[int]
    """Whose chat they hide; whatever else they are to them."""
    unheard: frozenset[int]
    """Whose words they are not given: those whom they block, and their bots."""

    @property
    def friends(self) -> frozenset[int]:
        """Those who follow each other."""
        return self.follows & self.followers

    @property
    def apart(self) -> frozenset[int]:
        """Those who are to have nothing to do with each other, whoever wished it."""
        return self.blocks | self.blocked_by

    def tie(self, other: int) -> Tie | None:
        """What another is to the one in the middle."""
        if other in self.blocks:
            return Tie.BLOCK
        return Tie.FOLLOW if other in self.follows else None


NOBODY = Circle(*(frozenset[int]() for _ in Circle._fields))


class TieBook:
    """The ties of all people."""

    def __init__(self, storage: Storage, guests: Guests) -> None:
        """Kept in this database."""
        self._storage = storage
        self._guests = guests
        self._known = Known(self._read)

    async def of(self, guest: int | None) -> Circle:
        """All ties of somebody, both ways."""
        found = await self._known.of(guest) if guest is not None else None
        return found[1] if found else NOBODY

    async def _read(self, guest: int) -> tuple[int, Circle]:
        rows = await self._storage.rows(OF, of=guest)
        mine = {kind: frozenset(r.whom for r in rows if (r.guest, r.kind) == (guest, kind)) for kind in Tie}
        others = {kind: frozenset(r.guest for r in rows if (r.whom, r.kind) == (guest, kind)) for kind in Tie}
        hushes = frozenset(row.whom for row in await self._storage.rows(HUSHED, of=guest))
        ties = mine[Tie.FOLLOW], others[Tie.FOLLOW], mine[Tie.BLOCK], others[Tie.BLOCK]
        blocks = mine[Tie.BLOCK]
        bots = await self._storage.rows(BOTS, keepers=sorted(blocks)) if blocks else ()
        return guest, Circle(*ties, hushes, blocks.union(row.id for row in bots))

    def look_again(self, guests: Container[int]) -> None:
        """Something was written about these guests; who blocks one of them may have a bot more to block."""
        known = [(guest, {guest, *circle.blocks}) for guest, circle in self._known]
        self._known.forget([guest for guest, about in known if any(each in guests for each in about)])

    async def card(self, guest: Guest | None, whom: Guest) -> PlayerCard:
        """Somebody, as another sees them."""
        circle = await self.of(guest.id if guest else None)
        is_me = guest is not None and guest.id == whom.id
        ties = circle.tie(whom.id), whom.id in circle.friends, whom.id in circle.hushes
        return PlayerCard(whom.name, whom.handle, is_me, *ties)

    async def sees(self, guest: int | None, whom: Guest) -> bool:
        """Whether somebody may see another's page and finished matches."""
        if guest == whom.id:
            return True
        circle = await self.of(whom.id)
        if guest in circle.blocks:
            return False
        return whom.page is Seen.ALL or (whom.page is Seen.FRIENDS and guest in circle.friends)

    async def must_be_welcome(self, guest: Guest, host: int) -> None:
        """Refuse a seat to whom the host has blocked, and to their bots, without a word of why."""
        blocks = (await self.of(host)).blocks
        if guest.id in blocks or guest.kept_by in blocks:
            raise SeatsForOthers()

    async def set(self, guest: Guest, whom: Guest, tie: Tie | None) -> None:
        """Follow somebody, block them, or neither any more. Whoever is blocked follows no more."""
        if guest.id == whom.id:
            raise ThatIsYou()
        circle = await self.of(guest.id)
        if tie is Tie.FOLLOW:
            self._must_be_able_to_follow(guest, whom, circle)
        if tie and circle.tie(whom.id) is None and len(circle.follows | circle.blocks) >= MOST_TIES:
            raise TooManyTies(most=MOST_TIES)
        if circle.tie(whom.id) is tie:
            return
        await self._write(guest.id, whom.id, tie)

    def _must_be_able_to_follow(self, guest: Guest, whom: Guest, circle: Circle) -> None:
        """A page that nobody else sees has no followers; who is blocked is told the same."""
        if guest.login is None:
            raise FollowingNeedsAccount()
        if whom.handle is None or whom.page is Seen.ME or whom.id in circle.blocked_by:
            raise NotFollowed()

    async def _write(self, guest: int, whom: int, tie: Tie | None) -> None:
        batch = Batch()
        batch.add(OLD_TIE, {"of": guest, "other": whom})
        if tie is Tie.BLOCK:
            batch.add(OLD_TIE_OF_KIND, {"of": whom, "other": guest, "which": Tie.FOLLOW.value})
        if tie:
            batch.add(NEW_TIE, {"guest": guest, "whom": whom, "kind": tie.value, "made": time.time()})
        self._storage.tell(batch, [guest, whom])
        with suppress(Fenced):
            await self._storage.keep(batch)
        self._known.forget([guest, whom])

    async def hush(self, guest: Guest, whom: int, *, hushed: bool) -> None:
        """Hide somebody's chat from who asks, or read it again."""
        if guest.id == whom:
            raise ThatIsYou()
        circle = await self.of(guest.id)
        if (whom in circle.hushes) is hushed:
            return
        if hushed and len(circle.hushes) >= MOST_TIES:
            raise TooManyTies(most=MOST_TIES)
        batch = Batch()
        batch.add(OLD_HUSH, {"of": guest.id, "other": whom})
        if hushed:
            batch.add(NEW_HUSH, {"guest": guest.id, "whom": whom, "made": time.time()})
        self._storage.tell(batch, [guest.id])
        with suppress(Fenced):
            await self._storage.keep(batch)
        self._known.forget([guest.id])

    async def own(self, guest: Guest) -> OwnPeople:
        """All that somebody is told of their ties: never who has blocked them."""
        circle = await self.of(guest.id)
        mine = await self._storage.rows(MINE, of=guest.id)
        followers = await self._storage.rows(FOLLOWERS, of=guest.id)
        followed = [row for row in mine if row.kind == Tie.FOLLOW.value]
        return OwnPeople(
            guest.page,
            not guest.unnamed,
            tuple(acquaintance(row) for row in followed if row.whom in circle.friends),
            tuple(acquaintance(row) for row in followed if row.whom not in circle.friends),
            tuple(acquaintance(row) for row in followers if row.guest not in circle.follows),
            tuple(acquaintance(row) for row in mine if row.kind == Tie.BLOCK.value),
            tuple(map(acquaintance, await self._storage.rows(HUSHED, of=guest.id))),
        )

    async def friends(self, guest: Guest) -> dict[int, Acquaintance]:
        """The friends of somebody by their numbers, the newest first."""
        friends = (await self.of(guest.id)).friends
        rows = await self._storage.rows(MINE, of=guest.id) if friends else ()
        return {row.whom: acquaintance(row) for row in rows if row.whom in friends}

    async def open_friends(self, guest: int, among: Container[int]) -> tuple[Acquaintance, ...]:
        """Those of some friends of somebody who let friends see their page, by name."""
        rows = await self._storage.rows(MINE, of=guest)
        found = [row for row in rows if row.whom in among and row.page != Seen.ME.value]
        return tuple(sorted(map(acquaintance, found), key=lambda each: each.name.casefold()))

    async def let_go(self, guest: Guest, which: str) -> None:
        """Neither follow nor block somebody any more, be it that they have no address by now."""
        for row in await self._storage.rows(MINE, of=guest.id):
            if acquaintance(row).id == which:
                await self._write(guest.id, row.whom, None)
                return
        raise UnknownPlayer()

    async def unhush(self, guest: Guest, which: str) -> None:
        """Read somebody's chat again, be it that they have no address by now."""
        for row in await self._storage.rows(HUSHED, of=guest.id):
            if acquaintance(row).id == which:
                await self.hush(guest, row.whom, hushed=False)
                return
        raise UnknownPlayer()


def acquaintance(row: Any) -> Acquaintance:
    """Somebody at the other end of a tie, by what only its owner is told."""
    return Acquaintance(digest(f"tie {row.guest} {row.whom}")[:16], row.name, row.handle, row.made)
