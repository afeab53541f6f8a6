"""Copying tables: the code for each type is made once from its fields; no game writes `copy` by hand."""

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
    copied = copier_of(type(table))(table)
    copied.agenda = [_copy_item(item) if type(item) is Together else item for item in table.agenda]
    return copied


def _copy_item(item: Together) -> Together:
    return Together({seat: branch[:] for seat, branch in item.branches.items()})


@cache
def copier_of(kind: type[Struct]) -> Copier:
    """What copies a record: a shallow copy, then a line for each field that it would share.

    The lines are Python, since a loop over the fields would take a quarter longer.
    """
    hints = get_type_hints(kind)
    names: dict[str, Any] = {"replace": replace}
    lines = [
        f"copied.{field} = {copy}"
        for field in kind.__struct_fields__
        if field != "agenda" and (copy := copy_of(hints[field], f"value.{field}", names))
    ]
    if not lines:
        return replace
    exec("\n  ".join(("def copier(value):", "copied = replace(value)", *lines, "return copied")), names)  # noqa: S102
    copier: Copier = names["copier"]
    return copier


def copy_of(kind: Any, value: str, names: dict[str, Any]) -> str | None:
    """The expression that copies a value of this type, which may add to the names that it uses.

    None where the value never changes and can be shared.
    """
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        copies = [copy for part in get_args(kind) if (copy := copy_of(part, value, names))]
        if len(copies) > 1:
            raise TypeError(f"{kind} has several ways to be copied")
        return f"(None if {value} is None else {copies[0]})" if copies else None
    if origin is list:
        inner = copy_of(get_args(kind)[0], "each", names)
        return f"[{inner} for each in {value}]" if inner else f"{value}[:]"
    if origin is dict:
        inner = copy_of(get_args(kind)[1], "each", names)
        return f"{{key: {inner} for key, each in {value}.items()}}" if inner else f"{value}.copy()"
    if origin is set:
        return f"{value}.copy()"
    if isinstance(origin, type) and issubclass(origin, Struct) and not origin.__struct_config__.frozen:
        copier = f"copy_{len(names)}"
        names[copier] = copier_of(origin)
        return f"{copier}({value})"
    return None
