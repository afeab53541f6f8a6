"""Types: which form the values of a type are written in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from rouages.engine.kinds import words_of
from rouages.minds.forms import (
    Bucket,
    BySeat,
    Form,
    Lasting,
    Many,
    Maybe,
    Number,
    OneOf,
    Place,
    Record,
    Row,
    SeatNumber,
    SeatPlace,
    Truth,
)


def form_of(kind: Any, seats: int, *, listed: bool = False, named: bool = False) -> Form:
    """How values of a type are written.

    A number that is `listed` is one of a bag, else a quantity; where all are `named`, each says which.
    """
    kind = getattr(kind, "__supertype__", kind)
    listed = listed or named
    if get_origin(kind) is Annotated:
        return form_of(get_args(kind)[0], seats, listed=listed, named=named)
    if get_origin(kind) in (Union, UnionType):
        return _union(get_args(kind), seats, listed=listed)
    if get_origin(kind) in (tuple, list, dict, frozenset, Sequence):
        return _several(kind, seats)
    if get_origin(kind) is Literal or (isinstance(kind, type) and words_of(kind)):
        return Place(words_of(kind))
    if kind is SeatNumber:
        return SeatPlace(seats)
    if isinstance(kind, type) and issubclass(kind, Struct):
        fields = fields_of(kind)
        return Record([(name, _field(form_of(each, seats, named=named))) for name, each in fields])
    if kind is str or (listed and kind is int):
        return Bucket()
    assert kind in (int, float, bool), f"{kind} has no form"
    return Truth() if kind is bool else Number()


def _field(form: Form) -> Form:
    return Lasting(form) if isinstance(form, Record) and not isinstance(form, Row) else form


def _union(kinds: Sequence[Any], seats: int, *, listed: bool) -> Form:
    present = [kind for kind in kinds if kind is not NoneType]
    form: Form
    if len(present) == 1:
        form = form_of(present[0], seats, listed=listed)
    elif all([isinstance(kind, type) and issubclass(kind, Struct) for kind in present]):
        form = one_of(present, seats)
    elif words := closed_words(present):
        form = Place(words)
    else:
        form = Bucket()
    return form if len(present) == len(kinds) else Maybe(form)


def closed_words(kinds: Sequence[Any]) -> tuple[str, ...]:
    """All words of several lists, one in another or not, each once; none if one of them is not closed."""
    found: list[str] = []
    for kind in kinds:
        bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        is_union = get_origin(bare) in (Union, UnionType)
        words = closed_words(get_args(bare)) if is_union else words_of(bare)
        if not words:
            return ()
        found += words
    return tuple(dict.fromkeys(found))


def _several(kind: Any, seats: int) -> Form:
    inside = get_args(kind)
    if get_origin(kind) is tuple and inside[-1] is not ...:
        return Row([(place, form_of(each, seats)) for place, each in enumerate(inside)])
    inner = inside[1] if get_origin(kind) is dict else inside[0]
    form = form_of(inner, seats, listed=True)
    if (
        isinstance(inner, type)
        and issubclass(inner, Struct)
        and dict(fields_of(inner)).get("seat") is SeatNumber
    ):
        return BySeat(form, seats)
    if isinstance(form, Record) and is_rich(form):
        return Many(Lasting(form, in_lists=True))
    return Many(form)


def is_rich(record: Record) -> bool:
    """Whether a record holds lists of records, such as a die with its faces."""
    return any(
        [isinstance(each, Many | BySeat) and isinstance(each.inner, Record) for _, each in record.fields]
    )


def one_of(kinds: Sequence[type[Struct]], seats: int, *, named: bool = False) -> OneOf:
    """How one of several kinds of record is written."""
    return OneOf([(kind, form_of(kind, seats, named=named)) for kind in kinds])


def fields_of(kind: type[Struct]) -> list[tuple[str, Any]]:
    """The fields of a record with their types, seats told from other numbers."""
    hints = partial(get_type_hints, localns={"Seat": SeatNumber}, include_extras=True)(kind)
    return [(name, hints[name]) for name in kind.__struct_fields__]
