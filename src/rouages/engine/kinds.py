"""Kinds: the classes that the rest of the house makes of a base, and the words of closed lists."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin

K = TypeVar("K")


def kinds_of(base: type[K]) -> Iterator[type[K]]:
    """All that were made of a base, those made of them too."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@cache
def answers_to(question: type[Any]) -> tuple[type[Any], ...]:
    """The kinds of choices that a kind of decision declares that it offers."""
    for kind in question.__mro__:
        for base in vars(kind).get("__orig_bases__", ()):
            if len(declared := get_args(base)) == 2:
                return get_args(declared[1]) or (declared[1],)
    return ()


def words_of(kind: Any) -> tuple[str, ...]:
    """The words of a closed list: a Literal, or an enum of strings."""
    if get_origin(kind) is Annotated:
        return words_of(get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(each.value for each in kind)
    return get_args(kind)
