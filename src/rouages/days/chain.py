"""The secrets of many days as one chain of hashes, whose end is published before the first of them.

Each secret is the hash of the next day's: whoever is shown one can go back from it to the end that was
published, and so verify it, and nobody can foretell a day from those before it.
"""

from __future__ import annotations

import re
from datetime import MAXYEAR, date, timedelta
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from rouages.days.refusals import BadDay, BadKey, BadSecret, NoSuchDay, NotThatDay, WrongSpan

MOST_DAYS = 3660
SECRET = 32
"""Bytes."""


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """What is published: of which days, and where the chain of their secrets ends."""

    first: date
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]
    end: str
    number: Annotated[int, Meta(ge=1)] = 1
    """Of the first day; a chain may go on from another."""

    @property
    def last(self) -> date:
        """Its last day."""
        return self.first + timedelta(self.days - 1)

    def place(self, day: date) -> int:
        """Which day of the chain it is, from 0 on."""
        return _place(self.first, self.days, day)

    def number_of(self, day: date) -> int:
        """The number by which a day is known."""
        return self.number + self.place(day)

    def verify(self, day: date, secret: bytes) -> None:
        """Refuse a secret that is not the one of this day."""
        if hashed(secret, self.place(day) + 1).hex() != self.end:
            raise NotThatDay(day=day.isoformat())


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """What nobody may see: the secret of the last day, from which all before it follow."""

    first: date
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]
    last_secret: Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SECRET}}}$")]
    number: Annotated[int, Meta(ge=1)] = 1

    @property
    def chain(self) -> Chain:
        """What of it is published."""
        end = hashed(bytes.fromhex(self.last_secret), self.days)
        return Chain(self.first, self.days, end.hex(), self.number)

    def secret(self, day: date) -> bytes:
        """The secret of a day."""
        after = self.days - 1 - _place(self.first, self.days, day)
        return hashed(bytes.fromhex(self.last_secret), after)


def _place(first: date, days: int, day: date) -> int:
    """Which of so many days it is, from 0 on."""
    place = (day - first).days
    if not 0 <= place < days:
        last = first + timedelta(days - 1)
        raise NoSuchDay(day=day.isoformat(), first=first.isoformat(), last=last.isoformat())
    return place


def hashed(secret: bytes, times: int) -> bytes:
    """The secret of so many days before; before the first day lies the end."""
    for _ in range(times):
        secret = sha256(b"rouages day" + secret).digest()
    return secret


def new_key(first: date, days: int, number: int, last_secret: bytes) -> Key:
    """A key for so many days; the last secret must be drawn by lot."""
    _must_span(first, days, number)
    return Key(first, days, last_secret.hex(), number)


def published(first: date, days: int, number: int, end: bytes) -> Chain:
    """A chain of so many days, of which the end is known."""
    _must_span(first, days, number)
    return Chain(first, days, end.hex(), number)


def _must_span(first: date, days: int, number: int) -> None:
    if not 1 <= days <= MOST_DAYS or number < 1 or date(MAXYEAR, 1, 1) - first < timedelta(days):
        raise WrongSpan(most=MOST_DAYS)


def read_key(data: bytes) -> Key:
    """The key in a file."""
    try:
        key = _read_key(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadKey(why=str(error)) from None
    return new_key(key.first, key.days, key.number, bytes.fromhex(key.last_secret))


def write_key(key: Key) -> bytes:
    """What a file of it holds."""
    return msgspec.json.format(msgspec.json.encode(key)) + b"\n"


def day_from(text: str) -> date:
    """A day as people write it."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadDay(given=text) from None


def secret_from(text: str) -> bytes:
    """A secret, or the end of a chain, as it is shown."""
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SECRET}}}", text):
        raise BadSecret(digits=2 * SECRET)
    return bytes.fromhex(text)


_read_key = msgspec.json.Decoder(Key).decode
