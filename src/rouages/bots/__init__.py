"""Bots: players that see only what their seat may see."""

from collections.abc import Callable
from typing import Any

from rouages.bots.bot import Bot, Perspective
from rouages.bots.easy import Easy
from rouages.bots.greedy import Greedy
from rouages.bots.mind import judged, learned
from rouages.bots.quick import Quick, Versed
from rouages.bots.random import Random
from rouages.bots.reply import Reply
from rouages.bots.search import Budget, Considered, Search, Way, by_hand
from rouages.engine.game import Game
from rouages.engine.refusals import Refusal
from rouages.engine.temper import Temper, level_and_temper

__all__ = [
    "BOTS",
    "LEVELS",
    "MIDDLE",
    "SEARCHING",
    "Bot",
    "Budget",
    "Considered",
    "Perspective",
    "Search",
    "UnknownBot",
    "bot_named",
    "sharing",
]

NORMAL_SECONDS = 0.25
HARD_SECONDS = 2.0
"""How long each may think about one decision on one core; hard does not where `quick` is stronger."""
SEARCH_1 = Search(Budget(seconds=HARD_SECONDS))
"""What hard was in every game before bots practised: new ones are measured by it."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "greedy": Greedy(),
    "easy": Easy(),
    "quick": Quick(),
    "normal": Search(Budget(seconds=NORMAL_SECONDS), way=learned),
    "hard": Versed(Search(Budget(seconds=HARD_SECONDS), way=judged), Quick()),
    "search-1": SEARCH_1,
}
"""The bots by name."""
SEARCHING = frozenset(name for name, bot in BOTS.items() if isinstance(bot, (Search, Versed)))
"""Those that may think for long; the others answer at once."""
SEARCHERS: dict[str, Callable[[Game[Any, Any]], Way]] = {"search": by_hand, "learned": learned}
"""The ways to search by the name of who goes them."""
REPLY = "reply"
"""Who knows the others, by the first word of its name."""
LEVELS = ("easy", "normal", "hard")
"""Those that people play against; the others are measures."""
MIDDLE = LEVELS[len(LEVELS) // 2]
"""Of a bot that nobody has chosen."""


class UnknownBot(Refusal):
    """There is no bot “{name}”; there are {known}."""


def bot_named(name: str) -> Bot:
    """One of the bots, or a searcher by its kind and budget.

    `search:N` thinks N playouts long and so always answers the same, `search:Nms` so many thousandths of a
    second; `learned` does so with what was learnt of the game. Behind a slash each may have a temper:
    `normal/bold`. `reply:BOT:N` searches what is best among others that are that bot.
    """
    level, temper = level_and_temper(name)
    if temper is not None:
        return tempered(bot_named(level), temper)
    kind, _, given = name.partition(":")
    if kind == REPLY:
        other, _, playouts = given.rpartition(":")
        if other and (budget := budget_of(playouts)):
            return Reply(bot_named(other), budget)
    if kind in SEARCHERS and (budget := budget_of(given)):
        return Search(budget, way=SEARCHERS[kind])
    if name not in BOTS:
        kinds = (*SEARCHERS, f"{REPLY}:BOT")
        forms = [f"{each}:{form}" for each in kinds for form in ("N", "Nms")]
        raise UnknownBot(name=name, known=", ".join([*BOTS, *forms]))
    return BOTS[name]


def sharing(bot: Bot, share: float) -> Bot:
    """A bot as it is where it has only this much of its time."""
    if isinstance(bot, Versed):
        return Versed(sharing(bot.thinker, share), bot.quick)
    if isinstance(bot, Search):
        return Search(bot.budget.shared(share), bot.manner, bot.way, bot.temper)
    return bot


def tempered(bot: Bot, temper: Temper) -> Bot:
    """A bot of this kind with a temper; what has none plays as it is."""
    match bot:
        case Versed():
            return Versed(tempered(bot.thinker, temper), Quick(temper))
        case Search():
            return Search(bot.budget, bot.manner, bot.way, temper)
        case Quick() | Easy():
            return type(bot)(temper)
    return bot


def budget_of(given: str) -> Budget | None:
    """So many playouts, or so many thousandths of a second; None if it is neither."""
    number = given.removesuffix("ms")
    if not (number.isascii() and number.isdecimal() and int(number) > 0):
        return None
    return Budget(seconds=int(number) / 1000) if given.endswith("ms") else Budget(playouts=int(number))
