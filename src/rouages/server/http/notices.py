"""What can be asked over HTTP about notices: what one is told, by which ways, and whether those work."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.server.http.players import PlayerRoutes
from rouages.server.http.routes import body
from rouages.server.people.guests import Guest
from rouages.server.people.pace import LAYING, WEBHOOKS
from rouages.server.people.sessions import Session
from rouages.server.wire.notices import NewPush, NoticeWishes, OwnNotices, Way, WayState, zone_named
from rouages.server.wire.refusals.notices import NoPush


class NoticeRoutes(PlayerRoutes):
    """The house, asked what it tells whom."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/me/notices", NoticeRoutes.notices),
                ("PUT", "/api/me/notices", NoticeRoutes.set_wishes),
                ("POST", "/api/me/notices/trial", NoticeRoutes.trial),
                ("PUT", "/api/me/push", NoticeRoutes.begin_push),
                ("DELETE", "/api/me/push", NoticeRoutes.end_push),
            )
        ]

    async def notices(self, request: Request) -> Any:
        """What one is told, and where."""
        return await self._of(*await self._here(request))

    async def _of(self, guest: Guest, here: Session) -> OwnNotices:
        asked = {Way.MAIL: await self._house.mail_links.asked(guest.id)}
        posts = self._house.messenger.posts
        ways = [WayState(way, await post.address(guest), asked.get(way)) for way, post in posts.items()]
        push = await self._house.push.own(guest, here) if Way.PUSH in posts else None
        return OwnNotices(guest.wishes, tuple(ways), push)

    async def set_wishes(self, request: Request) -> Any:
        """Be told this and nothing else."""
        guest, here = await self._here(request)
        wishes = await body(request, NoticeWishes)
        if wishes.quiet:
            zone_named(wishes.quiet.zone)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._of(await self._house.guests.set_wishes(guest, wishes), here)

    async def begin_push(self, request: Request) -> Any:
        """Be told on this device although no page is open; it must take a first message."""
        guest, here = await self._here(request)
        wish = await body(request, NewPush)
        if not self._house.settings.push:
            raise NoPush()
        self._house.pace.step(WEBHOOKS, str(guest.id))
        await self._house.push.begin(guest, here, wish)
        return await self._of(guest, here)

    async def end_push(self, request: Request) -> Any:
        """Be told on this device no more."""
        guest, here = await self._here(request)
        await self._house.push.end(here)
        return await self._of(guest, here)

    async def trial(self, request: Request) -> Any:
        """Send a first message by every way that is set up."""
        guest = await self._guest(request)
        self._house.pace.step(WEBHOOKS, str(guest.id))
        return await self._house.messenger.trial(guest)
