"""The table in characters, for a terminal (with the colour marks of Rich).

A part is its propulsion (e, g, s), its function (M F S G A, I above and i below) and its icons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rouages.games.gear_and_piston.box.tiles import ROWS
from rouages.games.gear_and_piston.sight.view import (
    CarView,
    CellView,
    PartView,
    PlaceView,
    SeatView,
    SectionView,
    TownView,
)

Words = Callable[[str], str]

COLOURS = {"generic": "white", "electric": "green", "gasoline": "red", "steam": "yellow"}
PROPULSIONS = {"generic": " ", "electric": "e", "gasoline": "g", "steam": "s"}
FUNCTIONS = {
    "motor": "M",
    "fuel": "F",
    "steering": "S",
    "gear": "G",
    "axle": "A",
    "improvement": "I",
    "filler": "·",
}
ICONS = {
    "comfort": "c",
    "power": "p",
    "autonomy": "r",
    "reliability": "+",
    "instability": "!",
    "junk": "",
    "new": "",
    "salvage": "%",
}
SEATS = ("cyan", "magenta", "bright_green", "bright_yellow", "bright_blue", "bright_red")
WIDTH = 7


def picture(view: TownView, word: Words) -> str:
    """Investors, the town, what lies on show, every car, the own hand."""
    lines = [f"[bold]{word('investors')}[/]"]
    lines += [
        f"  {word(f'investor.{name}')} · {word(f'investor.{name}.help')}" for name in view.investors.present
    ]
    lines.append("")
    lines += ["   ".join(_place(place, word) for place in view.places), _shelves(view, word), ""]
    for seat in view.seats:
        lines += [_seat(seat, word), *_car(seat.car, word), ""]
    lines += [_zone(word("hand"), view.hand), *_now(view, word), f"[dim]{word('legend')}[/]"]
    return "\n".join(lines)


def part(found: PartView | None) -> str:
    """A part as coloured signs."""
    if found is None:
        return "  --  "
    return f"[{COLOURS[found.colour]}]{_signs(found)}[/]"


def _signs(found: PartView) -> str:
    function = FUNCTIONS[found.function]
    if function == "I" and found.row == "bottom":
        function = "i"
    icons = "".join(ICONS[icon] for icon in found.icons)
    rust = "°" if found.back == "junk" else ""
    return f"{PROPULSIONS[found.colour]}{function}{rust}{icons}".strip()


def _zone(title: str, parts: Iterable[PartView | None]) -> str:
    return f"[bold]{title}[/]  " + "  ".join(part(each) for each in parts)


def _place(place: PlaceView, word: Words) -> str:
    tokens = [
        f"[{'dim ' if number < place.resolved else ''}{SEATS[seat]}]{seat + 1}[/]"
        for number, seat in enumerate(place.tokens)
    ]
    holes = tokens + ["·"] * (place.spaces - len(place.tokens))
    if place.actions:
        holes = [f"{hole}({actions})" for hole, actions in zip(holes, place.actions, strict=True)]
    return f"[bold]{word(f'place.{place.place}')}[/] " + " ".join(holes)


def _shelves(view: TownView, word: Words) -> str:
    lines = [_zone(word("place.patent_office"), view.patents) + f"  {word('pile')} {view.new_pile}"]
    if view.variant:
        lines.append(_zone(word("shelf.outgoing"), view.outgoing))
        lines.append(f"[bold]{word('place.junk_yard')}[/]  {word('pile')} {view.junk_pile}")
    else:
        lines.append(_zone(word("place.junk_yard"), view.scrap) + f"  {word('pile')} {view.junk_pile}")
    return "\n".join(lines)


def _seat(seat: SeatView, word: Words) -> str:
    car = seat.car
    blueprints = seat.new_blueprints + seat.junk_blueprints
    return (
        f"[bold {SEATS[seat.seat]}]{seat.seat + 1}[/]  {car.size} {word('parts')}, "
        f"{word('instability')} {seat.instability}, {word('blueprints')} {blueprints}, "
        f"{word('score_now')} {car.score.total}"
    )


def _car(car: CarView, word: Words) -> list[str]:
    if not car.sections:
        return [f"   {word('empty')}"]
    drawn = [_section(section) for section in car.sections]
    lines = ["   " + "   ".join(rows) for rows in zip(*drawn, strict=True)]
    if car.complete:
        return [*lines, f"   {word('complete')}"]
    missing = [f"{word(f'lack.{lack.what}')} ×{lack.count}" for lack in car.lacks]
    return [*lines, f"   {word('lacking')}: {', '.join(missing)}"]


def _section(section: SectionView) -> list[str]:
    cells = {(cell.row, cell.column): cell for cell in section.cells}
    columns = range(section.left, section.left + section.width)
    rows = ["".join(_cell(cells.get((row, column))) for column in columns) for row in ROWS]
    return [*rows, "".join(f"[dim]{column:^{WIDTH}}[/]" for column in columns)]


def _cell(cell: CellView | None) -> str:
    if cell is None:
        return "·".center(WIDTH)
    signs = _signs(cell.tile)
    shown = f"({signs})" if not cell.carried else signs
    shown = f"{shown}?" if not cell.works else shown
    space = WIDTH - len(shown)
    return " " * (space // 2) + f"[{COLOURS[cell.tile.colour]}]{shown}[/]" + " " * (space - space // 2)


def _now(view: TownView, word: Words) -> list[str]:
    lines = []
    if view.looked:
        lines.append(_zone(word("looked"), view.looked))
    if view.bench:
        lines.append(_zone(word("bench"), [view.bench]))
    if view.drawn is not None:
        lines.append(f"[bold]{word('drawn')}[/]  {word('instability')} {view.drawn}")
    return lines
