"""Settings: what a host can decide about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from rouages.days.keyring import Keyring


class LogLevel(StrEnum):
    """From which on events are logged."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"
    DEBUG = "debug"


@dataclass(frozen=True)
class MailServer:
    """By which letters go."""

    host: str
    port: int
    secure: bool
    """Whether the line is secured from its first byte; else once the server says that it can be."""
    user: str
    password: str = field(repr=False)
    sender: str
    """The address from which they come."""
    name: str


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    database: str
    """The address of the database: sqlite:///… or postgresql://…"""
    names: tuple[str, ...] = ()
    """Host names that it answers to, besides localhost, plain addresses and the machine's own name."""
    relay: str | None = None
    """Where other servers on the same database reach this one: an address of this machine and a port, 0
    for any that is free. None: it is alone."""
    called: str = ""
    """By what its metrics and logs name it among several; otherwise its address among them."""
    passages: Path | None = None
    """The folder by which workers on one machine give one another the lines of screens."""
    static: Path = field(default=Path(__file__).parent / "static")
    """Where the web client was built."""
    copies: Path | None = None
    """Where copies are kept that keepers make in a browser; none: beside the file of the database."""
    offline: Path | None = None
    """Where the files are kept of the house that plays in a browser without a server; none: it makes none."""
    packed: Path | None = None
    """Where they lie already, as `rouages site` wrote them."""
    bot_delay: float = 0.6
    """Seconds that a bot waits before it thinks, so that people can follow."""
    bot_workers: int = 2
    idle_seconds: float = 60
    """A table that nobody looks at is put away after so long."""
    messages_a_second: float = 20
    """What a screen may send for long; four seconds' worth at once."""
    limits: bool = True
    """Whether people and addresses are kept from asking too often."""
    notice_seconds: float = 60
    """Somebody is told after so long of what happened at a table where they do not look."""
    private_webhooks: bool = False
    """Whether the webhooks of guests may lead to addresses that are not on the Internet."""
    push: bool = True
    """Whether browsers are told by the push services of their vendors, if their owners want."""
    mail: MailServer | None = None
    """By which letters go; without one there are none."""
    tables_a_guest: int = 200
    """How many tables that are not over one guest may have laid."""
    abandoned_days: int | None = 60
    """People are asked whether they play on where nothing has happened for so long; none: never."""
    days: Keyring = field(default=Keyring(), repr=False)
    """From which the challenges of the day follow; without a key there are none."""
    metrics_token: str = field(default="", repr=False)
    """With which /metrics is read; without one nobody can."""
    log_level: LogLevel = LogLevel.WARNING
    access_log: bool = False
    """Whether every request is logged, without the secrets of its address."""


def key_files(given: str) -> list[Path]:
    """The files of keys that a variable of the environment names, as PATH names folders."""
    return [Path(name) for name in given.split(os.pathsep) if name]
