"""Chances: how likely something happens in a turn, exactly, by playing every face of every die by the rules.

Whoever rolls makes the best of each roll: of all that can be done with it, what is likeliest counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import product

import msgspec

from rouages.engine.agenda import Seat, resolve, step
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.gearlocs.resolving import Finish
from rouages.games.too_many_bones.gearlocs.start import EndTurn
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.battle_end import EndBattle

SIDES = range(6)
NEVER, ALWAYS = Fraction(0), Fraction(1)
MOST_POSITIONS = 250
"""Where more can come of a turn, its chances are not told."""
Faces = tuple[int, ...]
Happened = Callable[[Bones], bool]
Move = Callable[[Bones], object]


class Unforeseen(Exception):
    """Something else than dice would decide, or somebody else; or there is too much to try."""


class DiceNeeded(Exception):
    """Dice are thrown whose faces were not given."""

    def __init__(self, kinds: Sequence[object]) -> None:
        self.kinds = tuple(kinds)


class Given(Rng):
    """Chance that shows the throws that it was given, one after the other."""

    throws: tuple[Faces, ...] = ()

    def throw(self, dice: int, purpose: str, kinds: Sequence[object] = ()) -> list[int]:
        """The next of them, if there is one."""
        if not self.throws:
            raise DiceNeeded(kinds or [None] * dice)
        shown, *rest = self.throws
        self.throws = tuple(rest)
        return list(shown)

    def _draw(self, length: int, purpose: str) -> bytes:
        raise Unforeseen(purpose)


def likelihood(table: Bones, seat: Seat, happened: Happened) -> Fraction:
    """How likely it happens before the seat's turn is over, if the seat does its best."""
    return Turn(seat, happened).likelihood(table)


class Turn:
    """What can come of a turn; positions that were met are remembered."""

    def __init__(self, seat: Seat, happened: Happened) -> None:
        self.seat = seat
        self.happened = happened
        self.known: dict[bytes, Fraction] = {}

    def likelihood(self, table: Bones) -> Fraction:
        """From a position on."""
        if self.happened(table):
            return ALWAYS
        item = table.next
        if item is None or type(item) in (Finish, EndTurn, EndBattle):
            return NEVER
        if item.acts:
            return self.after(table, step)
        if not item.asks or item.seat != self.seat:
            raise Unforeseen
        key = msgspec.msgpack.encode(table)
        if key not in self.known:
            if len(self.known) == MOST_POSITIONS:
                raise Unforeseen
            self.known[key] = self.best(table)
        return self.known[key]

    def best(self, table: Bones) -> Fraction:
        """The likeliest of all that can be done."""
        best = NEVER
        for option in table.next.options(table):
            best = max(best, self.after(table, partial(resolve, seat=self.seat, choice=option)))
            if best == ALWAYS:
                break
        return best

    def after(self, table: Bones, move: Move) -> Fraction:
        """On average over all faces, if the move throws dice."""
        return sum([share * self.likelihood(after) for after, share in self.outcomes(table, move)], NEVER)

    def outcomes(
        self, table: Bones, move: Move, throws: tuple[Faces, ...] = (), share: Fraction = ALWAYS
    ) -> Iterator[tuple[Bones, Fraction]]:
        """All that can come of a move, and how likely each is."""
        try:
            after = self.moved(table, move, throws)
        except DiceNeeded as needed:
            kinds = needed.kinds
        else:
            yield after, share
            return
        for faces, ways in all_faces(table, kinds):
            likely = share * Fraction(ways, len(SIDES) ** len(kinds))
            yield from self.outcomes(table, move, (*throws, faces), likely)

    def moved(self, table: Bones, move: Move, throws: tuple[Faces, ...]) -> Bones:
        """The position after a move with these throws; what comes after it has happened does not matter."""
        copy: Bones = copy_table(table)
        copy.rng = Given(b"", throws=throws)
        try:
            move(copy)
        except Unforeseen:
            if not self.happened(copy):
                raise
        copy.rng = Rng(b"")
        copy.news = []
        return copy


def all_faces(table: Bones, kinds: Sequence[object]) -> Iterator[tuple[Faces, int]]:
    """Every throw that differs, and in how many ways it comes: equal dice are not told apart."""
    ways: Counter[Faces] = Counter()
    first: dict[tuple[tuple[str, str], ...], Faces] = {}
    for faces in product(SIDES, repeat=len(kinds)):
        shown = tuple(sorted([shows(table, *pair) for pair in zip(kinds, faces, strict=True)]))
        ways[first.setdefault(shown, faces)] += 1
    yield from ways.items()


def shows(table: Bones, kind: object, side: int) -> tuple[str, str]:
    """What a side of a die shows; of a die that is not a Gearloc's, its number."""
    match kind:
        case (int(seat), int(number)):
            return repr(kind), repr(GEARLOC[table.who[seat]].skills[number].faces[side])
    return repr(kind), repr(side)
