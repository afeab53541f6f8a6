"""Luck by purpose: what does not hang on anybody's choices is the same for all who play the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rouages.engine.chance import Purposes, Rng

X = TypeVar("X")

_SORTED = 16
"""So many bytes say where a card of a pile comes."""


class LuckByPurpose(Rng):
    """Each draw is a keyed hash of (key, purpose, how often something was drawn for it).

    So one more die here shifts no card there. Dice are counted one by one, anew in each turn: the third
    ATK die of a turn shows the same face for all. Of a pile every card has a place of its own, so that
    one card more or less leaves the others in their order.
    """

    @classmethod
    def of(cls, rng: Rng) -> LuckByPurpose:
        """The same generator, at the beginning or where it was."""
        return cls(rng.key, rng.count, Purposes() if rng.purposes is UNSET else rng.purposes)

    def throw(self, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The faces, 0 to 5, of the next dice of these kinds."""
        return [self._die(f"{purpose} {kind}") for kind in kinds] or [self._die(purpose) for _ in range(dice)]

    def throw_apart(self, whose: str, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The next dice of a turn of its own."""
        here = self._purposes.whose
        self.turn(whose)
        faces = self.throw(dice, purpose, kinds)
        self.turn(here)
        return faces

    def begin(self, part: str) -> None:
        """Dice are counted anew."""
        self.purposes = Purposes(self._purposes.drawn, part)

    def turn(self, whose: str) -> None:
        """Dice are counted for this turn, on from where it was left."""
        self.purposes = replace(self._purposes, whose=whose)

    def shuffle(self, items: list[X], purpose: str, which: object = "") -> None:
        """Put these in a random order, all orders equally likely, each in its place among the others."""
        occasion = self._draw(_SORTED, f"{purpose} {which}")
        places: dict[bytes, X] = {}
        for item in items:
            card = msgspec.msgpack.encode(item)
            copy = 0
            while (place := shake_256(occasion + copy.to_bytes(2, "big") + card).digest(_SORTED)) in places:
                copy += 1
            places[place] = item
        items[:] = [places[place] for place in sorted(places)]

    @property
    def _purposes(self) -> Purposes:
        assert self.purposes is not UNSET
        return self.purposes

    def _die(self, purpose: str) -> int:
        """256 is no multiple of six: of the first 252 each face has as many."""
        purposes = self._purposes
        die = f"{purpose}, {purposes.whose}"
        number = purposes.thrown.get(die, 0)
        self.purposes = replace(purposes, thrown={**purposes.thrown, die: number + 1})
        self.count += 1
        thrown = self._hash(f"{die}, {purposes.part}", number, 32)
        return next(byte for byte in thrown if byte < 252) % 6

    def _draw(self, length: int, purpose: str) -> bytes:
        purposes = self._purposes
        number = purposes.drawn.get(purpose, 0)
        self.purposes = replace(purposes, drawn={**purposes.drawn, purpose: number + 1})
        self.count += 1
        return self._hash(purpose, number, length)

    def _hash(self, purpose: str, number: int, length: int) -> bytes:
        return shake_256(b"by purpose" + self.key + number.to_bytes(8, "big") + purpose.encode()).digest(
            length
        )
