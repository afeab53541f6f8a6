"""Refusals of the server: what cannot be done, each one clear sentence.

All of them are known wherever one is, since one that another server sent is found by its name.
"""

from rouages.server.wire.refusals import (
    accounts,
    deals,
    hosting,
    keeping,
    meeting,
    notices,
    programs,
    tournaments,
    vacations,
    visiting,
)

__all__ = [
    "accounts",
    "deals",
    "hosting",
    "keeping",
    "meeting",
    "notices",
    "programs",
    "tournaments",
    "vacations",
    "visiting",
]
