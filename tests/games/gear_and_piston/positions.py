"""Positions of Gear & Piston as small pictures.

A part is its propulsion (`e` electric, `g` gasoline, `s` steam, nothing: generic), its function (`M` motor,
`F` fuel, `S` steering, `G` gear, `A` axle, `I` upper and `i` lower improvement) and its icons: `c` comfort,
`p` power, `r` autonomy (range), `+` reliability, `!` instability; `*` marks junk. Salvage is `%` with its
instability: `sF%1`, a filler `#%1`. A car is two rows, `--` an empty cell, `|` between two sections.
"""

from rouages.engine.agenda import advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.box.tiles import (
    ATTRIBUTE_OF,
    BACK_OF,
    BOTTOM,
    COLOUR_OF,
    FUNCTION_OF,
    INSTABILITY_OF,
    JUNK,
    NEW,
    RELIABILITY_OF,
    ROW_OF,
    SALVAGE,
    TOP,
    icons_of,
    part_of,
    tile,
)
from rouages.games.gear_and_piston.cars.car import Section
from rouages.games.gear_and_piston.choices import Cell, tile_of
from rouages.games.gear_and_piston.options import Options
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.setup import setup
from rouages.games.gear_and_piston.table import PLACES

COLOURS = " egs"
FUNCTIONS = "MFSGAI#"
ATTRIBUTES = " cpr"


def part(signs):
    """The tile that these signs mean."""
    if signs == "--":
        return 0
    colour = COLOURS.index(signs[0]) if signs[0] in "egs" else 0
    sign = signs[1 if colour else 0]
    icons = signs[2 if colour else 1 :]
    function = FUNCTIONS.index(sign.upper())
    row = BOTTOM if sign in "iGA" else TOP
    if "%" in icons:
        return tile(SALVAGE, function, colour, row, instability=int(icons[1]))
    attribute = next((ATTRIBUTES.index(icon) for icon in icons if icon in "cpr"), 0)
    back = JUNK if "*" in icons else NEW
    return tile(back, function, colour, row, attribute, icons.count("+"), icons.count("!"))


def parts(picture):
    return [part(signs) for signs in picture.split()]


def signs(code):
    """The signs for a tile."""
    if not code:
        return "--"
    sign = FUNCTIONS[FUNCTION_OF[code]]
    sign = "i" if sign == "I" and ROW_OF[code] else sign
    found = COLOURS[COLOUR_OF[code]].strip() + sign
    if BACK_OF[code] == SALVAGE:
        return f"{found}%{INSTABILITY_OF[code]}"
    found += "*" if BACK_OF[code] == JUNK else ""
    return (
        found
        + ATTRIBUTES[ATTRIBUTE_OF[code]].strip()
        + "+" * RELIABILITY_OF[code]
        + "!" * INSTABILITY_OF[code]
    )


def section(top, bottom, left=0):
    """A section from its two rows."""
    upper, lower = parts(top), parts(bottom)
    assert len(upper) == len(lower), "the rows differ in length"
    lower = [code | BOTTOM << 6 if BACK_OF[code] == SALVAGE else code for code in lower]
    return Section(left, tuple(upper), tuple(lower))


def car(top="", bottom=""):
    """A car from its two rows; `|` separates two sections."""
    if not top.strip():
        return ()
    return tuple(section(*rows) for rows in zip(top.split("|"), bottom.split("|"), strict=True))


def shown(cars):
    """A car as its two rows."""
    return tuple(
        " | ".join(" ".join(map(signs, getattr(each, row))) for each in cars) for row in ("top", "bottom")
    )


def foreseen(table, seat=0):
    """What the options of a seat would do."""
    decision = asked(table, seat)
    return GAME.sight.prospects(table, decision, decision.options(table))


def hand(table, seat):
    """A hand as signs."""
    return " ".join(map(signs, table.hands[seat]))


def position(
    players=2,
    hands=(),
    cars=(),
    investors=("I1-balanced", "I2-big"),
    patents="",
    outgoing="",
    scrap="",
    new="",
    junk="",
    salvage="",
    first=0,
    **options,
):
    """A table with nothing planned and no tiles but those of the picture; piles are written from the top."""
    table = setup(Options(**options), players, Rng(b"test"))
    table.agenda.clear()
    table.first, table.round, table.investors = first, 1, investors
    table.hands = [sorted(parts(each)) for each in hands] + [[] for _ in range(players - len(hands))]
    table.cars = [car(*each) for each in cars] + [()] * (players - len(cars))
    table.patents = filled(parts(patents), len(table.patents))
    table.outgoing = filled(parts(outgoing), len(table.outgoing))
    table.scrap = filled(parts(scrap), len(table.scrap))
    table.new_pile, table.junk_pile = parts(new)[::-1], parts(junk)[::-1]
    table.new_seen = [0] * len(table.new_pile)
    table.salvage_pile = [part(f"#%{value}") for value in salvage.split()][::-1]
    return table


def filled(tiles, places):
    return tiles + [0] * (places - len(tiles))


def place(table, **tokens):
    """Put tokens onto places, as strings of seats: `back_alley="01"`."""
    for name, seats in tokens.items():
        table.placed[PLACES.index(name)] = [int(seat) for seat in seats]
        for seat in seats:
            table.tokens[int(seat)] -= 1


def play(table, *steps):
    """Run these steps as far as the next question."""
    table.then(*steps)
    advance(table)


def at_work(actions=3, **picture):
    """Seat 0 in the workshop, with so many actions left."""
    table = position(**picture)
    play(table, ChooseWork(0, actions))
    return table


def question(table):
    """What is asked now."""
    return asked(table, pending(table)[0])


def options(table, kind=None):
    """What may be chosen now, of one kind or of all."""
    found = question(table).options(table)
    return [option for option in found if kind is None or type(option) is kind]


def cells(table):
    """The cells that may be chosen now: section, row and column."""
    return [(option.section, option.row, option.column) for option in options(table, Cell)]


def offered(table, kind):
    """The parts that may be chosen now, as signs."""
    return " ".join(signs(tile_of(option)) for option in options(table, kind))


def choose(table, kind, tile_signs=None, **fields):
    """Answer the question with the option of this kind that has these fields, or this part."""
    if tile_signs is not None:
        code = part(tile_signs)
        fields |= {"part": part_of(code), "icons": icons_of(code)}
    [option] = [
        option
        for option in options(table, kind)
        if all(getattr(option, name) == value for name, value in fields.items())
    ]
    answer(table, pending(table)[0], option)


def happened(table, kind):
    """The events of one kind."""
    return [event for event in table.news if type(event) is kind]
