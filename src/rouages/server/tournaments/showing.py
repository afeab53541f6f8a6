"""Showing: a tournament as a reader may see it, from what the book has of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row

from rouages.server.people.guests import Guest, Guests
from rouages.server.people.ties import TieBook
from rouages.server.tournaments import plans
from rouages.server.tournaments.book import coming_until, plan_in, sitting_in
from rouages.server.tournaments.drawing import rounds_of
from rouages.server.tournaments.knock_out import through
from rouages.server.tournaments.sittings import Sitting
from rouages.server.tournaments.sizes import knocked_out
from rouages.server.tournaments.standing import standings
from rouages.server.tournaments.tournaments import Tournaments
from rouages.server.wire import tournaments as wire
from rouages.server.wire.tournaments import Format, Stage
from rouages.tables.wire.states import Status
from rouages.tables.wire.time_control import DAY

MONTH = 30 * DAY
"""So long a tournament that is over is listed."""

List = Sequence[tuple[Row[Any], Sequence[Row[Any]]]]
Come = Mapping[int, Row[Any]]
"""Who has come to a table, by seat."""


class Whole(NamedTuple):
    """All that is kept of a tournament."""

    row: Row[Any]
    players: Sequence[Row[Any]]
    rounds: Sequence[Sequence[Row[Any]]]
    come: Mapping[str, Come]


class TournamentBoard:
    """The tournaments of the house, from outside."""

    def __init__(self, tournaments: Tournaments, guests: Guests, ties: TieBook) -> None:
        self._tournaments = tournaments
        self._book = tournaments.book
        self._guests = guests
        self._ties = ties

    async def all(self, guest: Guest | None, now: float) -> wire.Tournaments:
        """Those that somebody may know of."""
        return await self.listed(await self.read_all(now), guest, now)

    async def read_all(self, now: float) -> List:
        """Those that go on or are not long over, whoever sees them, each with who plays there."""
        rows = await self._book.shown(now - MONTH)
        players = await self._book.players(row.id for row in rows)
        return [(row, players[row.id]) for row in rows]

    async def listed(self, found: List, guest: Guest | None, now: float) -> wire.Tournaments:
        """The same as somebody sees them: without those of people with whom they have nothing to do."""
        apart = (await self._ties.of(guest.id)).apart if guest else frozenset()
        cards = []
        for row, who in found:
            is_own = guest is not None and guest.id in {row.maker, *(each.guest for each in who)}
            if row.maker not in apart and (is_own or plan_in(row).listed):
                cards.append(await self._card(row, who, guest))
        return wire.Tournaments(now, tuple(cards))

    async def page(self, tournament: str, guest: Guest | None, now: float) -> wire.TournamentPage:
        """All of one."""
        return await self.seen(await self.read(tournament), guest, now)

    async def read(self, tournament: str) -> Whole:
        """All of one, whoever sees it."""
        row = await self._tournaments.known(tournament)
        players = (await self._book.players([tournament]))[tournament]
        rounds = await self._book.sittings(tournament)
        return Whole(row, players, rounds, await self._book.seats(tournament))

    async def seen(self, whole: Whole, guest: Guest | None, now: float) -> wire.TournamentPage:
        """The same as somebody sees it."""
        row, players, rounds, come = whole
        plan = plan_in(row)
        sat = [[sitting_in(each) for each in drawn] for drawn in rounds]
        found = standings(len(players), sat, plan.form) if rounds else []
        coming = plans.COMING[plan.pace]
        mine = [number for number, each in enumerate(players) if guest and each.guest == guest.id]
        return wire.TournamentPage(
            now=now,
            card=await self._card(row, players, guest),
            entrants=tuple(
                wire.Entrant(each.name or "", each.bot, each.handle, place)
                for each, place in zip(players, entered(players), strict=True)
            ),
            me=mine[0] if mine else None,
            host=guest is not None and guest.id == row.maker,
            ready=row.stage == Stage.OPEN.value and plans.bots_to_add(plan, len(players)) is not None,
            keeper=guest is not None and guest.keeps,
            coming=coming,
            drawn=tuple(
                drawn_round(each, plan.form, coming, come, is_last=number + 1 == len(rounds))
                for number, each in enumerate(rounds)
            ),
            standings=tuple(
                wire.StandingRow(
                    each.number,
                    each.place,
                    float(each.points),
                    float(each.second),
                    float(each.difference),
                    each.played,
                    each.out,
                )
                for each in found
            ),
            commitment=sha256(row.seed).hexdigest(),
            seed=row.seed.hex() if Stage(row.stage) in (Stage.OVER, Stage.CANCELLED) else None,
            ahead=ahead(plan, len(players), len(rounds)) if rounds else (),
            talk=row.talk if row.talk_removed is None else None,
        )

    async def _card(
        self, row: Row[Any], players: Sequence[Row[Any]], guest: Guest | None
    ) -> wire.TournamentCard:
        plan = plan_in(row)
        maker = await self._guests.of(row.maker)
        people = plan.size if row.stage == Stage.OPEN.value else len(players)
        winners = msgspec.json.decode(row.winners, type=list[int]) if row.winners else []
        return wire.TournamentCard(
            id=row.id,
            plan=plan,
            stage=Stage(row.stage),
            maker=maker.name if maker else "",
            entered=len(players),
            mine=guest is not None and any(each.guest == guest.id for each in players),
            made=row.made,
            began=row.began,
            ended=row.ended,
            round=row.round,
            rounds=rounds_of(plan.form, max(people, 2), plan.seats),
            winners=tuple(players[each].name or "" for each in winners),
        )


def entered(players: Sequence[Row[Any]]) -> list[int]:
    """Who came in before how many others, from which their lots were drawn."""
    entries = sorted(each.entry for each in players)
    return [entries.index(each.entry) for each in players]


def drawn_round(
    rows: Sequence[Row[Any]], form: Format, coming: float, come: Mapping[str, Come], *, is_last: bool
) -> wire.DrawnRound:
    """A round, table by table; of the last one also who has not come yet."""
    waiting = [coming_until(row, coming) for row in rows if row.status == Status.WAITING.value]
    is_final = len(rows) == 1
    tables = tuple(sat(row, form, come.get(row.table_id or "", {}), is_final=is_final) for row in rows)
    return wire.DrawnRound(tables, min(waiting, default=None) if is_last else None)


def sat(row: Row[Any], form: Format, come: Come, *, is_final: bool) -> wire.Sat:
    """A table of a round."""
    sitting: Sitting = sitting_in(row)
    on = through(sitting, is_last=is_final) if form is Format.KNOCK_OUT and sitting.is_over else ()
    is_waiting = row.status == Status.WAITING.value
    stood_in = tuple(sitting.players[seat] for seat, each in come.items() if each.away or each.conceded)
    missing = tuple(
        sitting.players[seat] for seat, each in come.items() if each.contribution is None and not each.away
    )
    return wire.Sat(
        players=sitting.players,
        table=row.table_id,
        status=Status(row.status) if row.status else None,
        places=sitting.places,
        scores=sitting.scores,
        on=tuple(on),
        missing=missing if is_waiting else (),
        stood_in=stood_in,
    )


def ahead(plan: wire.NewTournament, people: int, drawn: int) -> tuple[tuple[int, ...], ...]:
    """How many sit at each table of the rounds of a knock-out that are not drawn."""
    if plan.form is not Format.KNOCK_OUT:
        return ()
    if plan.seats > 2:
        return tuple(map(tuple, knocked_out(people, plan.seats)[drawn:]))
    rounds = rounds_of(plan.form, people, plan.seats)
    return tuple((2,) * 2 ** (rounds - number - 1) for number in range(drawn, rounds))
