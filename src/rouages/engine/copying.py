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


AGENDA = "[copy_together(item) if type(item) is Together else item for item in value.agenda]"
"""Of all that is planned, answers change a Together alone."""


def copy_table(table: Table) -> Any:
    """Another table, equal to this one and independent of it."""
    return copier_of(type(table))(table)


def copy_together(asked: Together) -> Together:
    return Together({seat: branch.copy() for seat, branch in asked.branches.items()})


@cache
def copier_of(kind: type[Struct]) -> Copier:
    """What copies a record: a shallow copy with anew what the two would share, all of it in one call.

    It is Python that is made from the fields: to set them one by one afterwards would take longer.
    """
    hints = get_type_hints(kind)
    names: dict[str, Any] = {"replace": replace, "Together": Together, "copy_together": copy_together}
    anew = [
        f"{field}={copy}"
        for field in kind.__struct_fields__
        if (copy := AGENDA if field == "agenda" else copy_of(hints[field], f"value.{field}", names))
    ]
    if not anew:
        return replace
    copier: Copier = eval(f"lambda value: replace(value, {', '.join(anew)})", names)  # noqa: S307
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
    if origin is list and (inner := copy_of(get_args(kind)[0], "each", names)):
        return f"[{inner} for each in {value}]"
    if origin is dict and (inner := copy_of(get_args(kind)[1], "each", names)):
        return f"{{key: {inner} for key, each in {value}.items()}}"
    if origin in (list, dict, set):
        return f"{value}.copy()"
    if isinstance(origin, type) and issubclass(origin, Struct) and not origin.__struct_config__.frozen:
        copier = f"copy_{len(names)}"
        names[copier] = copier_of(origin)
        return f"{copier}({value})"
    return None
