"""Deed: a step that an encounter card makes the party take, as the data write it."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.table import Bones


class Deed(Step[Bones], frozen=True, forbid_unknown_fields=True):
    """Its class name and fields are the words of `data/encounter_deeds.json`."""
