"""Deeds: what keepers of the house do, here and at the tables of other servers; each is in the log."""

from __future__ import annotations

import time

from sqlalchemy import Executable, bindparam, null, update

from rouages.server.closing import ClosingBook
from rouages.server.people.acts import ActBook
from rouages.server.people.appeals import AppealBook
from rouages.server.people.complaints import ComplaintBook
from rouages.server.people.front_door import FrontDoor
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.holds import Hold
from rouages.server.people.removals import Removals
from rouages.server.people.sessions import Sessions
from rouages.server.people.silence import Silence
from rouages.server.sitting import Sitting
from rouages.server.store.database import TABLES
from rouages.server.store.writer import Values
from rouages.server.tables import Tables
from rouages.server.tournaments.tournaments import Tournaments
from rouages.server.wire.deeds import (
    AboutSomebody,
    Act,
    ActKind,
    AnyDeed,
    AtATable,
    Ban,
    CallOff,
    CloseComplaint,
    CloseHouse,
    DeleteTable,
    EndLink,
    KeepHold,
    Mute,
    OfTheHouse,
    OpenHouse,
    RemoveLine,
    RemoveTable,
    RestoreLine,
    RestoreTable,
    SetDoor,
    ToAnAppeal,
    Unban,
    Unmute,
)
from rouages.server.wire.keepers import HoldKind, HouseDoor
from rouages.server.wire.refusals.keeping import KeepersStand
from rouages.server.wire.refusals.meeting import UnknownPlayer
from rouages.tables.wire.plain_text import line_from
from rouages.tables.wire.time_control import DAY

HOUR = 3600
BACK = update(TABLES).where(TABLES.c.id == bindparam("kept")).values(removed=null())

Written = tuple[Executable, Values]


class Deeds:
    """Does them: in a browser by a keeper, by a command for the host."""

    def __init__(
        self,
        guests: Guests,
        sessions: Sessions,
        tables: Tables,
        sitting: Sitting,
        silence: Silence,
        complaints: ComplaintBook,
        appeals: AppealBook,
        acts: ActBook,
        removals: Removals,
        door: FrontDoor,
        closing: ClosingBook,
        tournaments: Tournaments,
    ) -> None:
        self._guests = guests
        self._sessions = sessions
        self._tables = tables
        self._sitting = sitting
        self._silence = silence
        self._complaints = complaints
        self._appeals = appeals
        self._acts = acts
        self._removals = removals
        self._door = door
        self._closing = closing
        self._tournaments = tournaments

    async def do(self, deed: AnyDeed, by: Guest | None = None) -> Act:
        """Do something and write it down with who did it (nobody: the host) and why; how it is in the log."""
        why = line_from(deed.why)
        ends = await self._ends(deed)
        if isinstance(deed, AboutSomebody):
            line = await self._hold(deed, why, by, ends)
        elif isinstance(deed, AtATable):
            line = await self._at_table(deed, why, by, ends)
        elif isinstance(deed, ToAnAppeal):
            line = await self._answer(deed, why, by)
        elif isinstance(deed, CallOff):
            line = await self._call_off(deed, why, by, ends)
        elif isinstance(deed, OfTheHouse):
            line = await self._at_the_house(deed, why, by, ends)
        else:
            line = self._acts.line(kind_of(deed), by, why, complaint=deed.complaint)
            await self._acts.write(line, *ends)
        return await self._acts.one(line[1]["id"])

    async def _ends(self, deed: AnyDeed) -> tuple[Written, ...]:
        """What writes down that a complaint was dealt with by this; one that there is."""
        if deed.complaint is None:
            return ()
        await self._complaints.one(deed.complaint)
        return (self._complaints.end(deed.complaint, upheld=not isinstance(deed, CloseComplaint)),)

    async def _hold(
        self, deed: AboutSomebody, why: str, by: Guest | None, ends: tuple[Written, ...]
    ) -> tuple[Executable, dict[str, str]]:
        guest = await self._guests.of(deed.guest)
        if guest is None:
            raise UnknownPlayer()
        until = until_of(deed)
        line = self._acts.line(kind_of(deed), by, why, whom=guest.id, until=until, complaint=deed.complaint)
        if guest.keeps and isinstance(deed, Mute | Ban):
            raise KeepersStand(name=guest.name)
        match deed:
            case Mute():
                await self._guests.set_mute(guest, Hold(until, why), line, *ends)
            case Unmute():
                await self._lift(guest, HoldKind.MUTE, why, line, *ends)
            case Ban():
                await self._guests.set_ban(guest, Hold(until, why), line, *ends)
            case Unban():
                await self._lift(guest, HoldKind.BAN, why, line, *ends)
        await self._silence.read()
        await self._sessions.look_again((guest.id,))
        if isinstance(deed, Ban):
            for each in (guest, *await self._guests.bots_of(guest.id)):
                await self._sitting.vacate(each.id)
        return line

    async def _lift(self, guest: Guest, kind: HoldKind, why: str, *also: Written) -> None:
        """Somebody is held back so no more; whatever they said against it is answered by that."""
        change = self._guests.set_mute if kind is HoldKind.MUTE else self._guests.set_ban
        await change(guest, None, *also, self._appeals.end(guest.id, kind, why, lifted=True))

    async def _answer(
        self, deed: ToAnAppeal, why: str, by: Guest | None
    ) -> tuple[Executable, dict[str, str]]:
        appeal = await self._appeals.must_wait(deed.appeal)
        guest = await self._guests.of(appeal.guest)
        if guest is None:
            raise UnknownPlayer()
        line = self._acts.line(kind_of(deed), by, why, whom=guest.id)
        if isinstance(deed, KeepHold):
            await self._acts.write(line, self._appeals.end(guest.id, appeal.kind, why, lifted=False))
            return line
        await self._lift(guest, appeal.kind, why, line)
        await self._silence.read()
        await self._sessions.look_again((guest.id,))
        return line

    async def _at_table(
        self, deed: AtATable, why: str, by: Guest | None, ends: tuple[Written, ...]
    ) -> tuple[Executable, dict[str, str]]:
        """Written down first: whatever is cut off in between is done again by who reads that it is not."""
        number = deed.line if isinstance(deed, RemoveLine | RestoreLine) else None
        whom = None if number is None else await self._complaints.speaker(deed.table, number)
        if number is None:
            await self._tables.must_exist(deed.table)
        line = self._acts.line(
            kind_of(deed), by, why, whom=whom, table=deed.table, line=number, complaint=deed.complaint
        )
        also: tuple[Written, ...] = ()
        if isinstance(deed, RestoreTable):
            also = ((BACK, {"kept": deed.table}),)
        elif isinstance(deed, DeleteTable):
            await self._removals.must_be_removed(deed.table)
            also = self._removals.deleting(deed.table)
        await self._acts.write(line, *ends, *also)
        if number is not None:
            await self._sitting.remove_line(deed.table, number, removed=isinstance(deed, RemoveLine))
        elif isinstance(deed, RemoveTable):
            await self._sitting.remove_table(deed.table)
        return line

    async def _at_the_house(
        self, deed: OfTheHouse, why: str, by: Guest | None, ends: tuple[Written, ...]
    ) -> tuple[Executable, dict[str, str]]:
        line = self._acts.line(kind_of(deed), by, why, until=until_of(deed), complaint=deed.complaint)
        match deed:
            case SetDoor():
                door = HouseDoor(deed.invitation, deed.registrations)
                await self._acts.write(line, *ends, *self._door.setting(door))
            case EndLink():
                await self._acts.write(line, *ends, await self._door.ending(deed.link))
            case CloseHouse():
                await self._acts.write(line, *ends, *self._closing.announcing(deed, why))
                await self._closing.read()
            case OpenHouse():
                await self._closing.open(line, *ends)
        return line

    async def _call_off(
        self, deed: CallOff, why: str, by: Guest | None, ends: tuple[Written, ...]
    ) -> tuple[Executable, dict[str, str]]:
        """The line names who made the tournament."""
        row = await self._tournaments.must_go_on(deed.tournament)
        line = self._acts.line(kind_of(deed), by, why, whom=row.maker, complaint=deed.complaint)
        await self._tournaments.end(row, line, *ends)
        return line

    async def appoint(self, guest: Guest, why: str, *, keeps: bool) -> None:
        """The host gives somebody the keys of the house, or takes them back."""
        kind = ActKind.APPOINT if keeps else ActKind.DISMISS
        line = self._acts.line(kind, None, line_from(why), whom=guest.id)
        await self._guests.set_keeps(guest, line, keeps=keeps)
        await self._sessions.look_again((guest.id,))

    async def invite(self, link: str, most: int, until: float, why: str, by: Guest | None = None) -> None:
        """So many new people may come in by a link, which is given by its digest."""
        line = self._acts.line(ActKind.INVITE, by, line_from(why), until=until)
        await self._acts.write(line, *self._door.link(link, most, until, by))


def kind_of(deed: AnyDeed) -> ActKind:
    """How it is called in the log."""
    return ActKind(type(deed).__name__)


def until_of(deed: AnyDeed) -> float | None:
    """Until when it holds, or from when on; none: for good, or it holds nobody."""
    if isinstance(deed, Mute):
        return time.time() + deed.hours * HOUR
    if isinstance(deed, CloseHouse):
        return time.time() + deed.minutes * 60
    if isinstance(deed, Ban) and deed.days is not None:
        return time.time() + deed.days * DAY
    return None
