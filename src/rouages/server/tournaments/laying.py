"""Laying: the tables of a round that was drawn, with whom they wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row

from rouages.server.people.guests import Guest, Guests
from rouages.server.people.vacations import Vacations
from rouages.server.tournaments import plans
from rouages.server.tournaments.book import Written, plan_in, sitting_down
from rouages.server.tournaments.drawing import seats_at
from rouages.server.tournaments.sittings import Sitting
from rouages.tables.ledger.rows import NewRow, NoticeKind, NoticeRow, Page


class Player(NamedTuple):
    """Who has a number: somebody, or a bot of this level."""

    guest: int | None
    bot: str | None


class Laying:
    """Lays tables for people as they are now: gone, sent away, or away for days."""

    def __init__(self, guests: Guests, vacations: Vacations) -> None:
        self._guests = guests
        self._vacations = vacations

    async def lay(
        self, row: Row[Any], drawn: Sequence[Sitting], players: Sequence[Player], number: int, now: float
    ) -> tuple[Page, list[Written]]:
        """The tables of a round with those whom it concerns told, and where each is in the tournament."""
        maker = await self._guests.of(row.maker)
        assert maker is not None, "who has made something is never forgotten wholly"
        plan = plan_in(row)
        page: Page = []
        boards = []
        for board, sitting in enumerate(drawn):
            seats = seats_at(sitting, row.seed, number)
            if sitting.is_bye:
                boards.append(sitting_down(row.id, number, board, None, seats))
                continue
            who = [await self._who_sits(players[seat]) for seat in seats]
            new = plans.lay(plan, row.id, who, maker, now)
            guests = [each.id for each in who if isinstance(each, Guest)]
            if new.terms.takes_days:
                await self._rest(new)
            page += [new, *(NoticeRow(new.terms.id, guest, NoticeKind.ROUND, now) for guest in guests)]
            boards.append(sitting_down(row.id, number, board, new.terms.id, seats))
        return page, boards

    async def _rest(self, new: NewRow) -> None:
        """Whoever is away for days is so at a new table too."""
        for seat in new.seats:
            if seat.guest is not None:
                seat.vacation = (await self._vacations.of(seat.guest)).until

    async def _who_sits(self, player: Player) -> Guest | str:
        guest = None if player.guest is None else await self._guests.of(player.guest)
        return plans.who_sits(guest, player.bot)
