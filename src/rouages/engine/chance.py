"""Chance: a keyed generator whose commitment is published first and which anyone can verify afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType

X = TypeVar("X")

_WORD = 8
_RANGE = 1 << (8 * _WORD)
_POWERS = tuple(6**dice for dice in range(24))


class Purposes(Struct, frozen=True):
    """What luck by purpose has to know: how often something was drawn for each."""

    drawn: Mapping[str, int] = {}
    part: str = ""
    """The part of the game in which dice are thrown, such as a day,"""
    whose: str = ""
    """within it the turn,"""
    thrown: Mapping[str, int] = {}
    """and how many of each kind in each turn since the part began."""


class Apart(Struct, frozen=True):
    """What luck has to know of those who throw apart from all others."""

    drawn: Mapping[str, int]
    """How often something was drawn for each."""


class Rng(Struct):
    """Each draw is a keyed hash of (key, count of draws, purpose)."""

    key: bytes
    count: int = 0
    purposes: Purposes | UnsetType = UNSET
    """Where luck goes by purpose; elsewhere nothing is written of it."""
    apart: Apart | UnsetType = UNSET
    """Once somebody has thrown apart."""

    def below(self, bound: int, purpose: str) -> int:
        """A fair number from 0 to bound - 1."""
        while True:
            value = int.from_bytes(self._draw(_WORD, purpose), "big")
            if value < _RANGE - _RANGE % bound:
                return value % bound

    def pick(self, items: Sequence[X], purpose: str) -> X:
        """One of these, all equally likely."""
        return items[self.below(len(items), purpose)]

    def shuffle(self, items: list[X], purpose: str, which: object = "") -> None:
        """Put these in a random order, all orders equally likely (one draw for the whole list).

        `which` tells piles apart that are shuffled for the same purpose: luck by purpose asks for it.
        """
        words = unpack(f">{len(items)}Q", self._draw(_WORD * len(items), purpose))
        # 64 bits a place: the bias of a plain remainder is below 2**-50 for any pile of cards.
        for last in range(len(items) - 1, 0, -1):
            other = words[last] % (last + 1)
            items[last], items[other] = items[other], items[last]

    def throw(self, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The faces, 0 to 5, of so many dice thrown together (one draw for all of them).

        `kinds` says which dice they are, where they are not all alike: luck by purpose asks for it.
        """
        value = self.below(_POWERS[dice], purpose)
        faces = []
        for _ in range(dice):
            value, face = divmod(value, 6)
            faces.append(face)
        return faces

    def throw_apart(self, whose: str, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The same while others may throw, too: who throws first changes nobody's faces."""
        drawn = {} if self.apart is UNSET else self.apart.drawn
        here, before = self.count, drawn.get(whose, 0)
        self.count = before
        faces = self.throw(dice, f"{purpose}, {whose}", kinds)
        self.apart = Apart({**drawn, whose: self.count})
        self.count += here - before
        return faces

    def begin(self, part: str) -> None:
        """Another part of the game begins, whose name no other has: luck by purpose asks for it."""

    def turn(self, whose: str) -> None:
        """Another turn within it begins, or goes on: luck by purpose asks for it."""

    def _draw(self, length: int, purpose: str) -> bytes:
        self.count += 1
        return shake_256(self.key + self.count.to_bytes(8, "big") + purpose.encode()).digest(length)


def secret_from_seed(seed: int) -> bytes:
    """The secret of a match made from a plain number, for programs that simulate."""
    return sha256(b"rouages seed %d" % seed).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first card is dealt."""
    return sha256(secret).hexdigest()


def key_of(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """The key of a match: the host's secret mixed with a value from each player."""
    mixed = sha256(b"rouages key" + secret)
    for part in contributions:
        mixed.update(len(part).to_bytes(4, "big") + part)
    return mixed.digest()


def seals(secret: bytes, answers: Iterable[tuple[int, int]]) -> list[str]:
    """One short check per answer, each hanging on all before it, so that a changed answer is found."""
    return [_short(link) for link in _links(secret, answers)][1:]


def seal_of_undos(secret: bytes, answers: Iterable[tuple[int, int]], undos: Iterable[int]) -> str:
    """The same for how often each seat took an answer back; it hangs on all the answers."""
    *_, last = _links(secret, answers)
    return _short(sha256(last + b"undos " + b" ".join(b"%d" % each for each in undos)).digest())


def _links(secret: bytes, answers: Iterable[tuple[int, int]]) -> Iterator[bytes]:
    """The chain of hashes, from the one before the first answer."""
    link = sha256(b"rouages seal" + secret).digest()
    yield link
    for seat, number in answers:
        link = sha256(link + b"%d %d" % (seat, number)).digest()
        yield link


def _short(link: bytes) -> str:
    return link[:4].hex()
