"""The doctor: looks a house over, from its settings to the certificates in front of it."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import shutil
import socket
import sqlite3
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib.metadata import version
from smtplib import SMTPException

from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.hosting.place import Place
from rouages.server.people.mail import connect
from rouages.server.people.mail import reason as why_not_sent
from rouages.server.serve import settings_for
from rouages.server.settings import Settings
from rouages.server.store.database import ENTRIES, SERVERS
from rouages.server.store.migrating import newest_step, step_of
from rouages.server.store.storage import MOST_OF_SEVERAL, engine_of
from rouages.server.watching.health import LEAST_FREE
from rouages.tables.wire.time_control import DAY

VARIABLES = frozenset(
    (
        "ROUAGES_ABANDONED_DAYS",
        "ROUAGES_ACCESS_LOG",
        "ROUAGES_DATA",
        "ROUAGES_DATABASE",
        "ROUAGES_DAYS",
        "ROUAGES_HOST",
        "ROUAGES_LANG",
        "ROUAGES_LOG",
        "ROUAGES_MAIL_FROM",
        "ROUAGES_METRICS_TOKEN",
        "ROUAGES_NAMES",
        "ROUAGES_OFFLINE",
        "ROUAGES_PORT",
        "ROUAGES_PRIVATE_WEBHOOKS",
        "ROUAGES_PUSH",
        "ROUAGES_RELAY",
        "ROUAGES_SMTP",
        "ROUAGES_WORKERS",
    )
)
PATIENCE = 5
"""Seconds that anybody is waited for."""
SKEW_SECONDS = 2.0
FEW_DAYS = 14
"""A certificate that ends sooner should have been renewed by now."""


class State(StrEnum):
    """How something was found."""

    WELL = "well"
    UNSURE = "unsure"
    """It works, or cannot be told; somebody should know."""
    ILL = "ill"


class Finding(Struct, frozen=True):
    """One thing that was looked at; what is to be said of it is found in the catalogues under its name."""

    name: str
    state: State
    facts: Mapping[str, str | int | float] = {}


async def examine(place: Place) -> list[Finding]:
    """Everything, in the order in which one would look; nothing is changed."""
    server = await asyncio.to_thread(server_of, place)
    found = [*_settings(place), *_folder(place), await _database(place), *_disk(place), server]
    names = os.environ.get("ROUAGES_NAMES", "").split()
    found += [await asyncio.to_thread(certificate, name) for name in names if "." in name]
    found += await asyncio.to_thread(lambda: list(_mail(place)))
    return [*found, *_client(), *_versions()]


def _settings(place: Place) -> Iterator[Finding]:
    unknown = sorted(name for name in os.environ if name.startswith("ROUAGES_") and name not in VARIABLES)
    if unknown:
        yield Finding("settings.unknown", State.UNSURE, {"names": ", ".join(unknown)})
    try:
        settings_for(place.folder)
    except Refusal as refusal:
        yield Finding("settings", State.ILL, {"why": str(refusal)})
    except OSError as error:
        yield Finding("settings", State.ILL, {"why": f"{error.filename}: {error.strerror}"})
    else:
        yield Finding("settings", State.WELL)


def _folder(place: Place) -> Iterator[Finding]:
    folder = place.folder
    where = {"folder": str(folder)}
    if not folder.is_dir():
        yield Finding("folder.missing", State.UNSURE, where)
    elif not os.access(folder, os.W_OK | os.X_OK):
        yield Finding("folder.closed", State.ILL, where)
    elif folder.stat().st_mode & 0o077:
        yield Finding("folder.open", State.UNSURE, where)
    else:
        yield Finding("folder", State.WELL, where)


async def _database(place: Place) -> Finding:
    try:
        where = {"where": place.shown}
        if place.file and not place.file.is_file():
            return Finding("database.missing", State.UNSURE, where)
        engine = engine_of(place.database)
    except Refusal as refusal:
        return Finding("database.silent", State.ILL, {"where": "ROUAGES_DATABASE", "why": str(refusal)})
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            return await connection.run_sync(_look_into, where)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        why = str(getattr(error, "orig", None) or error) or "it does not answer"
        return Finding("database.silent", State.ILL, {**where, "why": why})
    finally:
        await engine.dispose()


def _look_into(connection: Connection, where: dict[str, str]) -> Finding:
    found, newest = step_of(connection), newest_step()
    if found is None:
        return Finding("database.missing", State.UNSURE, where)
    if found != newest:
        name, state = ("database.older", State.UNSURE) if found < newest else ("database.newer", State.ILL)
        return Finding(name, state, {**where, "found": found, "newest": newest})
    if connection.dialect.name == "sqlite":
        whole = connection.exec_driver_sql("PRAGMA quick_check").scalar()
        if whole != "ok":
            return Finding("database.broken", State.ILL, {**where, "why": str(whole)})
    elif abs(ahead := time.time() - float(connection.execute(NOW).scalar() or 0)) > SKEW_SECONDS:
        return Finding("clock.database", State.ILL, {"seconds": round(ahead, 1)})
    elif (crowd := _crowd(connection)) is not None:
        return crowd
    last = float(connection.execute(select(func.max(ENTRIES.c.at))).scalar() or 0)
    if last > time.time() + SKEW_SECONDS:
        return Finding("clock.past", State.ILL, {"seconds": round(last - time.time())})
    return Finding("database", State.WELL, {**where, "found": found})


def _crowd(connection: Connection) -> Finding | None:
    """Whether a PostgreSQL has room for all that its servers may ask for at once."""
    servers = int(connection.execute(select(func.count()).select_from(SERVERS)).scalar() or 0)
    most, kept = (int(connection.exec_driver_sql(f"SHOW {name}").scalar() or 0) for name in ROOM)
    if servers * MOST_OF_SEVERAL <= most - kept:
        return None
    facts = {"servers": servers, "wanted": servers * MOST_OF_SEVERAL + kept, "most": most}
    return Finding("database.crowded", State.UNSURE, facts)


ROOM = ("max_connections", "superuser_reserved_connections")
NOW = select(func.date_part("epoch", func.clock_timestamp()))


def _disk(place: Place) -> Iterator[Finding]:
    if place.folder.is_dir():
        free = shutil.disk_usage(place.folder).free
        state = State.WELL if free > 16 * LEAST_FREE else State.UNSURE if free >= LEAST_FREE else State.ILL
        yield Finding("disk" if state is State.WELL else "disk.full", state, {"megabytes": free // 2**20})


def server_of(place: Place) -> Finding:
    """Whether a server runs, and what it says of itself."""
    address = place.address
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=PATIENCE) as reply:  # noqa: S310
            reply.read()
    except urllib.error.HTTPError as error:
        checks = json.loads(error.read() or b"{}")
        ill = ", ".join(name for name, is_well in checks.items() if not is_well)
        return Finding("server.ill", State.ILL, {"address": str(address), "checks": ill or str(error.code)})
    except (OSError, ValueError):
        return Finding("server.none", State.UNSURE)
    return Finding("server", State.WELL, {"address": str(address)})


def certificate(name: str, port: int = 443, context: ssl.SSLContext | None = None) -> Finding:
    """What a browser would find in front of the house under this name."""
    context = context or ssl.create_default_context()
    try:
        with (
            socket.create_connection((name, port), PATIENCE) as line,
            context.wrap_socket(line, server_hostname=name) as secure,
        ):
            ends = (secure.getpeercert() or {}).get("notAfter")
    except ssl.SSLCertVerificationError as error:
        return Finding("certificate.refused", State.ILL, {"name": name, "why": error.verify_message})
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        return Finding("certificate.none", State.UNSURE, {"name": name, "why": why})
    days = int((ssl.cert_time_to_seconds(str(ends)) - time.time()) // DAY)
    if days < FEW_DAYS:
        return Finding("certificate.ends", State.UNSURE, {"name": name, "days": days})
    return Finding("certificate", State.WELL, {"name": name, "days": days})


def _mail(place: Place) -> Iterator[Finding]:
    """Whether the host's mail server lets the house in; nothing is sent."""
    try:
        server = settings_for(place.folder).mail
    except (Refusal, OSError):
        return
    if server is None:
        return
    where = {"where": f"{server.host}:{server.port}"}
    try:
        with connect(server) as line:
            line.noop()
    except (SMTPException, OSError) as error:
        yield Finding("mail.silent", State.ILL, {**where, "why": why_not_sent(error)})
    else:
        yield Finding("mail", State.WELL, where)


def _client() -> Iterator[Finding]:
    if not (Settings("").static / "index.html").is_file():
        yield Finding("client.missing", State.ILL)


def _versions() -> Iterator[Finding]:
    games = ", ".join(f"{game.name} {game.version}" for game in GAMES.values())
    python, sqlite = platform.python_version(), sqlite3.sqlite_version
    facts = {"rouages": version("rouages"), "python": python}
    yield Finding("versions", State.WELL, {**facts, "sqlite": sqlite, "games": games})
