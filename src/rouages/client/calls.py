"""Calls: requests over HTTP and sockets to one house, with the token where it belongs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rouages.server.wire.refusals.visiting import TooFrequent
from rouages.tables.wire.refusals import refusal_from

T = TypeVar("T")
OK = 200
SECURE = {"https": "wss", "http": "ws"}


class Calls:
    """To a house at an address such as https://play.example.org, by who has this token."""

    def __init__(self, address: str, token: str, patience: float) -> None:
        """A reply is waited for so many seconds."""
        self._parts = urlsplit(address if "//" in address else f"https://{address}")
        if self._parts.scheme not in SECURE or not self._parts.hostname:
            raise ValueError(f"{address} is not the address of a house, such as https://play.example.org")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._patience = patience

    def ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """What the house replies; whoever asks too often waits as long as the house says, and asks again."""
        while True:
            try:
                with self._reply(method, path, body, self._patience) as reply:
                    return msgspec.json.decode(reply.read(), type=kind)
            except TooFrequent as refusal:
                time.sleep(float(str(refusal.fields["seconds"])))

    def lines(self, path: str, patience: float) -> Iterator[bytes]:
        """Line by line what has no end, until the house ends it or is silent for so long."""
        with self._reply("GET", path, None, patience) as reply:
            while line := reply.readline():
                yield line.strip()

    def socket(self, path: str, lasting: ExitStack) -> ClientConnection:
        """A line to a table, open as long as this lasts."""
        address = f"{SECURE[self._parts.scheme]}://{self._parts.netloc}/api/{path}"
        headers, patience = self._headers, self._patience
        try:
            line = connect(address, additional_headers=headers, max_size=None, open_timeout=patience)
            return lasting.enter_context(line)
        except InvalidStatus as refused:
            raise _refused(refused.response.status_code, refused.response.body) from None

    @contextmanager
    def _reply(self, method: str, path: str, body: Any, patience: float) -> Iterator[HTTPResponse]:
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        connection = kind(self._parts.netloc, timeout=patience)
        headers = dict(self._headers)
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, f"/api/{path}", content, headers)
            reply = connection.getresponse()
            if reply.status != OK:
                raise _refused(reply.status, reply.read())
            yield reply
        finally:
            connection.close()


def _refused(status: int, content: bytes | bytearray | None) -> Exception:
    """What the house refused; a proxy before it may say anything."""
    try:
        record = msgspec.json.decode(content or b"", type=dict[str, Any])
    except msgspec.MsgspecError:
        record = {}
    return refusal_from(record) if "type" in record else ConnectionError(f"no house answers: {status}")
