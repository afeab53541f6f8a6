"""The shelf of stored matches: a file for each version of each game, a house for each form of the database.

A file is never written again: what a release has stored, every later release opens.
"""

import lzma
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import create_engine

from rouages.server.store.migrating import bring_up_to_date

FOLDER = Path(__file__).parent


RULES_CHANGED: dict[str, int] = {
    "cyberion": 2,
    "gear-and-piston": 2,
    "out-of-gears": 2,
    "robo-rally": 4,
    "too-many-bones": 9,
}
"""The version of a game since which the same answers lead elsewhere: what is older need not go on alike."""


class Sequel(Struct, frozen=True):
    """How a match goes on when every answer is fixed beforehand: it tells positions apart that look alike."""

    answers: int
    draws: int
    """How often chance was asked, from the beginning."""
    outcome: dict | None
    """None after so many answers that the rest is left out."""


class Stored(Struct, frozen=True):
    """A match in the middle of a game, and what is known of it that does not hang on how it is written."""

    moment: str
    """Why this one is kept."""
    saved: bytes
    asked: dict[int, int]
    """How many options each seat has that must decide."""
    sequel: Sequel


class Matches(Struct, frozen=True):
    """What is kept of one version of one game."""

    version: int
    positions: list[Stored]
    records: list[dict]


class House(Struct, frozen=True):
    """The database of a house, and what its people could see of it."""

    database: bytes
    people: dict[str, dict[str, str]]
    """The cookies of each."""
    tables: dict[str, dict]
    """By its id, what was shown at each table, and to whom."""


def file_of(game, version):
    return FOLDER / game / f"{version}.msgpack.xz"


def house_file():
    """Where a house of today belongs: each form of the database has one."""
    return FOLDER / "houses" / f"{newest_step()}.msgpack.xz"


def newest_step():
    """The last of the steps that bring a database up to date."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        bring_up_to_date(connection)
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    engine.dispose()
    return found


def write(file, content):
    file.parent.mkdir(exist_ok=True)
    with file.open("xb") as new:
        new.write(lzma.compress(msgspec.msgpack.encode(content), preset=lzma.PRESET_EXTREME))


def read(file, kind):
    return msgspec.msgpack.decode(lzma.decompress(file.read_bytes()), type=kind)
