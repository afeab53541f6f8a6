"""The shelf: the films last looked at, made beside the tables' own work."""

from __future__ import annotations

import asyncio

from rouages.tables.asking.films import Film, Frame, Point
from rouages.tables.match.rerun import Reader, Script

MOST_FILMS = 12
"""How many films are kept at hand."""


class FilmShelf:
    """The films last looked at; only one is made at a time."""

    def __init__(self) -> None:
        self._films: dict[str, Film] = {}
        self._making = asyncio.Lock()

    async def film(self, table_id: str, script: Script) -> Film:
        """The film of a match, up to the last answer of its script."""
        async with self._making:
            film = await asyncio.to_thread(Film.of, script, self._films.pop(table_id, None))
            self._films[table_id] = film
            while len(self._films) > MOST_FILMS:
                del self._films[next(iter(self._films))]
        return film

    async def point(self, film: Film, reader: Reader) -> Point:
        """A film from a point of view."""
        async with self._making:
            return await asyncio.to_thread(film.point, reader)

    async def frames(self, film: Film, reader: Reader, first: int, last: int, *, steps: bool) -> list[Frame]:
        """Some moments of it; with `steps`, how each came about."""
        async with self._making:
            return await asyncio.to_thread(lambda: list(film.frames(reader, first, last, steps=steps)))

    async def estimates(self, film: Film, seat: int) -> tuple[float, ...]:
        """How well a seat stood at each of its moments."""
        async with self._making:
            return await asyncio.to_thread(film.estimates, seat)
