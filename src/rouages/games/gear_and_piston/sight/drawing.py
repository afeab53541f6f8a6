"""The table in small: everybody's car as far as it is built."""

from __future__ import annotations

from rouages.engine.drawing import (
    BRASS,
    CARD,
    GOOD,
    INK,
    LINE,
    PAPER,
    SEATS,
    SHADE,
    Look,
    cog,
    disc,
    edge,
    plate,
    polygon,
)
from rouages.games.gear_and_piston.sight.view import CellView, SeatView, TownView
from rouages.games.gear_and_piston.words import ColourName, FunctionName

ENAMEL: dict[ColourName, str] = {
    "electric": "#3d8f60",
    "gasoline": "#b53c32",
    "steam": "#b9692f",
    "generic": "#8d959a",
}
"""Of the propulsions, as the board has it."""


def drawing(view: TownView) -> str:
    """Each seat has a piece of road, two side by side where there are many."""
    columns = 1 if len(view.seats) < 3 else 2
    rows = -(-len(view.seats) // columns)
    width, height = 1152 / columns, 582 / rows
    return "".join(
        _road(seat, 24 + width * (place % columns), 24 + height * (place // columns), width, height)
        for place, seat in enumerate(view.seats)
    )


def _road(seat: SeatView, x: float, y: float, width: float, height: float) -> str:
    enamel = SEATS[seat.seat]
    ground = plate(x + 6, y + 6, width - 12, height - 12, CARD, **edge(6, enamel))
    cells = [cell for section in seat.car.sections for cell in section.cells]
    left = min([cell.column for cell in cells], default=0)
    long = max([cell.column for cell in cells], default=0) - left + 1
    side = min(height * 0.36, (width - 60) / max(4, long), 130)
    start, top = x + (width - side * long) / 2, y + (height - 2 * side) / 2
    tiles = [
        _tile(cell, start + side * (cell.column - left), top + side * (cell.row == "bottom"), side)
        for cell in cells
    ]
    done = cog(x + width - 40, y + 40, 22, GOOD if seat.car.complete else SHADE)
    tokens = [
        disc(x + 34 + 26 * number, y + height - 30, 10, enamel, **edge(2)) for number in range(seat.tokens)
    ]
    return "".join([ground, *tiles, done, *tokens])


def _tile(cell: CellView, x: float, y: float, side: float) -> str:
    fill = ENAMEL[cell.tile.colour]
    faded: Look = {} if cell.works and cell.carried else {"fill_opacity": 0.45}
    ground = plate(x + 2, y + 2, side - 4, side - 4, fill, **edge(2), **faded)
    return ground + _sign(cell.tile.function, x + side / 2, y + side / 2, side / 4)


def _sign(function: FunctionName, x: float, y: float, size: float) -> str:
    """What a part is for."""
    rim = edge(max(1.5, size / 10))
    match function:
        case "motor":
            return cog(x, y, size, BRASS, teeth=8)
        case "gear":
            return cog(x - size / 3, y - size / 3, size * 0.7, PAPER) + cog(
                x + size / 2, y + size / 2, size / 2, PAPER
            )
        case "fuel":
            return plate(x - size * 0.6, y - size, size * 1.2, size * 2, PAPER, **rim) + disc(
                x, y + size / 4, size / 3, BRASS
            )
        case "steering":
            return disc(x, y, size, "none", stroke=PAPER, stroke_width=size / 3.5) + disc(
                x, y, size / 4, PAPER
            )
        case "axle":
            return disc(x, y + size / 3, size * 1.15, INK) + disc(x, y + size / 3, size / 2, LINE)
        case "improvement":
            return polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], PAPER, **rim)
    return plate(x - size, y - size / 5, size * 2, size / 2.5, PAPER, **rim)
