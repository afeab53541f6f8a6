"""Counted clients: of each screen at a table the house counts what it asks, and how long that takes."""

from __future__ import annotations

import time
from typing import Any

from rouages.engine.refusals import Refusal
from rouages.server.tally import Tally
from rouages.tables.asking import requests
from rouages.tables.audience.clients import Client
from rouages.tables.live import LiveTable
from rouages.tables.wire.messages import Accepted, Answer, FromClient

NOWHERE = ""
"""The game of a screen that is at no table."""


class CountedClient(Client):
    """A screen of which the house counts what it asks, and how long that takes."""

    __slots__ = ("_game", "_tally", "_timings", "answering")

    def __init__(self, tally: Tally, game: str, *about: Any, **seen: Any) -> None:
        """At a table of this game; the rest is as for any client."""
        super().__init__(*about, **seen)
        self._tally = tally
        self._game = game
        self._timings = tally.answers[game]
        self.answering = 0.0
        """When its last answer came."""

    def accept(self, answer: Accepted) -> None:
        super().accept(answer)
        self._timings.add(time.perf_counter() - self.answering)

    def hand_in(self, table: LiveTable, message: FromClient) -> None:
        """What the screen sent, to its table."""
        if isinstance(message, Answer):
            self.answering = time.perf_counter()
        requests.hand_in(table, self, message)

    def refuse(self, ref: int | None, refusal: Refusal) -> None:
        """Tell why a message changed nothing, and count it."""
        self._tally.refused[self._game, type(refusal).__name__] += 1
        super().refuse(ref, refusal)
