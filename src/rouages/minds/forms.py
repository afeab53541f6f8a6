"""Forms: how a value of each type is written as numbers, at places that depend on its type alone.

A truth is one number, a count its logarithm, a word of a closed list one place for each word, a record its
fields one after another. Lists have any length and the numbers a fixed width, so what a list holds is added
up; records that belong to a seat are added up by seat, the reader's own first and then round the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.minds.drafts import At, Cells, Draft, RowOfNumbers, Writer, empty_row, numbered

BUCKETS = 32
"""A list of numbers is a bag: how many there are of each, counted round after so many."""
MOST_LASTING = 1024
"""So many records of a kind are remembered as they were written."""


class SeatNumber(int):
    """Stands for `Seat` where types are read: a seat is no quantity."""


class Form:
    """How values of one type are written: how many numbers, what each is called, and which they are."""

    width = 1

    def names(self) -> Iterator[str]:
        """What each place is called, below the name of the whole."""
        yield ""

    def draft(self, draft: Draft, value: str, at: At) -> None:
        """The lines that add a value, called so in them, from a place on."""
        raise NotImplementedError

    @cached_property
    def write(self) -> Writer:
        """Adds values to cells that hold nothing at its places yet."""
        return self._written(Draft())

    @cached_property
    def add(self) -> Writer:
        """Adds values to whatever is there."""
        return self._written(Draft(), is_in_loop=True)

    @cached_property
    def write_row(self) -> Writer:
        """Adds values to a row that holds nought at its places yet."""
        return self._written(Draft(in_row=True))

    @cached_property
    def add_row(self) -> Writer:
        """Adds values to whatever is there in a row."""
        return self._written(Draft(in_row=True), is_in_loop=True)

    def _written(self, draft: Draft, *, is_in_loop: bool = False) -> Writer:
        draft.is_in_loop = is_in_loop
        self.draft(draft, "value", At("at"))
        return draft.function()


class Number(Form):
    """A count by its logarithm, a measure as it is."""

    def draft(self, draft: Draft, value: str, at: At) -> None:
        with draft.block(f"if {value}:"):
            is_small = f"type({value}) is int and 0 < {value} < 256"
            draft.add(at, f"(SMALL[{value}] if {is_small} else squeezed({value}))")


class Truth(Form):
    """A truth is a count of one."""

    def draft(self, draft: Draft, value: str, at: At) -> None:
        with draft.block(f"if {value}:"):
            draft.add(at, "SMALL[1]")


class Place(Form):
    """One place for each of a few values."""

    def __init__(self, values: Sequence[Any]) -> None:
        """These values, in this order."""
        self.values = values
        self.width = len(values)
        self.places = {value: place for place, value in enumerate(values)}

    def names(self) -> Iterator[str]:
        return (f"={value}" for value in self.values)

    def draft(self, draft: Draft, value: str, at: At) -> None:
        place = draft.name(f"{at} + {draft.known(self.places)}[{value}]")
        draft.add(At(place), "1.0")


class SeatPlace(Form):
    """A seat, counted round the table from the reader's own."""

    def __init__(self, seats: int) -> None:
        """So many at most."""
        self.width = seats

    def names(self) -> Iterator[str]:
        return (f"=seat+{place}" for place in range(self.width))

    def draft(self, draft: Draft, value: str, at: At) -> None:
        place = draft.name(f"{at} + ({value} - seat) % {self.width}")
        draft.add(At(place), "1.0")


class Bucket(Form):
    """A number in a list, or a word of no closed list: one of so many buckets."""

    width = BUCKETS

    def names(self) -> Iterator[str]:
        return (f"%{place}" for place in range(BUCKETS))

    def draft(self, draft: Draft, value: str, at: At) -> None:
        number = f"({draft.known(numbered)}({value}) if type({value}) is not int else {value})"
        place = draft.name(f"{at} + {number} % {BUCKETS}")
        draft.add(At(place), "1.0")


class Maybe(Form):
    """Whether it is there, and what it is."""

    def __init__(self, inner: Form) -> None:
        """Of what may be missing."""
        self.inner = inner
        self.width = 1 + inner.width

    def names(self) -> Iterator[str]:
        yield "?"
        yield from self.inner.names()

    def draft(self, draft: Draft, value: str, at: At) -> None:
        with draft.block(f"if {value} is not None:"):
            draft.add(at, "1.0")
            self.inner.draft(draft, value, at + 1)


class Many(Form):
    """How many there are, and all of them added up."""

    def __init__(self, inner: Form) -> None:
        """Of what the list holds."""
        self.inner = inner
        self.width = 1 + inner.width

    def names(self) -> Iterator[str]:
        yield "#"
        yield from (f"[]{name}" for name in self.inner.names())

    def draft(self, draft: Draft, value: str, at: At) -> None:
        with draft.block(f"if {value}:"):
            draft.add(at, f"float(len({value}))")
            each = draft.fresh()
            held = f"({value}.values() if type({value}) is dict else {value})"
            with draft.block(f"for {each} in {held}:", loop=True):
                self.inner.draft(draft, each, at + 1)


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

    def draft(self, draft: Draft, value: str, at: At) -> None:
        each = draft.fresh()
        with draft.block(f"for {each} in {value}:", loop=True):
            begin = draft.name(f"{at} + ({each}.seat - seat) % {self.seats} * {self.inner.width}")
            self.inner.draft(draft, each, At(begin))


class Record(Form):
    """Its fields, one after another."""

    def __init__(self, fields: Sequence[tuple[str | int, Form]]) -> None:
        """These fields, in this order."""
        self.fields = fields
        self.width = sum(form.width for _, form in fields)

    def names(self) -> Iterator[str]:
        for field, form in self.fields:
            yield from (f".{field}{name}" for name in form.names())

    def draft(self, draft: Draft, value: str, at: At) -> None:
        for field, form in self.fields:
            form.draft(draft, draft.name(self.read(value, field)), at)
            at += form.width

    def read(self, value: str, field: str | int) -> str:
        """How a line reads a field."""
        return f"{value}.{field}"


class Lasting(Form):
    """A record that often stays the very same, such as a board or a die: it is written once while it does."""

    def __init__(self, inner: Record, *, in_lists: bool = False) -> None:
        """Nothing is remembered yet; of those that come one after another, only what lists consist of."""
        self.inner = inner
        self.in_lists = in_lists
        self.width = inner.width
        self._known: dict[tuple[int, Seat], tuple[Any, Cells]] = {}
        self._known_rows: dict[tuple[int, Seat], tuple[Any, RowOfNumbers]] = {}

    def names(self) -> Iterator[str]:
        return self.inner.names()

    def draft(self, draft: Draft, value: str, at: At) -> None:
        if draft.is_in_loop and not self.in_lists:
            self.inner.draft(draft, value, at)
            return
        if draft.in_row and not draft.is_in_loop:
            draft.line(f"cells[{at}:{at + self.width}] = {draft.known(self.known_row)}({value}, seat)")
            return
        place, number = draft.fresh(), draft.fresh()
        with draft.block(f"for {place}, {number} in {draft.known(self.known)}({value}, seat).items():"):
            there = draft.name(f"{at} + {place}")
            draft.add(At(there), number)

    def known(self, value: Any, seat: Seat) -> Cells:
        """What a record is, counted from its own first place."""
        key = id(value), seat
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_LASTING:
                self._known.clear()
            cells: Cells = {}
            self.inner.write(value, 0, cells, seat)
            found = self._known[key] = value, cells  # held, so that its id is no other's
        return found[1]

    def known_row(self, value: Any, seat: Seat) -> RowOfNumbers:
        """The same as a row."""
        key = id(value), seat
        found = self._known_rows.get(key)
        if found is None:
            if len(self._known_rows) >= MOST_LASTING:
                self._known_rows.clear()
            row = empty_row(self.width)
            self.inner.write_row(value, 0, row, seat)
            found = self._known_rows[key] = value, row
        return found[1]


class Row(Record):
    """A tuple whose every place has its own meaning."""

    def read(self, value: str, field: str | int) -> str:
        return f"{value}[{field}]"


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

    def draft(self, draft: Draft, value: str, at: At) -> None:
        begin, form = draft.fresh(), draft.fresh()
        draft.line(f"{begin}, {form} = {draft.known(self._at)}[type({value})]")
        draft.line(f"{begin} += {at}")
        draft.add(At(begin), "1.0")
        how = f"{'add' if draft.is_in_loop else 'write'}{'_row' if draft.in_row else ''}"
        draft.line(f"{form}.{how}({value}, {begin} + 1, cells, seat)")
