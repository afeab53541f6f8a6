"""Taste: the bold attack, the careful defend and avoid crowds, the greedy harvest, the spiteful set traps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rouages.engine.agenda import Decision
from rouages.engine.temper import Leanings, Temper, tastes
from rouages.games.out_of_gears.components import ATTACK, HARVEST, TRAP, Action
from rouages.games.out_of_gears.judgement.merits import merits
from rouages.games.out_of_gears.programming import ChooseAction, ChooseNumber
from rouages.games.out_of_gears.table import Gears

ACTIONS = {
    Temper.BOLD: (ATTACK, Action.SUPER_ATTACK),
    Temper.CAREFUL: (HARVEST, Action.COUNTER_DEFENCE),
    Temper.GREEDY: (HARVEST, Action.SUPER_HARVEST, Action.SUPER_SHOVEL),
    Temper.SPITEFUL: (TRAP, Action.SUPER_TRAP),
}
"""What each does rather than anything else."""
NUMBERS: Leanings = {
    Temper.BOLD: {"prey": 1.0, "lure": -0.5},
    Temper.CAREFUL: {"is_own": 1.0, "lure": -1.0, "hunters": -0.5},
    Temper.GREEDY: {"dump": 1.0, "prey": 1.0, "is_own": -0.5},
    Temper.SPITEFUL: {"prey_lead": 1.0, "fans": 0.5},
}
GEARS: Leanings = {
    Temper.BOLD: {"points": 1.0},
    Temper.CAREFUL: {"points": 1.0},
    Temper.GREEDY: {"points": 1.0},
    Temper.SPITEFUL: {"for_others": 1.0},
}


def taste(
    table: Gears, temper: Temper, decision: Decision[Any, Any], options: Sequence[Any]
) -> Sequence[float]:
    """How much each option is to the taste of a temper."""
    if isinstance(decision, ChooseAction):
        return [float(option.action in ACTIONS[temper]) for option in options]
    leanings = NUMBERS if isinstance(decision, ChooseNumber) else GEARS
    return tastes(merits(table, decision, options), leanings[temper])
