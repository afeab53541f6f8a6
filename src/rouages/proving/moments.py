"""Moments: positions of real games as a seat is shown them, for the tests of boards and for looking at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from rouages.bots import Perspective, bot_named
from rouages.engine.agenda import Seat
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.engine.story import scenes
from rouages.proving.contract import begin

CONTEXT = 40
"""Events of the log that go with a moment of a game; with its end go all, of which it tells."""

Fits = Callable[[Any, str, Seat, int], bool]
"""Of a table, what is asked there and of whom, and how many options there are."""
Choose = Callable[[Perspective, random.Random], int]
"""How a seat answers."""


def mostly_greedy(whims: float) -> Choose:
    """Greedy but for some whims."""

    def choose(sight: Perspective, rng: random.Random) -> int:
        return bot_named("random" if rng.random() < whims else "greedy").choose(sight, rng)

    return choose


def plays(
    game: Game[Any, Any], players: int, options: dict[str, Any], seeds: Iterable[int], choose: Choose
) -> Iterator[tuple[Match, Seat]]:
    """Whole games, stopped before every answer and at the end; of several who are asked, the last answers."""
    for seed in seeds:
        match = begin(game, players, options, seed)
        rng = random.Random(seed)  # noqa: S311 (which games are looked at)
        while not match.over:
            seat = match.pending[-1]
            yield match, seat
            match.play(seat, choose(Perspective(match, seat), rng))
        yield match, 0


def moment(match: Match, seat: Seat, since: int | None = None) -> dict[str, Any]:
    """A position as one seat is shown it; its news are what happened since so many answers."""
    asked = match.decision(seat) if seat in match.pending else None
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "players": match.players,
            "seat": seat,
            "view": match.view(seat),
            "prompt": asked and asked.prompt,
            "options": list(asked.options) if asked else [],
            "prospects": match.prospects(seat) if asked else None,
            "awaited": match.pending,
            "log": match.events_for(seat)[0 if match.over else -CONTEXT :],
            "news": [] if since is None else match.events_for(seat, since=since),
            "undoable": match.can_undo(seat),
            "outcome": match.outcome,
        }
    )
    return plain


def told(match: Match, answers: Iterable[tuple[Seat, int]], seat: Seat) -> list[dict[str, Any]]:
    """What these answers bring about, as a seat is told it, scene by scene: they are given."""
    found: list[dict[str, Any]] = []
    events, shown = 0, msgspec.to_builtins(match.view(seat))
    for who, option in answers:
        for scene in scenes(match, who, option):
            events += sum(event.seen_by(seat) is not None for event in scene.news)
            view = msgspec.to_builtins(match.game.sight.view(scene.table, seat))
            change = {field: value for field, value in view.items() if value != shown[field]}
            found.append({"told": events, "view": change})
            shown = view
        match.play(who, option)
    return found


def first(games: Iterable[tuple[Match, Seat]], fits: Fits, *, beside: int = 0) -> dict[str, Any]:
    """The first position that fits, as the seat that is asked sees it, or one so many places further on."""
    for match, seat in games:
        question = None if match.over else match.decision(seat)
        prompt = type(question.prompt).__name__ if question else ""
        if fits(match.table, prompt, seat, len(question.options) if question else 0):
            return moment(match, (seat + beside) % match.players)
    raise LookupError("no such position")


def write(file: Path, lines: Iterable[object]) -> None:
    """A line of JSON for each."""
    with file.open("w", encoding="utf-8") as written:
        for line in lines:
            print(json.dumps(line, ensure_ascii=False, separators=(",", ":")), file=written)


def write_named(file: Path, named: dict[str, dict[str, Any]]) -> None:
    """A line of JSON for each, with its name first."""
    write(file, [{"name": name, **each} for name, each in named.items()])
