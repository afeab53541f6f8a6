"""What can be asked over HTTP about lessons: which there are, what they say, and a table to learn at."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.lessons.reading import lesson_named
from rouages.server.http.heads import language_of
from rouages.server.http.players import browser_of
from rouages.server.http.routes import Routes, body, lasting, reply
from rouages.server.lessons import BEGUN, learning
from rouages.server.people.guests import Guest
from rouages.server.people.pace import LAYING, WELCOMES, of_all
from rouages.server.visitors import COOKIE, address_of, guest_of
from rouages.server.wire.bodies import NewLesson, TableMade
from rouages.server.wire.lessons import LessonsBegun, begun_at, cards_of, page_of
from rouages.tables.match.teaching import lay_lesson


class LessonRoutes(Routes):
    """The house, asked about lessons."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/lessons", LessonRoutes.lessons),
                ("GET", "/api/lessons/{game}/{name}", LessonRoutes.lesson),
                ("POST", "/api/lessons/{game}/{name}", LessonRoutes.begin),
            )
        ]

    async def lessons(self, request: Request) -> Any:
        """Every lesson, and how far one has come."""
        guest = await guest_of(request.scope, self._house)
        return cards_of(await self._begun(guest.id) if guest else {})

    async def lesson(self, request: Request) -> Any:
        """What a lesson says."""
        game, name = request.path_params["game"], request.path_params["name"]
        return lasting(page_of(game, name, lesson_named(game, name)), request)

    async def begin(self, request: Request) -> Any:
        """A table to learn at: the one where a lesson was left, or a new one.

        Nobody becomes a guest by it; only where they are in the lesson is known by a cookie.
        """
        wish = await body(request, NewLesson)
        game, name = request.path_params["game"], request.path_params["name"]
        lesson_named(game, name)
        guest = await guest_of(request.scope, self._house)
        if guest is not None:
            return TableMade(await self._table_for(guest, game, name, anew=wish.anew))
        self._house.pace.step(of_all(WELCOMES), address_of(request.scope))
        await self._house.door.must_open(None)
        learner = await self._house.guests.learner(language_of(request))
        response = reply(TableMade(await self._table_for(learner, game, name, anew=True)))
        cookie = await self._house.sessions.begin(learner.id, browser_of(request))
        self._set_cookie(response, request, COOKIE, cookie)
        return response

    async def _table_for(self, guest: Guest, game: str, name: str, *, anew: bool) -> str:
        """Where somebody learns, who may have begun already."""
        found = None if anew else (await self._begun(guest.id)).get((game, name))
        if found and found.step is not None:
            return found.table
        self._house.pace.step(LAYING, str(guest.id))
        page = lay_lesson(game, name, guest, time.time())
        return (await self._house.tables.lay(page, guest)).id

    async def _begun(self, guest: int) -> LessonsBegun:
        """Those that a guest has begun; no table is opened for it."""
        rows = await self._house.storage.rows(BEGUN, host=guest)
        return begun_at(map(learning, rows))
