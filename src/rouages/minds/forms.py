"""Forms: how a value of each type is written as numbers, at places that depend on its type alone.

A truth is one number, a count its logarithm, a word of a closed list one place for each word, a record its
fields one after another. Lists have any length and the numbers a fixed width, so what a list holds is added
up; records that belong to a seat are added up by seat, the reader's own first and then round the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import log1p
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from zlib import crc32

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.kinds import words_of

BUCKETS = 32
"""A list of numbers is a bag: how many there are of each, counted round after so many."""

Cells = dict[int, float]
"""The numbers that are not nought, by place."""


class SeatNumber(int):
    """Stands for `Seat` where types are read: a seat is no quantity."""


class Form:
    """How values of one type are written: how many numbers, what each is called, and which they are."""

    width = 1

    def names(self) -> Iterator[str]:
        """What each place is called, below the name of the whole."""
        yield ""

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        """Add a value as this seat sees it, from this place on."""
        raise NotImplementedError


class Number(Form):
    """A count or a truth by its logarithm, a measure as it is."""

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        if value:
            kind = type(value)
            squeezed = value if kind is float else log1p(value) if value > 0 else -log1p(-value)
            cells[at] = cells.get(at, 0.0) + squeezed


class Place(Form):
    """One place for each of a few values."""

    def __init__(self, values: Sequence[Any]) -> None:
        """These values, in this order."""
        self.values = values
        self.width = len(values)
        self.places = {value: place for place, value in enumerate(values)}

    def names(self) -> Iterator[str]:
        return (f"={value}" for value in self.values)

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        place = at + self.places[value]
        cells[place] = cells.get(place, 0.0) + 1.0


class SeatPlace(Form):
    """A seat, counted round the table from the reader's own."""

    def __init__(self, seats: int) -> None:
        """So many at most."""
        self.width = seats

    def names(self) -> Iterator[str]:
        return (f"=seat+{place}" for place in range(self.width))

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        place = at + (value - seat) % self.width
        cells[place] = cells.get(place, 0.0) + 1.0


class Bucket(Form):
    """A number in a list, or a word of no closed list: one of so many buckets."""

    width = BUCKETS

    def names(self) -> Iterator[str]:
        return (f"%{place}" for place in range(BUCKETS))

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        place = at + (crc32(value.encode()) if isinstance(value, str) else value) % BUCKETS
        cells[place] = cells.get(place, 0.0) + 1.0


class Maybe(Form):
    """Whether it is there, and what it is."""

    def __init__(self, inner: Form) -> None:
        """Of what may be missing."""
        self.inner = inner
        self.width = 1 + inner.width

    def names(self) -> Iterator[str]:
        yield "?"
        yield from self.inner.names()

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        if value is not None:
            cells[at] = cells.get(at, 0.0) + 1.0
            self.inner.write(value, at + 1, cells, seat)


class Many(Form):
    """How many there are, and all of them added up."""

    def __init__(self, inner: Form) -> None:
        """Of what the list holds."""
        self.inner = inner
        self.width = 1 + inner.width

    def names(self) -> Iterator[str]:
        yield "#"
        yield from (f"[]{name}" for name in self.inner.names())

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        if value:
            cells[at] = cells.get(at, 0.0) + len(value)
            write = self.inner.write
            for each in value.values() if isinstance(value, dict) else value:
                write(each, at + 1, cells, seat)


class BySeat(Form):
    """Records that say whose they are, added up by seat."""

    def __init__(self, inner: Form, seats: int) -> None:
        """Of so many seats at most."""
        self.inner = inner
        self.seats = seats
        self.width = seats * inner.width

    def names(self) -> Iterator[str]:
        for place in range(self.seats):
            yield from (f"[seat+{place}]{name}" for name in self.inner.names())

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        for each in value:
            place = (each.seat - seat) % self.seats
            self.inner.write(each, at + place * self.inner.width, cells, seat)


class Record(Form):
    """Its fields, one after another."""

    def __init__(self, fields: Sequence[tuple[str | int, Form]]) -> None:
        """These fields, in this order."""
        self.fields = fields
        self.width = sum(form.width for _, form in fields)
        self._parts: list[tuple[Any, int, Callable[..., None]]] = []
        at = 0
        for name, form in fields:
            self._parts.append((name, at, form.write))
            at += form.width

    def names(self) -> Iterator[str]:
        for field, form in self.fields:
            yield from (f".{field}{name}" for name in form.names())

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        for name, place, write in self._parts:
            write(getattr(value, name), at + place, cells, seat)


class Lasting(Form):
    """A record that often stays the very same for long, such as a board: written once while it does."""

    def __init__(self, inner: Record) -> None:
        """Nothing is remembered yet."""
        self.inner = inner
        self.width = inner.width
        self._last: tuple[Any, Seat, Cells] = (None, 0, {})

    def names(self) -> Iterator[str]:
        return self.inner.names()

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        last, whose, known = self._last
        if last is not value or whose != seat:
            known = {}
            self.inner.write(value, 0, known, seat)
            self._last = value, seat, known
        for place, number in known.items():
            cells[at + place] = cells.get(at + place, 0.0) + number


class Row(Record):
    """A tuple whose every place has its own meaning."""

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        for name, place, write in self._parts:
            write(value[name], at + place, cells, seat)


class OneOf(Form):
    """Which kind of record it is, and its fields at places of that kind's own."""

    def __init__(self, kinds: Sequence[tuple[type[Struct], Form]]) -> None:
        """These kinds, in this order."""
        self.kinds = kinds
        self.width = sum(1 + form.width for _, form in kinds)
        self._at: dict[type[Any], tuple[int, Form]] = {}
        at = 0
        for kind, form in kinds:
            self._at[kind] = at, form
            at += 1 + form.width

    def names(self) -> Iterator[str]:
        for kind, form in self.kinds:
            yield f":{kind.__name__}"
            yield from (f":{kind.__name__}{name}" for name in form.names())

    def write(self, value: Any, at: int, cells: Cells, seat: Seat) -> None:
        place, form = self._at[type(value)]
        cells[at + place] = cells.get(at + place, 0.0) + 1.0
        form.write(value, at + place + 1, cells, seat)


def form_of(kind: Any, seats: int, *, listed: bool = False) -> Form:
    """How values of a type are written; a number that is `listed` is one of a bag, else a quantity."""
    kind = getattr(kind, "__supertype__", kind)
    if get_origin(kind) is Annotated:
        return form_of(get_args(kind)[0], seats, listed=listed)
    if get_origin(kind) in (Union, UnionType):
        return _union(get_args(kind), seats, listed=listed)
    if get_origin(kind) in (tuple, list, dict, frozenset, Sequence):
        return _several(kind, seats)
    if get_origin(kind) is Literal or (isinstance(kind, type) and words_of(kind)):
        return Place(words_of(kind))
    if kind is SeatNumber:
        return SeatPlace(seats)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return Record([(name, _field(form_of(each, seats))) for name, each in fields_of(kind)])
    if kind is str or (listed and kind is int):
        return Bucket()
    assert kind in (int, float, bool), f"{kind} has no form"
    return Number()


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
    return Many(form)


def one_of(kinds: Sequence[type[Struct]], seats: int) -> OneOf:
    """How one of several kinds of record is written."""
    return OneOf([(kind, form_of(kind, seats)) for kind in kinds])


def fields_of(kind: type[Struct]) -> list[tuple[str, Any]]:
    """The fields of a record with their types, seats told from other numbers."""
    hints = partial(get_type_hints, localns={"Seat": SeatNumber}, include_extras=True)(kind)
    return [(name, hints[name]) for name in kind.__struct_fields__]
