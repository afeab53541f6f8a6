"""Choices that a client makes up: any of a game's choices, with any values that its fields can hold."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import inspect

from rouages.engine.agenda import Choice, Reason, Seat
from rouages.engine.match import Match

NUMBERS = (-(2**63), -2, -1, 0, 1, 2, 3, 5, 8, 13, 99, 2**31, 2**63 - 1, 10**30)
WORDS = ("", "a", "é", "\0", "no such thing")
CHANGED = 8
"""So many real options are tried at a moment with one thing about them changed."""


def check_why(match: Match, seat: Seat, rng: random.Random) -> None:
    """Whatever somebody makes up, the decision of a seat says why not, and nothing else happens."""
    kinds, before = match.game.records(Choice), match.game.save_table(match.table)
    question = match.decision(seat)
    plain = [plain_of(shape(kind), rng) for kind in kinds]
    plain += [changed(rng.choice(question.options), rng) for _ in range(CHANGED)]
    decoder = reader_of(kinds)
    for each in plain:
        try:
            choice = decoder.decode(json.dumps(each))
        except msgspec.ValidationError:
            continue
        if choice not in question.options:
            check_reason(match, seat, choice)
    assert match.game.save_table(match.table) == before, "asking why changed the table"


@cache
def shape(kind: type[Any]) -> inspect.Type:
    """What a record is made of, which takes long to find out."""
    return inspect.type_info(kind)


@cache
def reader_of(kinds: tuple[type[Choice], ...]) -> msgspec.json.Decoder[Any]:
    """Reads these choices as a table does."""
    return msgspec.json.Decoder(Union[kinds])  # noqa: UP007


def check_reason(match: Match, seat: Seat, choice: Choice) -> None:
    """A choice that is not offered has a reason that can be sent."""
    prompt = match.decision(seat).prompt
    try:
        reason = prompt.why_not(match.table, choice)
        msgspec.json.encode(reason)
    except Exception as fault:
        fault.add_note(f"It was {prompt} that was asked why not {choice}.")
        raise
    assert isinstance(reason, Reason), f"{prompt} says {reason} of {choice}"


def changed(option: Choice, rng: random.Random) -> Any:
    """A real option with one of its fields made up."""
    plain = msgspec.to_builtins(option)
    kind = shape(type(option))
    if isinstance(kind, inspect.StructType) and kind.fields:
        field = rng.choice(kind.fields)
        plain[field.encode_name] = plain_of(field.type, rng)
    return plain


def plain_of(kind: inspect.Type, rng: random.Random) -> Any:
    """Some value of a type, as JSON has it."""
    match kind:
        case inspect.Metadata(type=inner):
            return plain_of(inner, rng)
        case inspect.UnionType(types=types):
            return plain_of(rng.choice(types), rng)
        case inspect.StructType(fields=fields, tag=tag, tag_field=place):
            told = {field.encode_name: plain_of(field.type, rng) for field in fields}
            return {str(place): tag, **told} if tag is not None else told
        case inspect.EnumType(cls=words):
            return rng.choice([word.value for word in words])
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.TupleType(item_types=types):
            return [plain_of(each, rng) for each in types]
        case inspect.CollectionType(item_type=item):
            return [plain_of(item, rng) for _ in range(rng.choice((0, 1, 2, 3, 9)))]
        case _:
            return _simple(kind, rng)


def _simple(kind: inspect.Type, rng: random.Random) -> Any:
    match kind:
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return rng.randint(least, most)
        case inspect.IntType() | inspect.FloatType():
            return rng.choice(NUMBERS)
        case inspect.NoneType():
            return None
        case _:
            return rng.choice(WORDS)
