"""Codes: with which a screen is sent away from a table."""

from __future__ import annotations

from rouages.engine.refusals import Refusal
from rouages.server.wire.refusals.keeping import Banned
from rouages.server.wire.refusals.meeting import TableRemoved, UnknownTable
from rouages.server.wire.refusals.programs import ScopeMissing, UnknownToken
from rouages.server.wire.refusals.visiting import DatabaseSilent, TooFrequent
from rouages.tables.audience.clients import COME_BACK
from rouages.tables.wire.refusals import ClosedToSpectators, SeenLate

OTHERWISE = 4400
"""For a refusal that has no code of its own."""
CODES: dict[type[Refusal], int] = {
    UnknownTable: 4404,
    UnknownToken: 4401,
    ScopeMissing: 4403,
    ClosedToSpectators: 4403,
    SeenLate: 4403,
    Banned: 4403,
    TableRemoved: 4404,
    TooFrequent: 4429,
    DatabaseSilent: COME_BACK,
}
