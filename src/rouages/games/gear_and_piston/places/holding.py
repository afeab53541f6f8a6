"""Why a blueprint cannot be chosen: reasons that several places share."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason
from rouages.games.gear_and_piston.choices import Build, Discard, Keep, Return, Steal, Swap, Take
from rouages.games.gear_and_piston.words import Back, PartName


class NotInHand(Reason, frozen=True):
    """This part is not there to be chosen."""

    rule = "hand"
    part: PartName

    @classmethod
    def about(cls, choice: Choice, asked: Decision[Any, Any]) -> Reason:
        """The reason, for a choice that names a part; any other is no answer to what is asked."""
        if isinstance(choice, Build | Discard | Keep | Return | Steal | Swap | Take):
            return cls(choice.part)
        return AnotherQuestion(asked)


class PileEmpty(Reason, frozen=True):
    """Nothing is left of this pile."""

    rule = "refresh"
    back: Back


class HandFull(Reason, frozen=True):
    """Five blueprints are the limit: nothing that would add one can be done."""

    rule = "hand"
