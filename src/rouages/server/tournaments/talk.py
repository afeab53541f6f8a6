"""Talk: what people say to one another about a tournament.

It is the chat of a table at which nobody plays: so all that holds for a chat holds there, and nothing is
written a second time.
"""

from __future__ import annotations

import secrets

from rouages.server.wire.tournaments import NewTournament
from rouages.tables.ledger.rows import NewRow, Terms
from rouages.tables.wire.states import Spectators, Status, UndoPolicy

TALK = "talk-"
"""Before the id of a tournament, as the id of that table: whoever has the one has the other."""


def table_of(tournament: str) -> str:
    """The table where people talk about it."""
    return TALK + tournament


def laid(plan: NewTournament, tournament: str, maker: int, now: float) -> NewRow:
    """That table: nobody waits there, and in no list does it stand among those that are played."""
    terms = Terms(
        id=table_of(tournament),
        game=plan.game,
        options=plan.options,
        secret=secrets.token_bytes(32),
        host=maker,
        undo=UndoPolicy.OFF,
        spectators=spectators(plan),
        made=now,
        tournament=tournament,
    )
    return NewRow(terms, (), Status.CANCELLED)


def spectators(plan: NewTournament) -> Spectators:
    """Who may look at the tables of a tournament: everybody, or who has the link."""
    return Spectators.ANYONE if plan.listed else Spectators.LINK
