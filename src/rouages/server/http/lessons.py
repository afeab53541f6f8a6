"""What can be asked over HTTP about lessons: which there are, what they say, and a table to learn at."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from sqlalchemy import bindparam, select
from starlette.requests import Request
from starlette.routing import Route

from rouages.lessons.reading import LESSONS, lesson_named
from rouages.server.http.routes import Routes, body, lasting
from rouages.server.people.pace import LAYING
from rouages.server.store.database import TABLES
from rouages.server.store.rows import LESSON
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import NewLesson, TableMade
from rouages.server.wire.lessons import LessonCard, Lessons, page_of
from rouages.tables.match.teaching import lay_lesson, step_of
from rouages.tables.wire.states import Status

BEGUN = (
    select(TABLES.c.id, TABLES.c.game, TABLES.c.branch_of, TABLES.c.status)
    .where(TABLES.c.host == bindparam("host"), TABLES.c.branch_of.startswith(LESSON))
    .order_by(TABLES.c.made)
)


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
        begun = await self._begun(guest.id) if guest else {}
        cards = []
        for game, lessons in LESSONS.items():
            for name, lesson in lessons.items():
                table, done = begun.get((game, name), (None, False))
                step = await self._step(table) if table else None
                cards.append(
                    LessonCard(
                        game=game,
                        name=name,
                        number=lesson.number,
                        title=lesson.title,
                        minutes=lesson.minutes,
                        steps=len(lesson.step),
                        step=step,
                        done=done or (table is not None and step is None),
                    )
                )
        return Lessons(tuple(cards))

    async def lesson(self, request: Request) -> Any:
        """What a lesson says."""
        game, name = request.path_params["game"], request.path_params["name"]
        return lasting(page_of(game, name, lesson_named(game, name)), request)

    async def begin(self, request: Request) -> Any:
        """A table to learn at: the one where a lesson was left, or a new one."""
        guest = await self._guest(request)
        wish = await body(request, NewLesson)
        game, name = request.path_params["game"], request.path_params["name"]
        lesson_named(game, name)
        table, _ = (await self._begun(guest.id)).get((game, name), (None, False))
        if table and not wish.anew and await self._step(table) is not None:
            return TableMade(table)
        self._house.pace.step(LAYING, str(guest.id))
        page = lay_lesson(game, name, guest, time.time())
        return TableMade((await self._house.tables.lay(page, guest)).id)

    async def _begun(self, guest: int) -> dict[tuple[str, str], tuple[str | None, bool]]:
        """By game and lesson: the newest table where a guest learns it, and whether it was ever done."""
        found: dict[tuple[str, str], tuple[str | None, bool]] = {}
        for row in await self._house.storage.rows(BEGUN, host=guest):
            lesson = row.game, row.branch_of.removeprefix(LESSON)
            is_over = row.status == Status.OVER.value
            _, done = found.get(lesson, (None, False))
            found[lesson] = (None if is_over else row.id, done or is_over)
        return found

    async def _step(self, table_id: str) -> int | None:
        table = await self._house.tables.open(table_id)
        found: int | None = await table.ask(lambda _: step_of(table.proceedings))
        return found
