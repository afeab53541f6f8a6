"""What everybody may see of a unit that is no Gearloc."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rouages.games.too_many_bones.baddies.attack import attack_dice
from rouages.games.too_many_bones.box.chips import CHIPS, TYRANT_CHIP, Chip
from rouages.games.too_many_bones.box.components import Tyrant
from rouages.games.too_many_bones.box.dice import ATTACK_FACES
from rouages.games.too_many_bones.box.mat import Position
from rouages.games.too_many_bones.box.words import ChipName, ChipType, Trait, TyrantFace, Victims
from rouages.games.too_many_bones.sight.pieces import EffectView, effect_views
from rouages.games.too_many_bones.table import Bones, Unit

MEAN_HIT = sum([face.n for face in ATTACK_FACES if face.icon == "attack"]) / len(ATTACK_FACES)


class TraitView(Struct, frozen=True):
    """A skill of a Baddie, and how many Bones it needs."""

    trait: Trait
    value: int
    cost: int


class FoeView(Struct, frozen=True):
    """A Baddie, a tyrant, a helper or a thing on the mat."""

    unit: Unit
    name: ChipName
    kind: ChipType
    points: int
    hp: int
    most_hp: int
    place: Position
    attack: int
    """The ATK dice that it rolls now."""
    threat: float
    """The damage that these dice deal on average."""
    defence: int
    initiative: int
    melee: bool
    aim: Victims
    targets: int
    diagonal: bool
    traits: tuple[TraitView, ...]
    faces: tuple[TyrantFace, ...]
    """The faces of a tyrant's die."""
    shields: tuple[int, ...]
    fire: int
    effects: tuple[EffectView, ...]
    ally: bool


class TyrantCard(Struct, frozen=True):
    """What is printed on the chip of a tyrant, for whoever prepares to meet it."""

    hp: int
    attack: int
    defence: int
    initiative: int
    melee: bool
    aim: Victims
    targets: int
    diagonal: bool
    traits: tuple[TraitView, ...]
    faces: tuple[TyrantFace, ...]


@cache
def tyrant_card(tyrant: Tyrant) -> TyrantCard:
    """A tyrant as the box shows it."""
    chip = TYRANT_CHIP[tyrant]
    facts = CHIPS[chip]
    return TyrantCard(
        hp=facts.hp,
        attack=facts.attack,
        defence=facts.defence,
        initiative=facts.initiative,
        melee=facts.melee,
        aim=facts.target,
        targets=facts.targets,
        diagonal=facts.diagonal,
        traits=_traits(chip),
        faces=facts.die,
    )


def foe_view(table: Bones, unit: Unit) -> FoeView:
    """A unit as everybody sees it."""
    facts = CHIPS[table.chip[unit]]
    dice = attack_dice(table, unit)
    return FoeView(
        unit=unit,
        name=facts.id,
        kind=facts.type,
        points=facts.points,
        hp=table.hp[unit],
        most_hp=table.top[unit],
        place=table.at[unit],
        attack=dice,
        threat=round(dice * MEAN_HIT, 1),
        defence=facts.defence,
        initiative=facts.initiative,
        melee=facts.melee,
        aim=facts.target,
        targets=facts.targets,
        diagonal=facts.diagonal,
        traits=_traits(table.chip[unit]),
        faces=facts.die,
        shields=(1,) * table.ones[unit] + (2,) * table.twos[unit],
        fire=table.fire[unit],
        effects=effect_views(table, unit),
        ally=unit == table.helper,
    )


@cache
def _traits(chip: Chip) -> tuple[TraitView, ...]:
    facts = CHIPS[chip]
    plain = [TraitView(name, value, 0) for name, value in facts.skills.items()]
    return (*plain, *[TraitView(name, value, cost) for name, value, cost in facts.bones])
