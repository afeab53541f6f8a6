"""Script: chance by script, for a match that is a lesson and proves nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from rouages.engine.chance import Rng
from rouages.engine.refusals import CannotBeDrawn, DrawnElsewhere, NeverDrawn

X = TypeVar("X")


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn when the rules ask for it."""

    purpose: str
    """What the rules draw it for."""
    drawn: int | tuple[Any, ...]
    """A number from 0; of a pile that is shuffled, what comes off it first, in plain data."""


class Lesson(Struct, frozen=True, kw_only=True):
    """What makes a match a lesson: it is never rated, counted or shown as verified."""

    name: str
    draws: tuple[Draw, ...] = ()
    """What is drawn first, in this order; all that comes after it is drawn by the key."""
    since: int = 0
    """How often something had been drawn before."""

    def scripted(self, rng: Rng) -> ScriptedRng:
        """The same generator, which draws what the script says."""
        return ScriptedRng(rng.key, rng.count, draws=self.draws, since=self.since)

    def must_be_drawn(self, rng: Rng) -> None:
        """Refuse a script of which the rules did not ask for everything."""
        left = self.draws[rng.count - self.since :]
        if left:
            raise NeverDrawn(purpose=left[0].purpose)


class ScriptedRng(Rng):
    """Draws by script as long as there is one; which draw is next follows from their count."""

    draws: tuple[Draw, ...] = ()
    since: int = 0

    def below(self, bound: int, purpose: str) -> int:
        """The number that the script says, if it can be drawn; after its end a fair one."""
        draw = self._next(purpose)
        if draw is None:
            return super().below(bound, purpose)
        if not isinstance(draw.drawn, int) or not 0 <= draw.drawn < bound:
            raise CannotBeDrawn(purpose=purpose, drawn=draw.drawn, known=f"0 to {bound - 1}")
        self.count += 1
        return draw.drawn

    def throw_apart(self, whose: str, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The script has one order."""
        return self.throw(dice, purpose, kinds)

    def shuffle(self, items: list[X], purpose: str, which: object = "") -> None:
        """Put these in a random order but for what comes off first, the last of the list."""
        draw = self._next(purpose)
        order = items[:]
        super().shuffle(order, purpose, which)
        if draw is not None:
            wanted = draw.drawn if isinstance(draw.drawn, tuple) else (draw.drawn,)
            order += [_taken(each, order, purpose) for each in wanted][::-1]
        items[:] = order

    def _next(self, purpose: str) -> Draw | None:
        """What the script has drawn next."""
        place = self.count - self.since
        if place >= len(self.draws):
            return None
        draw = self.draws[place]
        if draw.purpose != purpose:
            raise DrawnElsewhere(purpose=draw.purpose, asked=purpose)
        return draw


def _taken(plain: Any, items: list[X], purpose: str) -> X:
    """An item, out of those that are left, that is written in this way."""
    for place in range(len(items) - 1, -1, -1):
        if msgspec.to_builtins(items[place]) == plain:
            return items.pop(place)
    raise CannotBeDrawn(purpose=purpose, drawn=plain, known="what is left there")
