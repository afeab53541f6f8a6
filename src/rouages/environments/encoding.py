"""Encoding: what a seat may know, as an array of numbers.

A view is a tree of records. Each leaf has a path; a number is added, squeezed by a logarithm, at the place
that the path hashes to, and a word at the place that path and word hash to (feature hashing: Weinberger and
others, 2009). So every view fits an array of any size; a larger one has fewer collisions. Hashes do not
depend on the process, so that what was learnt in one can be used in another.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log1p
from typing import Any
from zlib import crc32

import msgspec
import numpy
from numpy.typing import NDArray

from rouages.engine.agenda import Seat
from rouages.engine.match import Match

SIZE = 1024
"""How long an observation is unless somebody asks for another length."""
BOUND = 1000.0
"""No entry of an observation exceeds this."""
ACTIONS = 256
"""How many options a decision may have; an action is the number of an option."""

Floats = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]


class Node:
    """A path that was seen: where its numbers go, and how it goes on."""

    __slots__ = ("children", "name", "place", "words")

    def __init__(self, name: int, size: int) -> None:
        """Nothing beyond it seen yet."""
        self.name = name
        self.place = name % size
        self.children: dict[Any, Node] = {}
        self.words: dict[Any, tuple[int, float]] = {}


class Encoder:
    """Views and questions as arrays of one length; it remembers the paths that it has seen."""

    def __init__(self, size: int = SIZE) -> None:
        """Arrays of this length."""
        self.size = size
        self._root = Node(1, size)

    def observe(self, match: Match, seat: Seat, into: Floats | None = None) -> Floats:
        """What a seat may know of a match, its question included."""
        array = numpy.empty(self.size, numpy.float32) if into is None else into
        asked = match.decision(seat).prompt if seat in match.pending else None
        cells = [0.0] * self.size
        self._walk(enumerate(msgspec.to_builtins((seat, match.view(seat), asked))), self._root, cells)
        array[:] = cells
        return numpy.clip(array, -BOUND, BOUND, out=array)

    def _walk(self, items: Iterable[tuple[Any, Any]], node: Node, cells: list[float]) -> None:
        """Add all that hangs on a path."""
        children = node.children
        for key, value in items:
            child = children.get(key)
            if child is None:
                child = children[key] = Node(crc32(f"{node.name}/{key}".encode()), self.size)
            kind = type(value)
            if kind is int and 0 <= value < _SMALL:
                cells[child.place] += _LOGS[value]
            elif kind is list or kind is tuple:
                self._walk(enumerate(value), child, cells)
            elif kind is dict:
                self._walk(value.items(), child, cells)
            elif kind is int or kind is float:
                cells[child.place] += log1p(value) if value >= 0 else -log1p(-value)
            else:
                place, sign = child.words.get(value) or self._word(child, value)
                cells[place] += sign

    def _word(self, node: Node, word: Any) -> tuple[int, float]:
        drawn = crc32(f"{node.name}={word}".encode())
        found = node.words[word] = drawn % self.size, 1.0 if drawn >> 31 else -1.0
        return found


_SMALL = 256
_LOGS = tuple(log1p(value) for value in range(_SMALL))


def mask(match: Match, seat: Seat, into: Mask | None = None) -> Mask:
    """1 for each number that is an option of this seat now."""
    array = numpy.zeros(ACTIONS, numpy.int8) if into is None else into
    array[:] = 0
    if seat in match.pending:
        array[: len(match.decision(seat).options)] = 1
    return array
