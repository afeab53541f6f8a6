"""What can be asked over HTTP about other people: their pages, and what they are to who asks."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.routing import Route

from rouages.games import GAMES
from rouages.server.http.routes import Routes, body
from rouages.server.people.guests import Guest
from rouages.server.people.history import Wanted
from rouages.server.people.pace import LAYING
from rouages.server.visitors import guest_of
from rouages.server.wire.players import Curve, MatchKind, MatchResult, PlayerGame, PlayerPage
from rouages.server.wire.refusals.meeting import PageClosed, UnknownPlayer
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.server.wire.ties import NewBoards, NewHush, NewSeen, NewTie, PlayerCard, Tie
from rouages.tables.asking.points import number_from
from rouages.tables.ledger.seats import is_called
from rouages.tables.wire.refusals import ClosedToSpectators, NoSuchLine

ME = "me"
"""In place of an address: with who asks. No address is so short."""
Word = TypeVar("Word", bound=StrEnum)


class PeopleRoutes(Routes):
    """The house, asked about people."""

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/me/people", PeopleRoutes.own),
                ("DELETE", "/api/me/people/{which}", PeopleRoutes.let_go),
                ("PUT", "/api/me/page", PeopleRoutes.set_page),
                ("PUT", "/api/me/boards", PeopleRoutes.set_named),
                ("GET", "/api/players/{handle}", PeopleRoutes.player),
                ("PUT", "/api/players/{handle}/tie", PeopleRoutes.set_tie),
                ("GET", "/api/players/{handle}/matches", PeopleRoutes.matches),
                ("GET", "/api/players/{handle}/curve/{game}", PeopleRoutes.curve),
                ("GET", "/api/tables/{table_id}/seats/{seat}/player", PeopleRoutes.at_seat),
                ("PUT", "/api/tables/{table_id}/seats/{seat}/tie", PeopleRoutes.set_tie_at_seat),
                ("PUT", "/api/tables/{table_id}/seats/{seat}/hush", PeopleRoutes.hush_at_seat),
                ("PUT", "/api/tables/{table_id}/lines/{line}/hush", PeopleRoutes.hush_by_line),
                ("PUT", "/api/players/{handle}/hush", PeopleRoutes.hush),
                ("DELETE", "/api/me/hushed/{which}", PeopleRoutes.unhush),
            )
        ]

    async def own(self, request: Request) -> Any:
        """Whom I follow or have blocked, and who follows me."""
        return await self._house.ties.own(await self._guest(request))

    async def let_go(self, request: Request) -> Any:
        """Neither follow nor block somebody any more."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.ties.let_go(guest, request.path_params["which"])
        await self._changed(guest)
        return await self._house.ties.own(guest)

    async def set_page(self, request: Request) -> Any:
        """Let others see my page, or not."""
        guest = await self._guest(request)
        wish = await body(request, NewSeen)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._house.ties.own(await self._house.guests.set_page(guest, wish.seen))

    async def set_named(self, request: Request) -> Any:
        """Have everybody told my name on boards of the day, or friends alone."""
        guest = await self._guest(request)
        wish = await body(request, NewBoards)
        self._house.pace.step(LAYING, str(guest.id))
        return await self._house.ties.own(await self._house.guests.set_named(guest, named=wish.named))

    async def _player(self, request: Request) -> Guest:
        player = await self._house.guests.of_handle(request.path_params["handle"])
        if player is None:
            raise UnknownPlayer()
        return player

    async def _page(self, request: Request) -> tuple[Guest, Guest | None]:
        """Whose page is asked for, and who may see it asks."""
        player, reader = await self._player(request), await guest_of(request.scope, self._house)
        if not await self._house.ties.sees(reader.id if reader else None, player):
            raise PageClosed()
        return player, reader

    async def player(self, request: Request) -> Any:
        """Somebody's page; to whom it is closed it says their name and nothing else."""
        house, player = self._house, await self._player(request)
        reader = await guest_of(request.scope, house)
        card = await house.ties.card(reader, player)
        if not await house.ties.sees(reader.id if reader else None, player):
            return PlayerPage(card, open=False)
        await house.statistics.ratings.learn()
        records = await house.statistics.games_of(player.id)
        games = (
            PlayerGame(each.game, each.cooperative, each.played, each.won, each.rating)
            for each in map(records.get, GAMES)
            if each
        )
        is_other = reader is not None and reader.id != player.id
        shared = await house.history.shared(reader.id, player.id) if reader and is_other else None
        years = await house.history.years(player.id)
        tables = await house.lobby.of(player.id, reader.id if reader else None)
        return PlayerPage(
            card, open=True, since=player.made, games=tuple(games), shared=shared, years=years, tables=tables
        )

    async def matches(self, request: Request) -> Any:
        """Every match that somebody has finished, page by page."""
        player, reader = await self._page(request)
        asked = request.query_params
        wanted = Wanted(
            game=asked.get("game") or None,
            other=await self._other(asked.get("with", ""), reader),
            result=word_in(asked.get("result", ""), MatchResult),
            year=number_from(asked.get("year", "")),
            kind=word_in(asked.get("kind", ""), MatchKind),
        )
        page = number_from(asked.get("page", "")) or 0
        return await self._house.history.of(player.id, reader.id if reader else None, wanted, page)

    async def _other(self, name: str, reader: Guest | None) -> int | None:
        """With whom; none if that does not matter."""
        if not name:
            return None
        other = reader if name == ME else await self._house.guests.of_handle(name)
        if other is None:
            raise UnknownPlayer()
        return other.id

    async def curve(self, request: Request) -> Any:
        """How somebody's rating at a game came about."""
        player, _ = await self._page(request)
        game = request.path_params["game"]
        if game not in GAMES:
            raise NoSuchPage()
        found: Curve = await self._house.statistics.ratings.curve(player.id, game)
        return found

    async def set_tie(self, request: Request) -> Any:
        """Follow somebody, block them, or neither any more."""
        guest, wish = await self._guest(request), await body(request, NewTie)
        return await self._tie(guest, await self._player(request), wish.tie)

    async def _tie(self, guest: Guest, player: Guest, tie: Tie | None) -> PlayerCard:
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.ties.set(guest, player, tie)
        await self._changed(guest)
        return await self._house.ties.card(guest, player)

    async def hush(self, request: Request) -> Any:
        """Hide somebody's chat from me, or read it again."""
        guest, wish = await self._guest(request), await body(request, NewHush)
        return await self._hush(guest, await self._player(request), wish)

    async def hush_at_seat(self, request: Request) -> Any:
        """The same for who sits somewhere."""
        guest, wish = await self._guest(request), await body(request, NewHush)
        return await self._hush(guest, await self._sitting(request, guest), wish)

    async def hush_by_line(self, request: Request) -> Any:
        """The same for who said something at a table, be it that they only look on."""
        guest, wish = await self._guest(request), await body(request, NewHush)
        table = await self._table(request)
        if not table.seating.may_watch(guest.id):
            raise ClosedToSpectators()
        number = number_from(request.path_params["line"])
        if number is None:
            raise NoSuchLine()
        speaker = await self._house.guests.of(await self._house.complaints.speaker(table.id, number))
        if speaker is None:
            raise UnknownPlayer()
        return await self._hush(guest, speaker, wish)

    async def _hush(self, guest: Guest, player: Guest, wish: NewHush) -> PlayerCard:
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.ties.hush(guest, player.id, hushed=wish.hushed)
        await self._house.hearing.look_again((guest.id,))
        return await self._house.ties.card(guest, player)

    async def unhush(self, request: Request) -> Any:
        """Read somebody's chat again."""
        guest = await self._guest(request)
        self._house.pace.step(LAYING, str(guest.id))
        await self._house.ties.unhush(guest, request.path_params["which"])
        await self._house.hearing.look_again((guest.id,))
        return await self._house.ties.own(guest)

    async def _changed(self, guest: Guest) -> None:
        """What somebody hears at the tables, and which they are shown, follows at once."""
        await self._house.hearing.look_again((guest.id,))
        self._house.changed()

    async def at_seat(self, request: Request) -> Any:
        """Who sits somewhere."""
        guest = await guest_of(request.scope, self._house)
        return await self._house.ties.card(guest, await self._sitting(request, guest))

    async def set_tie_at_seat(self, request: Request) -> Any:
        """The same for who sits somewhere, be it that they have no address."""
        guest, wish = await self._guest(request), await body(request, NewTie)
        return await self._tie(guest, await self._sitting(request, guest), wish.tie)

    async def _sitting(self, request: Request, guest: Guest | None) -> Guest:
        """Who sits somewhere, unless somebody else plays there at their screen."""
        seating = (await self._table(request)).seating
        if not seating.may_watch(guest.id if guest else None):
            raise ClosedToSpectators()
        number = number_from(request.path_params["seat"])
        seat = seating.seat(-1 if number is None else number)
        player = await self._house.guests.of(seat.guest) if seat.guest is not None else None
        if player is None or seat.left or not is_called(seat.name, player.name):
            raise UnknownPlayer()
        return player


def word_in(text: str, kind: type[Word]) -> Word | None:
    """One of some words, or none; there is nothing at an address that says another."""
    if not text:
        return None
    try:
        return kind(text)
    except ValueError:
        raise NoSuchPage() from None
