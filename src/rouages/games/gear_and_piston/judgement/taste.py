"""Taste: the bold go where others are, the careful mend, the greedy take, the spiteful spy and block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rouages.engine.agenda import Decision
from rouages.engine.temper import Leanings, Temper, tastes
from rouages.games.gear_and_piston.choices import GoTo, Spy, Steal
from rouages.games.gear_and_piston.judgement.merits import merits
from rouages.games.gear_and_piston.table import Town

LEANINGS: Leanings = {
    Temper.BOLD: {"ahead": 1.0, "best": 0.5, "instability": 1.0, "is_apart": 0.5, "wishes": 0.5},
    Temper.CAREFUL: {"spaces": 1.0, "salvage_now": 1.0, "lacks": 1.0, "trouble": -1.0, "instability": -1.0},
    Temper.GREEDY: {"best": 1.0, "second": 1.0, "third": 1.0, "wishes_now": 1.0, "area": 0.5},
    Temper.SPITEFUL: {"spaces": -1.0, "ahead": -0.5, "wishes": 0.5},
}


def taste(
    table: Town, temper: Temper, decision: Decision[Any, Any], options: Sequence[Any]
) -> Sequence[float]:
    """How much each option is to the taste of a temper."""
    liked = tastes(merits(table, decision, options), LEANINGS[temper])
    if temper is Temper.SPITEFUL:
        return [each + is_spiteful(option) for each, option in zip(liked, options, strict=True)]
    return liked


def is_spiteful(option: Any) -> bool:
    """Whether it is done to somebody."""
    return isinstance(option, Spy | Steal) or option == GoTo("back_alley")
