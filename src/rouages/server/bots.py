"""The bots at one table: who must think, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from rouages.engine.refusals import Refusal
from rouages.server.deal import Deal
from rouages.server.store.writer import Batch
from rouages.tables.play import Play
from rouages.tables.states import SeatKind, Status

if TYPE_CHECKING:
    from rouages.server.table import LiveTable

log = logging.getLogger("rouages")


class TableBots:
    """Has every question that a bot must answer thought about, once."""

    __slots__ = ("_table", "thinking")

    def __init__(self, table: LiveTable) -> None:
        """Nobody thinks yet."""
        self._table = table
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number of the question."""

    def wake(self) -> None:
        """Set every bot to think that has a question and has not begun."""
        table = self._table
        if table.play is None or table.status is not Status.PLAYING:
            return
        may_play = self._may_play()
        for seat, question in table.play.asked.items():
            if self._is_asked(seat, question, may_play=may_play) and (seat, question) not in self.thinking:
                task = asyncio.create_task(self._think(seat, question))
                self.thinking[seat, question] = task
                task.add_done_callback(partial(self._forget, (seat, question)))

    def _is_asked(self, seat: int, question: int, *, may_play: bool = True) -> bool:
        """Whether a bot must answer this: it plays the seat, or the player's time has run out."""
        played = may_play and self._table.seats[seat].is_played_by_bot
        return played or self._table.timers.is_expired(seat, question)

    def _forget(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self.thinking.get(key) is task:
            del self.thinking[key]

    def stop(self) -> None:
        """Forget what they think about."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    def _may_play(self) -> bool:
        """Bots wait for people who left and may return, unless somebody watches."""
        people = [seat for seat in self._table.seats if seat.kind is SeatKind.PERSON]
        left = [seat for seat in people if seat.away and not seat.conceded]
        present = [seat for seat in people if not seat.is_played_by_bot]
        return bool(self._table.clients or present or (people and not left))

    async def _think(self, seat: int, question: int) -> None:
        table = self._table
        await asyncio.sleep(table.house.settings.bot_delay)
        play = table.play
        if play is None or play.asked.get(seat) != question:
            return
        option = await self._choose(play, seat)

        def answer(batch: Batch) -> None:
            # Forgotten before it is tried: should it be refused, the bot is woken to think again.
            self.thinking.pop((seat, question), None)
            if table.play and self._is_asked(seat, question):
                entry = table.play.answer(seat, question, option)
                if entry:
                    table.record(batch, entry)

        def refused(refusal: Refusal) -> None:
            log.info("Table %s: a bot's answer came late (%s).", table.id, type(refusal).__name__)

        table.post(Deal(answer, refused=refused))

    async def _choose(self, play: Play, seat: int) -> int:
        """The number of an option, drawn by lot if the bot fails."""
        table = self._table
        options = len(play.match.decision(seat).options)
        if options == 1:
            return 0
        try:
            option = await table.house.bots.choose(table.id, table.seats[seat].bot, play.match.save(), seat)
            if not 0 <= option < options:
                raise IndexError(option)
        except Exception:
            log.exception("Table %s: the bot of seat %d failed; its answer is drawn by lot.", table.id, seat)
            return secrets.randbelow(options)
        return option
