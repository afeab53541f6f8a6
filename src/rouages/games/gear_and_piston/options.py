"""How Gear & Piston can be varied: the investors that come, the variant, another set of tiles."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Struct

from rouages.engine.forms import FINE, HARDNESS
from rouages.games.gear_and_piston.box.checking import objections, unreadable
from rouages.games.gear_and_piston.box.components import tile_set


class Level(StrEnum):
    """Which investors come."""

    STANDARD = "standard"
    ADVANCED = "advanced"
    EXPERT = "expert"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    level: Annotated[Level, HARDNESS] = Level.STANDARD
    variant: bool = False
    tiles: Annotated[dict[str, Any] | None, FINE] = None
    """Another set of tiles, in the form of `components.json`; what it leaves out stays ours."""


def check(options: Options, players: int) -> None:
    """Refuse a set of tiles that cannot be read or played."""
    if options.tiles is None:
        return
    try:
        given = tile_set(options.tiles)
    except msgspec.ValidationError as error:
        raise unreadable(error) from None
    for objection in objections(given, players, variant=options.variant):
        raise objection
