"""The keyring: keys one after another, since each is used up; every day has its secret from one of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import pairwise

from rouages.days.chain import Chain, Key
from rouages.days.refusals import DayTwice, NoSuchDay


@dataclass(frozen=True)
class Keyring:
    """Keys by their first day; there may be days between them that are none of theirs."""

    keys: tuple[Key, ...] = ()

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """What is published of each."""
        return tuple(key.chain for key in self.keys)

    def has(self, day: date) -> bool:
        """Whether it is a day of one of the keys."""
        return any(chain.first <= day <= chain.last for chain in self.chains)

    def key_of(self, day: date) -> Key:
        """The key from which a day follows."""
        return self.keys[self._place(day)]

    def chain_of(self, day: date) -> Chain:
        """What was published before a day."""
        return self.chains[self._place(day)]

    def _place(self, day: date) -> int:
        for place, chain in enumerate(self.chains):
            if chain.first <= day <= chain.last:
                return place
        first, last = self.chains[0].first, self.chains[-1].last
        raise NoSuchDay(day=day.isoformat(), first=first.isoformat(), last=last.isoformat())


def keyring_of(keys: Iterable[Key]) -> Keyring:
    """These keys in turn; refused if a day would have two secrets."""
    found = sorted(keys, key=lambda key: key.first)
    for earlier, later in pairwise(found):
        if later.first <= earlier.chain.last:
            raise DayTwice(day=later.first.isoformat())
    return Keyring(tuple(found))
