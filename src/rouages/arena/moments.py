"""Moments: positions of real games as a seat is shown them, for the tests of boards and for looking at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from rouages.arena.contract import begin
from rouages.bots import Perspective, bot_named
from rouages.engine.agenda import Seat
from rouages.engine.game import Game
from rouages.engine.match import Match

CONTEXT = 40
"""Events of the log that go with a moment."""

Fits = Callable[[Any, str, Seat, int], bool]
"""Of a table, what is asked there and of whom, and how many options there are."""


def plays(
    game: Game[Any, Any], players: int, options: dict[str, Any], seeds: Iterable[int], whims: float
) -> Iterator[tuple[Match, Seat]]:
    """Whole games, greedy but for some whims, stopped before every answer and at the end."""
    for seed in seeds:
        match = begin(game, players, options, seed)
        rng = random.Random(seed)  # noqa: S311 (which games are looked at)
        while not match.over:
            seat = match.pending[0]
            yield match, seat
            bot = bot_named("random" if rng.random() < whims else "greedy")
            match.play(seat, bot.choose(Perspective(match, seat), rng))
        yield match, 0


def moment(match: Match, seat: Seat) -> dict[str, Any]:
    """A position as one seat is shown it."""
    asked = match.decision(seat) if seat in match.pending else None
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "players": match.players,
            "seat": seat,
            "view": match.view(seat),
            "prompt": asked and asked.prompt,
            "options": list(asked.options) if asked else [],
            "awaited": match.pending,
            "log": match.events_for(seat)[-CONTEXT:],
            "undoable": match.can_undo(seat),
            "outcome": match.outcome,
        }
    )
    return plain


def first(games: Iterable[tuple[Match, Seat]], fits: Fits, *, beside: int = 0) -> dict[str, Any]:
    """The first position that fits, as the seat that is asked sees it, or one so many places further on."""
    for match, seat in games:
        question = None if match.over else match.decision(seat)
        prompt = type(question.prompt).__name__ if question else ""
        if fits(match.table, prompt, seat, len(question.options) if question else 0):
            return moment(match, (seat + beside) % match.players)
    raise LookupError("no such position")


def write(file: Path, moments: Mapping[str, Mapping[str, Any]]) -> None:
    """One a line, under its name."""
    with file.open("w", encoding="utf-8") as lines:
        for name, position in moments.items():
            print(
                json.dumps({"name": name, **position}, ensure_ascii=False, separators=(",", ":")), file=lines
            )
