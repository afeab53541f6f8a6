"""Days gone by: what anybody may hold of them, and play again; of days to come it tells nothing.

The secret of the last day that is over is enough: each day's is the hash of the next one's.
"""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
from msgspec import Struct

from rouages.days.chain import Chain, Key, hashed, published, secret_from
from rouages.days.deal import Deal, deal_of
from rouages.days.refusals import BadKey, NotOver


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


def gone_by(key: Key, today: date) -> Gone | None:
    """The days of a key that are over; none before its first day is."""
    last = min(today - timedelta(1), key.first + timedelta(key.days - 1))
    if last < key.first:
        return None
    return Gone(key.chain, last, key.secret(last).hex())


def write_gone(gone: Gone) -> bytes:
    """What a file of it holds."""
    return msgspec.json.encode(gone)


def read_gone(data: bytes) -> Gone:
    """The days in a file, if they lead to the end that was published."""
    try:
        gone = msgspec.json.decode(data, type=Gone)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadKey(why=str(error)) from None
    chain = gone.chain
    published(chain.first, chain.days, chain.number, secret_from(chain.end)).verify(
        gone.last, secret_from(gone.secret)
    )
    return gone
