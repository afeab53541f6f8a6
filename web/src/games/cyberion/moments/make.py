"""Writes `moments.jsonl`: real positions of Cyberion, one a line, for looking at and for the board's tests.

Run it with the package installed: `python web/src/games/cyberion/moments/make.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rouages.games.cyberion import GAME
from rouages.proving import moments
from rouages.proving.moments import Fits, mostly_greedy, plays

EXTENSIONS = ("bebebots", "gigantobots", "microbots", "multibots", "devious_cog")
KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (1, {"support": 5}),
    "microbots": (1, {"microbots": True, "support": 3}),
    "bebebots": (1, {"bebebots": True, "support": 5}),
    "gigantobots": (1, {"gigantobots": True, "support": 5}),
    "multibots": (1, {"multibots": True, "support": 5}),
    "devious_cog": (1, {"devious_cog": True, "support": 5}),
    "every": (1, {"support": 5, **dict.fromkeys(EXTENSIONS, True)}),
    "two": (2, {"microbots": True}),
}
"""How many players, and the options."""


def first(kind: str, fits: Fits) -> dict[str, Any]:
    """The first position of a kind of game that fits."""
    return moments.first(plays(GAME, *KINDS[kind], range(60), mostly_greedy(0.15)), fits)


def asked(prompt: str, turn: int = 3, options: int = 2) -> Fits:
    """Whether this is asked, from this turn on, with at least so many options."""
    return lambda table, name, seat, count: name == prompt and table.turn >= turn and count >= options


MOMENTS: dict[str, dict[str, Any]] = {
    "first": first("base", asked("Intervene", 1)),
    "solo": first("base", asked("Intervene", 6, 14)),
    "crew": first("microbots", lambda t, p, s, n: p == "ChooseCrew" and t.turn > 5 and len(t.crew) > 0),
    "level": first("base", asked("ChooseLevel", 8, 3)),
    "recall": first("base", asked("RecallRobot", 6, 14)),
    "stock": first("base", asked("MoveToStock", 6)),
    "plan": first("base", lambda t, p, s, n: p == "PutBack" and len(t.looked) > 2),
    "plan_half": first("base", lambda t, p, s, n: p == "PutBack" and len(t.topped) > 0),
    "pay": first("base", asked("PayRobot", 5)),
    "prepare": first("base", asked("PrepareMachine", 3)),
    "microbots": first("microbots", asked("Intervene", 7, 16)),
    "replace": first("microbots", asked("ReplaceOn", 3)),
    "swap": first("microbots", asked("SwapOn", 3)),
    "scrap": first("microbots", asked("ScrapOn", 3)),
    "spend": first("microbots", asked("PayMicrobots", 3)),
    "limbots": first("bebebots", asked("Intervene", 5, 14)),
    "parents": first("bebebots", asked("ChooseParents", 1)),
    "gigantobots": first("gigantobots", lambda t, p, s, n: p == "Intervene" and sum(map(len, t.crews)) > 9),
    "pilot": first("gigantobots", asked("ChoosePilot", 3)),
    "pilot_second": first("gigantobots", lambda t, p, s, n: p == "ChoosePilot" and len(t.pilots) == 1),
    "board": first("gigantobots", asked("BoardGigantobot", 3)),
    "reward": first("gigantobots", asked("TakeReward", 1)),
    "multibots": first("multibots", asked("Intervene", 6, 14)),
    "multicrew": first("multibots", lambda t, p, s, n: p == "ChooseCrew" and any(r >= 25 for r in t.hand())),
    "devious": first("devious_cog", asked("Intervene", 4, 12)),
    "interference": first("devious_cog", asked("FaceInterference", 2)),
    "every": first("every", asked("Intervene", 9, 18)),
    "every_late": first("every", lambda t, p, s, n: p == "Intervene" and any(t.on_holiday)),
    "two": first("two", asked("Intervene", 5, 12)),
    "two_waiting": {**first("two", asked("Intervene", 6, 12)), "waiting": True},
    "won": first("base", lambda t, p, s, n: t.ending == "repaired"),
    "lost": first("base", lambda t, p, s, n: t.ending == "valves"),
}

if __name__ == "__main__":
    moments.write_named(Path(__file__).with_name("moments.jsonl"), MOMENTS)
