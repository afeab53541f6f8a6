"""Checking a set of tiles that was given in the options: what is wrong with it, in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from rouages.engine.refusals import BadOption
from rouages.games.gear_and_piston.box.components import (
    PATENTS,
    SCRAP,
    PartData,
    SpaceData,
    TileSet,
    tokens_each,
)
from rouages.games.gear_and_piston.box.refusals import (
    FewerThanNoSpaces,
    NoSpaces,
    PartInWrongRow,
    PartWithoutColour,
    TooFewSpaces,
    TooManyIcons,
    UnreadableTile,
    UnreadableTiles,
    WrongActions,
    WrongDraws,
    WrongInvestorTable,
    WrongJunkParts,
    WrongNewParts,
    WrongSalvage,
    WrongSalvageIcons,
)
from rouages.games.gear_and_piston.box.tiles import FUNCTIONS, ROW_OF_FUNCTION, ROWS

MOST_ICONS = 3
"""Icons of one kind on a part."""
MOST_PARTS = 100
"""Parts in a pile; and the most salvage tiles."""
MOST_ACTIONS = 9
MOST_POINTS = 99


def unreadable(error: msgspec.ValidationError) -> BadOption:
    """What was expected, and where, parts counted from 1."""
    what, _, where = str(error).replace("`", "").partition(" - at ")
    where = re.sub(r"\[(\d+)\]", lambda found: f" number {int(found.group(1)) + 1}", where)
    where = where.removeprefix("$").removeprefix(".").replace("[...]", "")
    what = what[:1].lower() + what[1:]
    return UnreadableTile(where=where, what=what) if where else UnreadableTiles(what=what)


def objections(given: TileSet, players: int, *, variant: bool) -> Iterator[BadOption]:
    """What is wrong with a set that could be read."""
    for part in (*given.new_parts, *given.junk_parts):
        yield from objections_to_part(part)
    new, junk = len(given.new_tiles(players)), len(given.junk_tiles(players))
    if not 2 * PATENTS <= new <= MOST_PARTS:
        yield WrongNewParts(players=players, least=2 * PATENTS, most=MOST_PARTS, count=new)
    if not 2 * SCRAP <= junk <= MOST_PARTS:
        yield WrongJunkParts(players=players, least=2 * SCRAP, most=MOST_PARTS, count=junk)
    if not given.salvage or len(given.salvage) > MOST_PARTS:
        yield WrongSalvage(most=MOST_PARTS, count=len(given.salvage))
    for value in given.salvage:
        if not 0 <= value <= MOST_ICONS:
            yield WrongSalvageIcons(count=value, most=MOST_ICONS)
    if str(players) not in given.spaces:
        yield NoSpaces(players=players)
    else:
        yield from objections_to_spaces(
            given.spaces[str(players)], players, given.variant_draws, variant=variant
        )
    for name in ("favoured", "others", "balanced"):
        row = getattr(given.investors, name)
        if not row or not all([abs(points) <= MOST_POINTS for points in row]):
            yield WrongInvestorTable(table=name, most=MOST_POINTS)


def objections_to_part(part: PartData) -> Iterator[BadOption]:
    """A part in the wrong row, without a colour, or with too many icons."""
    function = FUNCTIONS.index(part.function)
    if function < len(ROW_OF_FUNCTION) and part.row != ROWS[ROW_OF_FUNCTION[function]]:
        yield PartInWrongRow(part=part.id, function=part.function, row=ROWS[ROW_OF_FUNCTION[function]])
    if part.function in ("motor", "fuel") and part.colour == "generic":
        yield PartWithoutColour(part=part.id, function=part.function)
    for icon in ("reliability", "instability"):
        icons = getattr(part, icon)
        if not 0 <= icons <= MOST_ICONS:
            yield TooManyIcons(part=part.id, count=icons, icon=icon, most=MOST_ICONS)


def objections_to_spaces(
    given: SpaceData, players: int, draws: tuple[int, ...], *, variant: bool
) -> Iterator[BadOption]:
    """Places that cannot hold all tokens, or a workshop without actions."""
    if min(given.spaces) < 0:
        yield FewerThanNoSpaces(count=min(given.spaces), players=players)
    tokens = players * tokens_each(players)
    if sum(given.spaces) < tokens:
        yield TooFewSpaces(count=sum(given.spaces), players=players, tokens=tokens)
    if not all([1 <= actions <= MOST_ACTIONS for actions in given.workshop_actions]):
        yield WrongActions(most=MOST_ACTIONS)
    if variant and (len(draws) < given.junk_yard or not all([1 <= drawn <= MOST_ACTIONS for drawn in draws])):
        yield WrongDraws(most=MOST_ACTIONS, spaces=given.junk_yard)
