"""Serving a site to be measured: what is asked for is noted."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rouages.site.serving import SiteHandler


class Noting(SiteHandler):
    """Notes what is asked for, in order."""

    asked: list[str]

    def do_GET(self) -> None:  # noqa: N802
        """A file."""
        self.asked.append(self.path.partition("?")[0])
        super().do_GET()


class Quiet(ThreadingHTTPServer):
    """A browser that leaves in the middle of a file is nothing to speak of."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a site, and what is asked of it."""
    asked: list[str] = []
    handler = type("Handler", (Noting,), {"asked": asked})
    with Quiet(("localhost", 0), partial(handler, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://localhost:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()
