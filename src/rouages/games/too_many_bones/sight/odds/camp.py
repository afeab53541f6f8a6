"""The odds outside battle: training, searching, tests of encounter cards, the first lock of a Trove Loot."""

from __future__ import annotations

from math import comb
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Decision, Seat
from rouages.games.too_many_bones.adventure.recovery import SEARCH_DICE, PickTrove, RecoverInCamp
from rouages.games.too_many_bones.box.components import ATK, DEF, STATS
from rouages.games.too_many_bones.box.dice import ATTACK_FACES, DEFENCE_FACES, GEARLOC, Face
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.encounters.trials import NameNumber, PutOut, RiskDice
from rouages.games.too_many_bones.party.lockpicking import difficulty, encode
from rouages.games.too_many_bones.party.training import FORGIVING, SpendTraining, dice_to_roll
from rouages.games.too_many_bones.sight.odds.locks import ALL_PICKS, lock_chance
from rouages.games.too_many_bones.sight.odds.rolls import bones_of, hit_chances
from rouages.games.too_many_bones.table import Bones

SHOTS_NEEDED = 2
"""The damage that removes the scout."""


class TroveOdds(Struct, frozen=True):
    """How likely one roll opens the next lock of a Trove Loot."""

    owner: Seat
    number: int
    chance: float


class CampOdds(Struct, frozen=True):
    """What is likely outside battle."""

    training: tuple[float, ...] = ()
    """How likely each stat (HP, DEX, ATK, DEF) goes up."""
    search: float = 0.0
    """How likely a search finds anything."""
    numbers: tuple[tuple[int, float], ...] = ()
    """For each number that can be named: how likely it works."""
    troves: tuple[TroveOdds, ...] = ()


def camp_odds(table: Bones, decision: Decision[Any, Any]) -> CampOdds | None:
    """The odds of what is asked, if chance has a part in it."""
    seat = decision.seat
    match decision:
        case SpendTraining():
            return CampOdds(training=tuple(training_chance(table, seat, stat) for stat in range(len(STATS))))
        case RecoverInCamp():
            return CampOdds(
                search=round(1 - _few_bones(ATTACK_FACES, SEARCH_DICE, 0), 3),
                troves=tuple(
                    TroveOdds(option.owner, option.number, _first_lock(table, option))
                    for option in decision.options(table)
                    if isinstance(option, PickTrove)
                ),
            )
        case NameNumber() | RiskDice() | PutOut():
            return CampOdds(
                numbers=tuple(
                    (option.number, round(_number_chance(table, decision, option.number), 3))
                    for option in decision.options(table)
                )
            )
    return None


def training_chance(table: Bones, seat: Seat, stat: int) -> float:
    """HP and DEX always go up; ATK must show no Bones, DEF may roll its Bones again once."""
    if stat not in (ATK, DEF) or table.encounter.war_room:
        return 1.0
    forgiven = 1 if any(table.held(seat, name) for name in FORGIVING) else 0
    dice = dice_to_roll(table, seat, stat)
    if stat == ATK:
        return round(_few_bones(ATTACK_FACES, dice, forgiven), 3)
    chance = _few_bones(DEFENCE_FACES, dice, forgiven)
    for again in range(forgiven + 1, dice + 1):
        chance += _exactly(DEFENCE_FACES, dice, again) * _few_bones(DEFENCE_FACES, again, forgiven)
    return round(chance, 3)


def _exactly(faces: tuple[Face, ...], dice: int, bones: int) -> float:
    """How likely so many dice show just so many Bones."""
    share = bones_of(faces)
    return float(comb(dice, bones) * share**bones * (1 - share) ** (dice - bones))


def _few_bones(faces: tuple[Face, ...], dice: int, most: int) -> float:
    """How likely so many dice show no more than so many Bones."""
    return sum([_exactly(faces, dice, bones) for bones in range(min(most, dice) + 1)])


def _number_chance(table: Bones, decision: Decision[Any, Any], number: int) -> float:
    """How likely a test with this number is passed."""
    if isinstance(decision, NameNumber):
        return (6 - number) / 6
    if isinstance(decision, PutOut):
        faces = GEARLOC[table.who[decision.seat]].initiative
        return sum([face >= number for face in faces]) / len(faces) if number else 0.0
    return sum(hit_chances(number)[SHOTS_NEEDED:])


def _first_lock(table: Bones, option: PickTrove) -> float:
    card = table.hands[option.owner][option.number]
    lock = encode(LOOT[card.face].locks[card.opened])
    return lock_chance(ALL_PICKS, lock % 3, difficulty(table, lock))
