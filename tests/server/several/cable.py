"""A cable between a server and its database, which can be cut without anybody being told."""

import asyncio
from contextlib import suppress

from sqlalchemy import make_url

CHUNK = 65536


class Cable:
    """Hands on all that comes, in both directions, until it is cut: then nothing, and nothing is closed."""

    def __init__(self, database):
        self._there = make_url(database)
        self._whole = asyncio.Event()
        self._whole.set()
        self._hung = set()
        self._lines = []

    async def __aenter__(self):
        self._serving = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        host, port = self._serving.sockets[0].getsockname()
        self.database = self._there.set(host=host, port=port).render_as_string(hide_password=False)
        return self

    async def __aexit__(self, *_):
        self._serving.close()
        for task, *writers in self._lines:
            task.cancel()
            for writer in writers:
                writer.transport.abort()

    def cut(self):
        """Lines that are opened from now on come to nothing either."""
        self._whole.clear()

    def mend(self):
        self._whole.set()

    def hang(self, address):
        """One line stands still for good: that of which the database sees this port."""
        self._hung.add(address)

    async def _serve(self, reader, writer):
        await self._whole.wait()
        try:
            there_reads, there = await asyncio.open_connection(self._there.host, self._there.port)
        except OSError:
            writer.transport.abort()
            return
        port = there.get_extra_info("sockname")[1]
        hands = asyncio.gather(self._hand_on(reader, there, port), self._hand_on(there_reads, writer, port))
        self._lines.append((hands, writer, there))
        with suppress(asyncio.CancelledError):
            await hands

    async def _hand_on(self, reader, writer, port):
        with suppress(OSError):
            while chunk := await reader.read(CHUNK):
                await self._whole.wait()
                if port in self._hung:
                    await asyncio.Event().wait()
                writer.write(chunk)
                await writer.drain()
            writer.close()
