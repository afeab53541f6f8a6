"""Belongings: everything that the house keeps of a person, in one file."""

from __future__ import annotations

import asyncio
import time
import zipfile
from collections.abc import Iterable
from contextlib import ExitStack
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import msgspec
from sqlalchemy import bindparam, or_, select, union

from rouages.engine.refusals import Refusal
from rouages.server.people.attempts import score_in
from rouages.server.people.guests import BY_ID, Guest
from rouages.server.people.passkeys import OF_GUEST as PASSKEYS_OF
from rouages.server.people.programs import Programs
from rouages.server.people.push import OF_GUEST as PUSH_OF_GUEST
from rouages.server.people.recovery import Recovery
from rouages.server.people.sessions import OF_GUEST
from rouages.server.people.solving import ATTEMPTS_OF
from rouages.server.people.statistics import StatisticsBook
from rouages.server.people.vacations import OF_GUEST as VACATIONS_OF
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
    ENTRIES,
    GUESTS,
    HUSHES,
    INVITED,
    MAIL_LINKS,
    NOTICES,
    PAIRINGS,
    PRIVATE_NOTES,
    PUT_AWAY,
    RESULTS,
    SEATS,
    TABLES,
    TAKES,
    TIES,
    TOURNAMENTS,
    WAITS,
)
from rouages.server.store.rows import by_table, seat_from, terms_from
from rouages.server.store.storage import Storage
from rouages.server.wire.belongings import (
    FORM,
    Belongings,
    OwnAct,
    OwnAnswer,
    OwnAppeal,
    OwnAttempt,
    OwnComplaint,
    OwnDeal,
    OwnDevice,
    OwnHush,
    OwnLine,
    OwnPairing,
    OwnPasskey,
    OwnPuzzle,
    OwnResult,
    OwnSeat,
    OwnSpell,
    OwnTable,
    OwnTie,
    OwnToken,
    OwnTournament,
)
from rouages.server.wire.daily import Aside
from rouages.server.wire.pairing import Want
from rouages.server.wire.ties import Tie
from rouages.server.wire.tournaments import NewTournament, Stage
from rouages.tables.ledger.ledger import Ledger
from rouages.tables.ledger.rows import Stored
from rouages.tables.match.play import Play
from rouages.tables.match.seating import day_state
from rouages.tables.wire.states import Status

IN_MEMORY = 4 * 1024 * 1024
"""Bytes; a larger file is written to the disk until it is fetched."""

SAT = select(SEATS.c.table_id).where(SEATS.c.guest == bindparam("guest"))
SPOKE = select(CHAT.c.table_id).where(CHAT.c.guest == bindparam("guest"))
LAID = TABLES.alias("laid")
LAID_BY = select(LAID.c.id).where(LAID.c.host == bindparam("guest"))
MET = select(TABLES).where(TABLES.c.id.in_(union(SAT, SPOKE, LAID_BY))).order_by(TABLES.c.made)
"""The tables where somebody sat or spoke, or that they laid."""
OWN_SEATS = select(SEATS).where(SEATS.c.guest == bindparam("guest")).order_by(SEATS.c.seat)
OWN_ANSWERS = (
    select(ENTRIES)
    .join(SEATS, (SEATS.c.table_id == ENTRIES.c.table_id) & (SEATS.c.seat == ENTRIES.c.seat))
    .where(SEATS.c.guest == bindparam("guest"))
    .order_by(ENTRIES.c.number)
)
OWN_LINES = select(CHAT).where(CHAT.c.guest == bindparam("guest")).order_by(CHAT.c.number)
OWN_RESULTS = select(RESULTS).where(RESULTS.c.guest == bindparam("guest"))
OWN_ATTEMPTS = select(ATTEMPTS).where(ATTEMPTS.c.guest == bindparam("guest"))
OWN_PAIRINGS = select(PAIRINGS).where(PAIRINGS.c.guest == bindparam("guest"))
OWN_TOURNAMENTS = (
    select(TOURNAMENTS, ENTRANTS.c.lot)
    .outerjoin(
        ENTRANTS, (ENTRANTS.c.tournament == TOURNAMENTS.c.id) & (ENTRANTS.c.guest == bindparam("guest"))
    )
    .where(or_(TOURNAMENTS.c.maker == bindparam("guest"), ENTRANTS.c.guest.is_not(None)))
    .order_by(TOURNAMENTS.c.made)
)
OWN_DEALS = select(DEALS).where(DEALS.c.guest == bindparam("guest")).order_by(DEALS.c.made)
OWN_TAKES = select(TAKES).where(TAKES.c.guest == bindparam("guest"))
OWN_WAIT = select(WAITS.c.want).where(WAITS.c.guest == bindparam("guest"))
OWN_ORDER = select(PUT_AWAY).where(PUT_AWAY.c.guest == bindparam("guest"))
OWN_NOTES = select(PRIVATE_NOTES).where(PRIVATE_NOTES.c.guest == bindparam("guest"))
OWN_COMPLAINTS = (
    select(COMPLAINTS).where(COMPLAINTS.c.guest == bindparam("guest")).order_by(COMPLAINTS.c.made)
)
OWN_APPEALS = select(APPEALS).where(APPEALS.c.guest == bindparam("guest")).order_by(APPEALS.c.made)
OWN_ACTS = (
    select(ACTS)
    .where(or_(ACTS.c.whom == bindparam("guest"), ACTS.c.keeper == bindparam("guest")))
    .order_by(ACTS.c.at)
)
OWN_DOOR_LINKS = select(DOOR_LINKS.c.until).where(DOOR_LINKS.c.keeper == bindparam("guest"))
OWN_NOTICES = select(NOTICES).where(NOTICES.c.guest == bindparam("guest"))
OWN_MAIL_LINKS = select(MAIL_LINKS.c.until).where(MAIL_LINKS.c.guest == bindparam("guest"))
OWN_INVITED = select(INVITED.c.made).where(INVITED.c.guest == bindparam("guest")).order_by(INVITED.c.made)
OWN_TIES = (
    select(TIES.c.kind, TIES.c.made, GUESTS.c.handle)
    .join(GUESTS, GUESTS.c.id == TIES.c.whom)
    .where(TIES.c.guest == bindparam("guest"))
    .order_by(TIES.c.made)
)
OWN_HUSHES = (
    select(HUSHES.c.made, GUESTS.c.handle)
    .join(GUESTS, GUESTS.c.id == HUSHES.c.whom)
    .where(HUSHES.c.guest == bindparam("guest"))
    .order_by(HUSHES.c.made)
)
OWN_LINKS = select(CARRY_LINKS.c.until).where(CARRY_LINKS.c.guest == bindparam("guest"))


class BelongingsBook:
    """Read when somebody asks for theirs, one at a time: a long life has many records."""

    def __init__(
        self,
        storage: Storage,
        ledger: Ledger,
        statistics: StatisticsBook,
        recovery: Recovery,
        programs: Programs,
    ) -> None:
        self._storage = storage
        self._ledger = ledger
        self._statistics = statistics
        self._recovery = recovery
        self._programs = programs
        self._writing = asyncio.Lock()

    async def file_of(self, guest: Guest) -> IO[bytes]:
        """A ZIP with `me.json` and a record of every match that is over, ready to be read."""
        async with self._writing:
            with ExitStack() as unfinished:
                file: IO[bytes] = unfinished.enter_context(SpooledTemporaryFile(IN_MEMORY))
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                    await self._write(guest, archive)
                unfinished.pop_all()
            file.seek(0)
            return file

    async def _write(self, guest: Guest, archive: zipfile.ZipFile) -> None:
        met = await self._storage.rows(MET, guest=guest.id)
        records = {}
        for row in met:
            is_told = row.status == Status.OVER.value and not is_of_today(row)
            stored = await self._ledger.read(row.id) if is_told else None
            record = await asyncio.to_thread(record_in, stored) if stored else None
            if record is not None:
                records[row.id] = f"records/{row.id}.json"
                await asyncio.to_thread(archive.writestr, records[row.id], record)
        own = await self._of(guest, met, records)
        text = msgspec.json.format(msgspec.json.encode(own), indent=1)
        await asyncio.to_thread(archive.writestr, "me.json", text)

    async def _of(self, guest: Guest, met: Iterable[Any], records: dict[str, str]) -> Belongings:
        rows, which = self._storage.rows, {"guest": guest.id}
        row = await self._storage.row(BY_ID, **which)
        assert row is not None
        seats, answers, lines, results, order, notes, notices, attempts, pairings, takes = [
            by_table(await rows(query, **which))
            for query in (
                *(OWN_SEATS, OWN_ANSWERS, OWN_LINES, OWN_RESULTS),
                *(OWN_ORDER, OWN_NOTES, OWN_NOTICES, OWN_ATTEMPTS, OWN_PAIRINGS, OWN_TAKES),
            )
        ]
        bots = {bot.id: bot.name for bot in await self._programs.bots(guest)}
        wait = await self._storage.row(OWN_WAIT, **which)
        push = {each.session: each.endpoint for each in await rows(PUSH_OF_GUEST, of=guest.id)}
        return Belongings(
            form=FORM,
            written=time.time(),
            number=guest.id,
            name=row.name,
            named=row.named,
            language=guest.language,
            made=row.made,
            login=row.login,
            handle=row.handle,
            password=row.password is not None,
            codes=await self._recovery.left(guest.id),
            passkeys=tuple(
                OwnPasskey(each.title, each.at, each.made, each.used)
                for each in await rows(PASSKEYS_OF, of=guest.id)
            ),
            webhook=row.webhook,
            webhook_base=row.webhook_base,
            mail=row.mail,
            mail_base=row.mail_base,
            mail_links=tuple(link.until for link in await rows(OWN_MAIL_LINKS, **which)),
            notices=guest.wishes,
            page=guest.page,
            named_on_boards=not guest.unnamed,
            ties=tuple(
                OwnTie(Tie(each.kind), each.made, each.handle) for each in await rows(OWN_TIES, **which)
            ),
            hushes=tuple(OwnHush(each.made, each.handle) for each in await rows(OWN_HUSHES, **which)),
            invited=tuple(each.made for each in await rows(OWN_INVITED, **which)),
            devices=tuple(
                OwnDevice(each.browser, each.system, each.made, each.seen, push.get(each.name))
                for each in await rows(OF_GUEST, of=guest.id)
            ),
            bots=tuple(bots.values()),
            tokens=tuple(
                OwnToken(
                    each.title,
                    bots[each.bot] if each.bot else None,
                    each.scopes,
                    each.made,
                    each.first,
                    each.last,
                )
                for each in await self._programs.tokens(guest)
            ),
            links=tuple(link.until for link in await rows(OWN_LINKS, **which)),
            complaints=tuple(
                OwnComplaint(each.reason, each.text, each.table_id, each.line, each.made, each.closed)
                for each in await rows(OWN_COMPLAINTS, **which)
            ),
            appeals=tuple(
                OwnAppeal(each.kind, each.text, each.made, each.closed, each.lifted, each.answer)
                for each in await rows(OWN_APPEALS, **which)
            ),
            acts=tuple(
                OwnAct(each.kind, each.at, each.until, each.why, each.keeper == guest.id)
                for each in await rows(OWN_ACTS, **which)
            ),
            door_links=tuple(link.until for link in await rows(OWN_DOOR_LINKS, **which)),
            vacations=tuple(
                OwnSpell(each.began, each.until) for each in await rows(VACATIONS_OF, of=guest.id)
            ),
            wait=msgspec.json.decode(wait.want, type=Want) if wait else None,
            tournaments=tuple(
                own_tournament(each, guest.id) for each in await rows(OWN_TOURNAMENTS, **which)
            ),
            puzzles=tuple(
                msgspec.convert(each, OwnPuzzle, from_attributes=True)
                for each in await rows(ATTEMPTS_OF, of=guest.id)
            ),
            deals=tuple(
                OwnDeal(each.id, each.table_id, each.seat, each.made)
                for each in await rows(OWN_DEALS, **which)
            ),
            games=(await self._statistics.of(guest.id)).mine,
            tables=tuple(
                OwnTable(
                    id=table.id,
                    game=table.game,
                    options=msgspec.json.decode(table.options),
                    status=Status(table.status),
                    made=table.made,
                    changed=table.changed,
                    hosted=table.host == guest.id,
                    notices=tuple(sorted(each.kind for each in notices[table.id])),
                    put_away=next((each.away for each in order[table.id]), None),
                    note="".join(each.text for each in notes[table.id]),
                    seats=tuple(map(own_seat, seats[table.id])),
                    answers=tuple(
                        OwnAnswer(each.number, each.seat, each.question, each.option, each.at)
                        for each in answers[table.id]
                    ),
                    lines=tuple(OwnLine(each.text, each.at, each.answer) for each in lines[table.id]),
                    results=tuple(
                        msgspec.convert(each, OwnResult, from_attributes=True) for each in results[table.id]
                    ),
                    attempt=next(map(own_attempt, attempts[table.id]), None),
                    pairing=next((OwnPairing(each.made, each.left) for each in pairings[table.id]), None),
                    deal=next((each.deal for each in takes[table.id]), None),
                    record=records.get(table.id),
                )
                for table in met
            ),
        )


def own_tournament(row: Any, guest: int) -> OwnTournament:
    plan = msgspec.json.decode(row.plan, type=NewTournament)
    return OwnTournament(row.id, plan, Stage(row.stage), row.made, row.maker == guest, row.lot)


def own_attempt(row: Any) -> OwnAttempt:
    score = None if row.score is None else score_in(row)
    aside = Aside(row.aside) if row.aside else None
    return OwnAttempt(row.day, row.proven, score, row.first, row.undos, row.hints, aside)


def own_seat(row: Any) -> OwnSeat:
    given = row.contribution.hex() if row.contribution is not None else None
    visit = seat_from(row).visit
    return OwnSeat(
        row.seat, row.name, row.away, row.conceded, row.hints, given, visited=visit.at if visit else None
    )


def is_of_today(row: Any) -> bool:
    """Whether a record would tell others the luck of a day that is not over."""
    day = day_state(terms_from(row))
    return day is not None and time.time() < day.ends


def record_in(stored: Stored) -> bytes | None:
    """The record of a match that is over, if it can still be opened."""
    if stored.position is None:
        return None
    try:
        play = Play.load(stored.position.saved)
        play.catch_up([row.entry for row in stored.entries])
    except (Refusal, msgspec.MsgspecError, LookupError, TypeError, ValueError, AssertionError):
        return None
    return msgspec.json.encode(play.match.record()) if play.match.over else None
