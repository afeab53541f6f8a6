"""A WebSocket client as cheap as can be, so that a benchmark measures the server and not its own client."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawSocket(asyncio.Protocol):
    """One connection; `heard` is called with every message."""

    def __init__(self, host: str, path: str, cookie: str = "") -> None:
        """To this address, once the loop has connected it."""
        self._opening = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._is_open = False
        self._parts: list[bytes] = []
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._opening)

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self._buffer + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._is_open = True
        at = 0
        while len(data) >= at + 2:
            length, start = data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + length:
                break
            self._frame(data[at], data[start : start + length])
            at = start + length
        self._buffer = data[at:]

    def _frame(self, head: int, payload: bytes) -> None:
        opcode = head & 15
        if opcode == PING:
            self._send(PONG, payload)
        elif opcode in (TEXT, 0):
            self._parts.append(payload)
            if head & 128:
                whole, self._parts = b"".join(self._parts), []
                self.heard(whole)

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, payload)

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((128 | opcode, 128 | size))
            if size < 126
            else bytes((128 | opcode, 254)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + payload)

    def heard(self, payload: bytes) -> None:
        """A message came."""
        raise NotImplementedError
