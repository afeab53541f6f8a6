"""What everybody may see of a Gearloc with its mat."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.components import STATS
from rouages.games.too_many_bones.box.dice import (
    ABSENT,
    BOOMER,
    EXHAUSTED,
    GEARLOC,
    PLACED,
    READY,
    SKILL_DICE,
    TANTRUM,
    Skill,
)
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT, PERMANENT, Card, slots
from rouages.games.too_many_bones.box.mat import OFF, Position
from rouages.games.too_many_bones.box.words import (
    CardLabel,
    GearlocName,
    Icon,
    Innate,
    Lock,
    PlanName,
    Profession,
    SkillName,
    SkillState,
)
from rouages.games.too_many_bones.gearlocs.plans import lines
from rouages.games.too_many_bones.gearlocs.start import start_healing
from rouages.games.too_many_bones.party.hands import label
from rouages.games.too_many_bones.sight.locks import LockView, lock_view
from rouages.games.too_many_bones.sight.pieces import DieView, EffectView, die_views, effect_views
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.absorbing import shields

STATES: dict[int, SkillState] = {ABSENT: "absent", READY: "ready", PLACED: "placed", EXHAUSTED: "exhausted"}


class FaceView(Struct, frozen=True):
    """A face of a skill die."""

    icon: Icon
    value: int


class SkillView(Struct, frozen=True):
    """A skill die on the mat."""

    skill: SkillName
    state: SkillState
    profession: Profession
    star: bool
    """Whether it can be learnt first."""
    requires: tuple[int, ...]
    """The numbers of the skills that lead to it; one of them is enough."""
    consumable: bool
    faces: tuple[FaceView, ...]


class PlanView(Struct, frozen=True):
    """A line of the Backup Plan, or a Loot that extends it, and its price in Bones now."""

    plan: PlanName
    cost: int


class LootView(Struct, frozen=True):
    """A card in hand."""

    loot: CardLabel
    uses: int | None
    """How often it can still be used; None: as often as one likes."""
    slots: int
    """The places that it takes."""
    locks: tuple[LockView, ...]
    """The locks still closed."""


class GearlocView(Struct, frozen=True):
    """A Gearloc and its mat."""

    seat: Seat
    name: GearlocName
    melee: bool
    hp: int
    most_hp: int
    buff: int
    shields: int
    """The damage that the dice in its slots can stop."""
    stats: tuple[int, ...]
    """HP, DEX, ATK and DEF."""
    bonus: tuple[int, ...]
    innate: Innate
    innate_plus: bool
    healing: int
    """The HP that come back at the start of its turn."""
    place: Position | None
    """None off the mat."""
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


def gearloc_view(table: Bones, seat: Seat) -> GearlocView:
    """A Gearloc as everybody sees it."""
    who = table.who[seat]
    facts = GEARLOC[who]
    place = table.at[seat]
    return GearlocView(
        seat=seat,
        name=facts.id,
        melee=facts.melee,
        hp=table.hp[seat],
        most_hp=table.most_hp(seat),
        buff=table.buff[seat] + sum([die.n for die in table.active[seat] if die.icon == "buff_hp"]),
        shields=sum([die.n for die in shields(table, seat)]),
        stats=tuple([table.stat(seat, stat) for stat in range(len(STATS))]),
        bonus=tuple(table.bonus[4 * seat : 4 * seat + 4]),
        innate=facts.innate_plus if table.plus[seat] else facts.innate,
        innate_plus=table.plus[seat],
        healing=start_healing(table, seat),
        place=None if place == OFF else place,
        away=table.away[seat],
        active=die_views(table, table.active[seat]),
        locked=die_views(table, table.locked[seat]),
        plan=die_views(table, table.plan[seat]),
        plans=tuple([PlanView(name, cost) for name, cost in lines(table, seat)]),
        skills=tuple([_skill(facts.skills[number], table.skills[seat][number]) for number in SKILL_DICE]),
        grenades=table.grenades if who == BOOMER else 0,
        axes=table.axes if who == TANTRUM else 0,
        bodies=table.bodies if who == TANTRUM else 0,
        effects=effect_views(table, seat),
        loot=tuple([_loot(card) for card in table.hands[seat]]),
        training=table.training[seat],
    )


@cache
def _skill(skill: Skill, state: int) -> SkillView:
    faces = tuple(FaceView(face.icon, face.n) for face in skill.faces)
    return SkillView(
        skill.id, STATES[state], skill.profession, skill.star, skill.requires, skill.consumable, faces
    )


def _loot(card: Card) -> LootView:
    closed: tuple[Lock, ...] = LOOT[card.face].locks[card.opened :] if card.face >= FIRST_TROVE else ()
    return LootView(
        loot=label(card),
        uses=None if LOOT[card.face].uses == PERMANENT else card.uses,
        slots=slots(card),
        locks=tuple(map(lock_view, closed)),
    )
