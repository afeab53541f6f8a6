"""Deed: a step that an encounter card makes the party take, as the data write it."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.box.words import Stake
from rouages.games.too_many_bones.table import Bones


class Deed(Step[Bones], frozen=True, forbid_unknown_fields=True):
    """Its class name and fields are the words of `data/encounter_deeds.json`."""

    stake: ClassVar[Stake | None] = None
    """What Loot could change of it, if it is used before."""
