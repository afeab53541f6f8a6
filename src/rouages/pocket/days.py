"""What can be asked about days gone by in a house in one's pocket: those that came with its files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from rouages.days.chain import day_from
from rouages.days.deal import CHALLENGES
from rouages.days.gone import Gone, gone_with, read_gone
from rouages.pocket.asked import Asked, Endpoint
from rouages.pocket.house import PocketHouse
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.daily import DayGame, DaysGone, DayShown, published
from rouages.server.wire.refusals.visiting import NeedsServer
from rouages.tables.match.daily import lay_practice

FILE = "days.json"
"""Where they lie beside this module, in a site that has any."""


@cache
def brought() -> tuple[Gone, ...]:
    """The days that came with the files of this house."""
    found = files("rouages.pocket").joinpath(FILE)
    return read_gone(found.read_bytes()) if found.is_file() else ()


class DayDesk:
    """The house, asked about days gone by."""

    def __init__(self, house: PocketHouse, gone: tuple[Gone, ...]) -> None:
        self._house = house
        self._gone = gone

    def _days(self) -> tuple[Gone, ...]:
        if not self._gone:
            raise NeedsServer()
        return self._gone

    async def days(self, asked: Asked) -> Any:
        """From when to when they go."""
        del asked
        gone = self._days()
        return DaysGone(tuple(published(each.chain) for each in gone), gone[-1].last.isoformat())

    async def day(self, asked: Asked) -> Any:
        """One of them, with its secret; nobody else has played here."""
        day = day_from(asked.names["day"])
        gone = gone_with(self._days(), day)
        secret = gone.secret_of(day).hex()
        sheets = [(game, gone.deal(day, game).sheet) for game in CHALLENGES]
        games = [DayGame(game, sheet.options, sheet.bots, None) for game, sheet in sheets]
        return DayShown(
            day.isoformat(), gone.chain.number_of(day), secret, published(gone.chain), tuple(games)
        )

    async def practise(self, asked: Asked) -> Any:
        """A practice table with the deal of that day."""
        guest, day = self._house.somebody(), day_from(asked.names["day"])
        deal = gone_with(self._days(), day).deal(day, asked.names["game"])
        return TableMade((await self._house.lay(lay_practice(deal, guest, self._house.loop.now()))).id)


DAYS: dict[str, Endpoint] = {
    "GET /api/days": DayDesk.days,
    "GET /api/days/{day}": DayDesk.day,
    "POST /api/days/{day}/{game}": DayDesk.practise,
}
