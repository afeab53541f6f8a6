"""Verb: the shape of what a die does."""

from __future__ import annotations

from collections.abc import Callable

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.dice import Die
from rouages.games.too_many_bones.table import Bones

Verb = Callable[[Bones, Seat, Die, int], None]
"""The table, whose die it is, the die, and what it is used on (a unit or the number of another die)."""
