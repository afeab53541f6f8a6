"""The battle against the tyrant: each has its own set-up."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.adventure.loot_first import OfferLoot
from rouages.games.too_many_bones.battle.flares import AskFlares
from rouages.games.too_many_bones.battle.rounds import StartBattle
from rouages.games.too_many_bones.box.chips import CHIPS, POINT_RANK, TYRANT_CHIP
from rouages.games.too_many_bones.box.components import GEARLOCS, Tyrant
from rouages.games.too_many_bones.box.mat import BADDIE_MELEE, BADDIE_RANGED, position
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.party.decisions import able, call_volunteer, seat_of
from rouages.games.too_many_bones.party.hands import holder, use
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.arrival import enter
from rouages.games.too_many_bones.units.queue import (
    add,
    build_by_points,
    fill,
    last_goblin,
    search,
    take_points,
)

THRONE_HP = 3
TYRANT_RULES = BattleRules(tyrant_battle=True)
RULES = {
    Tyrant.NOM: BattleRules(tyrant_battle=True, one_by_one=True),
    Tyrant.DRELLEN: BattleRules(tyrant_battle=True, step_cost=2),
    Tyrant.DUSTER: BattleRules(tyrant_battle=True, tyrant_on_top=True),
}


class FaceTyrant(Step[Bones], frozen=True):
    """The queue by points (a lone Gearloc skips it), the tyrant where its card says, then battle."""

    def run(self, table: Bones) -> None:
        """Victory wins the adventure; defeat leaves another day, perhaps."""
        table.rules = TYRANT_RULES
        table.card = table.choice = -1
        table.then(OfferLoot("battle"), AskFlares(), SetTyrant(), StartBattle(), TyrantFought())


class SetTyrant(Step[Bones], frozen=True):
    """Each tyrant's set-up."""

    def run(self, table: Bones) -> None:
        """In the order of its card."""
        table.rules = RULES.get(table.tyrant, TYRANT_RULES)
        table.queue = []
        SETUPS[table.tyrant](table, TYRANT_CHIP[table.tyrant])


def queue_by_points(table: Bones) -> None:
    """Gearlocs times day; a lone Gearloc skips it."""
    if len(table.who) > 1:
        build_by_points(table, len(table.who) * table.day + take_points(table))
        if table.lasting.goblins:
            last_goblin(table)


def nom(table: Bones, chip: int) -> None:
    """Nom under the queue; one Gearloc on the mat at a time, in the order that the party fixes."""
    queue_by_points(table)
    table.queue.insert(0, chip)
    table.then(LineUp())


class LineUp(Step[Bones], frozen=True):
    """The party names one Gearloc after the other of those on their feet; the last needs no name."""

    def run(self, table: Bones) -> None:
        """Then all but the first wait off the mat."""
        left = able(table)
        if len(left) > 1:
            call_volunteer(table, JoinLine())
            return
        table.battle.line += tuple(left)
        for seat in table.battle.line[1:]:
            table.away[seat] = True


class JoinLine(Step[Bones], frozen=True):
    """The one whom the party has named."""

    def run(self, table: Bones) -> None:
        """Then the next."""
        table.battle.line += (seat_of(table),)
        table.then(LineUp())


def mulmesh(table: Bones, chip: int) -> None:
    """The Beasts on his card on top of the queue, Mulmesh under it."""
    queue_by_points(table)
    table.queue += table.stored
    for stored in table.stored:
        table.known[stored] = 2
    table.stored = []
    table.queue.insert(0, chip)


def drellen(table: Bones, chip: int) -> None:
    """Drellen in lane 1, two Bog Baddies in lanes 2 and 3, only then the queue; steps cost 2 DEX."""
    points = 1 if len(table.who) <= 2 else 5
    enter(table, GEARLOCS, chip, position(BADDIE_RANGED, 0))
    for lane in (1, 2):
        bog = search(table, POINT_RANK[points], lambda facts: facts.type == "bog")
        if bog is not None:
            row = BADDIE_MELEE if CHIPS[bog].melee else BADDIE_RANGED
            enter(table, GEARLOCS + lane, bog, position(row, lane))
    queue_by_points(table)


def gendricks(table: Bones, chip: int) -> None:
    """A Kobold on top of the queue, Gendricks on top of it."""
    queue_by_points(table)
    add(table, 1, on_top=True, name="kobold")
    table.queue.append(chip)


def goblin_king(table: Bones, chip: int) -> None:
    """The King on his throne in lane 1; a care package blows it up."""
    enter(table, GEARLOCS, chip, position(BADDIE_RANGED, 0))
    seat = holder(table, "care_package")
    if seat is None:
        table.battle.throne = THRONE_HP
    else:
        use(table, seat, "care_package")
    queue_by_points(table)


def marrow(table: Bones, chip: int) -> None:
    """Marrow in the ranged place of lane 3."""
    enter(table, GEARLOCS + 2, chip, position(BADDIE_RANGED, 2))
    queue_by_points(table)


def duster(table: Bones, chip: int) -> None:
    """As many Baddies as Gearlocs; Duster on top of the queue and of the meter."""
    count = len(table.who)
    fill(table, (count, 0, 0) if count <= 2 else (0, count, 0))
    table.queue.append(chip)


SETUPS = {
    Tyrant.NOM: nom,
    Tyrant.MULMESH: mulmesh,
    Tyrant.DRELLEN: drellen,
    Tyrant.GENDRICKS: gendricks,
    Tyrant.GOBLIN_KING: goblin_king,
    Tyrant.MARROW: marrow,
    Tyrant.DUSTER: duster,
}


class TyrantFought(Step[Bones], frozen=True):
    """The tyrant still stands: the day goes on."""

    def run(self, table: Bones) -> None:
        """The adventure would have been won the moment it fell."""
        table.end_encounter()
