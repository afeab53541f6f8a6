"""Presence: which people have a page of this house open now, here or at another server."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Set

from rouages.server.people.sessions import Onlookers

LINGER_SECONDS = 30.0
"""Whoever goes from one page to the next has none open for a moment, and is in the house all the time."""

FarPeople = Callable[[Set[int]], Awaitable[Set[int]]]
"""Which of some people other servers have seen."""


class Presence:
    """Kept nowhere: who is there is seen by the pages that are shown something."""

    def __init__(self, onlookers: Onlookers, far: FarPeople | None = None) -> None:
        """Of those to whom this server shows something, and of whom other servers see."""
        self._onlookers = onlookers
        self._far = far
        self._seen: dict[int, float] = {}
        self._there: frozenset[int] = frozenset()

    def among(self, people: Set[int]) -> frozenset[int]:
        """Which of them were there when this server last looked."""
        return self.seen_here(people) | (people & self._there)

    def seen_here(self, people: Set[int]) -> frozenset[int]:
        """Which of them this server has seen, as it tells the others."""
        return frozenset(people & self._seen.keys())

    async def look(self, wanted: Set[int]) -> frozenset[int]:
        """See who is there, of others only these; whose coming or going is new is told."""
        before = self.among(wanted)
        now = time.monotonic()
        people = {each.guest for each in self._onlookers.sessions() if each.scopes is None}
        lingering = {guest: at for guest, at in self._seen.items() if now - at < LINGER_SECONDS}
        self._seen = lingering | dict.fromkeys(people, now)
        self._there = frozenset(await self._far(wanted)) if self._far and wanted else frozenset()
        return before ^ self.among(wanted)
