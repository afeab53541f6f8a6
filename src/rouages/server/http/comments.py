"""What can be asked over HTTP about comments on the moments of a match."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.replays import ReplayRoutes
from rouages.server.http.routes import Routes, body
from rouages.server.people.guests import Guest
from rouages.server.visitors import guest_of
from rouages.server.wire.refusals.meeting import CommentNeedsAccount
from rouages.server.wire.replays import Comments, NewComment
from rouages.tables.asking.speaking import comment
from rouages.tables.live import LiveTable
from rouages.tables.wire.refusals import NoSuchMoment


class CommentRoutes(Routes):
    """The house, asked by whoever may see the film of a finished match."""

    def __init__(self, house: House, replays: ReplayRoutes) -> None:
        """By whoever these routes show films."""
        super().__init__(house)
        self._past = replays.past

    def all(self) -> list[Route]:
        return [
            Route("/api/tables/{table_id}/comments", partial(self._serve, endpoint), methods=[method])
            for method, endpoint in (("GET", CommentRoutes.read), ("POST", CommentRoutes.write))
        ]

    async def read(self, request: Request) -> Any:
        """What was written to the moments of a match."""
        table, guest = await self._table(request), await guest_of(request.scope, self._house)
        await self._past.answers(table, guest.id if guest else None)
        return await self._comments(table, guest)

    async def write(self, request: Request) -> Any:
        """Write to a moment of a match."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, NewComment)
        if wish.answer > await self._past.answers(table, guest.id):
            raise NoSuchMoment()
        if not may_write(table, guest):
            raise CommentNeedsAccount()
        await table.ask(partial(comment, table, guest, wish.answer, wish.text))
        return await self._comments(table, guest)

    async def _comments(self, table: LiveTable, guest: Guest | None) -> Comments:
        reader = guest.id if guest else None
        circle = await self._house.ties.of(reader)
        comments = await self._house.comments.at(table.id, reader, circle.unheard, circle.hushes)
        return Comments(comments, may_write(table, guest))


def may_write(table: LiveTable, guest: Guest | None) -> bool:
    """Whoever sat there may, and whoever looks on and can be found again."""
    return guest is not None and (guest.login is not None or bool(table.seating.held_by(guest.id)))
