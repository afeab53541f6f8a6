"""The inbox of a table: all that changes it goes through here, is kept, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from rouages.engine.refusals import Refusal
from rouages.tables.errand import Errand
from rouages.tables.ledger.ledger import Ledger, Lost
from rouages.tables.ledger.rows import Page
from rouages.tables.loop import Loop
from rouages.tables.wire.refusals import NotSaved, RulesStumbled

log = logging.getLogger("rouages")

Finished = list[tuple[Errand, Any]]


class Owner(Protocol):
    """Whose inbox it is."""

    def settle(self, page: Page) -> None:
        """Errands were run: add to the page what follows from them."""

    def tell(self) -> None:
        """Everything is kept: show it, and have done what it calls for."""

    async def read_again(self) -> None:
        """A page was not kept: be as the ledger has it."""

    async def catch_up(self) -> None:
        """Somebody else wrote to the ledger: read what is missing here."""


class Inbox:
    """Runs the errands of one table in the order in which they come."""

    __slots__ = (
        "_errands",
        "_has_ended",
        "_is_behind",
        "_ledger",
        "_loop",
        "_owner",
        "_reading",
        "_table",
        "is_busy",
        "last_active",
    )

    def __init__(self, table: str, owner: Owner, ledger: Ledger, loop: Loop) -> None:
        self._table = table
        self._owner = owner
        self._ledger = ledger
        self._loop = loop
        self._errands: list[Errand] = []
        self._reading: asyncio.Task[None] | None = None
        self._has_ended = False
        self._is_behind = False
        """Whether the ledger has what this table has not."""
        self.is_busy = False
        """Whether something is being done, or is not kept yet."""
        self.last_active = loop.time()

    def post(self, errand: Errand) -> None:
        """Have something done, in its turn."""
        if self._has_ended:
            self._say(errand.refused, NotSaved())
            return
        self._errands.append(errand)
        self._wake()

    def end(self) -> None:
        """Do nothing any more; whatever waits is refused."""
        self._has_ended = True
        errands, self._errands = self._errands, []
        for errand in errands:
            self._say(errand.refused, NotSaved())

    def stir(self) -> None:
        """Have the table shown again."""
        self.post(Errand())

    def fall_behind(self) -> None:
        """Have what is missing read before anything else is done."""
        self._is_behind = True
        self._wake()

    async def ask(self, run: Callable[[Page], Any]) -> Any:
        """Have something done and wait until it is kept."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        tell = partial(_unless_gone, done)
        self.post(Errand(run, partial(tell, done.set_result), partial(tell, done.set_exception)))
        return await done

    def _wake(self) -> None:
        if not self.is_busy:
            self.is_busy = True
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        """Do what waits, as far as nothing of it takes time."""
        if self._is_behind:
            self._is_behind = False
            self._read(self._owner.catch_up)
            return
        errands = self._errands
        if errands and errands[0].ahead:
            self._reading = self._loop.create_task(self._look_ahead(errands.pop(0)))
            return
        last = next((place for place, errand in enumerate(errands) if errand.ahead), len(errands))
        self._errands = errands[last:]
        self._run(errands[:last])

    async def _look_ahead(self, errand: Errand) -> None:
        assert errand.ahead is not None
        try:
            await self._loop.beside(errand.ahead)
        except Exception:
            log.exception("Table %s: nothing could be done ahead.", self._table)
        self._run([errand])

    def _run(self, errands: list[Errand]) -> None:
        """Do all of these in memory, and have it kept; if one stumbles, the others are done without it."""
        if self._has_ended:
            self._end([(errand, None) for errand in errands], Lost("it is kept elsewhere"))
            return
        page: Page = []
        finished: Finished = []
        for place, errand in enumerate(errands):
            try:
                finished.append((errand, errand.run(page)))
            except Refusal as refusal:
                self._say(errand.refused, refusal)
            except Exception:
                log.exception("Table %s: the rules stumbled.", self._table)
                self._say(errand.refused, RulesStumbled())
                self._errands[:0] = [*(each for each, _ in finished), *errands[place + 1 :]]
                self._read(self._owner.read_again)
                return
        try:
            self._owner.settle(page)
            if page:
                self._ledger.submit(page, partial(self._end, finished))
        except Exception as error:
            log.exception("Table %s cannot be kept.", self._table)
            self._end(finished, error)
            return
        if not page:
            self._end(finished, None)

    def _end(self, finished: Finished, error: Exception | None) -> None:
        """Once it is kept, tell everybody; if it was not, forget all of it."""
        if error is None:
            for errand, value in finished:
                self._say(errand.done, value)
            self._go_on()
            return
        log.warning("Table %s: not saved: %s", self._table, error)
        for errand, _ in finished:
            self._say(errand.refused, NotSaved())
        if not self._has_ended:
            self._read(self._owner.read_again)

    def _say(self, tell: Callable[[Any], None], value: Any) -> None:
        """Say how an errand went; whoever cannot hear it keeps nobody else waiting."""
        try:
            tell(value)
        except Exception:
            log.exception("Table %s: a reply was lost.", self._table)

    def _read(self, read: Callable[[], Awaitable[None]]) -> None:
        self._reading = self._loop.create_task(self._read_and_go_on(read))

    async def _read_and_go_on(self, read: Callable[[], Awaitable[None]]) -> None:
        try:
            await read()
        except Exception:
            log.exception("Table %s cannot be read.", self._table)
        self._go_on()

    def _go_on(self) -> None:
        if self._has_ended:
            return
        self.last_active = self._loop.time()
        try:
            self._owner.tell()
        except Exception:
            log.exception("Table %s cannot be shown.", self._table)
        if self._errands or self._is_behind:
            self._loop.call_soon(self._begin)
        else:
            self.is_busy = False


def _unless_gone(done: asyncio.Future[Any], settle: Callable[[Any], None], value: Any) -> None:
    """Say how it went to whoever still waits for it."""
    if not done.done():
        settle(value)
