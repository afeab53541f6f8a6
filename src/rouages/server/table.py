"""A live table: its seats, its match and its screens, and the one inbox through which they change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from rouages.engine.chance import commitment
from rouages.engine.events import Event
from rouages.engine.refusals import Refusal
from rouages.engine.sight import Progress
from rouages.games import GAMES
from rouages.server.bots import TableBots
from rouages.server.clients import Client, encode
from rouages.server.deal import Deal
from rouages.server.people.webhooks import TableCalls
from rouages.server.results import keep_results
from rouages.server.seats import seat_from_row
from rouages.server.showing import Showing
from rouages.server.store.rows import entry_row, keep_snapshot, keep_table
from rouages.server.store.storage import StoredTable
from rouages.server.store.writer import Batch
from rouages.server.timers import TableTimers
from rouages.tables.foresight import Foresight
from rouages.tables.messages import UndoRefused, UndoRequest
from rouages.tables.play import Entry, EntryKind, Play
from rouages.tables.refusals import NotSaved, RulesStumbled, UnreadableMatch
from rouages.tables.states import ChatLine, SeatKind, Spectators, Status, UndoPolicy
from rouages.tables.time_control import away_from, clock_from

if TYPE_CHECKING:
    from rouages.server.house import House

log = logging.getLogger("rouages")

ENTRIES_A_SNAPSHOT = 50


class LiveTable:
    """One table in memory.

    All that changes it goes through its inbox. What was done is committed, then shown; nobody is ever shown
    anything that is not in the database.
    """

    def __init__(self, house: House, stored: StoredTable) -> None:
        """A table as it was kept."""
        self.house = house
        self.clients: set[Client] = set()
        self.request: UndoRequest | None = None
        self.refused: UndoRefused | None = None
        self._loop = asyncio.get_running_loop()
        self.showing = Showing(Foresight(self._loop.create_task, self.stir))
        self.bots = TableBots(self)
        self.timers = TableTimers(self)
        self.calls = TableCalls(self)
        self.spoken: list[ChatLine] = []
        """Lines of chat that were not shown yet."""
        self.looking: list[Client] = []
        """Screens that look from another seat than before."""
        self._newcomers: list[Client] = []
        self._inbox: list[Deal] = []
        self.is_busy = False
        """Whether something is being done, or is not in the database yet."""
        self._reading: asyncio.Task[None] | None = None
        self._past: dict[int | None, list[Event]] | None = None
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        row = stored.row
        self.id: str = row.id
        self.game: str = row.game
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.secret: bytes = row.secret
        self.commitment = commitment(row.secret)
        self.host: int = row.host
        self.undo = UndoPolicy(row.undo)
        self.spectators = Spectators(row.spectators)
        self.status = Status(row.status)
        self.made: float = row.made
        self.changed: float = row.changed
        self.rematch: str | None = row.rematch
        self.clock = clock_from(row.clock)
        self.away = away_from(row.away)
        self.began: float | None = row.began
        self.branch_of: str | None = row.branch_of
        self.seats = [seat_from_row(seat) for seat in stored.seats]
        self.chat = [ChatLine(line.name, line.seat, line.text, line.at) for line in stored.chat]
        self.chat_first: int = stored.chat[0].number if stored.chat else 0
        self.play: Play | None = None
        self.prepared: Play | None = None
        """The position where the match will begin, at a table that branches off another's."""
        self.trouble: Refusal | None = None
        self.kept = 0
        """How many entries the last snapshot holds."""
        if stored.snapshot is not None:
            self._open_match(stored)
        if self.status is Status.WAITING:
            self.play, self.prepared = None, self.play
        self.told = self._happened()
        """How many events of the match were shown."""
        self.timers.read(stored.timers)
        self.calls.read()
        self.last_active = time.monotonic()
        self.showing.forget()

    def _open_match(self, stored: StoredTable) -> None:
        assert stored.snapshot is not None
        try:
            play = Play.load(stored.snapshot)
            self.kept = play.entries
            play.catch_up(
                [Entry(EntryKind(row.deed), row.seat, row.question, row.option) for row in stored.entries]
            )
        except Refusal as refusal:
            self.trouble = refusal
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AssertionError) as error:
            log.exception("Table %s cannot be opened.", self.id)
            self.trouble = UnreadableMatch(why=f"{type(error).__name__}.")
        else:
            self.play = play

    def _happened(self) -> int:
        return len(self.play.match.log.events) if self.play else 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it and nothing is being done."""
        return not (self.clients or self._newcomers or self.is_busy or self.bots.thinking)

    def post(self, deal: Deal) -> None:
        """Have something done, in its turn."""
        self._inbox.append(deal)
        if not self.is_busy:
            self.is_busy = True
            self._loop.call_soon(self._begin)

    async def ask(self, run: Callable[[Batch], Any]) -> Any:
        """Have something done and wait until it is in the database."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.post(Deal(run, done.set_result, done.set_exception))
        return await done

    def join(self, client: Client) -> None:
        """A screen comes to the table."""
        self._newcomers.append(client)
        self.post(Deal(partial(self.timers.came, client)))

    def part(self, client: Client) -> None:
        """A screen leaves."""
        self.clients.discard(client)
        if client in self._newcomers:
            self._newcomers.remove(client)
        self.timers.went(client)
        self.stir()

    def stir(self) -> None:
        """Show the table again."""
        self.post(Deal())

    def _begin(self) -> None:
        """Do in memory all that waits, and have it kept."""
        deals, self._inbox = self._inbox, []
        batch = Batch()
        finished: list[tuple[Deal, Any]] = []
        for deal in deals:
            try:
                finished.append((deal, deal.run(batch)))
            except Refusal as refusal:
                deal.refused(refusal)
            except Exception as error:
                log.exception("Table %s: the rules stumbled.", self.id)
                deal.refused(RulesStumbled())
                self._end(finished, error)
                return
        try:
            if batch:
                self._keep_position(batch)
            self.timers.settle(batch)
        except Exception as error:
            log.exception("Table %s cannot be kept.", self.id)
            self._end(finished, error)
            return
        if batch:
            self.house.storage.submit(batch, partial(self._end, finished))
        else:
            self._end(finished, None)

    def _end(self, finished: list[tuple[Deal, Any]], error: Exception | None) -> None:
        """Once it is kept, tell everybody; if it was not, forget all of it."""
        if error is None:
            for deal, value in finished:
                deal.done(value)
            self._go_on()
            return
        log.warning("Table %s: not saved: %s", self.id, error)
        for deal, _ in finished:
            deal.refused(NotSaved())
        self._reading = self._loop.create_task(self._read_again())

    def _go_on(self) -> None:
        self.last_active = time.monotonic()
        try:
            self._tell()
            self.bots.wake()
            self.timers.wind()
            self.calls.wake()
        except Exception:
            log.exception("Table %s cannot be shown.", self.id)
        if self._inbox:
            self._loop.call_soon(self._begin)
        else:
            self.is_busy = False

    def _keep_position(self, batch: Batch) -> None:
        play = self.play
        if play and self.status is Status.PLAYING and play.match.over:
            self.status = Status.OVER
            keep_results(batch, self, play)
            keep_table(batch, self)
            keep_snapshot(batch, self, play)
        elif play and play.entries - self.kept >= ENTRIES_A_SNAPSHOT:
            keep_snapshot(batch, self, play)

    @property
    def progress(self) -> Progress | None:
        """Where the match stands."""
        return GAMES[self.game].sight.progress(self.play.match.table) if self.play else None

    def record(self, batch: Batch, entry: Entry) -> None:
        """Keep what was just done in the match."""
        assert self.play is not None
        self.request = self.refused = None
        self.changed = time.time()
        batch.add(*entry_row(self.id, self.play.entries - 1, entry, self.changed))

    async def _read_again(self) -> None:
        """Forget what was not committed: the table as the database has it."""
        self.bots.stop()
        self.request = self.refused = None
        self.spoken = []
        self._past = None
        stored = await self.house.tables.read(self.id)
        if stored is None:
            self.close(1012)
        else:
            self._read(stored)
            for client in self.clients:
                self._give_news(client, 0)
        self._go_on()

    def close(self, code: int) -> None:
        """Send every screen away."""
        for client in (*self.clients, *self._newcomers):
            client.close(code)

    def going_back(self) -> None:
        """Remember, before an answer is taken back, what each reader has been told."""
        if self._past is None and self.play is not None:
            told = self.play.match.log.events[: self.told]
            readers = {client.seat for client in self.clients}
            self._past = {reader: seen(told, reader) for reader in readers}

    def _tell(self) -> None:
        """Show every screen what is new to it."""
        lobby_changed = self.showing.refresh(self)
        if self._past is not None:
            self._tell_undo(self._past)
        elif self.play is not None and self._happened() > self.told:
            self._tell_events(self.play.match.log.events[self.told :])
        self._past = None
        self.told = self._happened()
        for client in self.looking:
            self._give_news(client, 0)
        for client in self.clients:
            client.chat += self.spoken
        self.looking, self.spoken = [], []
        if self._newcomers:
            newcomers, self._newcomers = self._newcomers, []
            for client in newcomers:
                self._welcome(client)
            lobby_changed = self.showing.refresh(self) or lobby_changed
        for client in self.clients:
            client.show(self.showing.parts_for(self, client))
        if lobby_changed:
            self.house.lobby.changed()

    def _tell_events(self, happened: list[Event]) -> None:
        fresh: dict[int | None, list[bytes]] = {}
        for client in self.clients:
            if client.seat not in fresh:
                fresh[client.seat] = [encode(event) for event in seen(happened, client.seat)]
            client.add_news(fresh[client.seat])

    def _tell_undo(self, past: dict[int | None, list[Event]]) -> None:
        for client in self.clients:
            now = self._stream(client.seat)
            told = past.get(client.seat, [])
            same = next((i for i, (a, b) in enumerate(zip(told, now, strict=False)) if a != b), None)
            self._give_news(client, min(len(told), len(now)) if same is None else same)

    def _stream(self, reader: int | None) -> list[Event]:
        return seen(self.play.match.log.events, reader) if self.play else []

    def _give_news(self, client: Client, first: int) -> None:
        events = [encode(event) for event in self._stream(client.seat)[first:]]
        client.replace_news(first, events, self.play.undos if self.play else 0)

    def _welcome(self, client: Client) -> None:
        """A newcomer gets all that they have not seen."""
        self.clients.add(client)
        self.sit(client)
        undos = self.play.undos if self.play else 0
        known = client.news_first if client.undos == undos else 0
        self._give_news(client, min(known, len(self._stream(client.seat))))
        total = self.chat_first + len(self.chat)
        client.chat_first = min(max(client.chat_first, self.chat_first), total)
        client.chat = self.chat[client.chat_first - self.chat_first :]

    def sit(self, client: Client) -> None:
        """Find the seats that a client holds, and the one it looks from."""
        client.reader = b""
        client.seats = self.seats_of(client.guest)
        if client.seat not in client.seats:
            client.seat = client.seats[0] if client.seats else None
            self.looking.append(client)

    def seats_of(self, guest: int | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        if guest is None:
            return ()
        return tuple(seat.number for seat in self.seats if seat.guest == guest)

    def plays_alone(self, guest: int | None) -> bool:
        """Whether somebody sits here with nobody but bots."""
        return bool(self.seats_of(guest)) and all(
            seat.kind is SeatKind.BOT or seat.guest == guest for seat in self.seats
        )

    def may_watch(self, guest: int | None) -> bool:
        """Whether somebody may look at the table."""
        return self.spectators is not Spectators.NOBODY or guest == self.host or bool(self.seats_of(guest))


def seen(events: list[Event], reader: int | None) -> list[Event]:
    """What a reader may see of what happened."""
    return [visible for event in events if (visible := event.seen_by(reader))]
