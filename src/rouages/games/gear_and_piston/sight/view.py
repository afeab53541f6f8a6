"""Who may know what: the table as a seat, or a spectator, sees it."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.gear_and_piston.box.tallies import ATTRIBUTES, INSTABILITY, RELIABILITY, count
from rouages.games.gear_and_piston.box.tiles import (
    BACK_OF,
    BACKS,
    COLOUR_OF,
    COLOURS,
    EMPTY,
    FUNCTION_OF,
    FUNCTIONS,
    INSTABILITY_OF,
    NEW,
    ROW_OF,
    ROWS,
    Tile,
    icons_of,
    part_of,
)
from rouages.games.gear_and_piston.cars.car import Car, Section
from rouages.games.gear_and_piston.cars.faults import (
    MARGIN,
    Lack,
    frame_of,
    is_complete,
    lacks,
    needs,
    size,
)
from rouages.games.gear_and_piston.cars.needs import Needs, is_idle
from rouages.games.gear_and_piston.scoring import tally_of_car
from rouages.games.gear_and_piston.sight.score_now import ScoreNow, score_now
from rouages.games.gear_and_piston.table import JUNK_YARD, PLACES, WORKSHOP, Phase, Town
from rouages.games.gear_and_piston.words import (
    Back,
    ColourName,
    Ending,
    FunctionName,
    Icons,
    Investor,
    PartName,
    PlaceName,
    RowName,
)


class PartView(Struct, frozen=True):
    """A part, with what is needed to draw it."""

    part: PartName
    icons: Icons
    back: Back
    function: FunctionName
    colour: ColourName
    row: RowName


class CellView(Struct, frozen=True):
    """A part in its cell of a car."""

    row: RowName
    column: int
    tile: PartView
    carried: bool
    """Whether an axle carries it."""
    works: bool
    """Whether it has a motor and a fuel of its colour, and is no spare steering."""


class SectionView(Struct, frozen=True):
    """A section of a car."""

    left: int
    width: int
    cells: tuple[CellView, ...]


class IconsView(Struct, frozen=True):
    """How many icons of each kind a car has, those of salvage included."""

    comfort: int
    power: int
    autonomy: int
    reliability: int
    instability: int


class CarView(Struct, frozen=True):
    """A car."""

    sections: tuple[SectionView, ...]
    size: int
    complete: bool
    lacks: tuple[Lack, ...]
    score: ScoreNow
    icons: IconsView
    covered: tuple[PartView, ...]


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    tokens: int
    """In the box."""
    resting: int
    new_blueprints: int
    junk_blueprints: int
    instability: int
    """Its marker on the track."""
    car: CarView


class PlaceView(Struct, frozen=True):
    """A place of the town."""

    place: PlaceName
    spaces: int
    tokens: tuple[Seat, ...]
    resolved: int
    """How many of these tokens have acted."""
    actions: tuple[int, ...]
    """The actions above each space of the workshop, or the tiles drawn in the junk yard of the variant."""


class InvestorsView(Struct, frozen=True):
    """The investors, and what those of the first pile pay for 0, 1, 2… icons."""

    present: tuple[Investor, ...]
    favoured: tuple[int, ...]
    others: tuple[int, ...]
    balanced: tuple[int, ...]


class TownView(Struct, frozen=True):
    """What a seat may know of the table."""

    round: int
    phase: Phase
    first: Seat
    variant: bool
    our_tiles: bool
    """Whether the tiles are our own set, which the page must say."""
    investors: InvestorsView
    places: tuple[PlaceView, ...]
    seats: tuple[SeatView, ...]
    patents: tuple[PartView | None, ...]
    outgoing: tuple[PartView | None, ...]
    scrap: tuple[PartView | None, ...]
    new_pile: int
    junk_pile: int
    salvage_pile: int
    new_discard: int
    junk_discard: int
    bench: PartView | None
    """The blueprint that is being built."""
    drawn: int | None
    """The instability of the salvage tile that is being placed."""
    hand: tuple[PartView, ...]
    """The seat's own blueprints."""
    looked: tuple[PartView, ...]
    """What the seat alone is looking at."""
    ending: Ending | None


def view(table: Town, seat: Seat | None) -> TownView:
    """The table as this seat, or a spectator, sees it."""
    return TownView(
        round=table.round,
        phase=table.phase,
        first=table.first,
        variant=table.variant,
        our_tiles=table.our_tiles,
        investors=InvestorsView(table.investors, table.favoured, table.others, table.balanced),
        places=tuple([_place(table, place) for place in range(len(PLACES))]),
        seats=tuple([_seat(table, each) for each in range(table.players)]),
        patents=tuple([_part(each) for each in table.patents]),
        outgoing=tuple([_part(each) for each in table.outgoing]),
        scrap=tuple([_part(each) for each in table.scrap]),
        new_pile=len(table.new_pile),
        junk_pile=len(table.junk_pile),
        salvage_pile=len(table.salvage_pile),
        new_discard=len(table.new_discard),
        junk_discard=len(table.junk_discard),
        bench=_part(table.bench),
        drawn=INSTABILITY_OF[table.drawn] if table.drawn else None,
        hand=() if seat is None else tuple(map(part_view, table.hands[seat])),
        looked=tuple(map(part_view, table.looked)) if seat == table.looker else (),
        ending=table.ending or None,
    )


@cache
def part_view(found: Tile) -> PartView:
    """A tile as it is drawn."""
    return PartView(
        part_of(found),
        icons_of(found),
        BACKS[BACK_OF[found]],
        FUNCTIONS[FUNCTION_OF[found]],
        COLOURS[COLOUR_OF[found]],
        ROWS[ROW_OF[found]],
    )


def _part(found: Tile) -> PartView | None:
    return None if found == EMPTY else part_view(found)


def _place(table: Town, place: int) -> PlaceView:
    actions: tuple[int, ...] = table.workshop_actions if place == WORKSHOP else ()
    if table.variant and place == JUNK_YARD:
        actions = table.variant_draws[: table.spaces[place]]
    return PlaceView(
        PLACES[place], table.spaces[place], tuple(table.placed[place]), table.resolved[place], actions
    )


def _seat(table: Town, seat: Seat) -> SeatView:
    hand = table.hands[seat]
    new = sum([BACK_OF[each] == NEW for each in hand])
    return SeatView(
        seat,
        table.tokens[seat],
        table.resting.count(seat),
        new,
        len(hand) - new,
        table.instability[seat],
        _car(table, seat),
    )


def _car(table: Town, seat: Seat) -> CarView:
    car = table.cars[seat]
    sections, icons = _built(car)
    return CarView(
        sections=sections,
        size=size(car),
        complete=is_complete(car),
        lacks=lacks(car),
        score=score_now(table, seat),
        icons=icons,
        covered=tuple(map(part_view, table.covered[seat])),
    )


@lru_cache(maxsize=1 << 12)
def _built(car: Car) -> tuple[tuple[SectionView, ...], IconsView]:
    """The sections of a car, and all its icons."""
    tally, missing = tally_of_car(car), needs(car)
    icons = IconsView(*[count(tally, kind) for kind in (*ATTRIBUTES[1:], RELIABILITY, INSTABILITY)])
    return tuple([_section(section, missing) for section in car]), icons


def _section(section: Section, missing: Needs) -> SectionView:
    stranded = frame_of(section).unsupported()
    return SectionView(
        section.left,
        len(section.top),
        tuple(
            [
                CellView(
                    ROWS[row],
                    column,
                    part_view(found),
                    carried=not stranded >> (column - section.left + MARGIN) & 1,
                    works=not is_idle(found, missing),
                )
                for row, column, found in section.cells()
            ]
        ),
    )
