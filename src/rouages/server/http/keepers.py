"""What can be asked over HTTP of and by keepers: complaints, deeds, their log, people, tables."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import LARGEST_BODY, Routes, body, json_in
from rouages.server.people.front_door import new_link
from rouages.server.people.pace import COMPLAINTS, LAYING
from rouages.server.people.sessions import digest
from rouages.server.wire.deeds import Acts, AnyDeed
from rouages.server.wire.keepers import (
    Complained,
    ComplaintPage,
    Complaints,
    KeptPeople,
    NewComplaint,
    NewDoorLink,
)
from rouages.server.wire.refusals.keeping import NobodyToReport
from rouages.server.wire.refusals.meeting import UnknownPlayer
from rouages.tables.asking.points import number_from
from rouages.tables.wire.refusals import ClosedToSpectators, Malformed

LONGEST_SEARCH = 60


class KeeperRoutes(Routes):
    """The house, asked by who complains and by who keeps it; `operations` says that nobody else may."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/tables/{table_id}/complaints", KeeperRoutes.complain),
                ("POST", "/api/players/{handle}/complaints", KeeperRoutes.complain_of_player),
                ("GET", "/api/keeper/complaints", KeeperRoutes.complaints),
                ("GET", "/api/keeper/complaints/{complaint}", KeeperRoutes.complaint),
                ("GET", "/api/keeper/tables", KeeperRoutes.tables),
                ("GET", "/api/keeper/people", KeeperRoutes.people),
                ("GET", "/api/keeper/log", KeeperRoutes.log),
                ("POST", "/api/keeper/deeds", KeeperRoutes.do),
                ("POST", "/api/keeper/invitations", KeeperRoutes.invite),
            )
        ]

    async def complain(self, request: Request) -> Any:
        """Have a keeper look at a line of a table, or at who sits there."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, NewComplaint)
        if not table.seating.may_watch(guest.id):
            raise ClosedToSpectators()
        self._house.pace.step(COMPLAINTS, str(guest.id))
        if wish.line is not None:
            whom: int | None = await self._house.complaints.speaker(table.id, wish.line)
        elif wish.seat is not None:
            whom = table.seating.seat(wish.seat).guest
        else:
            raise NobodyToReport()
        if whom is None:
            raise UnknownPlayer()
        return Complained(await self._house.complaints.make(guest, whom, wish, table.id))

    async def complain_of_player(self, request: Request) -> Any:
        """Have a keeper look at somebody."""
        guest = await self._guest(request)
        wish = await body(request, NewComplaint)
        player = await self._house.guests.of_handle(request.path_params["handle"])
        if player is None:
            raise UnknownPlayer()
        if wish.line is not None or wish.seat is not None:
            raise Malformed(why="lines and seats are at tables")
        self._house.pace.step(COMPLAINTS, str(guest.id))
        return Complained(await self._house.complaints.make(guest, player.id, wish, None))

    async def complaints(self, request: Request) -> Any:
        """What waits for a keeper, and what was dealt with lately."""
        del request
        book, appeals = self._house.complaints, self._house.appeals
        return Complaints(
            await book.open(), await book.closed(), await appeals.open(), await appeals.closed()
        )

    async def complaint(self, request: Request) -> Any:
        """One complaint, with the lines around it."""
        book, inspection = self._house.complaints, self._house.inspection
        card, by, whom = await book.one(request.path_params["complaint"])
        return ComplaintPage(
            card,
            await inspection.person(by),
            await inspection.person(whom),
            await book.around(card),
            await self._house.acts.about(whom, card.id),
        )

    async def tables(self, request: Request) -> Any:
        """The tables of the house."""
        return await self._house.inspection.tables(page_of(request))

    async def people(self, request: Request) -> Any:
        """Somebody by their name."""
        wanted = request.query_params.get("with", "").strip()[:LONGEST_SEARCH]
        return KeptPeople(await self._house.inspection.find(wanted) if wanted else ())

    async def log(self, request: Request) -> Any:
        """All that keepers have done."""
        return await self._house.acts.page(page_of(request))

    async def do(self, request: Request) -> Any:
        """Do something that only keepers may, and have it written down."""
        keeper = await self._guest(request)
        read = await json_in(request, LARGEST_BODY)
        try:
            deed: AnyDeed = msgspec.json.decode(read, type=AnyDeed)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed(why=str(error)) from None
        act = await self._house.deeds.do(deed, keeper)
        self._house.changed()
        return Acts((act,), more=False)

    async def invite(self, request: Request) -> Any:
        """A link by which new people come in."""
        keeper, wish = await self._guest(request), await body(request, NewDoorLink)
        self._house.pace.step(LAYING, str(keeper.id))
        link = new_link(wish)
        await self._house.deeds.invite(digest(link.secret), wish.most, link.until, wish.why, keeper)
        return link


def page_of(request: Request) -> int:
    """So many pages back."""
    return min(number_from(request.query_params.get("page", "")) or 0, 10_000)
