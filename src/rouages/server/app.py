"""The application: routes, sockets and pages of one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from rouages.server.house import House
from rouages.server.http.advice import AdviceRoutes
from rouages.server.http.comments import CommentRoutes
from rouages.server.http.daily import DailyRoutes
from rouages.server.http.deals import DealRoutes
from rouages.server.http.document import DocumentRoutes
from rouages.server.http.finding import FindingRoutes
from rouages.server.http.gatherings import GatheringRoutes
from rouages.server.http.invitations import InvitationRoutes
from rouages.server.http.keepers import KeeperRoutes
from rouages.server.http.lessons import LessonRoutes
from rouages.server.http.mail import MailRoutes
from rouages.server.http.named import LinkBook
from rouages.server.http.notices import NoticeRoutes
from rouages.server.http.offline import OfflineRoutes
from rouages.server.http.own_data import OwnDataRoutes
from rouages.server.http.pages import Assets, Client
from rouages.server.http.pairing import PairingRoutes
from rouages.server.http.passkeys import PasskeyRoutes
from rouages.server.http.people import PeopleRoutes
from rouages.server.http.pictures import PictureRoutes
from rouages.server.http.players import PlayerRoutes
from rouages.server.http.private_notes import PrivateNoteRoutes
from rouages.server.http.programs import ProgramRoutes
from rouages.server.http.protection import Protection
from rouages.server.http.provisions import ProvisionRoutes
from rouages.server.http.puzzles import PuzzleRoutes
from rouages.server.http.replays import ReplayRoutes
from rouages.server.http.routes import Routes, reply
from rouages.server.http.streams import StreamRoutes
from rouages.server.http.tidings import TidingsRoutes
from rouages.server.http.tournaments import TournamentRoutes
from rouages.server.http.vacations import VacationRoutes
from rouages.server.offline import OfflineHouse
from rouages.server.shown import LobbySocket, PairingSocket, TournamentSocket
from rouages.server.sockets import PlaySocket
from rouages.server.watching.access import Access
from rouages.server.watching.health import Physician
from rouages.server.watching.room import RoomRoutes
from rouages.server.watching.routes import WatchRoutes
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.server.wishes import Wishes
from rouages.tables.wire.refusals import record_of


async def nowhere(request: Request) -> Response:
    """There is no such address."""
    del request
    return reply(record_of(NoSuchPage()), NoSuchPage.status)


def application(house: House) -> Starlette:
    """The house on the web; it is closed when the application stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if house.exchange:
            await house.exchange.open(app.router, house.lobby.presence)
        listening = asyncio.create_task(Wishes(house).listen())
        yield
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await files.close()
        await house.close()

    files = OfflineHouse(house.settings.offline, house.settings.static, house.settings.packed)
    client = Client(house.settings.static, house.guests, LinkBook(house.storage, house.guests), files)
    replays = ReplayRoutes(house)
    physician = Physician(house)
    offline = OfflineRoutes(house, files)
    every_method = ["GET", "POST", "PUT", "DELETE", "PATCH"]
    asked = [
        *Routes(house).all(),
        *replays.all(),
        *AdviceRoutes(house, replays).all(),
        *CommentRoutes(house, replays).all(),
        *GatheringRoutes(house, replays).all(),
        *PictureRoutes(house, replays).all(),
        *PlayerRoutes(house).all(),
        *PasskeyRoutes(house).all(),
        *OwnDataRoutes(house).all(),
        *PrivateNoteRoutes(house).all(),
        *VacationRoutes(house).all(),
        *ProgramRoutes(house).all(),
        *NoticeRoutes(house).all(),
        *PeopleRoutes(house).all(),
        *MailRoutes(house).all(),
        *LessonRoutes(house).all(),
        *DailyRoutes(house).all(),
        *PuzzleRoutes(house).all(),
        *DealRoutes(house).all(),
        *ProvisionRoutes(house).all(),
        *InvitationRoutes(house).all(),
        *FindingRoutes(house).all(),
        *PairingRoutes(house).all(),
        *TournamentRoutes(house).all(),
        *StreamRoutes(house).all(),
        *KeeperRoutes(house).all(),
        *TidingsRoutes(house).all(),
        *RoomRoutes(house, physician).all(),
        *offline.all(),
        WebSocketRoute("/api/tables/{table_id}/play", PlaySocket(house)),
        WebSocketRoute("/api/lobby/live", LobbySocket(house)),
        WebSocketRoute("/api/pairing/live", PairingSocket(house)),
        WebSocketRoute("/api/tournaments/live", TournamentSocket(house)),
        WebSocketRoute("/api/tournaments/{tournament}/live", TournamentSocket(house)),
    ]
    return Starlette(
        routes=[
            *asked,
            *DocumentRoutes(house, asked).all(),
            *WatchRoutes(house, physician).all(),
            Route("/api/{path:path}", nowhere, methods=every_method),
            Route("/house/{path:path}", offline.file),
            Mount("/assets", Assets(directory=house.settings.static / "assets", check_dir=False)),
            Route("/{path:path}", client.page),
        ],
        middleware=[
            Middleware(Access, tally=house.tally),
            Middleware(Protection, names=house.settings.names),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        lifespan=lifespan,
    )
