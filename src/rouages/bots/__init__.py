"""Bots: players that see only what their seat may see."""

from rouages.bots.bot import Bot, Perspective
from rouages.bots.easy import Easy
from rouages.bots.greedy import Greedy
from rouages.bots.random import Random
from rouages.bots.search import Budget, Considered, Search
from rouages.engine.refusals import Refusal

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Considered",
    "Perspective",
    "Search",
    "UnknownBot",
    "bot_named",
]

NORMAL_SECONDS = 0.25
HARD_SECONDS = 2.0
"""How long each may think about one decision on one core."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "greedy": Greedy(),
    "easy": Easy(),
    "normal": Search(Budget(seconds=NORMAL_SECONDS)),
    "hard": Search(Budget(seconds=HARD_SECONDS)),
}
"""The bots by name."""
LEVELS = ("easy", "normal", "hard")
"""Those that people play against; the others are measures."""


class UnknownBot(Refusal):
    """There is no bot “{name}”; there are {known}."""


def bot_named(name: str) -> Bot:
    """One of the bots, or `search:N`, which thinks N playouts long and so always answers the same."""
    kind, _, playouts = name.partition(":")
    if kind == "search" and playouts.isascii() and playouts.isdecimal() and int(playouts) > 0:
        return Search(Budget(playouts=int(playouts)))
    if name not in BOTS:
        raise UnknownBot(name=name, known=", ".join([*BOTS, "search:N"]))
    return BOTS[name]
