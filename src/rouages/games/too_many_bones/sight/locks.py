"""Locks, and the dice of an attempt on them, as everybody sees them."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rouages.games.too_many_bones.box.words import Intuition, Lock, LockType
from rouages.games.too_many_bones.party.lockpicking import (
    INTUITION,
    KIND,
    KINDS,
    SPENT,
    VALUE,
    PickLock,
    encode,
)
from rouages.games.too_many_bones.table import Bones


class LockView(Struct, frozen=True):
    """A lock: how hard it is, and of which type."""

    value: int
    kind: LockType


class PickDieView(Struct, frozen=True):
    """What a lockpicking die shows."""

    value: int
    kind: LockType


class AttemptView(Struct, frozen=True):
    """The dice of an attempt, from the leftmost; none where one is spent."""

    dice: tuple[PickDieView | None, ...]
    intuition: Intuition


@cache
def lock_view(lock: Lock) -> LockView:
    """A lock on a card."""
    return coded_lock_view(encode(lock))


@cache
def coded_lock_view(lock: int) -> LockView:
    """A lock on the table."""
    return LockView(lock // 3, KINDS[lock % 3])


def attempt_view(table: Bones) -> AttemptView | None:
    """The attempt that is being made."""
    if not isinstance(table.next, PickLock):
        return None
    dice = table.pick_dice
    return AttemptView(
        dice=tuple(
            None
            if dice[place + SPENT]
            else PickDieView(value=dice[place + VALUE], kind=KINDS[dice[place + KIND]])
            for place in (0, 3, 6)
        ),
        intuition=INTUITION[dice[9]],
    )
