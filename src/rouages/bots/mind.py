"""The learned way: what a game's minds think of a world and of options, or what was fitted by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rouages.bots.quick import chooser_for
from rouages.bots.search import Way, by_hand
from rouages.engine.game import Game
from rouages.engine.refusals import Refusal
from rouages.minds.mind import Judge, judge_of


def learned(game: Game[Any, Any]) -> Way:
    """As far ahead as its mind wants, and first what who practised would do.

    A mind that was learnt by other rules is not asked.
    """
    judge = mind_for(game.name)
    if judge is None:
        return by_hand(game)
    manner = msgspec.structs.replace(game.judgement.manner, rounds=judge.rounds)
    return Way(manner, judge, chooser_for(game.name))


@cache
def mind_for(game: str) -> Judge | None:
    """The judge that a game is shipped with, if it fits the game as it is."""
    try:
        return judge_of(game)
    except Refusal:
        return None
