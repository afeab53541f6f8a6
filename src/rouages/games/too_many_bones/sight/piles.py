"""What everybody may see of the stacks of Baddies, the Battle Queue and the cards on the table."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.too_many_bones.box.chips import CHIPS, POINTS, Chip, is_tyrant
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT, Face
from rouages.games.too_many_bones.box.words import ChipName, LootName
from rouages.games.too_many_bones.sight.locks import LockView, lock_view
from rouages.games.too_many_bones.table import Bones


class StackView(Struct, frozen=True):
    """A stack of Baddies from the top, with the names that everybody knows, and those that have fallen."""

    points: int
    count: int
    known: tuple[ChipName | None, ...]
    fallen: tuple[ChipName, ...]


class QueuedView(Struct, frozen=True):
    """A Baddie in the queue; without a name if it lies face down."""

    points: int
    name: ChipName | None


class ShownView(Struct, frozen=True):
    """A card on the table: Loot by its name, closed Trove Loot by its locks."""

    loot: LootName | None
    locks: tuple[LockView, ...]


def stack_view(table: Bones, rank: int) -> StackView:
    """The stack of this rank: 1, 5 or 20 points."""
    stack = table.stacks[rank]
    known = table.known
    return StackView(
        points=POINTS[rank],
        count=len(stack),
        known=tuple([CHIPS[chip].id if known[chip] else None for chip in reversed(stack)]),
        fallen=tuple([CHIPS[chip].id for chip in table.fallen[rank]]),
    )


def queued_view(table: Bones, chip: Chip) -> QueuedView:
    """A chip of the queue; tyrants and those who come back from the dead are known."""
    facts = CHIPS[chip]
    seen = table.known[chip] or is_tyrant(chip) or table.battle.undead == chip
    return QueuedView(facts.points, facts.id if seen else None)


def shown_view(face: Face) -> ShownView:
    """A card to choose from."""
    facts = LOOT[face]
    if face < FIRST_TROVE:
        return ShownView(facts.id, ())
    return ShownView(None, tuple(map(lock_view, facts.locks)))
