"""The picture beside a link: a table as those who look on see it, or a game, drawn without a word."""

from __future__ import annotations

import asyncio
import random
from functools import cache, lru_cache, partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rouages.bots import Perspective
from rouages.bots.greedy import Greedy
from rouages.engine.chance import secret_from_seed
from rouages.engine.drawing import HEIGHT, WIDTH, sheet
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.house import House
from rouages.server.http.heads import PREVIEW
from rouages.server.http.replays import ReplayRoutes
from rouages.server.http.routes import Routes
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.tables.asking.points import number_in
from rouages.tables.live import LiveTable

EXAMPLE = 1
"""The seed of the tables that are drawn before their own match begins."""
FAR = 22
"""So many answers of each seat show what a game looks like."""
FRESH, SETTLED = 60, 24 * 3600
"""For how many seconds a picture may be kept: of a match that goes on, and of one that is over."""


class PictureRoutes(Routes):
    """The house, asked by those who show a link with its picture. What they may see, anybody may."""

    def __init__(self, house: House, replays: ReplayRoutes) -> None:
        """By whoever these routes show films."""
        super().__init__(house)
        self._past = replays.past

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=["GET"])
            for path, endpoint in (
                ("/picture/table/{table_id}", PictureRoutes.table_drawn),
                ("/picture/join/{invitation}", PictureRoutes.invitation_drawn),
                ("/picture/learn/{game}", PictureRoutes.game_drawn),
                # What links of earlier releases name, which others have stored.
                ("/api/tables/{table_id}/picture", PictureRoutes.table_drawn),
                ("/api/join/{invitation}/picture", PictureRoutes.invitation_drawn),
            )
        ]

    async def table_drawn(self, request: Request) -> Any:
        """A table at the moment that the address names, else as it is now."""
        return await self._drawn(await self._table(request), request)

    async def invitation_drawn(self, request: Request) -> Any:
        """The table to which a friend's link leads."""
        return await self._drawn(await self._house.tables.invited(request.path_params["invitation"]), request)

    async def game_drawn(self, request: Request) -> Any:
        """A game in full swing, for the page that teaches it."""
        name = request.path_params["game"]
        if name not in GAMES:
            raise NoSuchPage()
        return sent(await asyncio.to_thread(lambda: painted(typical(name))), SETTLED)

    async def _drawn(self, table: LiveTable, request: Request) -> Response:
        inside = await self._inside(table, request)
        if not inside:
            return RedirectResponse(f"/{PREVIEW}")
        picture = await asyncio.to_thread(painted, inside)
        return sent(picture, SETTLED if table.seating.is_closed else FRESH)

    async def _inside(self, table: LiveTable, request: Request) -> str:
        """What nobody in particular may see; where that is nothing, how such a game begins."""
        terms, query = table.seating.terms, request.query_params
        game = GAMES.get(terms.game)
        if game is None:
            return ""
        try:
            moment, answer = (number_in(query[name]) if name in query else None for name in ("at", "answer"))
            seen = await self._past.seen(table, query.get("seat", ""), moment, answer)
        except Refusal:
            options = msgspec.json.encode(terms.options)
            return await asyncio.to_thread(example, terms.game, options, len(table.seating.seats))
        return game.sight.drawing(seen)


@lru_cache(maxsize=64)
def example(name: str, options: bytes, players: int) -> str:
    """A match of the same kind at its beginning; nothing where the options allow none."""
    game = GAMES[name]
    try:
        chosen = game.options_from(msgspec.json.decode(options), players)
        match = Match.begin(game, Origin(players, chosen, secret_from_seed(EXAMPLE), (), EXAMPLE))
    except Refusal:
        return ""
    return game.sight.drawing(match.view(None))


@cache
def typical(name: str) -> str:
    """The usual table of a game after some answers, the same ones each time."""
    game = GAMES[name]
    players, options = game.usual
    origin = Origin(players, game.options_from(options, players), secret_from_seed(EXAMPLE), (), EXAMPLE)
    match, bot = Match.begin(game, origin), Greedy()
    rng = random.Random(EXAMPLE)  # noqa: S311 (a bot's whims)
    for _ in range(FAR * players):
        if match.over:
            break
        seat = match.pending[0]
        match.play(seat, bot.choose(Perspective(match, seat), rng))
    return game.sight.drawing(match.view(None))


def sent(picture: bytes, lasts: int) -> Response:
    """An answer that may be kept for so many seconds."""
    headers = {"Cache-Control": f"public, max-age={lasts}"}
    return Response(picture, headers=headers, media_type="image/png")


@lru_cache(maxsize=64)
def painted(inside: str) -> bytes:
    """A drawing in pixels; the last ones are kept, since a link is shown to many."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(svg_string=sheet(inside), width=WIDTH, height=HEIGHT, skip_system_fonts=True)
    )
