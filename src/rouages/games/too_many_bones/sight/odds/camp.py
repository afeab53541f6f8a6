"""The odds outside battle: training, searching, tests of encounter cards, the first lock of a Trove Loot."""

from __future__ import annotations

from math import comb
from typing import Any

from rouages.engine.agenda import Choice, Seat
from rouages.games.too_many_bones.adventure.recovery import SEARCH_DICE, PickTrove, RecoverInCamp, Search
from rouages.games.too_many_bones.box.components import ATK, DEF, STATS
from rouages.games.too_many_bones.box.dice import ATTACK_FACES, DEFENCE_FACES, GEARLOC, Face
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.encounters.trials import NameNumber, Number, PutOut, RiskDice
from rouages.games.too_many_bones.party.lockpicking import difficulty, encode
from rouages.games.too_many_bones.party.training import FORGIVING, SpendTraining, TrainStat, dice_to_roll
from rouages.games.too_many_bones.sight.odds.locks import ALL_PICKS, lock_chance
from rouages.games.too_many_bones.sight.odds.rolls import bones_of, hit_chances
from rouages.games.too_many_bones.sight.odds.told import Chance, Teller, chance
from rouages.games.too_many_bones.table import Bones

SHOTS_NEEDED = 2
"""The damage that removes the scout."""


def _trained(table: Bones, decision: SpendTraining, option: Choice) -> Chance | None:
    if not isinstance(option, TrainStat):
        return None
    return chance("works", training_chance(table, decision.seat, STATS.index(option.stat)))


def _recovered(table: Bones, decision: RecoverInCamp, option: Choice) -> Chance | None:
    match option:
        case Search():
            return chance("finds", 1 - _few_bones(ATTACK_FACES, SEARCH_DICE, 0))
        case PickTrove():
            return chance("next_lock", _first_lock(table, option))
    return None


def training_chance(table: Bones, seat: Seat, stat: int) -> float:
    """HP and DEX always go up; ATK must show no Bones, DEF may roll its Bones again once."""
    if stat not in (ATK, DEF) or table.encounter.war_room:
        return 1.0
    forgiven = 1 if any(table.held(seat, name) for name in FORGIVING) else 0
    dice = dice_to_roll(table, seat, stat)
    if stat == ATK:
        return _few_bones(ATTACK_FACES, dice, forgiven)
    share = _few_bones(DEFENCE_FACES, dice, forgiven)
    for again in range(forgiven + 1, dice + 1):
        share += _exactly(DEFENCE_FACES, dice, again) * _few_bones(DEFENCE_FACES, again, forgiven)
    return share


def _exactly(faces: tuple[Face, ...], dice: int, bones: int) -> float:
    """How likely so many dice show just so many Bones."""
    share = bones_of(faces)
    return float(comb(dice, bones) * share**bones * (1 - share) ** (dice - bones))


def _few_bones(faces: tuple[Face, ...], dice: int, most: int) -> float:
    """How likely so many dice show no more than so many Bones."""
    return sum([_exactly(faces, dice, bones) for bones in range(min(most, dice) + 1)])


def _named(table: Bones, decision: NameNumber, option: Number) -> Chance:
    """The D6 must be higher."""
    return chance("works", (6 - option.number) / 6)


def _shot(table: Bones, decision: RiskDice, option: Number) -> Chance:
    return chance("works", sum(hit_chances(option.number)[SHOTS_NEEDED:]))


def _put_out(table: Bones, decision: PutOut, option: Number) -> Chance:
    """The Gearloc's initiative die must reach the number."""
    faces = GEARLOC[table.who[decision.seat]].initiative
    reached = sum([face >= option.number for face in faces]) if option.number else 0
    return chance("works", reached / len(faces))


def _first_lock(table: Bones, option: PickTrove) -> float:
    card = table.hands[option.owner][option.number]
    lock = encode(LOOT[card.face].locks[card.opened])
    return lock_chance(ALL_PICKS, lock % 3, difficulty(table, lock))


IN_CAMP: dict[type[Any], Teller] = {
    SpendTraining: _trained,
    RecoverInCamp: _recovered,
    NameNumber: _named,
    RiskDice: _shot,
    PutOut: _put_out,
}
