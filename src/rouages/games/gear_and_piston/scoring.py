"""Scoring: investors, the largest area of one colour, instability; who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from rouages.games.gear_and_piston.box.tallies import (
    ATTRIBUTES,
    IMPROVEMENTS,
    MASK,
    OWN,
    RELIABILITY,
    SALVAGED,
    Tally,
    count,
    is_hybrid,
    net_instability,
    tally,
)
from rouages.games.gear_and_piston.box.tiles import AUTONOMY, BACK_OF, COLOUR_OF, COMFORT, POWER, SALVAGE
from rouages.games.gear_and_piston.cars.car import Car, Section, pieces
from rouages.games.gear_and_piston.words import Icon, Investor

if TYPE_CHECKING:
    from rouages.games.gear_and_piston.table import Town

FAVOURED: dict[Investor, int] = {"I1-comfort": COMFORT, "I1-power": POWER, "I1-autonomy": AUTONOMY}
MOST_ICONS: dict[Investor, int] = {"I3-comfort": COMFORT, "I3-power": POWER, "I3-autonomy": AUTONOMY}
SECOND_BONUS = 3
THIRD_BONUS = 2
IMPROVEMENTS_WANTED = 3


class Score(Struct, frozen=True):
    """The points of a car."""

    investors: tuple[int, ...]
    """What each investor gives, in their order."""
    area: int
    """The largest area of one colour."""
    instability: int
    """What is taken away."""

    @property
    def total(self) -> int:
        """All together; it may be negative (ruling 35)."""
        return sum(self.investors) + self.area - self.instability


@lru_cache(maxsize=1 << 14)
def tally_of_car(car: Car) -> Tally:
    """What a car counts for."""
    return sum([tally((*section.top, *section.bottom)) for section in car])


def score(table: Town, seat: int, cars: Sequence[Car] | None = None) -> Score:
    """The points of a seat's car beside the others, as they stand."""
    all_cars = table.cars if cars is None else cars
    tallies = [tally_of_car(car) for car in all_cars]
    return Score(
        tuple([investor_points(table, name, seat, tallies) for name in table.investors]),
        largest_area(all_cars[seat]),
        net_instability(tallies[seat]),
    )


def investor_points(table: Town, name: Investor, seat: int, tallies: list[Tally]) -> int:
    """What one investor gives a seat (rulings 29 to 32)."""
    own = tallies[seat]
    if name.startswith("I1"):
        return attribute_points(table, name, own)
    match name:
        case "I2-big":
            parts = count(own, OWN)
            met = parts > 0 and parts == max([count(each, OWN) for each in tallies])
        case "I2-new":
            met = count(own, IMPROVEMENTS) >= IMPROVEMENTS_WANTED
        case "I2-solid":
            met = net_instability(own) == min([net_instability(each) for each in tallies])
        case "I2-hybrid":
            met = is_hybrid(own)
        case "I2-all":
            met = all([count(own, kind) for kind in table.everything])
        case "I2-waste":
            return -len(table.hands[seat])
        case "I3-clean":
            return 0 if count(own, SALVAGED) else THIRD_BONUS
        case _:
            kind = ATTRIBUTES[MOST_ICONS[name]]
            most = max([count(each, kind) for each in tallies])
            return THIRD_BONUS if most and count(own, kind) == most else 0
    return SECOND_BONUS if met else 0


def attribute_points(table: Town, name: Investor, own: Tally) -> int:
    """What an investor of the first pile pays for the icons of a car (ruling 30)."""
    favoured = FAVOURED.get(name)
    if favoured is None:
        return sum([pay(table.balanced, own >> kind & MASK) for kind in ATTRIBUTES[1:]])
    return sum(
        [
            pay(
                table.favoured if attribute == favoured else table.others, own >> ATTRIBUTES[attribute] & MASK
            )
            for attribute in (COMFORT, POWER, AUTONOMY)
        ]
    )


def pay(row: tuple[int, ...], icons: int) -> int:
    """The points for so many icons; beyond the printed row every icon adds two."""
    return row[icons] if icons < len(row) else row[-1] + 2 * (icons - len(row) + 1)


def everything_kinds(icons: Sequence[Icon]) -> tuple[int, ...]:
    """What the investor who wants a bit of everything counts (ruling 31)."""
    kinds = {"comfort": COMFORT, "power": POWER, "autonomy": AUTONOMY}
    return tuple(ATTRIBUTES[kinds[icon]] if icon in kinds else RELIABILITY for icon in icons)


@lru_cache(maxsize=1 << 14)
def largest_area(car: Car) -> int:
    """The most parts of one colour, or grey, that touch edge to edge; salvage breaks it (ruling 34)."""
    return max([area_of(section) for section in car], default=0)


def area_of(section: Section) -> int:
    """The largest area within a section."""
    best = 0
    for top, bottom in colour_masks(section):
        if (top.bit_count() + bottom.bit_count()) > best:
            best = max(best, largest_piece(top, bottom))
    return best


def colour_masks(section: Section) -> list[list[int]]:
    """The own parts of each colour, in both rows."""
    masks = [[0, 0], [0, 0], [0, 0], [0, 0]]
    for row, tiles in enumerate((section.top, section.bottom)):
        bit = 1
        for each in tiles:
            if each and BACK_OF[each] != SALVAGE:
                masks[COLOUR_OF[each]][row] |= bit
            bit <<= 1
    return masks


@lru_cache(maxsize=1 << 14)
def largest_piece(top: int, bottom: int) -> int:
    """The size of the largest piece of these cells that hangs together."""
    return max([upper.bit_count() + lower.bit_count() for upper, lower in pieces(top, bottom)], default=0)
