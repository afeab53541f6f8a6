"""Dice: the white ones and the sixteen of each Gearloc, with what their faces do.

A skill die is its number, 1 to 16, on its owner's mat; a white ATK die has the number 0, a white DEF die 17.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from rouages.engine.chance import Rng
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, STATS, component_file, slug
from rouages.games.too_many_bones.box.words import (
    GearlocName,
    Icon,
    Innate,
    PlanName,
    Profession,
    SkillName,
    check_words,
)

ATTACK_DIE = 0
DEFENCE_DIE = 17
SKILL_DICE = range(1, 17)
ABSENT, READY, PLACED, EXHAUSTED = range(4)
"""Where a skill die is: not learnt, on the mat, rolled or in a slot, used up for this battle."""


class Face(Struct, frozen=True, gc=False):
    """One face of a die."""

    icon: Icon
    n: int = 0
    forced: bool = False
    party_backlash: int = 0
    backlash: int = 0
    rounds: int = 0
    n325: int = 0
    train: bool = False
    own: bool = False
    """For a change of ATK: the roller's own, not a Baddie's."""


class Die(Struct, frozen=True, gc=False):
    """A die that shows something: just rolled, or lying in a slot."""

    owner: int
    number: int
    icon: Icon
    n: int
    face: int = 0


class Skill(Struct, frozen=True):
    """One of the sixteen skill dice of a Gearloc."""

    id: SkillName
    profession: Profession
    starts: bool
    star: bool
    requires: tuple[int, ...]
    rolled: bool
    consumable: bool
    faces: tuple[Face, ...]


class Plan(Struct, frozen=True):
    """One line of a Backup Plan."""

    id: PlanName
    cost: int


class GearlocFacts(Struct, frozen=True):
    """What is printed on a Gearloc's mat and sheet."""

    id: GearlocName
    melee: bool
    stats: tuple[int, ...]
    initiative: tuple[int, ...]
    innate: Innate
    innate_plus: Innate
    plans: tuple[Plan, ...]
    skills: tuple[Skill, ...]
    """By number; place 0 is the white ATK die, 17 the white DEF die."""


WHITE = component_file("dice.json")


def white_die(shows: list[Any], icon: Literal["attack", "defence"]) -> Skill:
    """A white die as a skill that everybody has."""
    faces = tuple(Face("bones", 1) if value == "bones" else Face(icon, value) for value in shows)
    return Skill(icon, "white", True, False, (), True, False, faces)


def read_face(raw: dict[str, Any] | None) -> Face:
    """A face as it is printed; nothing printed is a blank."""
    if raw is None:
        return Face("blank")
    kept = {name: raw[name] for name in Face.__struct_fields__ if name in raw}
    kept["n"] = whole(raw.get("n", 0))
    return msgspec.convert({**kept, "own": raw.get("on") == "self"}, Face)


def whole(n: float) -> int:
    """Rage and anger count in fifths: 0.2 is one step."""
    return n if isinstance(n, int) else round(n * 5)


def read_skill(raw: dict[str, Any]) -> Skill:
    """A skill die with its place on the mat."""
    profession = msgspec.convert(slug(raw["profession"].partition(" (")[0]), Profession)
    return Skill(
        id=msgspec.convert(slug(raw["name"]), SkillName),
        profession=profession,
        starts=raw["starts_on_mat"],
        star=raw["star"],
        requires=tuple(raw["requires"]),
        rolled=raw["rolled"],
        consumable=profession == "consumable",
        faces=tuple(read_face(face) for face in raw["faces"]),
    )


def read_gearloc(name: GearlocName) -> GearlocFacts:
    """A mat and its sheet, with the white dice in their places."""
    raw = component_file(f"{name}.json")
    skills: list[Skill] = [white_die(WHITE["attack"], "attack")]
    by_number = {skill["number"]: read_skill(skill) for skill in raw["skills"]}
    skills += [by_number[number] for number in SKILL_DICE]
    skills.append(white_die(WHITE["defence"], "defence"))
    return GearlocFacts(
        id=name,
        melee=raw["attack_type"] == "melee",
        stats=tuple(raw["base_stats"][stat] for stat in STATS),
        initiative=tuple(raw["initiative_faces"]),
        innate=msgspec.convert(slug(raw["innate"]["name"]), Innate),
        innate_plus=msgspec.convert(slug(raw["innate_plus"]["name"]), Innate),
        plans=tuple(
            Plan(msgspec.convert(slug(plan["name"]), PlanName), plan["cost"]) for plan in raw["backup_plan"]
        ),
        skills=tuple(skills),
    )


GEARLOC = tuple(read_gearloc(name) for name in GEARLOC_NAMES)
check_words(SkillName, [skill.id for gearloc in GEARLOC for skill in gearloc.skills])
check_words(Profession, [skill.profession for gearloc in GEARLOC for skill in gearloc.skills])
check_words(Icon, [face.icon for gearloc in GEARLOC for skill in gearloc.skills for face in skill.faces])
check_words(Innate, [name for gearloc in GEARLOC for name in (gearloc.innate, gearloc.innate_plus)])
BOOMER, PATCHES, PICKET, TANTRUM = range(4)
ATTACK_FACES = GEARLOC[0].skills[ATTACK_DIE].faces
DEFENCE_FACES = GEARLOC[0].skills[DEFENCE_DIE].faces
SKILL_NUMBER = {
    skill.id: (who, number)
    for who, gearloc in enumerate(GEARLOC)
    for number, skill in enumerate(gearloc.skills)
    if number in SKILL_DICE
}


def attack_roll(rng: Rng, count: int, whose: str = "") -> tuple[list[int], int]:
    """White ATK dice thrown by something that stores nothing: the hits, and the Bones.

    `whose` says who throws them while others may throw, too.
    """
    return _white_roll(rng, count, ATTACK_DIE, whose)


def defence_roll(rng: Rng, count: int, whose: str = "") -> tuple[list[int], int]:
    """White DEF dice: the shields, and the Bones."""
    return _white_roll(rng, count, DEFENCE_DIE, whose)


def _white_roll(rng: Rng, count: int, die: int, whose: str) -> tuple[list[int], int]:
    if count <= 0:
        return [], 0
    faces = GEARLOC[0].skills[die].faces
    kinds = (die,) * count
    if whose:
        thrown = rng.throw_apart(whose, count, "white dice", kinds)
    else:
        thrown = rng.throw(count, "white dice", kinds)
    shown = [faces[face] for face in thrown]
    found = [face.n for face in shown if face.icon != "bones"]
    return found, len(shown) - len(found)


def d6(rng: Rng) -> int:
    """One throw of the D6."""
    return 1 + rng.throw(1, "d6")[0]
