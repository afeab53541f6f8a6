"""Releases: what the servers on a database say that they have in common, and who is refused for it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, delete, insert, select

from rouages.server.store.database import HOUSE
from rouages.server.wire.refusals.hosting import OtherRelease

NAME = "release"


def write(connection: Connection, ours: Mapping[str, str]) -> None:
    """Whoever is alone decides for all that come."""
    connection.execute(delete(HOUSE).where(HOUSE.c.name == NAME))
    connection.execute(insert(HOUSE).values(name=NAME, value=msgspec.json.encode(ours)))


def check(connection: Connection, ours: Mapping[str, str]) -> None:
    """`OtherRelease`, with all that is not the same, if those who serve now could not take tables from us."""
    kept = connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == NAME)).scalar()
    theirs = msgspec.json.decode(kept, type=dict[str, str]) if kept else {}
    if theirs != ours:
        names = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
        there, here = (
            ", ".join(f"{name} {each.get(name, '–')}" for name in names) for each in (theirs, ours)
        )
        raise OtherRelease(there=there, here=here)
