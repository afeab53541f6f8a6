"""Positions of Out of Gears as small pictures.

Gears are written by kind: `1` to `8` the robots' colours, `J` Jolly, `T` three points. Piles are written
`robot:gears`, plans `robot:card`, where a card is `A3` (attack 3), `D` (defence), `T3` (trap on 3), `H3`
(harvest on 3), or an upgrade: `SH`, `SA`, `ST`, `SS`, `CD`.
"""

from rouages.engine.agenda import advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.out_of_gears.activation import ACTIVATION
from rouages.games.out_of_gears.components import Action
from rouages.games.out_of_gears.gears import listed, pile
from rouages.games.out_of_gears.options import Options
from rouages.games.out_of_gears.setup import setup

SIGNS = " 12345678JT"
CARDS = {"A": Action.ATTACK, "T": Action.TRAP, "H": Action.HARVEST}
UPGRADES = {
    "SH": Action.SUPER_HARVEST,
    "SA": Action.SUPER_ATTACK,
    "ST": Action.SUPER_TRAP,
    "SS": Action.SUPER_SHOVEL,
    "CD": Action.COUNTER_DEFENCE,
}


def position(players=4, dumps="", carried="", circuit="", plans="", **options):
    """A table in mid-turn, with nothing planned and nothing anywhere but what the picture says."""
    table = setup(Options(**options), players, Rng(b"test"))
    table.agenda.clear()
    for zone, picture in ((table.dumps, dumps), (table.carried, carried), (table.circuit, circuit)):
        for place, gears in entries(picture):
            zone[place] = pile(SIGNS.index(sign) for sign in gears)
    for robot, card in entries(plans):
        programme(table, robot, card)
    return table


def entries(picture):
    for entry in picture.split():
        place, _, content = entry.partition(":")
        yield int(place), content


def programme(table, robot, card):
    """Give a robot its plan."""
    if card in UPGRADES:
        table.actions[robot] = UPGRADES[card]
        table.upgrades[table.owner[robot]] = UPGRADES[card]
    elif card == "D":
        table.actions[robot], table.numbers[robot] = Action.ATTACK, robot
    else:
        table.actions[robot], table.numbers[robot] = CARDS[card[0]], int(card[1])


def activate(table):
    """Phase 2, as far as the next question."""
    play(table, *ACTIVATION)
    return table


def play(table, *steps):
    """Run these steps as far as the next question."""
    table.then(*steps)
    advance(table)


def choose(table, **fields):
    """Answer the question that is pending with the option that has these fields."""
    seat = pending(table)[0]
    [option] = [
        option
        for option in asked(table, seat).options(table)
        if all(getattr(option, name) == value for name, value in fields.items())
    ]
    answer(table, seat, option)


def shown(zone):
    """A zone as a picture."""
    return " ".join(f"{place}:{written(gears)}" for place, gears in enumerate(zone) if gears)


def written(gears):
    return "".join(SIGNS[kind] for kind in listed(gears))


def happened(table, kind):
    """The events of one kind."""
    return [event for event in table.news if type(event) is kind]


def asked_kind(table):
    """What kind of decision is pending."""
    return type(asked(table, pending(table)[0]))
