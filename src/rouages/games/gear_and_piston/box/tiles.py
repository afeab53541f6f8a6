"""Tiles: a part with all its icons, packed into one number, so that equal parts are equal numbers.

From the highest bits down: the back (2), the function (3), the colour (2), the row (1), the attribute (2),
the reliability icons (2), the instability icons (2). An empty cell is 0. Outside the table a tile is words of
the catalogue: its `part` (an electric motor) and its `icons` (comfort).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import get_args

from rouages.games.gear_and_piston.words import (
    Attribute,
    Back,
    ColourName,
    FunctionName,
    Icon,
    Icons,
    PartName,
    RowName,
)

Tile = int
Function = int
Colour = int
Row = int

EMPTY: Tile = 0

NEW, JUNK, SALVAGE = range(1, 4)
BACKS: Mapping[int, Back] = {NEW: "new", JUNK: "junk", SALVAGE: "salvage"}

FUNCTIONS: tuple[FunctionName, ...] = get_args(FunctionName)
MOTOR, FUEL, STEERING, GEAR, AXLE, IMPROVEMENT, FILLER = range(7)

COLOURS: tuple[ColourName, ...] = get_args(ColourName)
GENERIC, ELECTRIC, GASOLINE, STEAM = range(4)
PROPULSIONS = (ELECTRIC, GASOLINE, STEAM)

ROWS: tuple[RowName, ...] = get_args(RowName)
TOP, BOTTOM = range(2)
ROW_OF_FUNCTION = (TOP, TOP, TOP, BOTTOM, BOTTOM)
"""Where motors, fuels, steerings, gears and axles go; the panel of an improvement says it."""

COMFORT, POWER, AUTONOMY = range(1, 4)
ATTRIBUTES: Mapping[int, Attribute] = {COMFORT: "comfort", POWER: "power", AUTONOMY: "autonomy"}

PARTS: tuple[PartName, ...] = get_args(PartName)

CODES = 1 << 14
BACK_OF = bytes(code >> 12 for code in range(CODES))
FUNCTION_OF = bytes(code >> 9 & 7 for code in range(CODES))
COLOUR_OF = bytes(code >> 7 & 3 for code in range(CODES))
ROW_OF = bytes(code >> 6 & 1 for code in range(CODES))
ATTRIBUTE_OF = bytes(code >> 4 & 3 for code in range(CODES))
RELIABILITY_OF = bytes(code >> 2 & 3 for code in range(CODES))
INSTABILITY_OF = bytes(code & 3 for code in range(CODES))
TYPE_OF = bytes(code >> 6 & 63 for code in range(CODES))
"""Function, colour and row: what a repair must keep (ruling 19)."""


def tile(
    back: int,
    function: Function,
    colour: Colour = GENERIC,
    row: Row = TOP,
    attribute: int = 0,
    reliability: int = 0,
    instability: int = 0,
) -> Tile:
    """The tile with these icons."""
    return (
        back << 12 | function << 9 | colour << 7 | row << 6 | attribute << 4 | reliability << 2 | instability
    )


@cache
def salvage_as(function: Function, colour: Colour, row: Row, instability: int) -> Tile:
    """A salvage tile that stands for a part."""
    return tile(SALVAGE, function, colour, row, instability=instability)


@cache
def part_of(code: Tile) -> PartName:
    """The word for what a tile is."""
    colour, function = COLOURS[COLOUR_OF[code]], FUNCTIONS[FUNCTION_OF[code]]
    words: list[str] = [function] if colour == "generic" else [colour, function]
    if function == "improvement":
        words.append(ROWS[ROW_OF[code]])
    return PARTS[PARTS.index("_".join(words))]


@cache
def icons_of(code: Tile) -> Icons:
    """The words for the icons of a tile."""
    icons: list[Icon] = [ATTRIBUTES[ATTRIBUTE_OF[code]]] if ATTRIBUTE_OF[code] else []
    icons += ["reliability"] * RELIABILITY_OF[code]
    icons += ["instability"] * INSTABILITY_OF[code]
    return tuple(icons) if icons and BACK_OF[code] == NEW else (BACKS[BACK_OF[code]], *icons)


@cache
def code_of(part: PartName, icons: Icons) -> Tile:
    """The tile that these words describe."""
    words = part.split("_")
    row = ROWS.index(words.pop()) if words[-1] in ROWS else None
    function = FUNCTIONS.index(words.pop())
    colour = COLOURS.index(words.pop()) if words else GENERIC
    attribute = next((number for number, name in ATTRIBUTES.items() if name in icons), 0)
    back = next((number for number, name in BACKS.items() if name in icons), NEW)
    return tile(
        back,
        function,
        colour,
        ROW_OF_FUNCTION[function] if row is None else row,
        attribute,
        icons.count("reliability"),
        icons.count("instability"),
    )


@cache
def role_of(part: PartName) -> tuple[Function, Colour]:
    """The function and the colour that the word for a salvage tile names."""
    colour, _, function = part.rpartition("_")
    return FUNCTIONS.index(function), COLOURS.index(colour) if colour else GENERIC


def parts_of(codes: Iterable[Tile]) -> tuple[PartName, ...]:
    """The words for what these tiles are."""
    return tuple(part_of(code) for code in codes)


def distinct(codes: Iterable[Tile]) -> list[Tile]:
    """The different tiles among these, in order, without empty places."""
    return sorted(set(codes) - {EMPTY})
