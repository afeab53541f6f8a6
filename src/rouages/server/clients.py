"""Clients: the screens at a table, each with what it has been sent and what it must still be sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from rouages.engine.refusals import Refusal
from rouages.server.people.guests import Guest
from rouages.server.protocol import TableSocketProtocol
from rouages.tables.messages import Accepted, Because, ChatNews, Done, Pong, Refused
from rouages.tables.refusals import record_of
from rouages.tables.states import ChatLine

Send = Callable[[bytes], Awaitable[None]]
Parts = tuple[bytes, ...]
"""The parts of a snapshot, each with its name: what the client should see now."""

MOST_REPLIES = 100
MOST_EVENTS = 5000
"""A client with more than this waiting does not read: it is dropped, and catches up when it comes back."""
STALLED_SECONDS = 15

encode = msgspec.json.Encoder().encode


class Client:
    """A screen. The table puts what it should see here; a task of its own sends it as fast as it can be read.

    However slow the reading, only the newest parts wait, with the events and the replies not yet sent.
    """

    __slots__ = (
        "accepted",
        "chat",
        "chat_first",
        "closing",
        "guest",
        "line",
        "name",
        "news",
        "news_first",
        "reader",
        "replies",
        "rewound",
        "seat",
        "seats",
        "sending_since",
        "sent",
        "shown",
        "stirred",
        "undos",
        "writing",
    )

    def __init__(
        self,
        guest: Guest | None,
        seat: int | None,
        *,
        seen: int,
        undos: int,
        chat: int,
        line: TableSocketProtocol | None,
    ) -> None:
        """A screen that looks from this seat and has seen so much."""
        self.guest = guest.id if guest else None
        self.name = guest.name if guest else ""
        self.seat = seat
        self.seats: tuple[int, ...] = ()
        self.shown: Parts = ()
        self.sent: Parts = ()
        self.news: list[bytes] = []
        self.news_first = seen
        self.undos = undos
        self.rewound = False
        self.chat: list[ChatLine] = []
        self.chat_first = chat
        self.accepted: list[Accepted] = []
        self.replies: list[bytes] = []
        self.stirred = asyncio.Event()
        self.closing: int | None = None
        self.line = line
        self.reader = b""
        """The part that tells the client of itself; empty if it must be made again."""
        self.sending_since: float | None = None
        self.writing: asyncio.Task[None] | None = None
        """The task that runs `write`."""

    @property
    def events(self) -> int:
        """How many events of its stream it has, or will have once all is sent."""
        return self.news_first + len(self.news)

    def add_news(self, events: list[bytes]) -> None:
        """What happened."""
        self.news += events
        if len(self.news) > MOST_EVENTS:
            self.close(4408)

    def replace_news(self, first: int, events: list[bytes], undos: int) -> None:
        """Its stream from this number on is another than it was told."""
        kept = self.news[: max(0, first - self.news_first)]
        self.news_first = min(self.news_first, first)
        self.news = kept + events
        self.undos = undos
        self.rewound = True

    def show(self, parts: Parts) -> None:
        """What it should see now."""
        self.shown = parts
        if parts != self.sent or self.news or self.rewound or self.accepted or self.chat or self.replies:
            self._stir()

    def confirm(self, ref: int) -> None:
        """Say, after what it changed was shown, that a message has done what it asked."""
        self.replies.append(encode(Done(ref)))

    def reply(self, message: Refused | Because | Pong) -> None:
        """Answer a message of this client alone."""
        self.replies.append(encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.close(4408)
        self._stir()

    def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Tell why a message changed nothing."""
        self.reply(Refused(record_of(refusal), ref))

    def _stir(self) -> None:
        """Send at once if the other end reads; else have the task send when it does."""
        line = self.line
        if line is None or self.sending_since is not None or self.closing or not line.is_free:
            self.stirred.set()
            return
        for each in self.payloads():
            line.write(each)

    def payloads(self) -> list[bytes]:
        """All that there is to send now."""
        replies, self.replies = self.replies, []
        payload = self.compose()
        return [payload, *replies] if payload else replies

    def close(self, code: int) -> None:
        """Close once what waits is sent."""
        self.closing = self.closing or code
        self.stirred.set()

    def drop(self) -> None:
        """Close at once, whatever waits."""
        if self.writing:
            self.writing.cancel()

    def is_stalled(self, now: float) -> bool:
        """Whether it has not read for too long."""
        return self.sending_since is not None and now - self.sending_since > STALLED_SECONDS

    async def write(self, send: Send) -> int:
        """Send what there is to send, until it is closed; returns the code to close with."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            self.sending_since = time.monotonic()
            for each in self.payloads():
                await send(each)
            self.sending_since = None
            if self.closing:
                return self.closing

    def compose(self) -> bytes | None:
        """A snapshot of all that changed since the last one; None if nothing did."""
        shown, sent = self.shown, self.sent
        if not sent:
            parts = list(shown)
        else:
            parts = [part for part, before in zip(shown, sent, strict=True) if part != before]
        self.sent = shown
        if self.news or self.rewound:
            parts.append(self._news())
        if self.chat:
            parts.append(b'"chat":' + encode(ChatNews(self.chat_first, tuple(self.chat))))
            self.chat_first += len(self.chat)
            self.chat = []
        if self.accepted:
            parts.append(b'"accepted":' + encode(self.accepted))
            self.accepted = []
        return b'{"type":"Snapshot",' + b",".join(parts) + b"}" if parts else None

    def _news(self) -> bytes:
        part = b'"news":{"first":%d,"events":[%b],"undos":%d}' % (
            self.news_first,
            b",".join(self.news),
            self.undos,
        )
        self.news_first += len(self.news)
        self.news = []
        self.rewound = False
        return part


def part(name: str, value: Any) -> bytes:
    """A part of a snapshot."""
    return b'"%b":%b' % (name.encode(), encode(value))
