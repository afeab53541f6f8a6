"""Pace: how often the same person may ask for the same thing, and all who come from the same address."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from rouages.server.wire.refusals.visiting import TooFrequent

REQUESTS = RateLimitItemPerMinute(600, namespace="requests")
WELCOMES = RateLimitItemPerHour(40, namespace="welcomes")
LAYING = RateLimitItemPerMinute(30, namespace="laying")
WAITING = RateLimitItemPerMinute(60, namespace="waiting")
EXPORTS = RateLimitItemPerHour(10, namespace="exports")
UPLOADS = RateLimitItemPerMinute(10, namespace="uploads")
PREVIEWS = RateLimitItemPerMinute(300, namespace="previews")
TRIES = RateLimitItemPerMinute(300, namespace="tries")
"""Answers to puzzles: each may take a search."""
SIGN_INS = RateLimitItemPerMinute(10, namespace="sign-ins")
ADVICE = RateLimitItemPerMinute(240, namespace="advice")
WEBHOOKS = RateLimitItemPerMinute(6, namespace="webhooks")
LETTERS = RateLimitItemPerHour(5, namespace="letters")
"""Those that somebody asks for: each goes to an address that may be another's."""
COMPLAINTS = RateLimitItemPerHour(10, namespace="complaints")
NOTICES_AN_HOUR = RateLimitItemPerHour(6, namespace="notices an hour")
NOTICES_A_DAY = RateLimitItemPerDay(20, namespace="notices a day")
GUESSES = RateLimitItemPerMinute(30, namespace="guesses")
"""Addresses that lead nowhere: tables, invitations, links."""
CHATTING = RateLimitItemPerMinute(40, namespace="chatting")
SOCKETS = RateLimitItemPerMinute(240, namespace="sockets")

CROWD = 10
"""An address may be a school's: all who come from it may ask for so many times what one of them may."""


def of_all(limit: RateLimitItem) -> RateLimitItem:
    """What all who come from one address may do together."""
    return type(limit)(limit.amount * CROWD, limit.multiples, namespace=f"{limit.namespace} of all")


def share(limit: RateLimitItem, guest: int | None, address: str) -> tuple[RateLimitItem, str]:
    """Whose requests are counted: a guest's own, and those of all at an address who are nobody yet."""
    return (limit, str(guest)) if guest is not None else (of_all(limit), address)


LIMITS = {
    limit.namespace: limit
    for each in tuple(vars().values())
    if isinstance(each, RateLimitItem)
    for limit in (each, of_all(each))
}

Count = tuple[str, str, int]
"""How often somebody asked: the name of the limit, who, and how often."""


class Pace:
    """Counts who asks for what."""

    def __init__(self, *, is_on: bool, is_told: bool = False) -> None:
        """Nobody asked for anything yet; whether other servers are told who did."""
        self._is_on = is_on
        self._is_told = is_told
        self._fresh: Counter[tuple[str, str]] = Counter()
        """What was counted since the other servers were told."""
        self.forget()

    def forget(self) -> None:
        """What was counted says nothing any more: the time of day was set."""
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    def step(self, limit: RateLimitItem, who: str) -> None:
        """Count one request; too many are refused."""
        if not self._is_on:
            return
        if not self._limiter.hit(limit, who):
            self._refuse(limit, who)
        if self._is_told:
            self._fresh[limit.namespace, who] += 1

    def fresh(self) -> list[Count]:
        """What was counted here since the last time, to be told to other servers."""
        fresh, self._fresh = self._fresh, Counter()
        return [(limit, who, times) for (limit, who), times in fresh.items()]

    def hear(self, counts: Iterable[Count]) -> None:
        """What other servers have counted."""
        for name, who, times in counts:
            limit = LIMITS[name]
            for _ in range(min(times, limit.amount)):
                self._limiter.hit(limit, who)

    def look(self, limit: RateLimitItem, who: str) -> None:
        """Refuse who has asked too often, without counting."""
        if self._is_on and not self._limiter.test(limit, who):
            self._refuse(limit, who)

    def _refuse(self, limit: RateLimitItem, who: str) -> None:
        reset = self._limiter.get_window_stats(limit, who).reset_time
        raise TooFrequent(seconds=max(1, math.ceil(reset - time.time())))
