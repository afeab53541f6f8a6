"""Taste: the bold race along pits, the careful keep clear, the greedy want flags, the spiteful shoot."""

from __future__ import annotations

from rouages.engine.temper import Leanings, Temper

LEANINGS: Leanings = {
    Temper.BOLD: {"forward": 1.0, "speed": 1.0, "edges": 0.5, "near": 0.5, "is_lost": -5.0},
    Temper.CAREFUL: {"damage": -1.0, "edges_ahead": -1.0, "aimed": -1.0, "near": -0.5, "is_repaired": 1.0},
    Temper.GREEDY: {"reached": 2.0, "end": 1.0, "is_lost": -5.0},
    Temper.SPITEFUL: {"bumps": 1.0, "aims": 1.0, "close": 0.5, "is_lost": -5.0},
}
