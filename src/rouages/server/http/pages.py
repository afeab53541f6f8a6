"""Pages: the web client as it was built, or a plain page that says it was not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import PathLike, StaticFiles

from rouages.server.http.heads import AT, DRESSED, dressed, head_of, language_of, spoken
from rouages.server.http.named import LinkBook, Named
from rouages.server.http.protection import POLICY_IN_FRAME, POLICY_IN_POCKET
from rouages.server.http.routes import asked_again
from rouages.server.offline import OfflineHouse
from rouages.server.people.guests import Guests
from rouages.server.people.sessions import LASTING
from rouages.tables.ledger.ledger import Lost

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rouages</title>
<p>The web client was not built. In a checkout, <code>./play</code> builds it and starts the program.</p>
<p lang="fr">Le client web n’a pas été construit. Depuis les sources, <code>./play</code> le construit.</p>
"""


KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
"""What files are that not every system knows."""
FOR_EVER = "public, max-age=31536000, immutable"
POCKET = "rouages_house"
"""The cookie of a browser in which the house itself is to run: set by the page, and given anew by the server
whenever it is asked, since some browsers forget after a week what a page has set."""
IN_POCKET = "pocket"
WORKER = "worker.js"
WORKERS = ("worker-", "thinker-")
"""How the names of the programs begin in which a house runs in the browser: each has a policy of its own."""

FRAMED = "embed"
"""How the addresses begin that other sites may show within their own pages."""
IN_FRAME = {"Content-Security-Policy": POLICY_IN_FRAME, "X-Robots-Tag": "noindex"}
PAGES = frozenset(
    (
        "",
        "carry",
        "daily",
        "days",
        "deal",
        FRAMED,
        "join",
        "keeper",
        "held",
        "learn",
        "lesson",
        "lobby",
        "mail",
        "offline",
        "pairing",
        "privacy",
        "puzzles",
        "replay",
        "settings",
        "sit",
        "statistics",
        "table",
        "tournaments",
        "tunnel",
        "tv",
        "workshop",
    )
)
"""How the addresses of the client begin; at any other it says that there is nothing."""


class Assets(StaticFiles):
    """Files whose names change with their contents: kept by browsers for ever."""

    def file_response(self, full_path: PathLike, *arguments: Any, **options: Any) -> Response:
        """A file, never to be asked for again."""
        response = super().file_response(full_path, *arguments, **options)
        response.headers["Cache-Control"] = FOR_EVER
        if Path(full_path).name.startswith(WORKERS):
            response.headers["Content-Security-Policy"] = POLICY_IN_POCKET
        return response

    async def check_config(self) -> None:
        """The folder may be missing: then nothing is found in it."""


class Client:
    """The one page of the client, and the few files that keep their names (icons, the manifest)."""

    def __init__(self, static: Path, guests: Guests, links: LinkBook, offline: OfflineHouse) -> None:
        """As it was built into this folder; some of these people have pages of their own."""
        self._static = static.resolve()
        self._guests = guests
        self._links = links
        self._offline = offline

    async def page(self, request: Request) -> Response:
        """A file that was asked for by name; else the client, which knows its own paths."""
        name = request.path_params.get("path", "")
        is_player = name.startswith(AT)
        page = name.split("/")[0]
        is_file = "." in name and not is_player
        if page != FRAMED and POCKET in request.cookies and (name == WORKER or not is_file):
            chosen = await self._in_pocket(name, request)
            if chosen is not None:
                chosen.set_cookie(POCKET, IN_POCKET, LASTING, samesite="lax")
                return chosen
        if is_file:
            file = self._file(name)
            if file is None:
                return Response(status_code=404)
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        index = self._static / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503, headers={"Cache-Control": "no-store"})
        if is_player:
            return await self._of_player(index, name, request)
        if page not in DRESSED:
            status = 200 if page in PAGES else 404
            return self._spoken(index, request, IN_FRAME if page == FRAMED else {}, status)
        return self._dressed(index, name, request, await self._links.named(name.rstrip("/")))

    async def _in_pocket(self, name: str, request: Request) -> Response | None:
        """What a browser is given in which the house itself is to run, once that is written."""
        folder = await self._offline.folder()
        if folder is not None:
            if name == WORKER:
                return FileResponse(folder / WORKER, headers={"Cache-Control": "no-cache"})
            return self._spoken(folder / "index.html", request, {"Content-Security-Policy": POLICY_IN_POCKET})
        if self._offline.is_made:
            await self._offline.wish()
            if name == WORKER:
                # The browser goes on with the worker it has, and with it the house that it keeps.
                return Response(status_code=503, headers={"Cache-Control": "no-store"})
        return None

    async def _of_player(self, index: Path, name: str, request: Request) -> Response:
        """The page of somebody, which no search engine lists; what it shows, and to whom, the client asks."""
        try:
            player = await self._guests.of_handle(name)
        except Lost:
            return self._spoken(index, request, {})
        if player is None:
            return self._spoken(index, request, {}, 404)
        return self._dressed(index, f"{AT}{player.handle}", request)

    def _spoken(
        self, index: Path, request: Request, headers: Mapping[str, str], status: int = 200
    ) -> Response:
        """A page that says no more of itself than the language of who asks."""
        page = spoken(index.read_text(encoding="utf-8"), language_of(request))
        response = asked_again(page.encode(), request, "text/html", status)
        response.headers.update({"Vary": "Accept-Language", **headers})
        return response

    def _dressed(self, index: Path, name: str, request: Request, named: Named | None = None) -> Response:
        """A page that search engines and links in messages show: it says of itself what they need."""
        page = spoken(index.read_text(encoding="utf-8"), language_of(request))
        head = head_of(name, language_of(request), request.query_params, named)
        if head:
            page = dressed(page, head, str(request.base_url).rstrip("/"))
        response = asked_again(page.encode(), request, "text/html", 200 if head else 404)
        response.headers["Vary"] = "Accept-Language"
        return response

    def _file(self, name: str) -> Path | None:
        """The file of this name that anybody may have."""
        try:
            file = (self._static / name).resolve()
            is_there = file.is_relative_to(self._static) and file.is_file()
        except (OSError, ValueError):
            return None
        is_hidden = any(part.startswith(".") for part in Path(name).parts) or file.name == "index.html"
        return file if is_there and not is_hidden else None
