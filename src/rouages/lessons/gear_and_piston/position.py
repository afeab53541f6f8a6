"""What a lesson of Gear & Piston lays: cars, hands, what is for sale, and what is left in the piles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from rouages.engine.agenda import advance
from rouages.games.gear_and_piston.box.components import our_set
from rouages.games.gear_and_piston.box.tiles import EMPTY, FILLER, JUNK, NEW, SALVAGE, Tile, tile
from rouages.games.gear_and_piston.cars.car import Section
from rouages.games.gear_and_piston.round import Round
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.words import Investor

PartId = str
"""What our own set calls a part: N01 to N42 are new, J01 to J42 junk; nothing is an empty cell."""


class Built(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a car, from its first column on."""

    top: tuple[PartId, ...]
    bottom: tuple[PartId, ...]


class Owner(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat: its car, its blueprints, and its tokens."""

    car: tuple[Built, ...] = ()
    hand: tuple[PartId, ...] = ()
    tokens: int
    resting: int = 0
    """Its tokens that rest beside the back alley."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The town when a round begins; what is named nowhere has been discarded."""

    round: int
    investors: tuple[Investor, ...]
    seats: tuple[Owner, ...]
    """The learner, who is the first player, and the others."""
    patents: tuple[PartId, ...]
    scrap: tuple[PartId, ...]
    new_pile: tuple[PartId, ...] = ()
    """In the order in which they are drawn, as in the two piles below."""
    junk_pile: tuple[PartId, ...] = ()
    salvage: tuple[int, ...] = ()
    """The instability of each salvage tile."""


def lay(table: Town, stated: dict[str, Any]) -> None:
    """Lay all of it, and begin the round."""
    position = msgspec.convert(stated, Position, strict=False)
    if len(position.seats) != table.players:
        raise msgspec.ValidationError(f"there are {table.players} seats")
    box = Box(table.players)
    table.investors = position.investors
    table.cars = [tuple(box.section(built) for built in owner.car) for owner in position.seats]
    table.hands = [sorted(box.take(owner.hand)) for owner in position.seats]
    table.tokens = [owner.tokens for owner in position.seats]
    table.resting = [seat for seat, owner in enumerate(position.seats) for _ in range(owner.resting)]
    table.patents, table.scrap = (
        box.row(position.patents, table.patents),
        box.row(position.scrap, table.scrap),
    )
    table.new_pile = box.take(position.new_pile)[::-1]
    table.new_seen = [0] * len(table.new_pile)
    table.junk_pile = box.take(position.junk_pile)[::-1]
    table.salvage_pile = [tile(SALVAGE, FILLER, instability=icons) for icons in position.salvage[::-1]]
    table.new_discard, table.junk_discard = box.left(NEW), box.left(JUNK)
    table.clues = [[] for _ in position.seats]
    table.first, table.round = 0, position.round - 1
    table.stop()
    table.then(Round())
    advance(table)
    table.news = []


class Box:
    """The parts for so many players, each of which lies somewhere once."""

    def __init__(self, players: int) -> None:
        """All of them, in the box."""
        parts = our_set()
        self._parts = {
            part.id: (back, part.tile(back))
            for back, found in ((NEW, parts.new_parts), (JUNK, parts.junk_parts))
            for part in found
            if players >= 4 or not part.four_to_six
        }

    def take(self, names: Iterable[PartId]) -> list[Tile]:
        """These parts, out of the box; no name is no part."""
        return [self._take(name) if name else EMPTY for name in names]

    def _take(self, name: PartId) -> Tile:
        if name not in self._parts:
            raise msgspec.ValidationError(f"part {name} is not in the box")
        return self._parts.pop(name)[1]

    def section(self, built: Built) -> Section:
        """A section of a car."""
        return Section(0, tuple(self.take(built.top)), tuple(self.take(built.bottom)))

    def row(self, names: tuple[PartId, ...], places: list[Tile]) -> list[Tile]:
        """Parts face up in their places, the last of which may be empty."""
        return self.take((*names, *[""] * (len(places) - len(names))))

    def left(self, back: int) -> list[Tile]:
        """What is still in the box, of one kind."""
        return [found for kind, found in self._parts.values() if kind == back]
