"""A table, as a program sits at it: what it sees, what it is asked, what it answers."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rouages.client.calls import Calls
from rouages.client.records import Records
from rouages.server.wire.refusals.visiting import TooFrequent
from rouages.tables.wire import messages
from rouages.tables.wire.refusals import refusal_from
from rouages.tables.wire.states import SeatState, Status, TableState

AGAIN_SECONDS = 1.0
TRIES = 30
"""So often a line that is cut is laid again, a second apart, before it is given up."""
FINAL = range(4400, 4408)
"""Codes with which one is sent away for good; a `Refused` before them says why."""

read_message = msgspec.json.Decoder(messages.FromServer).decode
write_message = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Question:
    """What a seat of the program must decide, in the game's own records."""

    table: Table
    seat: int
    number: int
    prompt: Any
    """What is asked."""
    options: list[Any]
    """What may be chosen; one's number is its place in this list."""
    view: Any
    """What the seat sees."""

    def answer(self, option: int) -> None:
        """Take an option by its number; it is in the database when this returns."""
        self.table.answer(self.seat, self.number, option)


class Table:
    """Open as long as the `with` lasts; a line that is cut meanwhile is laid again."""

    def __init__(self, calls: Calls, name: str) -> None:
        """Nothing is open yet."""
        self.id = name
        self._calls = calls
        self._lasting = ExitStack()
        self._line: ClientConnection | None = None
        self._parts: dict[str, Any] = {}
        self._accepted: set[tuple[int, int]] = set()
        self._records: Records | None = None
        self._refs = 0

    def __enter__(self) -> Table:
        self._open()
        while not {"table", "reader", "questions"} <= self._parts.keys():
            self._receive()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lasting.close()

    @property
    def state(self) -> TableState:
        """What everybody may know of the table."""
        state: TableState = self._parts["table"]
        return state

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Who sits where; a program has a `keeper`."""
        seats: tuple[SeatState, ...] = self._parts["seats"]
        return seats

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats of the program."""
        reader: messages.Reader = self._parts["reader"]
        return reader.seats

    @property
    def view(self) -> Any:
        """What the program's first seat sees, a record of the game; none before the match begins."""
        return self.records.view(self._parts.get("view"))

    @property
    def result(self) -> messages.Result | None:
        """How the match ended; none before that."""
        result: messages.Result | None = self._parts.get("result")
        return result

    @property
    def records(self) -> Records:
        """The types of the game that is played here."""
        if self._records is None:
            self._records = Records(self.state.game)
        return self._records

    def questions(self) -> Iterator[Question]:
        """Every question to a seat of the program, one after another, until the match is over."""
        asked: set[tuple[int, int]] = set()
        while self.state.status in (Status.WAITING, Status.PLAYING):
            fresh = [each for each in self._parts["questions"] if (each.seat, each.question) not in asked]
            if not fresh:
                self._receive()
                continue
            found: messages.Question = fresh[0]
            asked.add((found.seat, found.question))
            yield Question(
                self,
                found.seat,
                found.question,
                self.records.prompt(found.prompt),
                self.records.choices(found.options),
                self.view,
            )

    def answer(self, seat: int, question: int, option: int) -> None:
        """Answer a question by its number; sent again after a break it is not played twice."""
        self._ask(messages.Answer(seat, question, option), (seat, question))

    def say(self, text: str) -> None:
        """A line of chat."""
        self._ask(messages.Say(text))

    def concede(self, seat: int) -> None:
        """Give a seat up; a bot of the house plays it on."""
        self._ask(messages.Concede(seat))

    def _ask(self, message: messages.FromClient, accepted: tuple[int, int] | None = None) -> None:
        """Send it until it is done."""
        while True:
            self._refs += 1
            reply = self._reply(msgspec.structs.replace(message, ref=self._refs), accepted)
            if reply is None:
                continue
            if isinstance(reply, messages.Refused):
                refusal = refusal_from(reply.refusal)
                if not isinstance(refusal, TooFrequent):
                    raise refusal
                time.sleep(float(str(refusal.fields["seconds"])))
                continue
            return

    def _reply(
        self, message: messages.FromClient, accepted: tuple[int, int] | None
    ) -> messages.Refused | messages.Done | None:
        """What comes of a message; none if the line was laid anew, and it may not have come."""
        line = self._sent(message)
        while accepted is None or accepted not in self._accepted:
            reply = self._receive()
            if isinstance(reply, messages.Refused | messages.Done) and reply.ref in (message.ref, None):
                return reply
            if self._line is not line:
                return None
        return messages.Done(self._refs)

    def _sent(self, message: messages.FromClient) -> ClientConnection | None:
        line = self._line
        try:
            if line:
                line.send(write_message(message).decode())
        except ConnectionClosed:
            pass
        return line

    def _receive(self) -> messages.FromServer:
        """The next message, from a line that is laid anew if it was cut."""
        while True:
            assert self._line is not None
            try:
                message: messages.FromServer = read_message(self._line.recv())
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FINAL:
                    raise
                self._open()
                continue
            if isinstance(message, messages.Snapshot):
                self._take(message)
            elif isinstance(message, messages.Refused) and not self._parts:
                raise refusal_from(message.refusal)
            return message

    def _take(self, shown: messages.Snapshot) -> None:
        """The parts that have changed; where the match waits for a value of the program, it is given one."""
        for name in ("table", "seats", "reader", "view", "questions", "result"):
            part = getattr(shown, name)
            if part is not msgspec.UNSET:
                self._parts[name] = part
        if shown.accepted is not msgspec.UNSET:
            self._accepted |= {(each.seat, each.question) for each in shown.accepted}
        reader = self._parts.get("reader")
        if shown.reader is not msgspec.UNSET and reader and reader.owes:
            self._sent(messages.Contribute(secrets.token_hex(16)))

    def _open(self) -> None:
        for tries in range(TRIES):
            try:
                self._lasting.close()
                self._line = self._calls.socket(f"tables/{quote(self.id)}/play", self._lasting)
            except OSError:
                if tries + 1 == TRIES:
                    raise
                time.sleep(AGAIN_SECONDS)
            else:
                return
