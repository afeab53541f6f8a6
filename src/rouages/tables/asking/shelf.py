"""The shelf: the films last looked at, made beside the tables' own work where that can be done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from rouages.tables.asking.films import Film, Frame, Point
from rouages.tables.match.rerun import Reader, Script

Beside: TypeAlias = Callable[..., Awaitable[Any]]
"""Does what takes time without keeping the rest waiting: what is to be done, then what it takes."""


class FilmShelf:
    """The films last looked at; only one is made at a time."""

    def __init__(self, beside: Beside, most: int) -> None:
        """At most so many films are kept at hand."""
        self._beside = beside
        self._most = most
        self._films: dict[str, Film] = {}
        self._making = asyncio.Lock()

    async def film(self, table_id: str, script: Script) -> Film:
        """The film of a match, up to the last answer of its script."""
        async with self._making:
            film: Film = await self._beside(Film.of, script, self._films.pop(table_id, None))
            self._films[table_id] = film
            while len(self._films) > self._most:
                del self._films[next(iter(self._films))]
        return film

    async def point(self, film: Film, reader: Reader) -> Point:
        """A film from a point of view."""
        async with self._making:
            point: Point = await self._beside(film.point, reader)
        return point

    async def frames(self, film: Film, reader: Reader, first: int, last: int, *, steps: bool) -> list[Frame]:
        """Some moments of it; with `steps`, how each came about."""
        async with self._making:
            frames: list[Frame] = await self._beside(
                lambda: list(film.frames(reader, first, last, steps=steps))
            )
        return frames

    async def estimates(self, film: Film, seat: int) -> tuple[float, ...]:
        """How well a seat stood at each of its moments."""
        async with self._making:
            values: tuple[float, ...] = await self._beside(film.estimates, seat)
        return values
