"""Meeting: which decisions, choices and events of a game come up in play, and which never do."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision
from rouages.engine.events import Event
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.proving.contract import random_play

BASES: tuple[type[Struct], ...] = (Decision, Choice, Event)


def all_kinds(game: Game[Any, Any]) -> set[str]:
    """The names of all decisions, choices and events of a game."""
    return {kind.__name__ for base in BASES for kind in game.records(base)}


def met(match: Match, rng: random.Random, sense: float = 0.0) -> set[str]:
    """Play a match to its end; the names of what somebody was asked, could choose or was told."""
    kinds: set[type[Any]] = set()
    for seat in random_play(match, rng, sense):
        question = match.decision(seat)
        kinds.add(type(question.prompt))
        kinds.update(map(type, question.options))
    for reader in (None, *range(match.players)):
        kinds.update(map(type, match.events_for(reader)))
    return {kind.__name__ for kind in kinds}
