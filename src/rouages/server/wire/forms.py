"""Forms: the options of a game as fields that a person can fill in."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Literal

import msgspec
from msgspec import inspect

from rouages.bots import LEVELS
from rouages.engine.game import Game
from rouages.server.wire import words
from rouages.server.wire.bodies import Field, GameCard
from rouages.tables.wire.states import NewTable, Place


def card_of(game: Game[Any, Any]) -> GameCard:
    """A game with its seats and the form of its options."""
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    catalogue = words.catalogue("en", game.name)
    fields = tuple(field_of(field, catalogue) for field in kind.fields)
    return GameCard(game.name, game.seats[0], game.seats[-1], fields, first_table(game), game.cooperative)


def first_table(game: Game[Any, Any]) -> NewTable:
    """The table that is best to begin with."""
    players, options = game.first_table
    bots = (Place("bot", level=LEVELS[0]),) * (players - 1)
    return NewTable(game.name, (Place("me"), *bots), options)


def field_of(field: inspect.Field, catalogue: Iterable[str] = ()) -> Field:
    """One option, and where a form shows it."""
    _, extra = with_extra(field.type)
    return msgspec.structs.replace(control_of(field, catalogue), part=extra.get("part", "game"))


def control_of(field: inspect.Field, catalogue: Iterable[str]) -> Field:
    """How one option is filled in; a whole record is given as a file of JSON."""
    default = msgspec.to_builtins(
        field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    )
    kind, extra = with_extra(field.type)
    if "choices" in extra:
        several = isinstance(kind, inspect.VarTupleType)
        return offered(field.name, "choices" if several else "choice", default, extra, catalogue)
    match without_none(kind):
        case inspect.BoolType():
            return Field(field.name, "switch", default)
        case inspect.IntType(ge=least, le=most):
            return Field(field.name, "number", default, least=least, most=most)
        case inspect.StrType():
            return Field(field.name, "text", default)
        case inspect.EnumType() | inspect.LiteralType() as one:
            choices = choices_of(one)
            return Field(field.name, "choice", default, choices, place_of(choices, field.name, catalogue))
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType() as list_of:
            least, most = list_of.min_length, list_of.max_length
            inner = list_of.item_type
            if isinstance(inner, inspect.EnumType | inspect.LiteralType):
                choices = choices_of(inner)
                place = place_of(choices, field.name, catalogue)
                return Field(field.name, "choices", default, choices, place, least, most)
            if isinstance(inner, inspect.IntType):
                return Field(field.name, "numbers", default, least=least, most=most)
    return Field(field.name, "file", default, replaces=extra.get("replaces"))


def offered(
    name: str,
    kind: Literal["choice", "choices"],
    default: Any,
    extra: dict[str, Any],
    catalogue: Iterable[str],
) -> Field:
    """One name of those that a game offers, or several of them, with what it says of each."""
    choices, about = extra["choices"], extra.get("about")
    return Field(
        name,
        kind,
        default,
        choices,
        place_of(choices, name, catalogue),
        about=about and tuple(map(msgspec.to_builtins, about)),
        cogs=extra.get("cogs"),
        seats=extra.get("seats"),
    )


def place_of(choices: tuple[Any, ...], name: str, catalogue: Iterable[str]) -> str | None:
    """Where a catalogue has words for all of these choices: under the option, or names under another kind."""
    known = set(catalogue)
    others = sorted({key.rpartition(".")[0] for key in known})
    are_names = any(isinstance(choice, str) for choice in choices)
    places = (f"option.{name}", name, *(others if are_names else ()))
    return next((place for place in places if all(f"{place}.{choice}" in known for choice in choices)), None)


def with_extra(kind: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """A type, and what a game says for forms: `choices`, `about`, `cogs`, `seats`, `replaces`, `part`."""
    return (kind.type, kind.extra or {}) if isinstance(kind, inspect.Metadata) else (kind, {})


def without_none(kind: inspect.Type) -> inspect.Type:
    """The type of an option that may also be left empty."""
    if isinstance(kind, inspect.UnionType):
        kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return kinds[0] if len(kinds) == 1 else kind
    return kind


def choices_of(kind: inspect.EnumType | inspect.LiteralType) -> tuple[Any, ...]:
    """The values that may be chosen."""
    if isinstance(kind, inspect.LiteralType):
        return tuple(kind.values)
    members: type[Enum] = kind.cls
    return tuple(member.value for member in members)
