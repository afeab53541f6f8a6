"""The house without a server, for who goes into a tunnel: its files are written when first wanted."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import shutil
import signal
import sys
import time
from hashlib import sha256
from pathlib import Path

from rouages.server.settings import key_files
from rouages.server.wire.offline import Standing

log = logging.getLogger("rouages")

PACKAGE = Path(__file__).parent.parent
CHECKOUT = PACKAGE.parent.parent
SCRIPTS = tuple(CHECKOUT / "scripts" / name for name in ("web_client.py", "site_runtime.py"))
"""What builds the client, and what installs the runtime: where nothing has changed they do nothing."""
LEFT_OUT = {"__pycache__", "static"}
PAUSE = 600.0
"""Seconds after a failure in which nobody has the server try again: it is much work."""
LARGE = 100_000
"""Bytes: what is larger is made small once, when it is written."""


class OfflineHouse:
    """The files of a release, in a folder of its own below another."""

    def __init__(self, below: Path | None, static: Path, packed: Path | None = None) -> None:
        """With the client that was built there; nothing is looked at before somebody asks. None: never.

        Those that lie packed somewhere are taken from there.
        """
        self._below = None if packed else below
        self._static = static
        self._folder = packed
        self._writing: asyncio.Task[None] | None = None
        self._failed = False
        self._tried = 0.0

    @property
    def is_made(self) -> bool:
        """Whether it can be had here, if not yet."""
        return self._below is not None

    async def standing(self) -> Standing:
        """Whether it can be had."""
        if await self.folder():
            return Standing.READY
        if self._writing and not self._writing.done():
            return Standing.COMING
        return Standing.UNABLE if self._failed or self._below is None else Standing.ABSENT

    async def folder(self) -> Path | None:
        """Where the files are, once they all are."""
        if self._folder is None:
            if self._below is None:
                return None
            self._folder = self._below / await asyncio.to_thread(release_of, self._static)
        return self._folder if (self._folder / "index.html").is_file() else None

    async def wish(self) -> Standing:
        """Somebody wants it: if it is not there, it is written, but not soon again if it could not be."""
        found = await self.standing()
        if self._below is None or self._folder is None or found in (Standing.READY, Standing.COMING):
            return found
        if self._failed and time.monotonic() < self._tried + PAUSE:
            return found
        self._tried = time.monotonic()
        self._writing = asyncio.create_task(self._fetch(self._folder))
        return Standing.COMING

    async def _fetch(self, folder: Path) -> None:
        new = folder.with_suffix(f".{os.getpid()}")
        try:
            self._failed = not await written(new)
            if not self._failed:
                await asyncio.to_thread(squeeze, new)
                await asyncio.to_thread(replace_by, new, folder)
        except OSError as trouble:
            # Another server of this machine may have been sooner.
            self._failed = await self.folder() is None
            log.warning("The house to play offline could not be kept: %s", trouble)
        finally:
            shutil.rmtree(new, ignore_errors=True)

    async def close(self) -> None:
        """Nobody waits for it any more."""
        if self._writing:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)


def is_checkout() -> bool:
    """Whether this runs where the files can be made."""
    return all(script.is_file() for script in SCRIPTS)


def release_of(static: Path) -> str:
    """One value for all that the files are made of."""
    total = sha256((static / "index.html").read_bytes() if (static / "index.html").is_file() else b"")
    for file in sorted(PACKAGE.rglob("*")):
        name = file.relative_to(PACKAGE)
        if file.is_file() and not LEFT_OUT.intersection(name.parts):
            total.update(f"{name} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:16]


def replace_by(new: Path, folder: Path) -> None:
    """Have the new files where they belong, and those of other releases nowhere."""
    for old in folder.parent.iterdir():
        if old != new:
            shutil.rmtree(old, ignore_errors=True)
    new.rename(folder)


def squeeze(folder: Path) -> None:
    """Lay the large files of the house there a second time, made small."""
    for file in (folder / "house").rglob("*"):
        if file.is_file() and file.suffix != ".br" and file.stat().st_size > LARGE:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


async def written(folder: Path) -> bool:
    """Write the files into this folder, with the days gone by, by the command for it; whether it could."""
    days = [part for key in key_files(os.environ.get("ROUAGES_DAYS", "")) for part in ("--days", str(key))]
    command = (sys.executable, "-m", "rouages", "site", str(folder), *days)
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        # It has begun others, which would go on.
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        raise
    if process.returncode:
        log.warning("No house to play offline could be written: %s", said.decode(errors="replace").strip())
    return process.returncode == 0
