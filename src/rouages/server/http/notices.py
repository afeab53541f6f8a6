"""What can be asked over HTTP about notices: what one is told, by which ways, and whether those work."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.routes import Routes, body
from rouages.server.people.guests import Guest
from rouages.server.people.pace import LAYING, WEBHOOKS
from rouages.server.wire.notices import NoticeWishes, OwnNotices, Way, WayState, zone_named


class NoticeRoutes(Routes):
    """The house, asked what it tells whom."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/me/notices", NoticeRoutes.notices),
                ("PUT", "/api/me/notices", NoticeRoutes.set_wishes),
                ("POST", "/api/me/notices/trial", NoticeRoutes.trial),
            )
        ]

    async def notices(self, request: Request) -> Any:
        """What one is told, and where."""
        return await self._of(await self._guest(request))

    async def _of(self, guest: Guest) -> OwnNotices:
        asked = {Way.MAIL: await self._house.mail_links.asked(guest.id)}
        posts = self._house.messenger.posts
        ways = (WayState(way, post.address(guest), asked.get(way)) for way, post in posts.items())
        return OwnNotices(guest.wishes, tuple(ways))

    async def set_wishes(self, request: Request) -> Any:
        """Be told this and nothing else."""
        guest = await self._guest(request)
        wishes = await body(request, NoticeWishes)
        if wishes.quiet:
            zone_named(wishes.quiet.zone)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._of(await self._house.guests.set_wishes(guest, wishes))

    async def trial(self, request: Request) -> Any:
        """Send a first message by every way that is set up."""
        guest = await self._guest(request)
        self._house.pace.step(WEBHOOKS, str(guest.id))
        return await self._house.messenger.trial(guest)
