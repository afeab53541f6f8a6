"""Rouages: one table for five games of cogs and robots.

`new` begins a match, `load` opens a saved one, `replay` plays a record again.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from rouages.engine import loading
from rouages.engine.chance import secret_from_seed
from rouages.engine.match import Match, Question
from rouages.engine.origin import Origin
from rouages.engine.refusals import IllegalChoice, Refusal
from rouages.games import GAMES

__all__ = ["GAMES", "IllegalChoice", "Match", "Question", "Refusal", "load", "new", "replay"]


def new(game: str, players: int, seed: int | None = None, **options: Any) -> Match:
    """Begin a match; without a seed nobody can foretell it.

    Its luck goes by the count of all draws, which is fastest; at a table of a house it goes by purpose.
    """
    found = loading.game_named(game, GAMES)
    secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
    return Match.begin(found, Origin(players, found.options_from(options, players), secret, (), seed))


def load(data: bytes) -> Match:
    """Open a match that `Match.save` wrote."""
    return loading.load(data, GAMES)


def replay(record: Mapping[str, Any] | str | bytes) -> Match:
    """Play a record again, from `Match.record` or its JSON, checking every answer."""
    return loading.replay(record, GAMES)
