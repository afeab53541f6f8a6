"""Forms: what a game says of an option to whoever makes a form of it."""

from __future__ import annotations

from msgspec import Meta, Struct

FINE = Meta(extra={"part": "fine"})
"""Only an owner of the box asks for it: it is folded away, and the rulebook's own reading is the default."""
HARDNESS = Meta(extra={"part": "hardness"})
"""How hard the game is."""


class Cogs(Struct, frozen=True):
    """How hard a choice is, as the box has it."""

    count: int
    most: int
    alone: int | None = None
    """For who plays alone, if it is then another number."""
