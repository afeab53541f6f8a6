"""Changes: what has become of a record since another one, as short as it can be said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct

Change: TypeAlias = Any
"""A list of one, `[value]`: this stands there now. Or a map: what changed inside, by the name of a field, the
key of a map or the number of a place in a list. An empty map: nothing."""


def change(before: Any, after: Any) -> Change:
    """What leads from one value to another; a list that is longer or shorter now is sent whole."""
    return {} if before == after else _change(before, after)


def _change(before: Any, after: Any) -> Change:
    if type(before) is not type(after):
        return [after]
    parts: Iterable[tuple[Any, Any, Any]]
    if isinstance(after, Struct) and not after.__struct_config__.omit_defaults:
        parts = [
            (name, getattr(before, field), getattr(after, field))
            for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True)
        ]
    elif isinstance(after, list | tuple) and len(after) == len(before):
        parts = [(place, *each) for place, each in enumerate(zip(before, after, strict=True))]
    elif isinstance(after, dict) and after.keys() == before.keys():
        parts = [(key, before[key], value) for key, value in after.items()]
    else:
        return [after]
    return {name: _change(was, now) for name, was, now in parts if was != now}
