"""The learned way: what a game's minds think of a world and of options, or what was fitted by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rouages.bots.quick import chooser_for
from rouages.bots.search import Way, by_hand
from rouages.engine.game import Game
from rouages.engine.judgement import Manner
from rouages.engine.refusals import Refusal
from rouages.minds.mind import Judge, judge_of


def learned(game: Game[Any, Any]) -> Way:
    """As far ahead as its mind wants, and first what who practised would do.

    A mind that was learnt by other rules is not asked. Where nobody has learnt to judge, who practised guides
    the search only if that was seen to be stronger.
    """
    chooser, way = chooser_for(game.name), by_hand(game)
    if chooser is not None and chooser.guides_search and mind_for(game.name) is None:
        return Way(cut_short(way.manner, chooser.rounds), way.estimate, chooser)
    return judged(game)


def judged(game: Game[Any, Any]) -> Way:
    """The same, but guided only where somebody has learnt to judge: in two seconds nothing else was seen."""
    judge, way = mind_for(game.name), by_hand(game)
    if judge is None:
        return way
    return Way(cut_short(way.manner, judge.rounds), judge, chooser_for(game.name))


def is_learned(game: Game[Any, Any]) -> bool:
    """Whether anything that was learnt is searched with."""
    chooser = chooser_for(game.name)
    return mind_for(game.name) is not None or (chooser is not None and chooser.guides_search)


def cut_short(manner: Manner, rounds: int) -> Manner:
    """The same with playouts of so many more rounds."""
    return msgspec.structs.replace(manner, rounds=rounds)


@cache
def mind_for(game: str) -> Judge | None:
    """The judge that a game is shipped with, if it fits the game as it is."""
    try:
        return judge_of(game)
    except Refusal:
        return None
