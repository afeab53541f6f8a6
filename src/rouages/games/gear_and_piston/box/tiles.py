"""Tiles: a part with all its icons, packed into one number, so that equal parts are equal numbers.

From the highest bits down: the back (2), the function (3), the colour (2), the row (1), the attribute (2),
the reliability icons (2), the instability icons (2). An empty cell is 0. Outside the table a tile is words of
the catalogue: its `part` (an electric motor) and its `icons` (comfort).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Tile = int
Function = int
Colour = int
Row = int

EMPTY: Tile = 0

BACKS = ("", "new", "junk", "salvage")
_, NEW, JUNK, SALVAGE = range(4)

FUNCTIONS = ("motor", "fuel", "steering", "gear", "axle", "improvement", "filler")
"""The silver icons; a filler is a salvage tile without a function."""
MOTOR, FUEL, STEERING, GEAR, AXLE, IMPROVEMENT, FILLER = range(7)

COLOURS = ("generic", "electric", "gasoline", "steam")
GENERIC, ELECTRIC, GASOLINE, STEAM = range(4)
PROPULSIONS = (ELECTRIC, GASOLINE, STEAM)

ROWS = ("top", "bottom")
TOP, BOTTOM = range(2)
ROW_OF_FUNCTION = (TOP, TOP, TOP, BOTTOM, BOTTOM)
"""Where motors, fuels, steerings, gears and axles go; the panel of an improvement says it."""

ATTRIBUTES = ("", "comfort", "power", "autonomy")
_, COMFORT, POWER, AUTONOMY = range(4)

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


def salvage_as(function: Function, colour: Colour, row: Row, instability: int) -> Tile:
    """A salvage tile that stands for a part."""
    return tile(SALVAGE, function, colour, row, instability=instability)


@cache
def part_of(code: Tile) -> str:
    """The word for what a tile is."""
    name = FUNCTIONS[FUNCTION_OF[code]]
    if COLOUR_OF[code]:
        name = f"{COLOURS[COLOUR_OF[code]]}_{name}"
    return f"{name}_{ROWS[ROW_OF[code]]}" if FUNCTION_OF[code] == IMPROVEMENT else name


@cache
def icons_of(code: Tile) -> tuple[str, ...]:
    """The words for the icons of a tile, its back among them unless it is a new part with icons."""
    icons = [ATTRIBUTES[ATTRIBUTE_OF[code]]] if ATTRIBUTE_OF[code] else []
    icons += ["reliability"] * RELIABILITY_OF[code] + ["instability"] * INSTABILITY_OF[code]
    return tuple(icons) if icons and BACK_OF[code] == NEW else (BACKS[BACK_OF[code]], *icons)


@cache
def code_of(part: str, icons: tuple[str, ...]) -> Tile:
    """The tile that these words describe."""
    words = part.split("_")
    row = ROWS.index(words.pop()) if words[-1] in ROWS else None
    function = FUNCTIONS.index(words.pop())
    colour = COLOURS.index(words.pop()) if words else GENERIC
    attribute = next((ATTRIBUTES.index(icon) for icon in icons if icon in ATTRIBUTES), 0)
    back = BACKS.index(icons[0]) if icons[0] in BACKS else NEW
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
def role_of(part: str) -> tuple[Function, Colour]:
    """The function and the colour that the word for a salvage tile names."""
    colour, _, function = part.rpartition("_")
    return FUNCTIONS.index(function), COLOURS.index(colour) if colour else GENERIC


def parts_of(codes: Iterable[Tile]) -> tuple[str, ...]:
    """The words for what these tiles are."""
    return tuple(part_of(code) for code in codes)


def distinct(codes: Iterable[Tile]) -> list[Tile]:
    """The different tiles among these, in order, without empty places."""
    return sorted(set(codes) - {EMPTY})
