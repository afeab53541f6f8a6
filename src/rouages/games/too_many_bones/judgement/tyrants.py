"""First impressions where a tyrant's dice and skills leave a tie: bombs, burning Kobolds, thrown Gearlocs."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.baddies.mander_and_bomb import BOMB
from rouages.games.too_many_bones.box.chips import is_tyrant
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.mat import DISTANCE, Position
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe
from rouages.games.too_many_bones.judgement.in_battle import stand_value
from rouages.games.too_many_bones.judgement.strength import threat, toughness
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import shield_total

CROWD = 0.5
"""What each of the party beside a place takes from it: one blow could hurt both."""
FALL = 5.0
"""What it is worth that a foe falls, and what it costs that a Gearloc does."""


def struck_value(table: Bones, seat: Seat, option: Foe) -> float:
    """A bomb where it hurts Baddies and no Gearloc; a Kobold that runs at whoever bears it best."""
    if table.turn.face == "careless_bomb":
        return sum([blast_value(table, unit) for unit in (option.unit, *table.beside(option.place))])
    gaps = [(DISTANCE[option.place][table.at[unit]], -table.hp[unit]) for unit in table.friends()]
    return -float(min(gaps)[1])


def blast_value(table: Bones, unit: Unit) -> float:
    """What the party gains or loses by one unit that a bomb hurts; the tyrant is spared."""
    if unit < GEARLOCS:
        guard = table.buff[unit] + shield_total(table.active[unit] + table.locked[unit])
        lost = min(table.hp[unit], max(0, BOMB - guard))
        return -1.5 * lost - (FALL if lost == table.hp[unit] else 0.0)
    if unit == table.helper:
        return -float(BOMB)
    if is_tyrant(table.chip[unit]):
        return 0.0
    tough = toughness(table, unit)
    return FALL + threat(table.chip[unit]) if tough <= BOMB else float(BOMB) * BOMB / tough


def landing_value(table: Bones, unit: Unit, place: Position) -> float:
    """A good place to stand, with few of the party beside it."""
    crowd = sum([other < GEARLOCS and other != unit for other in table.beside(place)])
    return stand_value(table, unit, place) - CROWD * crowd
