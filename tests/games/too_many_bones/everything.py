"""The table of everything that has an effect of its own, with the test of each.

`python -m tests.games.too_many_bones.everything` prints it.
"""

from importlib import import_module
from pathlib import Path

from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import BADDIES, TYRANTS
from rouages.games.too_many_bones.box.dice import GEARLOC, SKILL_DICE
from rouages.games.too_many_bones.box.loot import LOOT


def things():
    """Every skill, innate, plan, Baddie skill, tyrant, die face, card in hand and option, by name."""
    found = [f"skill.{gearloc.skills[number].id}" for gearloc in GEARLOC for number in SKILL_DICE]
    for gearloc in GEARLOC:
        found += [f"innate.{gearloc.innate}", f"innate.{gearloc.innate_plus}"]
        found += [f"plan.{plan.id}" for plan in gearloc.plans]
    for chip in (*BADDIES, *TYRANTS):
        found += [f"baddie.{name}" for name in chip.skills]
        found += [f"baddie.{name}" for name, _, _ in chip.bones]
        found += [f"face.{face}" for face in chip.die]
    found += [f"tyrant.{chip.id}" for chip in TYRANTS]
    found += [f"loot.{loot.id}" for loot in LOOT]
    found += [f"card.{card.id}.{number + 1}" for card in CARDS for number in range(len(card.options))]
    return list(dict.fromkeys(found))


def tests():
    """Which test covers what."""
    found = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f"tests.games.too_many_bones.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for thing in getattr(test, "covered", ()):
                    found.setdefault(thing, f"{file.name}::{name}")
    return found


if __name__ == "__main__":
    covered = tests()
    for thing in things():
        print(f"{thing:45} {covered.get(thing, '-- MISSING --')}")  # noqa: T201
