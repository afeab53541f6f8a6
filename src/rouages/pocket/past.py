"""What can be asked about matches that were played: films, branches, mistakes, records, proofs, figures."""

from __future__ import annotations

from functools import partial
from typing import Any

from rouages.bots import BOTS
from rouages.pocket.asked import Asked, Endpoint
from rouages.pocket.house import PocketHouse
from rouages.pocket.statistics import statistics_of
from rouages.server.wire.advice import Estimates, ReviewWanted, advice_of
from rouages.server.wire.bodies import TableMade
from rouages.server.wire.refusals.visiting import TooLarge
from rouages.server.wire.replays import LARGEST_RECORD, Frames, NewBranch, film_of, verified_of
from rouages.tables.asking import advice
from rouages.tables.asking.cards import card_of
from rouages.tables.asking.past import Past
from rouages.tables.asking.points import number_in, points_of
from rouages.tables.live import LiveTable
from rouages.tables.match import branching
from rouages.tables.wire.plain_text import refuse_nul

MOST_FILMS = 3
"""How many are kept at hand."""


class PastDesk:
    """The house, asked about the past."""

    def __init__(self, house: PocketHouse) -> None:
        self._house = house
        self._past = Past(house.loop.beside, MOST_FILMS)

    async def _asked(self, asked: Asked) -> tuple[LiveTable, int]:
        """The table, and who asks about it."""
        guest = self._house.somebody()
        return await self._house.table(asked.table_id), guest.id

    async def film(self, asked: Asked) -> Any:
        """A match from a point of view."""
        table, guest = await self._asked(asked)
        reader, point = await self._past.film(table, guest, asked.value("seat"))
        return film_of(card_of(table, guest), reader, points_of(table.seating, guest), point)

    async def frames(self, asked: Asked) -> Any:
        """Some moments of a film, to be drawn."""
        table, guest = await self._asked(asked)
        first, last, steps = (number_in(asked.value(name)) for name in ("from", "to", "steps"))
        named = asked.value("seat")
        return Frames(tuple(await self._past.frames(table, guest, named, first, last, steps=bool(steps))))

    async def branch(self, asked: Asked) -> Any:
        """A practice table at a moment of a finished match."""
        host, wish = self._house.somebody(), asked.read(NewBranch)
        self._house.must_be_alone(wish.seats)
        table = await self._house.table(asked.table_id)
        position = await self._past.position(table, host.id, wish.seat, wish.moment)
        now = self._house.loop.now()
        page = branching.lay_branch(position, table.id, wish.seats, host, tuple(BOTS), now)
        return TableMade((await self._house.lay(page)).id)

    async def review(self, asked: Asked) -> Any:
        """What a strong bot would have done at a moment of a finished match."""
        wish = asked.read(ReviewWanted)
        table, guest = await self._asked(asked)
        saved, chosen = await self._past.reviewed(table, guest, wish.seat, wish.moment)
        return advice_of(await self._house.thinker.consider(saved, wish.seat, chosen), chosen)

    async def estimates(self, asked: Asked) -> Any:
        """How well a seat stood, moment by moment."""
        table, guest = await self._asked(asked)
        return Estimates(await self._past.estimates(table, guest, asked.value("seat")))

    async def verified(self, asked: Asked) -> Any:
        """The record of a finished match played again: all agrees."""
        table, guest = await self._asked(asked)
        return verified_of(table.seating.terms.secret, await self._past.proved(table, guest))

    async def record(self, asked: Asked) -> Any:
        """The whole match, once it is over."""
        table = await self._house.table(asked.table_id)
        return await table.ask(partial(advice.record, table.proceedings))

    async def upload(self, asked: Asked) -> Any:
        """A record from elsewhere, checked answer by answer; it becomes a finished table."""
        host, data = self._house.somebody(), asked.body.encode("utf-8", "surrogatepass")
        if len(data) > LARGEST_RECORD:
            raise TooLarge(most=LARGEST_RECORD)
        refuse_nul(data)
        page = await self._house.loop.beside(branching.lay_record, data, host, self._house.loop.now())
        return TableMade(await self._house.keep(page))

    async def statistics(self, asked: Asked) -> Any:
        """What was done on this device at each game."""
        del asked
        return statistics_of(self._house.results())


TABLE = "/api/tables/{table_id}"
PAST: dict[str, Endpoint] = {
    f"GET {TABLE}/replay": PastDesk.film,
    f"GET {TABLE}/replay/frames": PastDesk.frames,
    f"POST {TABLE}/branch": PastDesk.branch,
    f"POST {TABLE}/review": PastDesk.review,
    f"GET {TABLE}/estimates": PastDesk.estimates,
    f"GET {TABLE}/verified": PastDesk.verified,
    f"GET {TABLE}/record": PastDesk.record,
    "POST /api/records": PastDesk.upload,
    "GET /api/statistics": PastDesk.statistics,
}
