"""Days gone by: what anybody may hold of them, and play again; of days to come it tells nothing.

The secret of the last day of a chain that is over is enough: each day's is the hash of the next one's.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import msgspec
from msgspec import Struct

from rouages.days.chain import Chain, Key, hashed, published, secret_from
from rouages.days.deal import Deal, deal_of
from rouages.days.keyring import Keyring
from rouages.days.refusals import BadKey, NoSuchDay, NotOver


class Gone(Struct, frozen=True, forbid_unknown_fields=True):
    """All days of a chain that are over."""

    chain: Chain
    last: date
    """The last day that is over,"""
    secret: str
    """and its secret, from which those of all before it follow."""

    def secret_of(self, day: date) -> bytes:
        """The secret of a day; refused of one that was not over."""
        self.chain.place(day)
        if day > self.last:
            raise NotOver(day=day.isoformat())
        return hashed(bytes.fromhex(self.secret), (self.last - day).days)

    def deal(self, day: date, game: str) -> Deal:
        """What a game began from on a day."""
        return deal_of(day, self.secret_of(day), game)


def gone_by(keyring: Keyring, today: date) -> tuple[Gone, ...]:
    """The days that are over, key by key; none before the first day is."""
    return tuple(_gone(key, today) for key in keyring.keys if key.first < today)


def _gone(key: Key, today: date) -> Gone:
    chain = key.chain
    last = min(today - timedelta(1), chain.last)
    return Gone(chain, last, key.secret(last).hex())


def gone_with(gone: Sequence[Gone], day: date) -> Gone:
    """Those among which a day is."""
    for each in gone:
        if each.chain.first <= day <= each.chain.last:
            return each
    raise NoSuchDay(
        day=day.isoformat(), first=gone[0].chain.first.isoformat(), last=gone[-1].last.isoformat()
    )


def write_gone(gone: Sequence[Gone]) -> bytes:
    """What a file of them holds."""
    return msgspec.json.encode(gone)


def read_gone(data: bytes) -> tuple[Gone, ...]:
    """The days in a file, if they lead to the ends that were published."""
    try:
        found = msgspec.json.decode(data, type=tuple[Gone, ...])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadKey(why=str(error)) from None
    for gone in found:
        chain = gone.chain
        published(chain.first, chain.days, chain.number, secret_from(chain.end)).verify(
            gone.last, secret_from(gone.secret)
        )
    return found
