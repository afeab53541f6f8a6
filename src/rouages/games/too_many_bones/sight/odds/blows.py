"""The odds in battle: what dice would do to a target, and what each die promises."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice, Seat
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import ATK, GEARLOCS
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE, GEARLOC, SKILL_DICE, Die, Skill
from rouages.games.too_many_bones.box.words import Icon
from rouages.games.too_many_bones.gearlocs.ally import AllyAttack
from rouages.games.too_many_bones.gearlocs.choices import Drop
from rouages.games.too_many_bones.gearlocs.resolving import NO_WAYS
from rouages.games.too_many_bones.gearlocs.rolling import BONES
from rouages.games.too_many_bones.gearlocs.selecting import PickOneMore, RollThem, number_of
from rouages.games.too_many_bones.gearlocs.turn import ChooseTarget, PickDie, trophies
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe, NoFoe, sharpness
from rouages.games.too_many_bones.gearlocs.ways import WAYS, ends
from rouages.games.too_many_bones.sight.odds.rolls import hit_chances
from rouages.games.too_many_bones.sight.odds.told import PLACES, AddedDie, Blow, Teller
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import harm


class RollOdds(Struct, frozen=True):
    """What the dice chosen so far promise together."""

    damage: float
    """The damage that the ATK dice deal on average, before defence."""
    bones: float
    """How likely at least one die shows Bones."""
    shields: float
    """The shields of the DEF dice on average."""
    hits: tuple[float, ...]
    """How likely the ATK dice show each total, from 0 on; nothing without such dice."""
    lost: float
    """The HP that the target loses on average, after its defence."""
    falls: float
    """How likely the target falls."""


def roll_odds(table: Bones, seat: Seat) -> RollOdds:
    """What the dice chosen so far promise."""
    skills = GEARLOC[table.who[seat]].skills
    none, shields = 1.0, 0.0
    for number in table.picked:
        none *= 1 - chance_of_bones(skills[number])
        shields += mean(skills[number], "defence")
    attack = table.picked.count(ATTACK_DIE)
    added = attack + table.turn.extra_attack + trophies(table, seat) if attack else 0
    lost, falls = blow_odds(table, seat, table.target, added)
    return RollOdds(
        damage=round(mean(skills[ATTACK_DIE], "attack") * attack, PLACES),
        bones=round(1 - none, PLACES),
        shields=round(shields, PLACES),
        hits=tuple(round(chance, PLACES) for chance in hit_chances(added)) if added else (),
        lost=lost,
        falls=falls,
    )


def chance_of_bones(skill: Skill) -> float:
    """How likely a die shows Bones."""
    return sum([face.icon in BONES for face in skill.faces]) / 6


def mean(skill: Skill, icon: Icon) -> float:
    """What a die shows of an icon, on average."""
    return sum([face.n for face in skill.faces if face.icon == icon]) / 6


def _target(table: Bones, decision: ChooseTarget, option: Choice) -> Blow | None:
    """One target, all the ATK dice that DEX allows."""
    if not isinstance(option, Foe):
        return None
    dice = min(table.dex, table.stat(decision.seat, ATK))
    return Blow(dice, *blow_odds(table, decision.seat, option.unit, dice))


def _helped(table: Bones, decision: AllyAttack, option: Foe | NoFoe) -> Blow | None:
    """What the helper's dice would do to a foe beside it."""
    if isinstance(option, NoFoe):
        return None
    dice = CHIPS[table.chip[decision.unit]].attack
    return Blow(dice, *blow_odds(table, decision.unit, option.unit, dice))


def blow_odds(table: Bones, by: Unit, unit: Unit, dice: int) -> tuple[float, float]:
    """The HP that a foe loses on average to so many ATK dice, and how likely it falls."""
    if unit < GEARLOCS or not table.stands(unit) or not dice:
        return 0.0, 0.0
    extra = sharpness(table, by) if by < GEARLOCS else 0
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
    return harm(copy, unit, damage, by, cause="attack", attack=attack)


def _added(table: Bones, decision: PickDie | PickOneMore, option: Choice) -> AddedDie | None:
    """A die that can be added to the roll."""
    if isinstance(option, RollThem | Drop):
        return None
    seat = decision.seat
    number = number_of(table, seat, option)
    return AddedDie(
        round(usefulness(table, seat, number), PLACES),
        round(chance_of_bones(GEARLOC[table.who[seat]].skills[number]), PLACES),
        round(_lost_to(table, seat, number), PLACES),
    )


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


IN_BATTLE: dict[type[Any], Teller] = {
    ChooseTarget: _target,
    AllyAttack: _helped,
    PickDie: _added,
    PickOneMore: _added,
}
