"""What encounter cards make the party do, by the words of `data/encounter_rules.json`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rouages.games.too_many_bones.encounters import critters, market, treasure
from rouages.games.too_many_bones.encounters import fights as deeds_fights
from rouages.games.too_many_bones.encounters import locks as deeds_locks
from rouages.games.too_many_bones.encounters import paths as deeds_paths
from rouages.games.too_many_bones.encounters import trials as deeds_tests

OPS: dict[str, Callable[..., Any]] = {
    **deeds_paths.OPS,
    **deeds_tests.OPS,
    **deeds_locks.OPS,
    **deeds_fights.OPS,
    **critters.OPS,
    **market.OPS,
    **treasure.OPS,
}
