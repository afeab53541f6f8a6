"""Patience: uvicorn's protocol for requests, which waits only so long for one that has begun to come.

Whoever wants to stay, on a socket, crosses the threshold first.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rouages.server.threshold import Threshold

LINE = "rouages.line"
"""Under which the application finds the connection that a request came by."""
REQUEST_SECONDS = 30
"""From a new line, or from a request's first byte, to its last."""


class PatientProtocol(HttpToolsProtocol):
    """One connection; between two requests uvicorn's own patience counts."""

    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, threshold: Threshold, **options: Any) -> None:
        """A connection to a house with this threshold."""
        super().__init__(**options)
        self._threshold = threshold

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has called: a request is to follow."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self._rest()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        cast(dict[str, Any], self.scope)[LINE] = self
        self._expect()

    def on_message_complete(self) -> None:
        """The whole request has come."""
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Nothing more is read until one is in."""
        self.transport.pause_reading()
        self._threshold.come(self._enter)

    def _enter(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self.transport.abort()
