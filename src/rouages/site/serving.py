"""Serving a site from here, to look at it: what any host of files does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rouages.server.http.pages import KINDS
from rouages.server.http.protection import HEADERS
from rouages.site.folder import NOT_FOUND, POLICY_HERE, SMALL


class SiteHandler(SimpleHTTPRequestHandler):
    """Files of a folder; at other addresses the page, which knows them."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | KINDS
    protocol_version = "HTTP/1.1"
    _is_small = False

    def end_headers(self) -> None:
        """With the same strict headers as a server's."""
        for name, value in (HEADERS | {"Content-Security-Policy": POLICY_HERE}).items():
            self.send_header(name, value)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if self._is_small:
            self.send_header("Content-Encoding", "br")
        super().end_headers()

    def send_head(self) -> Any:
        """The file, or the page where there is none."""
        asked = Path(self.translate_path(self.path))
        if not asked.exists() and not asked.suffix:
            self.path = f"/{NOT_FOUND}"
        self._is_small = "br" in self.headers.get("Accept-Encoding", "") and Path(f"{asked}{SMALL}").is_file()
        if self._is_small:
            self.path = f"{urlsplit(self.path).path}{SMALL}"
        return super().send_head()

    def guess_type(self, path: Any) -> str:
        """A file that was made small is what it was."""
        return super().guess_type(str(path).removesuffix(SMALL))

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is said of what is asked for."""


@contextmanager
def listening(folder: Path, host: str, port: int) -> Iterator[ThreadingHTTPServer]:
    """A server of a folder, which has only to be let run."""
    with ThreadingHTTPServer((host, port), partial(SiteHandler, directory=str(folder))) as server:
        yield server
