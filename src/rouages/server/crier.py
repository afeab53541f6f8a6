"""The crier: tells the other servers of a database what changes here, and hears what changes there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container, Coroutine
from contextlib import suppress
from typing import Any

from rouages.server.hearing import Hearing
from rouages.server.people.guests import Guests
from rouages.server.people.sessions import Sessions
from rouages.server.store.listening import Listening
from rouages.server.store.news import News
from rouages.server.store.storage import Storage
from rouages.tables.ledger.ledger import Lost

log = logging.getLogger("rouages")

GATHERING_SECONDS = 0.2
"""The lobby is cried out at most so often, however much changes in it."""


class Everybody(Container[int]):
    """Nobody knows about whom something was missed."""

    def __contains__(self, _: object) -> bool:
        return True


class Crier:
    """One for a server."""

    def __init__(
        self,
        storage: Storage,
        changed: Callable[[], None],
        guests: Guests,
        sessions: Sessions,
        hearing: Hearing,
    ) -> None:
        """What the lobby shows may have changed; the others remember what other servers change."""
        self._storage = storage
        self._changed = changed
        self._guests = guests
        self._sessions = sessions
        self._hearing = hearing
        self._listening = Listening(storage, self._hear)
        self._working: set[asyncio.Task[None]] = set()
        self._has_news = self._is_closing = False

    def start(self) -> None:
        self._listening.start()

    async def stop(self) -> None:
        """Once all that is being told or looked up is; nothing is told any more."""
        self._is_closing = self._has_news = True
        await self._listening.stop()
        await asyncio.gather(*self._working)

    def lobby_changed(self) -> None:
        """Something that the lobby shows has changed here."""
        if not self._has_news:
            self._has_news = True
            self._begin(self._cry())

    async def _cry(self) -> None:
        await asyncio.sleep(GATHERING_SECONDS)
        self._has_news = self._is_closing
        with suppress(Lost):
            await self._listening.tell(News(self._storage.server, lobby=True))

    def _hear(self, news: News | None) -> None:
        """What another server tells; None if something may have been missed."""
        if news is None or news.lobby:
            self._changed()
        if news is None or news.people:
            self._begin(self._look_again(frozenset(news.people) if news else Everybody()))

    async def _look_again(self, people: Container[int]) -> None:
        """A database that is silent is heard of again when it answers, and then everybody is looked at."""
        self._guests.look_again(people)
        try:
            await self._hearing.look_again(people)
            await self._sessions.look_again(people)
        except Lost as lost:
            log.warning("Who may write and who is signed in was not looked at: %s", lost)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
