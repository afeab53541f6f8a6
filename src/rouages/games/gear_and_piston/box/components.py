"""The components: our own set of tiles, spaces and investors, or one given in the options."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from rouages.games.gear_and_piston.box.tiles import (
    ATTRIBUTES,
    COLOURS,
    FILLER,
    FUNCTIONS,
    JUNK,
    NEW,
    ROWS,
    SALVAGE,
    Tile,
    tile,
)
from rouages.games.gear_and_piston.words import Attribute, ColourName, Investor, RowName

HAND_LIMIT = 5
ENDING_SIZE = 12
"""A complete car of so many parts ends the game."""
PATENTS = 6
"""New parts face up at the patent office."""
VARIANT_PATENTS = 3
"""Places of the refill row and of the discard row in the variant."""
SCRAP = 3
"""Junk parts face up in the junk yard (ruling 1)."""
MARKET = 3
"""Tiles that the black market shows."""
JUNK_TAKEN = 2
"""Junk parts that one token may take."""
MISSING_SALVAGE = 2
"""The instability of a salvage tile when the pile is empty (ruling 28)."""

FIRST_PILE: tuple[Investor, ...] = ("I1-comfort", "I1-power", "I1-autonomy", "I1-balanced")
SECOND_PILE: tuple[Investor, ...] = ("I2-big", "I2-new", "I2-solid", "I2-hybrid", "I2-all", "I2-waste")
THIRD_PILE: tuple[Investor, ...] = ("I3-clean", "I3-autonomy", "I3-power", "I3-comfort")
NUMBER_OF: dict[Attribute | None, int] = {
    None: 0,
    **{name: number for number, name in ATTRIBUTES.items()},
}
"""The number of each attribute in a tile."""


class PartData(Struct, frozen=True, forbid_unknown_fields=True):
    """A part as it is printed."""

    id: str
    function: Literal["motor", "fuel", "steering", "gear", "axle", "improvement"]
    colour: ColourName
    row: RowName
    attribute: Attribute | None = None
    reliability: int = 0
    instability: int = 0
    four_to_six: bool = False
    """Left in the box with two or three players."""

    def tile(self, back: int) -> Tile:
        """The part as a number."""
        return tile(
            back,
            FUNCTIONS.index(self.function),
            COLOURS.index(self.colour),
            ROWS.index(self.row),
            NUMBER_OF[self.attribute],
            self.reliability,
            self.instability,
        )


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of the four places, for one number of players."""

    back_alley: int
    patent_office: int
    junk_yard: int
    workshop_actions: tuple[int, ...]
    """The actions above each space of the workshop."""

    @property
    def spaces(self) -> tuple[int, int, int, int]:
        """How many tokens each place holds."""
        return self.back_alley, self.patent_office, self.junk_yard, len(self.workshop_actions)


class InvestorData(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first pile pays for 0, 1, 2… icons, and the icons that one of the second wants to see."""

    favoured: tuple[int, ...]
    others: tuple[int, ...]
    balanced: tuple[int, ...]
    everything: tuple[Literal["comfort", "power", "autonomy", "reliability"], ...]


class TileSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole set of components."""

    new_parts: tuple[PartData, ...]
    junk_parts: tuple[PartData, ...]
    salvage: tuple[int, ...]
    """The instability of each salvage tile."""
    spaces: dict[str, SpaceData]
    """By number of players."""
    variant_draws: tuple[int, ...]
    """Junk parts drawn from each space of the junk yard in the variant."""
    investors: InvestorData
    provenance: str = ""

    def new_tiles(self, players: int) -> list[Tile]:
        """The new parts for so many players."""
        return [part.tile(NEW) for part in self.new_parts if players >= 4 or not part.four_to_six]

    def junk_tiles(self, players: int) -> list[Tile]:
        """The junk parts for so many players."""
        return [part.tile(JUNK) for part in self.junk_parts if players >= 4 or not part.four_to_six]

    def salvage_tiles(self) -> list[Tile]:
        """The salvage tiles, which have no function until they are placed."""
        return [tile(SALVAGE, FILLER, instability=value) for value in self.salvage]


@cache
def our_data() -> dict[str, Any]:
    """What `components.json` says."""
    found: dict[str, Any] = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes())
    return found


@cache
def our_set() -> TileSet:
    """The set of `components.json`."""
    return msgspec.convert(our_data(), TileSet)


def tile_set(given: dict[str, Any] | None) -> TileSet:
    """The set of a match: the one given in its options, our own where that is silent."""
    return our_set() if given is None else msgspec.convert(our_data() | given, TileSet)


def tokens_each(players: int) -> int:
    """Tokens that each player plans with."""
    return 4 if players <= 3 else 3
