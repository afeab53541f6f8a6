"""Patience: uvicorn's protocol for requests, which waits only so long for one that has begun to come."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LINE = "rouages.line"
"""Under which the application finds the connection that a request came by."""
REQUEST_SECONDS = 30
"""From a new line, or from a request's first byte, to its last."""


class PatientProtocol(HttpToolsProtocol):
    """One connection; between two requests uvicorn's own patience counts."""

    _deadline: asyncio.TimerHandle | None = None

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

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self.transport.abort()
