"""What can be asked over HTTP with a friend's link or its code: what it leads to, and a seat there."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from rouages.bots import MIDDLE
from rouages.engine import loading
from rouages.games import GAMES
from rouages.server.http.routes import Routes, body
from rouages.server.people.guests import Guest
from rouages.server.people.pace import LAYING
from rouages.server.visitors import guest_of
from rouages.server.wire.bodies import Invitation, Seated, TableMade, TakeSeat
from rouages.server.wire.paces import AWAY, CLOCKS
from rouages.server.wire.pairing import Pace
from rouages.server.wire.ties import Invite, NewChallenge
from rouages.tables.asking.cards import card_of
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.wire.states import NewTable, Place


class InvitationRoutes(Routes):
    """The house, asked by friends."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/join/{invitation}", InvitationRoutes.invitation),
                ("POST", "/api/join/{invitation}", InvitationRoutes.join),
                ("POST", "/api/join/{invitation}/bot", InvitationRoutes.take_over),
                ("GET", "/api/tables/{table_id}/friends", InvitationRoutes.friends),
                ("POST", "/api/tables/{table_id}/friends", InvitationRoutes.invite),
                ("POST", "/api/challenges", InvitationRoutes.challenge),
                ("DELETE", "/api/tables/{table_id}/challenge", InvitationRoutes.decline),
            )
        ]

    async def _invited(self, request: Request) -> tuple[str, LiveTable]:
        secret: str = request.path_params["invitation"]
        return secret, await self._house.tables.invited(secret)

    async def invitation(self, request: Request) -> Any:
        """What a friend's link leads to."""
        secret, table = await self._invited(request)
        guest = await guest_of(request.scope, self._house)
        who = guest.id if guest else None
        seat = beginning.invited_seat(table.seating, secret, who)
        host = await self._house.guests.of(table.seating.terms.host)
        card = card_of(table, who)
        return Invitation(
            table=card.table,
            seats=card.seats,
            mine=bool(card.mine),
            seat=seat.number if seat else None,
            bots=tuple(bot.number for bot in beginning.bots_seats(table.seating, secret, who)),
            watch=table.seating.may_watch(who),
            host=host.name if host else "",
            handle=host.handle if host else None,
        )

    async def join(self, request: Request) -> Any:
        """Sit where the link leads to."""
        guest = await self._guest(request)
        secret, table = await self._invited(request)
        await self._house.ties.must_be_welcome(guest, table.seating.terms.host)
        return Seated(table.id, await table.ask(partial(beginning.accept, table.proceedings, guest, secret)))

    async def take_over(self, request: Request) -> Any:
        """Take a bot's seat."""
        guest, wish = await self._guest(request), await body(request, TakeSeat)
        secret, table = await self._invited(request)
        await self._house.ties.must_be_welcome(guest, table.seating.terms.host)
        take = partial(beginning.take_over, table.proceedings, guest, secret, wish.seat)
        return Seated(table.id, await table.ask(take))

    async def _hosted(self, request: Request) -> tuple[Guest, LiveTable]:
        """Who asks, and their own table, which still waits."""
        guest, table = await self._guest(request), await self._table(request)
        beginning.must_be_host(table.seating, guest)
        table.seating.must_wait()
        return guest, table

    async def friends(self, request: Request) -> Any:
        """The friends whom the host may ask by name."""
        guest, table = await self._hosted(request)
        return await self._house.inviting.friends(guest, table.id)

    async def invite(self, request: Request) -> Any:
        """The host asks a friend by name, who is told at once and finds the table in the lobby."""
        guest, table = await self._hosted(request)
        wish = await body(request, Invite)
        self._house.pace.step(LAYING, str(guest.id))
        friend = await self._house.inviting.friend(guest, wish.id)
        await self._house.inviting.invite(friend, table.id)
        await table.ask(partial(table.calls.invite, friend))
        self._house.changed()
        return await self._house.inviting.friends(guest, table.id)

    async def challenge(self, request: Request) -> Any:
        """Lay a table to play with a friend now, who is told at once."""
        guest, wish = await self._guest(request), await body(request, NewChallenge)
        house = self._house
        house.pace.step(LAYING, str(guest.id))
        friend = await house.inviting.friend(guest, wish.id)
        await house.inviting.must_not_wait(guest, friend)
        game = wish.game or await house.history.last_shared(guest.id, friend) or next(iter(GAMES))
        row = beginning.lay(table_for_two(game, wish.pace), guest, house.levels, time.time())
        table = await house.tables.lay([row], guest)
        await house.inviting.invite(friend, table.id, challenge=True)
        await table.ask(partial(table.calls.invite, friend, challenge=True))
        house.changed()
        return TableMade(table.id)

    async def decline(self, request: Request) -> Any:
        """Say that one cannot play now; who wanted to is told at once."""
        guest, table = await self._guest(request), await self._table(request)
        await self._house.inviting.decline(guest.id, table.id)
        await table.ask(partial(table.calls.declined, guest.id, guest.name))
        self._house.changed()
        return card_of(table, guest.id)


def table_for_two(game: str, pace: Pace) -> NewTable:
    """A table for oneself and a friend, with bots where a game is played by more."""
    size = min(size for size in loading.game_named(game, GAMES).seats if size > 1)
    bots = [Place("bot", level=MIDDLE)] * (size - 2)
    return NewTable(
        game,
        (Place("me"), Place("link"), *bots),
        clock=CLOCKS[pace],
        away=AWAY[pace],
    )
