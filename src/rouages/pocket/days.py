"""What can be asked about days gone by in a house in one's pocket: those that came with its files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from rouages.days.chain import day_from
from rouages.days.deal import CHALLENGES
from rouages.days.gone import Gone, read_gone
from rouages.pocket.asked import Asked, Endpoint
from rouages.pocket.house import PocketHouse
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.daily import DayGame, DaysGone, DayShown
from rouages.server.wire.refusals.visiting import NeedsServer
from rouages.tables.match.daily import lay_practice

FILE = "days.json"
"""Where they lie beside this module, in a site that has any."""


@cache
def brought() -> Gone | None:
    """The days that came with the files of this house."""
    found = files("rouages.pocket").joinpath(FILE)
    return read_gone(found.read_bytes()) if found.is_file() else None


class DayDesk:
    """The house, asked about days gone by."""

    def __init__(self, house: PocketHouse, gone: Gone | None) -> None:
        self._house = house
        self._gone = gone

    def _days(self) -> Gone:
        if self._gone is None:
            raise NeedsServer()
        return self._gone

    async def days(self, asked: Asked) -> Any:
        """From when to when they go."""
        del asked
        gone = self._days()
        return DaysGone(gone.chain.first.isoformat(), gone.last.isoformat(), gone.chain.number)

    async def day(self, asked: Asked) -> Any:
        """One of them, with its secret; nobody else has played here."""
        gone, day = self._days(), day_from(asked.names["day"])
        secret = gone.secret_of(day).hex()
        sheets = [(game, gone.deal(day, game).sheet) for game in CHALLENGES]
        games = [DayGame(game, sheet.options, sheet.bots, None) for game, sheet in sheets]
        return DayShown(day.isoformat(), gone.chain.number_of(day), secret, tuple(games))

    async def practise(self, asked: Asked) -> Any:
        """A practice table with the deal of that day."""
        guest, gone = self._house.somebody(), self._days()
        deal = gone.deal(day_from(asked.names["day"]), asked.names["game"])
        return TableMade((await self._house.lay(lay_practice(deal, guest, self._house.loop.now()))).id)


DAYS: dict[str, Endpoint] = {
    "GET /api/days": DayDesk.days,
    "GET /api/days/{day}": DayDesk.day,
    "POST /api/days/{day}/{game}": DayDesk.practise,
}
