"""Forms: how a value of each type is written as numbers, at places that depend on its type alone.

A truth is one number, a count its logarithm, a word of a closed list one place for each word, a record its
fields one after another. Lists have any length and the numbers a fixed width, so what a list holds is added
up; records that belong to a seat are added up by seat, the reader's own first and then round the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log1p
from typing import Any
from zlib import crc32

from msgspec import Struct

from rouages.engine.agenda import Seat

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
