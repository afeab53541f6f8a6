"""What everybody may see of a Gearloc with its mat, and of any other unit."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.baddies.attack import attack_dice
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP, Chip
from rouages.games.too_many_bones.box.components import STATS
from rouages.games.too_many_bones.box.dice import ATTACK_FACES, GEARLOC, SKILL_DICE, Die, Skill
from rouages.games.too_many_bones.box.effects import EFFECTS, KINDS
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT, Card
from rouages.games.too_many_bones.gearlocs.plans import lines
from rouages.games.too_many_bones.gearlocs.start import start_healing
from rouages.games.too_many_bones.party.hands import label, locks_of
from rouages.games.too_many_bones.party.slots import skill_id
from rouages.games.too_many_bones.table import Bones, Unit

HIDDEN = ""
"""The name of a chip that lies face down."""
MEAN_HIT = sum([face.n for face in ATTACK_FACES if face.icon == "attack"]) / len(ATTACK_FACES)


class DieView(Struct, frozen=True):
    """A die that shows something."""

    owner: Seat
    skill: str
    icon: str
    value: int


class SkillView(Struct, frozen=True):
    """A skill die on the mat: 0 not learnt, 1 ready, 2 in use, 3 exhausted."""

    skill: str
    state: int
    profession: str
    star: bool
    """Whether it can be learnt first."""
    requires: tuple[int, ...]
    """The numbers of the skills that lead to it; one of them is enough."""
    consumable: bool
    faces: tuple[tuple[str, int], ...]
    """Icon and value of each face."""


class PlanView(Struct, frozen=True):
    """A line of the Backup Plan, or a Loot that extends it, and its price in Bones now."""

    plan: str
    cost: int


class EffectView(Struct, frozen=True):
    """An effect die on a unit."""

    effect: str
    value: int


class LootView(Struct, frozen=True):
    """A card in hand."""

    loot: str
    uses: int
    heavy: bool
    locks: tuple[str, ...]
    """The locks still closed."""


class GearlocView(Struct, frozen=True):
    """A Gearloc and its mat."""

    seat: Seat
    name: str
    melee: bool
    hp: int
    most_hp: int
    buff: int
    stats: tuple[int, ...]
    bonus: tuple[int, ...]
    innate: str
    innate_plus: bool
    healing: int
    """The HP that come back at the start of its turn."""
    place: int
    away: bool
    active: tuple[DieView, ...]
    locked: tuple[DieView, ...]
    plan: tuple[DieView, ...]
    plans: tuple[PlanView, ...]
    skills: tuple[SkillView, ...]
    grenades: int
    axes: int
    bodies: int
    effects: tuple[EffectView, ...]
    loot: tuple[LootView, ...]
    training: int


class TraitView(Struct, frozen=True):
    """A skill of a Baddie; with a price if it needs Bones."""

    trait: str
    value: int
    cost: int


class FoeView(Struct, frozen=True):
    """A unit that is no Gearloc."""

    unit: Unit
    name: str
    kind: str
    points: int
    hp: int
    most_hp: int
    place: int
    attack: int
    """The ATK dice that it rolls now."""
    threat: float
    """The damage that these dice deal on average."""
    defence: int
    initiative: int
    melee: bool
    aim: str
    targets: int
    diagonal: bool
    traits: tuple[TraitView, ...]
    faces: tuple[str, ...]
    """The faces of a tyrant's die."""
    shields: tuple[int, ...]
    fire: int
    effects: tuple[EffectView, ...]
    ally: bool


def gearloc_view(table: Bones, seat: Seat) -> GearlocView:
    """A Gearloc as everybody sees it."""
    facts = GEARLOC[table.who[seat]]
    mine = [die for die in table.active[seat] if die.icon == "buff_hp"]
    return GearlocView(
        seat=seat,
        name=facts.id,
        melee=facts.melee,
        hp=table.hp[seat],
        most_hp=table.most_hp(seat),
        buff=table.buff[seat] + sum([die.n for die in mine]),
        stats=tuple(table.stat(seat, stat) for stat in range(len(STATS))),
        bonus=tuple(table.bonus[4 * seat : 4 * seat + 4]),
        innate=facts.innate_plus if table.plus[seat] else facts.innate,
        innate_plus=table.plus[seat],
        healing=start_healing(table, seat),
        place=table.at[seat],
        away=table.away[seat],
        active=tuple(die_view(table, die) for die in table.active[seat]),
        locked=tuple(die_view(table, die) for die in table.locked[seat]),
        plan=tuple(die_view(table, die) for die in table.plan[seat]),
        plans=_plans(table, seat),
        skills=tuple(_skill(facts.skills[number], table.skills[seat][number]) for number in SKILL_DICE),
        grenades=table.grenades if facts.id == "boomer" else 0,
        axes=table.axes if facts.id == "tantrum" else 0,
        bodies=table.bodies if facts.id == "tantrum" else 0,
        effects=_effects(table, seat),
        loot=tuple(_loot(card) for card in table.hands[seat]),
        training=table.training[seat],
    )


def _plans(table: Bones, seat: Seat) -> tuple[PlanView, ...]:
    return tuple(PlanView(name, cost) for name, cost in lines(table, seat))


@cache
def _skill(skill: Skill, state: int) -> SkillView:
    faces = tuple((face.icon, face.n) for face in skill.faces)
    return SkillView(skill.id, state, skill.profession, skill.star, skill.requires, skill.consumable, faces)


def die_view(table: Bones, die: Die) -> DieView:
    """A die as everybody sees it."""
    return DieView(die.owner, skill_id(table, die), die.icon, die.n)


def _effects(table: Bones, unit: Unit) -> tuple[EffectView, ...]:
    lying = table.effects[unit * KINDS : unit * KINDS + KINDS]
    return tuple(EffectView(EFFECTS[kind], value) for kind, value in enumerate(lying) if value)


def _closed(card: Card) -> tuple[str, ...]:
    """The locks of a card that are still closed."""
    return locks_of(card.face)[card.opened :] if card.face >= FIRST_TROVE else ()


def _loot(card: Card) -> LootView:
    closed = _closed(card)
    return LootView(label(card), card.uses, LOOT[card.face].heavy and not closed, closed)


def foe_view(table: Bones, unit: Unit) -> FoeView:
    """Any other unit as everybody sees it."""
    facts = CHIPS[table.chip[unit]]
    dice = attack_dice(table, unit)
    return FoeView(
        unit=unit,
        name=table.name(unit) if table.chip[unit] != NO_CHIP else HIDDEN,
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
        effects=_effects(table, unit),
        ally=unit == table.helper,
    )


@cache
def _traits(chip: Chip) -> tuple[TraitView, ...]:
    facts = CHIPS[chip]
    plain = [TraitView(name, value, 0) for name, value in facts.skills.items()]
    return (*plain, *[TraitView(name, value, cost) for name, value, cost in facts.bones])
