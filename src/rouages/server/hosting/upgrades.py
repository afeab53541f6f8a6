"""Upgrades: what becomes of every match that is not over when this release takes a house over."""

from __future__ import annotations

import asyncio
import tempfile
from enum import StrEnum
from pathlib import Path

from msgspec import Struct
from sqlalchemy import select

from rouages.games import GAMES
from rouages.server.hosting.copies import renew
from rouages.server.hosting.place import Place
from rouages.server.store.copying import back_up
from rouages.server.store.database import TABLES
from rouages.server.store.ledger import DatabaseLedger
from rouages.server.store.storage import Storage
from rouages.tables.ledger.rows import Stored
from rouages.tables.match.play import made_by
from rouages.tables.match.proceedings import open_match
from rouages.tables.wire.states import Status

NOT_OVER = (
    select(TABLES.c.id)
    .where(TABLES.c.status.in_([Status.WAITING.value, Status.PLAYING.value]))
    .order_by(TABLES.c.made)
)


class Fate(StrEnum):
    """What becomes of a match."""

    BEGINS = "begins"
    """It has not begun: it begins under the new rules."""
    GOES_ON = "goes-on"
    SEAM = "seam"
    """It goes on from its position; what was answered before can no longer be taken back or watched again."""
    STOPS = "stops"
    """It cannot be opened."""


class Foreseen(Struct, frozen=True):
    """One match, and what becomes of it."""

    table: str
    game: str
    fate: Fate
    version: int | None
    """That of the rules by which it was last kept."""
    ours: int | None
    """That of this release."""
    why: str = ""


async def foresee(place: Place) -> list[Foreseen]:
    """Try it with every match on a copy: the house itself is not touched, and its server may run."""
    with tempfile.TemporaryDirectory(prefix="rouages-upgrade-") as folder:
        copy = Path(folder) / "house.sqlite3"
        await back_up(place.database, place.file, copy)
        await asyncio.to_thread(renew, copy)
        for game in GAMES.values():
            game.learn_to_read()
        storage = await Storage.open(f"sqlite:///{copy}")
        try:
            ledger = DatabaseLedger(storage)
            ids = [row.id for row in await storage.rows(NOT_OVER)]
            stored = [await ledger.read(table) for table in ids]
            return [await asyncio.to_thread(fate_of, each) for each in stored if each]
        finally:
            await storage.close()


def fate_of(stored: Stored) -> Foreseen:
    """What becomes of one match."""
    terms = stored.terms
    game = GAMES.get(terms.game)
    ours = game.version if game else None
    if stored.position is None:
        return Foreseen(terms.id, terms.game, Fate.BEGINS if game else Fate.STOPS, None, ours)
    made = made_by(stored.position.saved)
    version = made.version
    opened = open_match(stored)
    if opened.play is None:
        return Foreseen(terms.id, terms.game, Fate.STOPS, version, ours, str(opened.trouble))
    is_sewn = len(opened.play.match.origin.earlier) > (len(made.seam.answers) if made.seam else 0)
    return Foreseen(terms.id, terms.game, Fate.SEAM if is_sewn else Fate.GOES_ON, version, ours)
