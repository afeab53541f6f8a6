"""Servers in processes of their own, which can be killed, stopped and started again."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile

from tests.server.forked import free_port
from tests.server.running import PATIENCE, Door


class Fleet:
    """Some servers beside one another on one database, each at a door of its own."""

    def __init__(self, *databases):
        """Each reaches the database at an address of its own."""
        self._databases = databases
        size = len(databases)
        self.doors = [Door(None, free_port()) for _ in range(size)]
        self._pids = [0] * size
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115

    async def __aenter__(self):
        self._launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.several.launcher"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._complaints,
        )
        await self._hear(b"warm")
        for number in range(len(self.doors)):
            await self.start(number)
        return self

    async def start(self, number):
        self._launcher.stdin.write(b"%d %b\n" % (self.doors[number].port, self._databases[number].encode()))
        words = await self._hear(b"pid", b"ready")
        self._pids[number] = int(words[b"pid"][0])

    async def _hear(self, *awaited):
        words = {}
        while not words.keys() >= set(awaited):
            line = await asyncio.wait_for(self._launcher.stdout.readline(), 5 * PATIENCE)
            word, *rest = line.split() or [b"failed"]
            assert word != b"failed", self.complaints
            words[word] = rest
        return words

    def signal(self, number, what):
        os.kill(self._pids[number], what)

    def kill(self, number):
        self.signal(number, signal.SIGKILL)

    @property
    def complaints(self):
        self._complaints.seek(0)
        return self._complaints.read().decode()

    async def __aexit__(self, *_):
        for door in self.doors:
            await door.close()
        for pid in self._pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._launcher.stdin.close()
        await self._launcher.wait()
        self._complaints.close()
