"""Game: the record that each game exports, all that the rest of the house needs to know of it."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from hashlib import sha256
from operator import or_
from types import GenericAlias, NoneType
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rouages.engine.agenda import Decision, Seat, Step, Table, Together
from rouages.engine.chance import Rng
from rouages.engine.daily import Daily
from rouages.engine.events import Event
from rouages.engine.judgement import Judgement
from rouages.engine.kinds import kinds_of
from rouages.engine.log import NOTHING_YET, Log
from rouages.engine.measures import Measures, Setting
from rouages.engine.puzzling import Puzzling
from rouages.engine.refusals import (
    BadOption,
    BadRecord,
    MissingPart,
    NotOneOf,
    NotYesOrNo,
    OptionTooDeep,
    UnknownOption,
    UnknownPart,
    WrongPart,
    WrongSeats,
)
from rouages.engine.sight import Sight

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)
Kind = TypeVar("Kind", bound=Struct)


class Outcome(Struct, frozen=True):
    """How a game ended."""

    ending: str
    """Why it ended: one of the game's `endings`."""
    places: tuple[int, ...]
    """The place of each seat; 1 is first, ties share. Players who lost together are all second."""
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Sand(NamedTuple):
    """A sand timer that the rules have running for a seat, which answers with its decision's default."""

    seat: Seat
    seconds: int
    run: int
    """The number of this run: as long as it stays, the sand runs on from question to question."""
    by_others: bool
    """Whether the others turned it, having finished; bots alone do not."""


MOST_NESTED = 30
LITTLE_WORK = 1
"""Of zlib: what happened is saved with every fiftieth answer."""

Plain = dict[str, Any]
"""A record as msgpack gives it: fields by name, the name of its class under `type` where it has one."""


class Reader(NamedTuple):
    """How what one version has stored is written in the next."""

    position: Callable[[Plain], Plain] = lambda plain: plain
    options: Callable[[Plain], Plain] = lambda plain: plain


@dataclass(frozen=True)
class Game(Generic[T, Options]):
    """What a game exports."""

    name: str
    version: int
    """Raised whenever the same answers would lead elsewhere, or a position is written otherwise."""
    seats: range
    table: type[T]
    options: type[Options]
    """A frozen record of the game's options, each with its default."""
    setup: Callable[[Options, int, Rng], T]
    """A new table for so many seats, with its first step planned."""
    outcome: Callable[[T], Outcome]
    endings: Any
    """The words for why it ended, a Literal or an enum; each stands in the catalogue under `ending`."""
    inventory: Callable[[T], Sequence[int]]
    """How many there are of each component, wherever they are: the same all game long."""
    sight: Sight[T]
    judgement: Judgement[T]
    measures: Measures = field(default_factory=Measures)
    check: Callable[[Options, int], None] = lambda options, players: None
    """Refuse options that do not fit one another or the number of players."""
    cooperative: bool = False
    """Whether the players win or lose together."""
    sand: Callable[[T], Sequence[Sand]] | None = None
    """The sand timers that run now; None in a game that has none."""
    first: Setting | None = None
    """How many sit at the table that is best to begin with, and its options; else the fewest, as usual."""
    daily: Daily | None = None
    """How it is played as the challenge of a day; None: it never is."""
    puzzles: Puzzling[T] | None = None
    """What is asked in its puzzles; None: there are none."""
    readers: Mapping[int, Reader] = field(default_factory=dict, compare=False)
    """By the version that wrote it, for each after which positions or options were written otherwise."""

    @property
    def usual(self) -> Setting:
        """How many play it, and with which options, when it is measured."""
        return self.measures.tables[0] if self.measures.tables else (self.seats[0], {})

    @property
    def first_table(self) -> Setting:
        """The table that is laid for who only wants to play: one person, and easy bots in the other seats."""
        return self.first or (self.seats[0], {})

    @property
    def package(self) -> str:
        """The folder of the game, as a module."""
        return self.table.__module__.rpartition(".")[0]

    @cached_property
    def items(self) -> dict[str, type[Struct]]:
        """The steps and decisions of this game by name."""
        found: dict[str, type[Struct]] = {}
        for kind in (*self.records(Step), *self.records(Decision)):
            known = found.setdefault(kind.__name__, kind)
            assert known is kind, f"{known} and {kind} could not be told apart in a saved match."
        return found

    def records(self, base: type[Kind]) -> tuple[type[Kind], ...]:
        """The kinds of record that this game makes of a base, in the order of their names."""
        ours = [kind for kind in kinds_of(base) if kind.__module__.startswith(self.package + ".")]
        return tuple(sorted(ours, key=lambda kind: kind.__name__))

    def options_from(self, given: dict[str, Any], players: int) -> Options:
        """The options of a new match; a wrong one is refused by name."""
        if players not in self.seats:
            raise WrongSeats(game=self.name, least=self.seats[0], most=self.seats[-1], players=players)
        options = self.options_read(given)
        self.check(options, players)
        return options

    def options_of(self, version: int, given: Plain, players: int) -> Options:
        """The options of a match that was begun with this version of the rules, or an earlier one."""
        if version != self.version:
            for reader in self.readers_since(version):
                given = reader.options(given)
        return self.options_from(given, players)

    def options_read(self, given: dict[str, Any]) -> Options:
        """Options as a record, whether or not they fit one another."""
        known = self.options.__struct_fields__
        for name, value in given.items():
            if name not in known:
                raise UnknownOption(game=self.name, option=name, known=", ".join(known) or "none")
            if is_deep(value):
                raise OptionTooDeep(option=name)
        try:
            return msgspec.convert(given, self.options)
        except msgspec.ValidationError:
            self._must_fit(given)
            raise

    def _must_fit(self, given: dict[str, Any]) -> None:
        """Refuse the first option whose value is none of its own."""
        for name, value in given.items():
            try:
                msgspec.convert({name: value}, self.options)
            except msgspec.ValidationError as error:
                raise self._wrong_value(name, value, error) from None

    def _wrong_value(self, name: str, value: Any, error: msgspec.ValidationError) -> BadOption:
        """What the option takes, if that is soon said."""
        kind = get_type_hints(self.options)[name]
        if kind is bool:
            return NotYesOrNo(option=name, value=value)
        if get_origin(kind) is Literal:
            return NotOneOf(option=name, value=value, known=", ".join(map(str, get_args(kind))))
        found = _FAULT.fullmatch(str(error))
        where = found["where"].removeprefix("$.") if found and found["where"] else name
        if found and found["part"]:
            refusal = UnknownPart if found["unknown"] else MissingPart
            return refusal(option=name, value=value, part=found["part"], where=where)
        return WrongPart(option=name, value=value, where=where)

    def save_table(self, table: T) -> bytes:
        """The whole position as bytes."""
        return msgspec.msgpack.encode(table)

    def load_table(self, data: bytes, version: int | None = None) -> T:
        """The position that was saved, by this version of the rules or an earlier one."""
        try:
            if version is not None and version != self.version:
                for reader in self.readers_since(version):
                    data = msgspec.msgpack.encode(reader.position(msgspec.msgpack.decode(data)))
            table = msgspec.msgpack.decode(data, type=self.table)
            table.agenda = [self._revive(item) for item in table.agenda]
        except (msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError) as error:
            raise BadRecord(why=f"its position cannot be read ({error})") from None
        return table

    def save_log(self, log: Log) -> bytes:
        """All that happened as bytes, few of them."""
        written = self._form_of_events, log.events, log.marks, log.moments, log.moment
        return zlib.compress(msgspec.msgpack.encode(written), LITTLE_WORK)

    def load_log(self, data: bytes) -> Log | None:
        """What happened; none if another release saved it, by whose rules events had other fields."""
        try:
            form, events, marks, moments, moment = self._read_log(zlib.decompress(data))
        except (zlib.error, msgspec.MsgspecError):
            return None
        return Log(events, marks, moments, moment) if form == self._form_of_events else None

    @cached_property
    def _read_log(self) -> Callable[[bytes], tuple[str, list[Event], list[int], list[int], int]]:
        events = GenericAlias(list, (reduce(or_, self.records(Event) or (NoneType,)),))
        told = GenericAlias(tuple, (str, events, list[int], list[int], int))
        return msgspec.msgpack.Decoder(told).decode

    @cached_property
    def _form_of_events(self) -> str:
        """A short name for how its events are written."""
        form = msgspec.inspect.multi_type_info(self.records(Event))
        return sha256(repr(form).encode()).hexdigest()[:8]

    def learn_to_read(self) -> None:
        """Find out how its records are read; msgspec does so at first sight, which threads may not share."""
        for kind in (self.table, self.options, *self.items.values()):
            msgspec.msgpack.Decoder(kind)
        self.load_log(self.save_log(NOTHING_YET))

    def readers_since(self, version: int) -> list[Reader]:
        """Those that lead from a version to today's, in order."""
        return [self.readers[each] for each in range(version, self.version) if each in self.readers]

    def fingerprint(self, table: T) -> str:
        """A position in short; what is as it is by default does not count, lest a new field change it."""
        told = {
            name: value for name, usual in self._defaults.items() if (value := getattr(table, name)) != usual
        }
        plain = msgspec.to_builtins(told, str_keys=True, order="sorted")
        return sha256(msgspec.json.encode(plain)).hexdigest()

    @cached_property
    def _defaults(self) -> dict[str, Any]:
        return {
            each.name: each.default_factory() if callable(each.default_factory) else each.default
            for each in msgspec.structs.fields(self.table)
        }

    def _revive(self, raw: dict[str, Any]) -> Any:
        if raw["type"] == Together.__name__:
            return Together(
                {seat: [self._revive(item) for item in branch] for seat, branch in raw["branches"].items()}
            )
        return msgspec.convert(raw, self.items[raw["type"]])


def is_deep(value: Any, most: int = MOST_NESTED) -> bool:
    """Whether lists and records lie in one another deeper than any of ours do."""
    if not isinstance(value, (dict, list, tuple)):
        return most == 0
    inner = value.values() if isinstance(value, dict) else value
    return most == 0 or any(is_deep(each, most - 1) for each in inner)


_FAULT = re.compile(
    r"(?:Object (?:contains (?P<unknown>unknown)|missing required) field `(?P<part>[^`]*)`|.*?)"
    r"(?: - at `(?P<where>[^`]*)`)?",
    re.DOTALL,
)
"""What msgspec says of a wrong value: a field too much or too few, or anything else; and where."""
