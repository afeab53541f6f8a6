"""Writes `moments.jsonl`: real positions of RoboRally, for looking at and for the tests of the board.

Run it with the package installed: `python web/src/games/robo-rally/moments/make.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from rouages.bots import bot_named
from rouages.engine.match import Match
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.table import Rally
from rouages.proving import moments
from rouages.proving.contract import begin
from rouages.proving.moments import moment, told

FACES = (
    "risky-exchange",
    "checkmate",
    "dizzy-dash",
    "island-hop",
    "chop-shop-challenge",
    "vault-assault",
    "whirlwind-tour",
    "lost-bearings",
)
"""Courses that together show all eight factory faces and both docking bays."""


def rally(match: Match) -> Rally:
    """The table of a match, which is one of RoboRally."""
    table = match.table
    assert isinstance(table, Rally)
    return table


def plays(course: str, players: int, seed: int, level: str = "greedy") -> Iterator[Match]:
    """A game, stopped before every answer and at the end."""
    options = {"course": course, "any_number": True}
    for match, _ in moments.plays(GAME, players, options, [seed], bot_named(level).choose):
        yield match


Test = Callable[[Match, Any], bool]


def find(course: str, players: int, seat: int, test: Test, seeds: range = range(1, 60)) -> dict[str, Any]:
    """The first position of some game that a seat is asked about and that passes a test."""
    for seed in seeds:
        for match in plays(course, players, seed):
            if match.over or seat not in match.pending:
                continue
            if test(match, match.decision(seat).prompt):
                return moment(match, seat)
    raise LookupError(course)


def asks(name: str) -> Test:
    """Whether this is asked."""
    return lambda match, prompt: type(prompt).__name__ == name


def programming(register: int, turn: int, damage: int = 0) -> Test:
    """A register to be filled, in a later turn, by a damaged robot."""

    def test(match: Match, prompt: Any) -> bool:
        return (
            type(prompt).__name__ == "Program"
            and prompt.register == register
            and rally(match).turn >= turn
            and rally(match).damage[prompt.robot] >= damage
        )

    return test


def telling(course: str, players: int, seed: int, turn: int, level: str = "greedy") -> list[dict[str, Any]]:
    """Before the last answer that sets a turn's registers going, and after it, with the scenes between."""
    before = None
    for match in plays(course, players, seed, level):
        if rally(match).turn == turn and match.pending and rally(match).phase in ("program", "announce"):
            before = moment(match, 0), match.clone()
        elif (before and rally(match).turn > turn) or (before and match.over):
            break
    assert before
    earlier, start = before
    since = len(start.answers)
    return [earlier, moment(match, 0, since) | {"scenes": told(start, match.answers[since:], 0)}]


def named() -> dict[str, Any]:
    """The positions, by name; a list is a position and what follows it."""
    found: dict[str, Any] = {
        "program": find("risky-exchange", 4, 0, programming(3, 4, 2)),
        "locked": find("risky-exchange", 4, 0, programming(2, 3, 5), range(1, 400)),
        "first": find("risky-exchange", 2, 0, programming(1, 1)),
        "finish": find("dizzy-dash", 4, 0, asks("Finish")),
        "power": find("chop-shop-challenge", 4, 0, asks("AnnouncePowerDown")),
        "square": find("bloodbath-chess", 4, 0, asks("ChooseSquare"), range(1, 400)),
        "facing": find("chop-shop-challenge", 4, 0, asks("ChooseFacing"), range(1, 200)),
        "draft": find("tricksy", 4, 0, asks("KeepOption")),
        "weapon": find("flag-fry", 4, 0, asks("ChooseWeapon"), range(1, 200)),
        "protect": find("flag-fry", 4, 0, asks("ProtectRobot"), range(1, 200)),
        "eight": find("whirlwind-tour", 8, 0, programming(4, 3)),
        "wide": find("pilgrimage", 4, 0, programming(3, 3)),
        "tower": find("oddest-sea", 6, 0, programming(2, 3)),
        "huge": find("marathon-madness", 8, 0, programming(2, 2)),
        "blockers": find("interference", 4, 0, programming(2, 3)),
        "teams": find("capture-the-flag", 4, 0, programming(2, 2)),
        "telling": telling("risky-exchange", 4, 5, 4),
        "maelstrom": telling("whirlwind-tour", 6, 3, 4),
        "lost": telling("risky-exchange", 4, 5, 3, "random"),
    }
    *_, finished = plays("risky-exchange", 4, 2)
    found["over"] = moment(finished, 0)
    for course in FACES:
        view: Any = begin(GAME, 4, {"course": course, "any_number": True}, 1).view(None)
        found[f"course {course}"] = msgspec.to_builtins(view.course)
    return found


if __name__ == "__main__":
    moments.write(Path(__file__).with_name("moments.jsonl"), named().items())
