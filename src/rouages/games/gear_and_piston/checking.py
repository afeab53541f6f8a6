"""Checking a set of tiles that was given in the options: what is wrong with it, in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from rouages.engine.refusals import BadOption
from rouages.games.gear_and_piston.components import (
    PATENTS,
    SCRAP,
    Options,
    PartData,
    SpaceData,
    TileSet,
    tile_set,
    tokens_each,
)
from rouages.games.gear_and_piston.tiles import FUNCTIONS, ROW_OF_FUNCTION, ROWS

MOST_ICONS = 3
"""Icons of one kind on a part."""
MOST_PARTS = 100
"""Parts in a pile; and the most salvage tiles."""
MOST_ACTIONS = 9
MOST_POINTS = 99


def check(options: Options, players: int) -> None:
    """Refuse a set of tiles that cannot be read or played."""
    if options.tiles is None:
        return
    try:
        given = tile_set(options.tiles)
    except msgspec.ValidationError as error:
        raise refusal(plain(error)) from None
    for why in objections(given, players, variant=options.variant):
        raise refusal(why)


def refusal(why: str) -> BadOption:
    """The set is refused for this reason."""
    return BadOption(option="tiles", value="this set", why=why)


def plain(error: msgspec.ValidationError) -> str:
    """What was expected, and where, parts counted from 1."""
    what, _, where = str(error).replace("`", "").partition(" - at ")
    where = re.sub(r"\[(\d+)\]", lambda found: f" number {int(found.group(1)) + 1}", where)
    where = where.removeprefix("$").removeprefix(".").replace("[...]", "")
    what = what[:1].lower() + what[1:]
    return f"in {where} it has {what}" if where else what


def objections(given: TileSet, players: int, *, variant: bool) -> Iterator[str]:
    """What is wrong with a set that could be read."""
    for part in (*given.new_parts, *given.junk_parts):
        yield from objections_to_part(part)
    new, junk = len(given.new_tiles(players)), len(given.junk_tiles(players))
    if not 2 * PATENTS <= new <= MOST_PARTS:
        yield f"{players} players need {2 * PATENTS} to {MOST_PARTS} new parts, and it has {new}"
    if not 2 * SCRAP <= junk <= MOST_PARTS:
        yield f"{players} players need {2 * SCRAP} to {MOST_PARTS} junk parts, and it has {junk}"
    if not given.salvage or len(given.salvage) > MOST_PARTS:
        yield f"it needs 1 to {MOST_PARTS} salvage tiles, and it has {len(given.salvage)}"
    for value in given.salvage:
        if not 0 <= value <= MOST_ICONS:
            yield f"a salvage tile has {value} icons of instability, and there can be 0 to {MOST_ICONS}"
    if str(players) not in given.spaces:
        yield f"it has no spaces for {players} players"
    else:
        yield from objections_to_spaces(
            given.spaces[str(players)], players, given.variant_draws, variant=variant
        )
    for name in ("favoured", "others", "balanced"):
        row = getattr(given.investors, name)
        if not row or not all([abs(points) <= MOST_POINTS for points in row]):
            yield f"its table “{name}” must have up to {MOST_POINTS} points for 0, 1, 2… icons"


def objections_to_part(part: PartData) -> Iterator[str]:
    """A part in the wrong row, without a colour, or with too many icons."""
    function = FUNCTIONS.index(part.function)
    if function < len(ROW_OF_FUNCTION) and part.row != ROWS[ROW_OF_FUNCTION[function]]:
        right = ROWS[ROW_OF_FUNCTION[function]]
        yield f"part {part.id} is a {part.function}, which belongs in the {right} row"
    if part.function in ("motor", "fuel") and part.colour == "generic":
        yield f"part {part.id} is a {part.function} without a colour"
    for icon in ("reliability", "instability"):
        icons = getattr(part, icon)
        if not 0 <= icons <= MOST_ICONS:
            yield f"part {part.id} has {icons} icons of {icon}, and there can be 0 to {MOST_ICONS}"


def objections_to_spaces(
    given: SpaceData, players: int, draws: tuple[int, ...], *, variant: bool
) -> Iterator[str]:
    """Places that cannot hold all tokens, or a workshop without actions."""
    if min(given.spaces) < 0:
        yield f"a place has {min(given.spaces)} spaces for {players} players"
    tokens = players * tokens_each(players)
    if sum(given.spaces) < tokens:
        yield f"its places hold {sum(given.spaces)} tokens, and {players} players have {tokens}"
    if not all([1 <= actions <= MOST_ACTIONS for actions in given.workshop_actions]):
        yield f"every space of the workshop must give 1 to {MOST_ACTIONS} actions"
    if variant and (len(draws) < given.junk_yard or not all([1 <= drawn <= MOST_ACTIONS for drawn in draws])):
        yield f"the variant must draw 1 to {MOST_ACTIONS} junk parts from each of {given.junk_yard} spaces"
