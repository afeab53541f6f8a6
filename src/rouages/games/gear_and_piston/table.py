"""The table of Gear & Piston: the town, its piles, the hands and the cars.

A *place* is one of the four where tokens go, numbered 0 to 3 in the order in which they are resolved. A
*space* is one hole of a place, counted from 0. A *blueprint* is a part in a hand. A *clue* is something a
seat knows of what others hold (see `knowledge.py`).
"""

from __future__ import annotations

from bisect import insort
from enum import StrEnum
from typing import Literal, get_args

from rouages.engine.agenda import Seat, Table
from rouages.games.gear_and_piston.box.components import HAND_LIMIT
from rouages.games.gear_and_piston.box.tiles import BACK_OF, NEW, Tile
from rouages.games.gear_and_piston.cars.car import Car
from rouages.games.gear_and_piston.words import Ending, Investor, PlaceName

Place = int
PLACES: tuple[PlaceName, ...] = get_args(PlaceName)
BACK_ALLEY, PATENT_OFFICE, JUNK_YARD, WORKSHOP = range(4)


class Phase(StrEnum):
    """Where in the round the table is."""

    PLANNING = "planning"
    INSTABILITY = "instability"
    BACK_ALLEY = "back_alley"
    PATENT_OFFICE = "patent_office"
    JUNK_YARD = "junk_yard"
    WORKSHOP = "workshop"
    REFRESH = "refresh"
    SALVAGE = "salvage"
    OVER = "over"


PHASE_OF_PLACE = (Phase.BACK_ALLEY, Phase.PATENT_OFFICE, Phase.JUNK_YARD, Phase.WORKSHOP)


class Town(Table, kw_only=True):
    """A position of Gear & Piston."""

    variant: bool
    investors: tuple[Investor, ...]
    favoured: tuple[int, ...]
    others: tuple[int, ...]
    balanced: tuple[int, ...]
    everything: tuple[int, ...]
    """What the investor who wants a bit of everything counts, as kinds of a tally."""
    spaces: tuple[int, ...]
    """How many tokens each place holds."""
    workshop_actions: tuple[int, ...]
    variant_draws: tuple[int, ...]
    first: Seat
    """Who has the first player tile."""
    tokens: list[int]
    """Each seat's tokens in the box."""
    placed: list[list[Seat]]
    """The tokens of each place this round, in the order of its spaces."""
    resolved: list[int]
    """How many of them have acted."""
    resting: list[Seat]
    """The tokens in the store beside the back alley."""
    new_pile: list[Tile]
    """The next one drawn is the last."""
    new_seen: list[int]
    """Who knows each tile of the new pile, a bit a seat."""
    junk_pile: list[Tile]
    salvage_pile: list[Tile]
    new_discard: list[Tile]
    junk_discard: list[Tile]
    patents: list[Tile]
    """The places beside the patent office; in the variant, the refill row."""
    outgoing: list[Tile]
    """The discard row of the variant."""
    scrap: list[Tile]
    """The junk parts face up."""
    hands: list[list[Tile]]
    """Each seat's blueprints, sorted."""
    clues: list[list[int]]
    """What each seat knows of the others' blueprints and the new pile."""
    cars: list[Car]
    covered: list[list[Tile]]
    """The parts under each seat's salvage."""
    instability: list[int]
    """The markers on the track."""
    looked: list[Tile]
    """The tiles that one seat is looking at."""
    looker: Seat = -1
    bench: Tile = 0
    """The blueprint that is being built."""
    drawn: Tile = 0
    """The salvage tile that is being placed."""
    missing_salvage: int = 0
    """Salvage tiles used beyond the pile (ruling 28)."""
    our_tiles: bool = True
    """Whether the tiles are our own set; otherwise they were given in the options."""
    round: int = 0
    phase: Phase = Phase.PLANNING
    ending: Ending | Literal[""] = ""
    """Why the game ended, or is about to; nothing while it goes on."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, this one first."""
        players = len(self.hands)
        return [(seat + step) % players for step in range(players)]

    def room(self, seat: Seat) -> int:
        """How many more blueprints a seat may hold."""
        return HAND_LIMIT - len(self.hands[seat])

    def take(self, seat: Seat, found: Tile) -> None:
        """Put a blueprint into a hand."""
        insort(self.hands[seat], found)

    def discard(self, found: Tile) -> None:
        """Put a part onto the discards of its kind."""
        (self.new_discard if BACK_OF[found] == NEW else self.junk_discard).append(found)
