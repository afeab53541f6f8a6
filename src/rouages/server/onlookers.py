"""Onlookers: all to whom something is shown as long as their sessions last."""

from __future__ import annotations

from collections.abc import Iterator

from rouages.server.people.sessions import Onlookers, Session


class AllOnlookers:
    """Those of all kinds."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._kinds: tuple[Onlookers, ...] = ()

    def look_after(self, *kinds: Onlookers) -> None:
        """These are there."""
        self._kinds = kinds

    def sessions(self) -> Iterator[Session]:
        """Of each screen that is open, where it has one."""
        return (session for kind in self._kinds for session in kind.sessions() if session)

    def send_away(self, sessions: frozenset[str]) -> None:
        """What is shown to sessions that have ended is shown no more."""
        for kind in self._kinds:
            kind.send_away(sessions)
