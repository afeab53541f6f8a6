"""The passage: a line that came to one worker goes on, as it is, to the worker that keeps its table.

Whichever worker of a machine is free takes who comes, so that half of the screens or more would sit at a
worker that has to hand on all that they send and are shown. Before the hands are shaken nothing has been
said yet: the other worker can be given the open socket itself, with the greeting that came on it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from rouages.server.protocol import TableSocketProtocol

log = logging.getLogger("rouages")

TakeIn = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]
LONGEST_GREETING = 1 << 17
"""Bytes. Uvicorn refuses what is half as long."""
TRIES = 100
PAUSE_SECONDS = 0.005
"""Only some lines wait in a passage at the same time."""


class Passage:
    """Where one worker takes in lines from the others, each known by the address at which others call it."""

    def __init__(self, folder: Path, address: str) -> None:
        """In a folder that only the workers of this house may enter."""
        self._folder = folder
        self._own = folder / address
        self._own.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        try:
            self._socket.bind(str(self._own))
        except OSError:
            self._socket.close()
            raise
        self._coming: set[asyncio.Task[None]] = set()

    def open(self, take_in: TakeIn) -> None:
        """Take in whoever is sent from now on."""
        asyncio.get_running_loop().add_reader(self._socket, self._take, take_in)

    def close(self) -> None:
        """Whoever still waits here is cut off, and comes back by another way."""
        if self._socket.fileno() != -1:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._own.unlink(missing_ok=True)

    async def send_on(self, address: str, line: TableSocketProtocol) -> bool:
        """Give a line to the worker at this address; whether that could be done."""
        there = str(self._folder / address)
        for _ in range(TRIES):
            if line.is_gone:
                break
            try:
                given = (socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", line.file))
                self._socket.sendmsg([line.greeting], [given], 0, there)
            except BlockingIOError:
                await asyncio.sleep(PAUSE_SECONDS)
            except OSError:
                break
            else:
                return True
        return False

    def _take(self, take_in: TakeIn) -> None:
        with suppress(BlockingIOError):
            while True:
                greeting, files, _, _ = socket.recv_fds(self._socket, LONGEST_GREETING, 1)
                for file in files:
                    coming = asyncio.create_task(take_in(socket.socket(fileno=file), greeting))
                    self._coming.add(coming)
                    coming.add_done_callback(self._coming.discard)


def passage_in(folder: Path | None, address: str) -> Passage | None:
    """A worker's own; without one, what its screens at other workers send and are shown is handed on."""
    try:
        return Passage(folder, address) if folder else None
    except OSError as error:
        log.warning("Workers cannot give one another their lines: %s", error)
        return None
