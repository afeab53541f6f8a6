"""Taste: the bold want great machines, the careful keep valves, the greedy draw, the spiteful spend.

All win together here, so that spite is for the machines alone.
"""

from __future__ import annotations

from rouages.engine.temper import Leanings, Temper

LEANINGS: Leanings = {
    Temper.BOLD: {"tier": 1.0, "power": 0.5, "now": 0.5},
    Temper.CAREFUL: {"in_danger": -1.0, "saves": 1.0, "ahead": 1.0, "robots": -0.5},
    Temper.GREEDY: {"drawn": 1.0, "effect": 1.0, "fellows": 0.5},
    Temper.SPITEFUL: {"of_flash": 1.0, "with_one": 0.5, "easiest": -0.5, "errand": 1.0},
}
