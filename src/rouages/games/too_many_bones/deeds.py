"""What encounter cards make the party do, by the words of `data/encounter_rules.json`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rouages.games.too_many_bones import (
    critters,
    deeds_fights,
    deeds_locks,
    deeds_paths,
    deeds_tests,
    market,
    treasure,
)

OPS: dict[str, Callable[..., Any]] = {
    **deeds_paths.OPS,
    **deeds_tests.OPS,
    **deeds_locks.OPS,
    **deeds_fights.OPS,
    **critters.OPS,
    **market.OPS,
    **treasure.OPS,
}
