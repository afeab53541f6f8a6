"""Onlookers: all to whom something is shown as long as their sessions last."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Protocol

from rouages.server.people.sessions import Session


class Onlooker(Protocol):
    """A screen, or whatever else somebody is shown something by."""

    @property
    def session(self) -> Session | None:
        """By which its reader is known, if by any."""

    def send_away(self) -> None:
        """Show nothing more: the session has ended."""


class AllOnlookers:
    """Those of all kinds."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._kinds: tuple[Collection[Onlooker], ...] = ()

    def look_after(self, *kinds: Collection[Onlooker]) -> None:
        """Whoever is among these, now and later."""
        self._kinds = kinds

    def sessions(self) -> Iterator[Session]:
        """Of each who is there, where they have one."""
        return (each.session for each in chain(*self._kinds) if each.session)

    def send_away(self, sessions: frozenset[str]) -> None:
        """What is shown to sessions that have ended is shown no more."""
        for each in tuple(chain(*self._kinds)):
            if each.session and each.session.name in sessions:
                each.send_away()
