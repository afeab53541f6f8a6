"""Serving: what the command `rouages` does without arguments."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, cast

import uvicorn
import uvloop

from rouages.days.chain import read_key
from rouages.days.keyring import keyring_of
from rouages.server import heap
from rouages.server.app import application
from rouages.server.house import House
from rouages.server.offline import is_checkout
from rouages.server.patience import PatientProtocol
from rouages.server.people.mail import mail_server_from
from rouages.server.protocol import TableSocketProtocol
from rouages.server.pulse import Pulse
from rouages.server.settings import LogLevel, Settings, key_files
from rouages.server.store.files import PRIVATE_FILE, tighten
from rouages.server.threshold import Threshold
from rouages.server.watching import logs
from rouages.server.wire.refusals.hosting import (
    AlreadyServing,
    NoSuchDays,
    NoSuchLogLevel,
    NoSuchRelay,
    NoSuchSite,
    NotOnSqlite,
    PortRefused,
    ShortToken,
    Unwritable,
)
from rouages.server.workers import Workers

log = logging.getLogger("rouages")

USUAL_PORT = 8018
FILE = "rouages.sqlite3"
LOCK = "rouages.lock"
COPIES = "copies"
OFFLINE = "offline"
PRIVATE_FOLDER = 0o700
SHORTEST_TOKEN = 16
LARGEST_MESSAGE = 4096
ABANDONED_DAYS = str(Settings.abandoned_days)
MOST_DAYS = 3650
NEVER = "never"
EXAMPLE = "10.0.0.5:8019"
ON_THIS_MACHINE = "127.0.0.1:0"
"""Where workers reach one another."""
SELDOM = (20_000, 20, 50)
"""Records of the rules hold no cycles: looking for them as often as Python does is a tenth of the work."""


def serve(
    data: Path | None = None,
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    workers: int = 1,
    open_browser: bool = True,
    announce: Callable[[str], object] = lambda address: (
        sys.stdout.write(f"{address}\n") and sys.stdout.flush()
    ),
) -> None:
    """Serve the house until it is interrupted; without a port, the usual one or any that is free.

    Several workers are servers of their own, on a PostgreSQL that they share.
    """
    with listen(host, port) as listening:
        address = address_of(listening, host)
        with opened_folder(data, address) as folder:

            def ready() -> None:
                announce(address)
                if open_browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

            settings = settings_for(folder)
            logs.set_up(settings.log_level, access=settings.access_log, server=settings.relay or "")
            if workers > 1:
                with suppress(KeyboardInterrupt), together(settings) as shared:
                    Workers(run, shared, listening, workers).serve(ready)
                return
            with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(run(settings, listening, ready))


@contextmanager
def together(settings: Settings) -> Iterator[Settings]:
    """For several workers of one machine: where they call one another, and give one another their lines."""
    relay = relay_of(settings.relay or ON_THIS_MACHINE, settings.database)
    with TemporaryDirectory(prefix="rouages-") as passages:
        yield replace(settings, relay=relay, passages=Path(passages))


def settings_for(folder: Path) -> Settings:
    """What the environment decides: another database than the folder's file, names, what is told to whom."""
    environment = os.environ
    level, token = environment.get("ROUAGES_LOG") or "warning", environment.get("ROUAGES_METRICS_TOKEN", "")
    if level not in tuple(LogLevel):
        raise NoSuchLogLevel(given=level)
    if 0 < len(token) < SHORTEST_TOKEN:
        raise ShortToken(least=SHORTEST_TOKEN)
    database = environment.get("ROUAGES_DATABASE") or f"sqlite:///{folder / FILE}"
    return Settings(
        database,
        tuple(environment.get("ROUAGES_NAMES", "").split()),
        relay=relay_of(environment.get("ROUAGES_RELAY"), database),
        copies=folder / COPIES,
        offline=folder / OFFLINE if is_checkout() else None,
        packed=packed_in(environment.get("ROUAGES_OFFLINE")),
        private_webhooks=environment.get("ROUAGES_PRIVATE_WEBHOOKS") == "yes",
        push=environment.get("ROUAGES_PUSH") != "no",
        mail=mail_server_from(environment.get("ROUAGES_SMTP", ""), environment.get("ROUAGES_MAIL_FROM", "")),
        abandoned_days=days_from(environment.get("ROUAGES_ABANDONED_DAYS") or ABANDONED_DAYS),
        days=keyring_of(read_key(key.read_bytes()) for key in key_files(environment.get("ROUAGES_DAYS", ""))),
        metrics_token=token,
        log_level=LogLevel(level),
        access_log=environment.get("ROUAGES_ACCESS_LOG") == "yes",
    )


def packed_in(given: str | None) -> Path | None:
    """The folder of a house without a server that was written beforehand."""
    if not given:
        return None
    folder = Path(given).expanduser().resolve()
    if not (folder / "index.html").is_file() or not (folder / "house").is_dir():
        raise NoSuchSite(folder=given)
    return folder


def relay_of(given: str | None, database: str) -> str | None:
    """Where other servers on the same PostgreSQL reach this one; none if it is alone."""
    if not given:
        return None
    host, _, port = given.rpartition(":")
    if not host or is_anywhere(host) or not (port.isdecimal() and port.isascii() and int(port) < 1 << 16):
        raise NoSuchRelay(given=given, example=EXAMPLE)
    if database.startswith("sqlite"):
        raise NotOnSqlite()
    return given


def days_from(given: str) -> int | None:
    """After how many days a table where nothing happens is abandoned."""
    if given == NEVER:
        return None
    if not (given.isdecimal() and given.isascii() and 1 <= int(given) <= MOST_DAYS):
        raise NoSuchDays(given=given, most=MOST_DAYS, never=NEVER)
    return int(given)


async def run(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Serve on a socket that already listens."""
    heap.share()
    server = server_of(await House.open(settings))
    gc.freeze()
    gc.set_threshold(*SELDOM)
    ready()
    log.info("Serving, version %s.", version("rouages"))
    await server.serve(sockets=[listening])
    log.info("Stopped.")


def server_of(house: House) -> uvicorn.Server:
    """The web server of a house."""
    return HouseServer(
        house,
        uvicorn.Config(
            application(house),
            http=cast(Any, partial(PatientProtocol, Threshold())),
            ws=cast(Any, partial(TableSocketProtocol, pulse=Pulse())),
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
            lifespan="on",
        ),
    )


class HouseServer(uvicorn.Server):
    """Tells the house as soon as it stops, before it has let go of everybody."""

    def __init__(self, house: House, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take in whoever comes, and whoever another worker sends."""
        await super().startup(sockets)
        if self._house.passage:
            self._house.passage.open(self._take_in)

    async def _take_in(self, line: socket.socket, greeting: bytes) -> None:
        protocol = cast(Any, self.config.ws_protocol_class)(
            self.config, self.server_state, self.lifespan.state
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
        except OSError:
            line.close()
        else:
            protocol.come_from_another(greeting)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, then stop."""
        self._house.begin_closing()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for; on the usual one, or any free one, if none was."""
    for wanted in (port,) if port is not None else (USUAL_PORT, 0):
        try:
            return bound(host, wanted)
        except OSError as error:
            if wanted != USUAL_PORT or port is not None or error.errno != errno.EADDRINUSE:
                raise PortRefused(host=host, port=wanted, why=reason(error)) from None
    raise AssertionError("one of the two ports was tried last")


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    if not 0 <= port < 1 << 16:
        raise OSError(errno.EINVAL, "ports are 0 to 65535")
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """Where a browser on this machine finds the house."""
    port = listening.getsockname()[1]
    name = "localhost" if is_here(host) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def is_anywhere(host: str) -> bool:
    """Whether it stands for all addresses of a machine, and so for none that another could call."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_unspecified
    except ValueError:
        return False


def is_here(host: str) -> bool:
    """Whether this machine itself is found there."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified


@contextmanager
def opened_folder(data: Path | None, address: str) -> Iterator[Path]:
    """The data folder, made if it is missing, private and locked: two servers never share one."""
    folder = (data or user_folder()).absolute()
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        if all(is_of_a_house(path.name) for path in folder.iterdir()):
            tighten(folder, PRIVATE_FOLDER)
        lock = (folder / LOCK).open("a+", encoding="utf-8")
        tighten(folder / LOCK, PRIVATE_FILE)
    except OSError as error:
        raise Unwritable(folder=folder, why=reason(error)) from None
    with lock:
        claim(lock, folder, address)
        yield folder


def is_of_a_house(name: str) -> bool:
    """Whether a file is ours, copies included: a folder with anything else in it is not ours to close."""
    return name in (LOCK, COPIES) or ".sqlite3" in name


def claim(lock: IO[str], folder: Path, address: str) -> None:
    """Lock the folder and say in it where we are; refuse if somebody else has."""
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.seek(0)
        raise AlreadyServing(folder=folder, address=lock.read().strip()) from None
    lock.truncate(0)
    lock.write(address)
    lock.flush()


def user_folder() -> Path:
    """Where this user's data belongs."""
    import platformdirs

    return platformdirs.user_data_path("rouages")


def reason(error: OSError) -> str:
    """Why the system said no, without its numbers."""
    return (error.strerror or str(error)).lower()
