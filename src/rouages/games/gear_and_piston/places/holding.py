"""Why a blueprint cannot be chosen: reasons that several places share."""

from __future__ import annotations

from rouages.engine.agenda import Choice, NotOffered, Reason
from rouages.games.gear_and_piston.choices import Build, Discard, Keep, Return, Steal, Swap, Take
from rouages.games.gear_and_piston.words import Back, PartName


class NotInHand(Reason, frozen=True):
    """This part is not there to be chosen."""

    rule = "hand"
    part: PartName

    @classmethod
    def about(cls, choice: Choice) -> Reason:
        """The reason, for a choice that names a part."""
        if isinstance(choice, Build | Discard | Keep | Return | Steal | Swap | Take):
            return cls(choice.part)
        return NotOffered()


class PileEmpty(Reason, frozen=True):
    """Nothing is left of this pile."""

    rule = "refresh"
    back: Back


class HandFull(Reason, frozen=True):
    """Five blueprints are the limit: nothing that would add one can be done."""

    rule = "hand"
