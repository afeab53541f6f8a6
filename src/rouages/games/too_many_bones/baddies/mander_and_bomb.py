"""Charred Mander and Careless Bomb: tyrant dice that strike a Baddie, among equals as players say (82)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Step
from rouages.games.too_many_bones.baddies.move import come_beside, reachable
from rouages.games.too_many_bones.baddies.target import LEADER, aim_at_one, best
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.words import TyrantFace
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe, foe
from rouages.games.too_many_bones.reasons import NotTied
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm

BURN = 1
RUSH = 2
BOMB = 3


def charred_mander(table: Bones, unit: Unit) -> None:
    """The weakest Kobold burns."""
    kobolds = [foe for foe in table.foes() if CHIPS[table.chip[foe]].named == "kobold"]
    if kobolds:
        least = min([table.hp[foe] for foe in kobolds])
        strike_one(table, unit, "charred_mander", [foe for foe in kobolds if table.hp[foe] == least])


def careless_bomb(table: Bones, unit: Unit) -> None:
    """The bomb falls on the strongest Baddie."""
    foes = table.foes()
    most = max([table.hp[foe] for foe in foes])
    strike_one(table, unit, "careless_bomb", [foe for foe in foes if table.hp[foe] == most])


def strike_one(table: Bones, unit: Unit, face: TyrantFace, tied: list[Unit]) -> None:
    """A tyrant's die strikes one of these equals; where there are several, players choose."""
    if len(tied) == 1:
        strike(table, unit, face, tied[0])
    else:
        table.then(ChooseBaddie(LEADER, unit, face, tuple(tied)))


def strike(table: Bones, unit: Unit, face: TyrantFace, struck: Unit) -> None:
    """What the face of the die does to this Baddie."""
    if face == "charred_mander":
        burn(table, unit, struck)
    else:
        explode(table, unit, struck)


class ChooseBaddie(Decision[Bones, Foe], frozen=True):
    """Which of several equal Baddies a tyrant's die strikes."""

    rule = "baddie_turn"
    otherwise = NotTied()
    unit: Unit
    face: TyrantFace
    tied: tuple[Unit, ...]

    def options(self, table: Bones) -> Sequence[Foe]:
        """Those that are tied."""
        return [foe(table, struck) for struck in self.tied]

    def resolve(self, table: Bones, choice: Foe) -> None:
        strike(table, self.unit, self.face, choice.unit)


def burn(table: Bones, unit: Unit, kobold: Unit) -> None:
    """A Kobold burns for 1 and rushes beside the nearest enemy, ties by its TARGET icon, then by players."""
    harm(table, kobold, BURN, unit, cause="burning_kobold")
    if not table.stands(kobold):
        return
    found = reachable(table, kobold, table.friends())
    if found:
        table.then(RushBeside(kobold))
        aim_at_one(table, kobold, best(table, kobold, found, nearest=True))


class RushBeside(Step[Bones], frozen=True):
    """The burning Kobold takes the nearest free place beside the enemy that it was just aimed at."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """The targets left are the tyrant's own."""
        enemy = table.aimed.pop()
        table.then(Scorch(self.unit, enemy))
        come_beside(table, self.unit, enemy)


class Scorch(Step[Bones], frozen=True):
    """The burning Kobold deals 2 to the enemy beside it."""

    unit: Unit
    enemy: Unit

    def run(self, table: Bones) -> None:
        """It may be the last of the party."""
        if table.stands(self.unit):
            harm(table, self.enemy, RUSH, self.unit, cause="burning_kobold")
            settle(table)


def explode(table: Bones, unit: Unit, struck: Unit) -> None:
    """3 damage to a Baddie and everything beside it; the King cannot hurt himself."""
    near = table.beside(table.at[struck])
    for other in (struck, *near):
        if other != unit:
            harm(table, other, BOMB, unit, cause="careless_bomb")
    settle(table)
