"""What can be asked over HTTP of the house without a server: whether it is there, and its files."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from rouages.server.house import House
from rouages.server.http.pages import FOR_EVER, KINDS
from rouages.server.http.protection import POLICY_IN_POCKET
from rouages.server.http.routes import Routes
from rouages.server.offline import OfflineHouse
from rouages.server.wire.offline import Offline

TO_KEEP = ("index.html", "site.json")
"""What lies beside the folder of a release, for browsers that keep it beside the pages of the server."""
SMALL = {".br": "br", ".gz": "gzip"}
"""How files lie there that were made small: the smallest first, which browsers take over HTTPS alone."""
ALWAYS_NEW = {"Cache-Control": "no-cache", "Content-Security-Policy": POLICY_IN_POCKET}


class OfflineRoutes(Routes):
    """The house, asked for another that needs no server."""

    def __init__(self, house: House, files: OfflineHouse) -> None:
        """This house, and the files of the other."""
        super().__init__(house)
        self._files = files

    def all(self) -> list[Route]:
        return [
            Route("/api/offline", partial(self._serve, endpoint), methods=[method])
            for method, endpoint in (("GET", OfflineRoutes.look), ("POST", OfflineRoutes.wish))
        ]

    async def look(self, request: Request) -> Any:
        """Whether it is there."""
        del request
        return Offline(await self._files.standing())

    async def wish(self, request: Request) -> Any:
        """Have it written, if it is not there."""
        await self._guest(request)
        return Offline(await self._files.wish())

    async def file(self, request: Request) -> Response:
        """A file of it, which is another under another name."""
        folder = await self._files.folder()
        if folder is None:
            return Response(status_code=404)
        name = request.path_params["path"]
        if name in TO_KEEP:
            return FileResponse(folder / name, headers=ALWAYS_NEW)
        root = (folder / "house").resolve()
        file = (root / name).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            return Response(status_code=404)
        headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        kind = KINDS.get(file.suffix)
        accepted = request.headers.get("accept-encoding", "")
        for ending, encoding in SMALL.items():
            small = file.with_name(f"{file.name}{ending}")
            if encoding in accepted and small.is_file():
                file, headers["Content-Encoding"] = small, encoding
                break
        return FileResponse(file, headers=headers, media_type=kind)
