"""Copying tables: how to copy each field is read once from its type; no game writes `copy` by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from rouages.engine.agenda import Table, Together

Copier = Callable[[Any], Any]


def copy_table(table: Table) -> Any:
    """Another table, equal to this one and independent of it."""
    copied = replace(table)
    copied.agenda = [_copy_item(item) if type(item) is Together else item for item in table.agenda]
    for name, copier in _plan(type(table)):
        setattr(copied, name, copier(getattr(table, name)))
    return copied


def _copy_item(item: Together) -> Together:
    return Together({seat: branch[:] for seat, branch in item.branches.items()})


@cache
def _plan(kind: type[Struct]) -> tuple[tuple[str, Copier], ...]:
    """The fields that a shallow copy would share, with how to copy each."""
    hints = get_type_hints(kind)
    found = ((name, copier_of(hints[name])) for name in kind.__struct_fields__ if name != "agenda")
    return tuple((name, copier) for name, copier in found if copier)


def copier_of(kind: Any) -> Copier | None:
    """How to copy a value of this type; None for one that never changes and can be shared."""
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        copiers = [copier for part in get_args(kind) if (copier := copier_of(part))]
        if len(copiers) > 1:
            raise TypeError(f"{kind} has several ways to be copied")
        return _unless_none(copiers[0]) if copiers else None
    if origin is list:
        return _copier_of_list(copier_of(get_args(kind)[0]))
    if origin is dict:
        return _copier_of_dict(copier_of(get_args(kind)[1]))
    if origin is set:
        return set.copy
    if isinstance(origin, type) and issubclass(origin, Struct) and not origin.__struct_config__.frozen:
        return _copier_of_struct(origin)
    return None


def _unless_none(copier: Copier) -> Copier:
    return lambda value: None if value is None else copier(value)


def _copier_of_list(inner: Copier | None) -> Copier:
    if inner is None:
        return list.copy
    return lambda values: [inner(value) for value in values]


def _copier_of_dict(inner: Copier | None) -> Copier:
    if inner is None:
        return dict.copy
    return lambda values: {name: inner(value) for name, value in values.items()}


def _copier_of_struct(kind: type[Struct]) -> Copier:
    plan = _plan(kind)
    if not plan:
        return replace

    def copier(value: Struct) -> Struct:
        copied = replace(value)
        for name, inner in plan:
            setattr(copied, name, inner(getattr(value, name)))
        return copied

    return copier
