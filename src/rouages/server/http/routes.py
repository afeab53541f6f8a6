"""Routes: what can be asked over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache, partial
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rouages.bots import LEVELS
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.house import House
from rouages.server.leases import KeptElsewhere
from rouages.server.operations import Allowed, must_allow, operation_of
from rouages.server.people.guests import Guest
from rouages.server.people.inviting import stands
from rouages.server.people.pace import GUESSES, LAYING, PREVIEWS, REQUESTS, of_all, share
from rouages.server.people.sessions import LASTING
from rouages.server.relay.calling import Call
from rouages.server.relay.forwarding import FORWARDED, forward
from rouages.server.visitors import address_of, guest_of, session_of
from rouages.server.wire import forms, previews, words
from rouages.server.wire.bodies import (
    Arrange,
    Draft,
    Games,
    PutAway,
    Seated,
    TableMade,
    TakeSeat,
    Words,
)
from rouages.server.wire.closing import HouseHours
from rouages.server.wire.refusals.accounts import UnknownCarryLink
from rouages.server.wire.refusals.deals import UnknownDeal
from rouages.server.wire.refusals.meeting import UnknownPlayer, UnknownTable
from rouages.server.wire.refusals.notices import UnknownMailLink
from rouages.server.wire.refusals.programs import PeopleOnly, UnknownToken
from rouages.server.wire.refusals.visiting import DatabaseSilent, TooLarge
from rouages.tables.asking import advice
from rouages.tables.asking.cards import card_of
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.showing import invitations
from rouages.tables.wire.plain_text import refuse_nul
from rouages.tables.wire.refusals import (
    ClosedToSpectators,
    Malformed,
    NoName,
    NotYourSeat,
    UnknownInvitation,
    record_of,
)
from rouages.tables.wire.states import NewTable, Place, TableCard

log = logging.getLogger("rouages")

LARGEST_BODY = 16 * 1024
GUESSED = (UnknownTable, UnknownInvitation, UnknownDeal, UnknownCarryLink, UnknownMailLink, UnknownPlayer)

T = TypeVar("T")
Endpoint = Callable[[Any, Request], Awaitable[Any]]


def reply(value: Any, status: int = 200) -> Response:
    """A reply in JSON, which no cache keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    """Why nothing was done; whoever came with a wrong token is told how one is sent."""
    response = reply(record_of(refusal), getattr(refusal, "status", 400))
    if isinstance(refusal, UnknownToken):
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def lasting(value: Any, request: Request) -> Response:
    """A reply in JSON that is the same for all: a browser keeps it, asks about it, is not sent it twice."""
    content = msgspec.json.encode(value)
    response = asked_again(content, request, "application/json")
    response.headers["Vary"] = "Accept-Encoding"
    if response.body and "gzip" in request.headers.get("accept-encoding", ""):
        response.body = squeezed(content)
        response.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(response.body))})
    return response


@lru_cache(maxsize=128)
def squeezed(content: bytes) -> bytes:
    """What is sent to many is made small once."""
    return gzip.compress(content, mtime=0)


def asked_again(content: bytes, request: Request, kind: str, status: int = 200) -> Response:
    """What a browser keeps and asks about, and is not sent twice."""
    headers = {"Cache-Control": "no-cache", "ETag": f'W/"{sha256(content).hexdigest()[:32]}"'}
    if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, 304, headers)
    return Response(content, status, headers, media_type=kind)


async def json_in(request: Request, most: int) -> bytes:
    """The JSON that a request carries, of so many bytes at most."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Malformed(why="its content type is not application/json")
    whole = await read_in(request, most)
    refuse_nul(whole)
    return whole


async def read_in(request: Request, most: int) -> bytes:
    """What a request carries, of so many bytes at most."""
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > most:
                raise TooLarge(most=most)
    except ClientDisconnect:
        raise Malformed(why="it was cut off") from None
    return bytes(read)


async def body(request: Request, kind: type[T], most: int = LARGEST_BODY) -> T:
    """What a request carries."""
    read = await json_in(request, most)
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)) from None


class Routes:
    """The house, asked over HTTP."""

    def __init__(self, house: House) -> None:
        self._house = house

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=[method])
            for method, path, endpoint in (
                ("GET", "/api/closing", Routes.hours),
                ("GET", "/api/games", Routes.games),
                ("POST", "/api/games/{game}/preview", Routes.preview),
                ("GET", "/api/words/{language}", Routes.all_words),
                ("GET", "/api/words/{language}/{name}", Routes.some_words),
                ("GET", "/api/rules/{language}/{game}", Routes.rules),
                ("GET", "/api/lobby", Routes.lobby),
                ("POST", "/api/tables", Routes.lay),
                ("GET", "/api/tables/{table_id}", Routes.table),
                ("DELETE", "/api/tables/{table_id}", Routes.call_off),
                ("POST", "/api/tables/{table_id}/take", Routes.sit_down),
                ("POST", "/api/tables/{table_id}/rise", Routes.rise),
                ("POST", "/api/tables/{table_id}/arrange", Routes.arrange),
                ("POST", "/api/tables/{table_id}/rematch", Routes.rematch),
                ("PUT", "/api/tables/{table_id}/away", Routes.put_away),
                ("GET", "/api/tables/{table_id}/record", Routes.record),
            )
        ]

    async def _serve(self, endpoint: Endpoint, request: Request) -> Response:
        pace, address = self._house.pace, address_of(request.scope)
        guesses = share(GUESSES, None, address)
        is_counted = FORWARDED not in request.scope
        try:
            if is_counted:
                pace.step(of_all(REQUESTS), address)
            session = await session_of(request.scope, self._house)
            if session:
                guesses = share(GUESSES, session.guest, address)
                if is_counted:
                    pace.step(REQUESTS, str(session.guest))
            pace.look(*guesses)
            operation = operation_of(request.method, request.scope["route"].path)
            must_allow(session, operation)
            if not operation.always and operation.needs is not Allowed.KEEPERS:
                self._house.closing.must_be_open()
            keeper = await self._keeper(request) if is_counted else None
            value = await (self._forward(keeper, request) if keeper else endpoint(self, request))
        except Refusal as refusal:
            if isinstance(refusal, GUESSED):
                pace.step(*guesses)
            self._house.tally.refused["", type(refusal).__name__] += 1
            return refused(refusal)
        except (Lost, KeptElsewhere) as lost:
            log.warning("%s: the database does not answer: %s", request.scope["route"].path, lost)
            return reply(record_of(DatabaseSilent()), DatabaseSilent.status)
        return value if isinstance(value, Response) else reply(value)

    async def _keeper(self, request: Request) -> Call | None:
        """The line to the server that keeps the table which is asked about, if another does."""
        exchange, tables = self._house.exchange, self._house.tables
        if exchange is None:
            return None
        match request.path_params:
            case {"table_id": str(table_id)}:
                found = await exchange.find(partial(tables.open, table_id))
            case {"invitation": str(invitation)}:
                found = await exchange.find(partial(tables.invited, invitation))
            case _:
                return None
        return found if isinstance(found, Call) else None

    async def _forward(self, keeper: Call, request: Request) -> Response:
        return await forward(keeper, request, await read_in(request, LARGEST_BODY))

    def _set_cookie(
        self, response: Response, request: Request, name: str, value: str, path: str = "/"
    ) -> None:
        is_secure = request.url.scheme == "https"
        response.set_cookie(
            name, value, LASTING, path=path, httponly=True, samesite="strict", secure=is_secure
        )

    async def _guest(self, request: Request) -> Guest:
        """Who asks; who only learnt until now becomes a guest by what they do, and not by looking."""
        guest = await guest_of(request.scope, self._house)
        if guest is None:
            raise NoName()
        return guest if request.method == "GET" else await self._house.named(guest)

    async def _table(self, request: Request) -> LiveTable:
        return await self._house.tables.open(request.path_params["table_id"])

    async def games(self, request: Request) -> Any:
        """What there is to play, and whom with."""
        cards, house = tuple(map(forms.card_of, GAMES.values())), self._house
        offline = (house.settings.offline or house.settings.packed) is not None
        days = house.challenge
        begins = days.begins.isoformat() if days.begins else None
        has_days, mail = days.last_gone is not None, house.mail.is_there
        return lasting(Games(cards, LEVELS, days.is_on, begins, has_days, offline, mail), request)

    async def preview(self, request: Request) -> Any:
        """What options would lay on the table."""
        guest = await guest_of(request.scope, self._house)
        self._house.pace.step(*share(PREVIEWS, guest.id if guest else None, address_of(request.scope)))
        game = previews.game_named(request.path_params["game"])
        draft = await body(request, Draft)
        return await asyncio.to_thread(previews.preview_of, game, draft)

    async def all_words(self, request: Request) -> Any:
        """Every catalogue of a language."""
        language = words.language_named(request.path_params["language"])
        return lasting(Words(words.catalogues(language)), request)

    async def some_words(self, request: Request) -> Any:
        """One catalogue of a language."""
        language = words.language_named(request.path_params["language"])
        return lasting(words.catalogue(language, request.path_params["name"]), request)

    async def rules(self, request: Request) -> Any:
        """The rules of a game in our words."""
        language = words.language_named(request.path_params["language"])
        return lasting(words.rules_page(language, request.path_params["game"]), request)

    async def hours(self, request: Request) -> Any:
        """Whether the house closes for repairs, or is closed."""
        del request
        return HouseHours(time.time(), self._house.closing.closing)

    async def lobby(self, request: Request) -> Any:
        """My tables, open tables, tables to watch."""
        guest = await guest_of(request.scope, self._house)
        return await self._house.lobby.lobby(guest.id if guest else None)

    async def lay(self, request: Request) -> Any:
        """Lay a table."""
        guest = await self._guest(request)
        wish = await body(request, NewTable)
        self._house.pace.step(LAYING, str(guest.id))
        self._must_name(guest, wish.seats)
        row = beginning.lay(wish, guest, self._house.levels, time.time())
        table = await self._house.tables.lay([row], guest)
        return TableMade(table.id, next(iter(invitations(table.seating).values()), None))

    def _must_name(self, guest: Guest, seats: Iterable[Place]) -> None:
        """Refuse who is muted and gives names to those who sit at the same screen: others read them."""
        if any(place.name is not None for place in seats):
            self._house.silence.must_be_over(guest.id)

    async def table(self, request: Request) -> Any:
        """A table from outside."""
        table = await self._table(request)
        guest = await guest_of(request.scope, self._house)
        card: TableCard = await table.ask(lambda _: card_of(table, guest.id if guest else None))
        if guest is None or not table.seating.is_waiting:
            return card
        invitation = await self._house.inviting.invitation(guest.id, table.id)
        if invitation is None:
            return card
        return msgspec.structs.replace(card, invited=True, challenge=stands(invitation))

    async def call_off(self, request: Request) -> Any:
        """Call a table off before it begins."""
        guest, table = await self._guest(request), await self._table(request)
        await table.ask(partial(beginning.call_off, table.proceedings, guest))
        return card_of(table, guest.id)

    async def sit_down(self, request: Request) -> Any:
        """Take an open seat."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, TakeSeat)
        host = table.seating.terms.host
        await self._house.ties.must_be_welcome(guest, host)
        invited = await self._house.inviting.invitation(guest.id, table.id) is not None
        if not invited:
            await self._must_be_wanted(guest, host)
        sit = partial(beginning.sit_down, table.proceedings, guest, wish.seat, invited=invited)
        return Seated(table.id, await table.ask(sit))

    async def _must_be_wanted(self, guest: Guest, host: int) -> None:
        """A bot takes the open seats of its keeper and of other bots: people are not surprised by one."""
        if guest.kept_by is None or host == guest.kept_by:
            return
        laid_by = await self._house.guests.of(host)
        if laid_by is None or laid_by.kept_by is None:
            raise PeopleOnly()

    async def rise(self, request: Request) -> Any:
        """Get up before the match begins."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, TakeSeat)
        await table.ask(partial(beginning.rise, table.proceedings, guest, wish.seat))
        return card_of(table, guest.id)

    async def arrange(self, request: Request) -> Any:
        """Change whom a seat is for."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, Arrange)
        self._must_name(guest, (wish.place,))
        levels = self._house.levels
        await table.ask(partial(beginning.arrange, table.proceedings, guest, wish.seat, wish.place, levels))
        return card_of(table, guest.id)

    async def rematch(self, request: Request) -> Any:
        """Play the same again."""
        guest, table = await self._guest(request), await self._table(request)
        self._house.pace.step(LAYING, str(guest.id))
        self._house.closing.must_not_hurry(table.seating.terms)
        circle = await self._house.ties.of(guest.id)
        without = circle.apart | circle.unheard
        again = partial(beginning.lay_again, table.proceedings, guest, time.time(), without=without)
        return TableMade(await table.ask(again))

    async def put_away(self, request: Request) -> Any:
        """Put a table of one's own away from the lobby, or take it out again."""
        guest, table = await self._guest(request), await self._table(request)
        wish = await body(request, PutAway)
        if not table.seating.held_by(guest.id) and guest.id != table.seating.terms.host:
            raise NotYourSeat(seat=None)
        await self._house.lobby.put_away(guest.id, table.id, away=wish.away)
        self._house.changed()
        return wish

    async def record(self, request: Request) -> Any:
        """The whole match, once it is over."""
        table = await self._table(request)
        guest = await guest_of(request.scope, self._house)
        if not table.seating.may_watch(guest.id if guest else None):
            raise ClosedToSpectators()
        return await table.ask(partial(advice.record, table.proceedings))
