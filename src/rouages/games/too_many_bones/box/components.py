"""Constants of Too Many Bones, and the reader of its data files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from rouages.games.too_many_bones.box.words import GearlocName, Stat

K = TypeVar("K")
GEARLOC_NAMES: tuple[GearlocName, ...] = ("boomer", "patches", "picket", "tantrum")
STATS: tuple[Stat, ...] = ("hp", "dex", "atk", "def")
HP, DEX, ATK, DEF = range(4)
STAT_LIMIT = 6
"""A stat die goes up to +6 (ruling 25)."""
ACTIVE_SLOTS = 4
LOCKED_SLOTS = 4
PLAN_SLOTS = 5
LOOT_SLOTS = 4
HEAVY_SLOTS = 3
LAST_CALM_ROUND = 5
"""From the next round on, everybody tires (rulings 15 and 16)."""

GEARLOCS = 4
"""Units 0 to 3 are the Gearlocs by seat; the others stand on the Baddies' side, by lane token first."""
UNITS = 12
ORB = 8
"""The unit of Gendricks' orb: it has no lane token."""
ALLY = 11
"""The unit of a helper on the party's side."""
NOBODY = -1


class Tyrant(StrEnum):
    """Whom the party must defeat, from the shortest adventure to the longest."""

    NOM = "nom"
    MULMESH = "mulmesh"
    DRELLEN = "drellen"
    GENDRICKS = "gendricks"
    GOBLIN_KING = "goblin_king"
    MARROW = "marrow"
    DUSTER = "duster"


class Difficulty(StrEnum):
    """How much help the party gets at set-up (ruling 37)."""

    ADVENTURER = "adventurer"
    HEROIC = "heroic"
    LEGENDARY = "legendary"


EXTRA_HP = {Difficulty.ADVENTURER: 2, Difficulty.HEROIC: 1, Difficulty.LEGENDARY: 0}
EXTRA_TRAINING = {Difficulty.ADVENTURER: 1, Difficulty.HEROIC: 1, Difficulty.LEGENDARY: 0}


def component_file(name: str) -> Any:
    """A data file of the game."""
    source = files(__package__).joinpath("data", *name.split("/"))
    return msgspec.json.decode(source.read_bytes())


def decoded(name: str, raw: Mapping[str, Any], kind: type[K]) -> dict[str, K]:
    """The entries of a data file as records; what the rules do not know is refused by name."""
    found = {}
    for entry, value in raw.items():
        try:
            found[entry] = msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name} cannot be read: {entry}: {error}") from None
    return found


def slug(name: str) -> str:
    """A printed name as a word of the catalogue."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
