"""Taste: the bold stand among foes, the careful heal and keep away, the greedy train, the spiteful hunt.

All win together here, so that spite is for foes alone.
"""

from __future__ import annotations

from rouages.engine.temper import Leanings, Temper

LEANINGS: Leanings = {
    Temper.BOLD: {"is_battle": 1.0, "foes_beside": 1.0, "completes": 0.5, "falls": 0.5},
    Temper.CAREFUL: {"healed": 1.0, "exposed": -1.0, "covered": 1.0, "friends_beside": 0.5},
    Temper.GREEDY: {"progress": 1.0, "training": 1.0, "worth": 1.0, "value": 0.5},
    Temper.SPITEFUL: {"threat": 1.0, "is_tyrant": 0.5, "falls": 0.5, "nearest": -0.5},
}
