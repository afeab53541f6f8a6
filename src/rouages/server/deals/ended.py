"""How a match ended that is compared with others of its deal."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rouages.engine.game import Outcome
from rouages.engine.match import Match
from rouages.tables.ledger.rows import Stored
from rouages.tables.match.proceedings import open_match
from rouages.tables.match.rerun import Script
from rouages.tables.match.results import final_places
from rouages.tables.wire.refusals import MatchNotOver


class Ended(NamedTuple):
    """What is kept in mind of a finished match, which never changes any more."""

    outcome: Outcome
    """Who gave up is behind all who did not."""
    turns: int | None
    undos: tuple[int, ...]
    by_purpose: bool


def match_in(stored: Stored) -> Match:
    """The match of a table, which may take time; refused if it cannot be opened."""
    play, _, trouble = open_match(stored)
    if play is None:
        raise trouble or MatchNotOver()
    return play.match


def script_in(stored: Stored) -> Script:
    """All that it is played again from."""
    match = match_in(stored)
    return Script(match.game, match.origin, match.answers)


def ended_in(stored: Stored) -> Ended:
    """How the match of a table ended."""
    match = match_in(stored)
    if match.outcome is None:
        raise MatchNotOver()
    places = final_places(stored.seats, match.outcome)
    progress = match.game.sight.progress(match.table)
    return Ended(
        msgspec.structs.replace(match.outcome, places=places),
        progress.round if progress else None,
        tuple(match.undos),
        match.origin.by_purpose,
    )
