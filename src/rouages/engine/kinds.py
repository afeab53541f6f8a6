"""Kinds: the classes that the rest of the house makes of a base."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

K = TypeVar("K")


def kinds_of(base: type[K]) -> Iterator[type[K]]:
    """All that were made of a base, those made of them too."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)
