"""The odds of what can be chosen now, for the board to show before it is chosen."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat, asked, pending
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import ATK, GEARLOCS
from rouages.games.too_many_bones.box.dice import (
    ATTACK_DIE,
    DEFENCE_DIE,
    GEARLOC,
    SKILL_DICE,
    Die,
    Skill,
)
from rouages.games.too_many_bones.gearlocs.ally import AllyAttack
from rouages.games.too_many_bones.gearlocs.resolving import NO_WAYS, UseDice
from rouages.games.too_many_bones.gearlocs.rolling import BONES
from rouages.games.too_many_bones.gearlocs.selecting import number_of, pickable
from rouages.games.too_many_bones.gearlocs.turn import ChooseTarget, PickDie, WalkOrStay, trophies
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe
from rouages.games.too_many_bones.gearlocs.ways import WAYS, ends
from rouages.games.too_many_bones.sight.forecast import Forecast, forecasts
from rouages.games.too_many_bones.sight.odds.camp import CampOdds, camp_odds
from rouages.games.too_many_bones.sight.odds.encounters import Promise, promises
from rouages.games.too_many_bones.sight.odds.locks import LockOdds, lock_odds
from rouages.games.too_many_bones.sight.odds.rolls import hit_chances
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import harm
from rouages.games.too_many_bones.units.targets import targets

PLACES = 3
"""Decimals of a chance."""


class TargetOdds(Struct, frozen=True):
    """What all the ATK dice that a Gearloc can roll would do to a target."""

    unit: Unit
    dice: int
    lost: float
    falls: float


class DieOdds(Struct, frozen=True):
    """What one more die of a kind promises."""

    skill: str
    useful: float
    """How likely its result can be used as things stand, Bones not counted."""
    bones: float
    lost: float
    """The HP that the target would lose on average by this die alone."""


class Odds(Struct, frozen=True):
    """What is likely now."""

    damage: float = 0.0
    """The damage that the chosen ATK dice deal on average, before defence."""
    bones: float = 0.0
    """How likely at least one chosen die shows Bones."""
    lock: float = 0.0
    """How likely a fresh roll of the dice left opens the leftmost lock (rerolls and Loot not counted)."""
    shields: float = 0.0
    """The shields of the chosen DEF dice on average."""
    hits: tuple[float, ...] = ()
    """How likely the chosen ATK dice show each total, from 0 on."""
    lost: float = 0.0
    """The HP that the target loses on average, after its defence."""
    falls: float = 0.0
    """How likely the target falls."""
    targets: tuple[TargetOdds, ...] = ()
    dice: tuple[DieOdds, ...] = ()
    forecasts: tuple[Forecast, ...] = ()
    promises: tuple[Promise, ...] = ()
    locks: LockOdds | None = None
    camp: CampOdds | None = None


NO_ODDS = Odds()


def odds(table: Bones) -> Odds:
    """The odds at this moment."""
    if table.locks and table.pick_dice:
        locks = lock_odds(table)
        return Odds(lock=locks.fresh, locks=locks)
    seat = next(iter(pending(table)), -1)
    decision = asked(table, seat) if seat >= 0 else None
    if decision is not None and (told := promises(table, decision)):
        return Odds(promises=told)
    if isinstance(decision, ChooseTarget):
        return Odds(targets=tuple(target_odds(table, seat, unit) for unit in targets(table, seat)))
    if isinstance(decision, AllyAttack):
        return Odds(targets=ally_odds(table, decision))
    if isinstance(decision, UseDice | WalkOrStay):
        return Odds(forecasts=forecasts(table, decision))
    if not table.round and decision is not None:
        return Odds(camp=camp_odds(table, decision))
    if 0 <= table.turn.unit < len(table.who):
        return roll_odds(table, table.turn.unit, open_dice=isinstance(decision, PickDie))
    return NO_ODDS


def roll_odds(table: Bones, seat: Seat, *, open_dice: bool) -> Odds:
    """What the dice chosen so far promise, and each die that can be added."""
    skills = GEARLOC[table.who[seat]].skills
    none, shields = 1.0, 0.0
    for number in table.picked:
        none *= 1 - chance_of_bones(skills[number])
        shields += mean(skills[number], "defence")
    attack = table.picked.count(ATTACK_DIE)
    added = attack + table.turn.extra_attack + trophies(table, seat) if attack else 0
    lost, falls = blow_odds(table, seat, table.target, added)
    return Odds(
        damage=round(mean(skills[ATTACK_DIE], "attack") * attack, PLACES),
        bones=round(1 - none, PLACES),
        shields=round(shields, PLACES),
        hits=tuple(round(chance, PLACES) for chance in hit_chances(added)) if added else (),
        lost=lost,
        falls=falls,
        dice=die_odds(table, seat) if open_dice else (),
    )


def chance_of_bones(skill: Skill) -> float:
    """How likely a die shows Bones."""
    return sum([face.icon in BONES for face in skill.faces]) / 6


def mean(skill: Skill, icon: str) -> float:
    """What a die shows of an icon, on average."""
    return sum([face.n for face in skill.faces if face.icon == icon]) / 6


def target_odds(table: Bones, seat: Seat, unit: Unit) -> TargetOdds:
    """One target, all the ATK dice that DEX allows."""
    dice = min(table.dex, table.stat(seat, ATK))
    lost, falls = blow_odds(table, seat, unit, dice)
    return TargetOdds(unit, dice, lost, falls)


def ally_odds(table: Bones, decision: AllyAttack) -> tuple[TargetOdds, ...]:
    """What the helper's dice would do to each foe beside it."""
    dice = CHIPS[table.chip[decision.unit]].attack
    foes = [option.unit for option in decision.options(table) if isinstance(option, Foe)]
    return tuple(TargetOdds(unit, dice, *blow_odds(table, decision.unit, unit, dice)) for unit in foes)


def blow_odds(table: Bones, by: Unit, unit: Unit, dice: int) -> tuple[float, float]:
    """The HP that a foe loses on average to so many ATK dice, and how likely it falls."""
    if unit < GEARLOCS or not table.stands(unit) or not dice:
        return 0.0, 0.0
    extra = sum([die.n for die in table.locked[by] if die.icon == "const_dmg"]) if by < GEARLOCS else 0
    average = falls = 0.0
    before = 0
    for hits, chance in enumerate(hit_chances(dice)):
        if hits and before < table.hp[unit]:
            before = blow(table, by, unit, hits + extra, attack=by < GEARLOCS)
        average += before * chance
        falls += chance if before == table.hp[unit] else 0.0
    return round(average, PLACES), round(falls, PLACES)


def blow(table: Bones, by: Unit, unit: Unit, damage: int, *, attack: bool = True) -> int:
    """The HP that a foe would lose to this damage."""
    copy: Bones = copy_table(table)
    return harm(copy, unit, damage, by, attack=attack)


def die_odds(table: Bones, seat: Seat) -> tuple[DieOdds, ...]:
    """Each die that can be added to the roll."""
    skills = GEARLOC[table.who[seat]].skills
    found = []
    for choice in pickable(table, seat):
        number = number_of(table, seat, choice)
        skill = skills[number]
        found.append(
            DieOdds(
                skill.id,
                round(usefulness(table, seat, number), PLACES),
                round(chance_of_bones(skill), PLACES),
                round(_lost_to(table, seat, number), PLACES),
            )
        )
    return tuple(found)


def usefulness(table: Bones, seat: Seat, number: int) -> float:
    """How likely a die shows something, other than Bones, that can be used as things stand."""
    faces = GEARLOC[table.who[seat]].skills[number].faces
    if number not in SKILL_DICE:
        return sum([face.icon not in BONES and face.n > 0 for face in faces]) / 6
    ways = WAYS[table.who[seat]]
    count = 0
    for side, face in enumerate(faces):
        die = Die(seat, number, face.icon, face.n, side)
        uses = ways.get(face.icon, NO_WAYS).rolled
        count += any([ends(table, seat, die, verb, aim) for verb, aim in uses])
    return count / 6


def _lost_to(table: Bones, seat: Seat, number: int) -> float:
    """The HP that the target loses on average by one die alone."""
    unit = table.target
    if number == DEFENCE_DIE or unit < GEARLOCS or not table.stands(unit):
        return 0.0
    if number == ATTACK_DIE:
        return blow_odds(table, seat, unit, 1)[0]
    faces = GEARLOC[table.who[seat]].skills[number].faces
    dealt = [face.n for face in faces if face.icon == "melee_dmg"]
    return sum([blow(table, seat, unit, damage, attack=False) for damage in dealt]) / 6
