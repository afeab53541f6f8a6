"""The Baddie and tyrant chips, and the other things that can stand on the Baddies' side.

Chips 0 to 53 are the Baddies, 54 to 60 the tyrants, the rest is scenery of odd encounters.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from rouages.games.too_many_bones.box.components import Tyrant, component_file
from rouages.games.too_many_bones.box.words import ChipName, ChipType, Trait, TyrantFace, Victims, check_words

Chip = int
TYPES: tuple[ChipType, ...] = ("troll", "scale", "bog", "orc", "goblin", "beast")
POINTS = (1, 5, 20)


class ChipFacts(Struct, frozen=True, gc=False):
    """What is printed on a chip."""

    id: ChipName
    type: ChipType
    points: int
    hp: int
    initiative: int
    attack: int
    defence: int
    reach: Literal["melee", "ranged"]
    target: Victims = "strongest"
    targets: int = 1
    diagonal: bool = False
    skulls: int = 0
    named: str = ""
    skills: dict[Trait, int] = {}
    bones: tuple[tuple[Trait, int, int], ...] = ()
    """Skills that need Bones: name, value, cost."""
    die: tuple[TyrantFace, ...] = ()

    @property
    def melee(self) -> bool:
        """Whether it must stand beside what it attacks."""
        return self.reach == "melee"


def scenery(name: ChipName, hp: int, attack: int = 0) -> ChipFacts:
    """A thing of an odd encounter: no type, no points."""
    return ChipFacts(name, "none", 0, hp, 0, attack, 0, "melee")


def read_tyrant(line: dict[str, Any]) -> ChipFacts:
    """A tyrant, worth more than any Baddie."""
    return msgspec.convert({"type": "tyrant", "points": 100, **line}, ChipFacts)


BADDIES = tuple(msgspec.convert(component_file("ours/baddies.json")["baddies"], list[ChipFacts]))
TYRANTS = tuple(read_tyrant(line) for line in component_file("ours/tyrant_chips.json")["tyrants"])
CHIPS: tuple[ChipFacts, ...] = (
    *BADDIES,
    *TYRANTS,
    scenery("orb", 4),
    scenery("cloak", 4),
    scenery("rat", 1),
    scenery("rubble", 3),
    scenery("mohlnor", 4, attack=2),
)
check_words(ChipName, [facts.id for facts in CHIPS])
check_words(ChipType, [facts.type for facts in CHIPS])
check_words(
    Trait, [name for facts in CHIPS for name in (*facts.skills, *[bones[0] for bones in facts.bones])]
)
check_words(TyrantFace, [face for facts in CHIPS for face in facts.die])
FIRST_TYRANT = len(BADDIES)
ORB_CHIP, CLOAK, RAT, RUBBLE, MOHLNOR = range(FIRST_TYRANT + 7, FIRST_TYRANT + 12)
TYRANT_CHIP = {tyrant: FIRST_TYRANT + number for number, tyrant in enumerate(Tyrant)}
NO_CHIP = -1
POINT_RANK = {1: 0, 5: 1, 20: 2}


def is_tyrant(chip: Chip) -> bool:
    """Whether this is a tyrant's chip."""
    return FIRST_TYRANT <= chip < ORB_CHIP


def is_scenery(chip: Chip) -> bool:
    """Whether this thing neither moves nor attacks."""
    return chip >= ORB_CHIP


def named(name: str) -> tuple[Chip, ...]:
    """The chips that cards call by this name."""
    return tuple(chip for chip, facts in enumerate(BADDIES) if facts.named == name)
