"""Clients: the screens at a table, each with what it has been sent and what it must still be sent."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from rouages.engine.refusals import Refusal
from rouages.tables.ledger.seats import Person
from rouages.tables.outside import Screen
from rouages.tables.wire.messages import (
    Accepted,
    Because,
    ChatNews,
    Done,
    News,
    Pong,
    Refused,
    Snapshot,
    Story,
)
from rouages.tables.wire.refusals import record_of
from rouages.tables.wire.states import ChatLine, Visit

MOST_REPLIES = 100
MOST_EVENTS = 5000
"""A client with more than this waiting does not read: it is dropped, and catches up when it comes back."""
TOO_SLOW = 4408
"""The code with which that is done."""
COME_BACK = 1012
"""The code with which screens are sent away that may come back soon."""

encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """What a client should see now: parts of a snapshot, each as it is sent."""

    table: Raw
    seats: Raw
    reader: Raw
    view: Raw
    questions: Raw
    undo: Raw
    clocks: Raw
    result: Raw
    gathering: Raw


PARTS = Shown._fields


class Client:
    """A screen. The table puts what it should see here; the screen takes it as fast as it can be read.

    However slow the reading, only the newest parts wait, with the events and the replies not yet sent.
    """

    __slots__ = (
        "accepted",
        "chat",
        "chat_first",
        "guest",
        "hushed",
        "in_view",
        "name",
        "news",
        "news_first",
        "reader",
        "replies",
        "rewound",
        "screen",
        "seat",
        "seats",
        "sent",
        "shown",
        "undos",
        "unheard",
        "visits",
    )

    def __init__(
        self,
        person: Person | None,
        seat: int | None,
        screen: Screen,
        *,
        seen: int = 0,
        undos: int = 0,
        chat: int = 0,
        unheard: frozenset[int] = frozenset(),
        hushed: frozenset[int] = frozenset(),
    ) -> None:
        """A screen that looks from this seat and has seen so much."""
        self.guest = person.id if person else None
        self.name = person.name if person else ""
        self.seat = seat
        self.seats: tuple[int, ...] = ()
        self.news_first = seen
        self.undos = undos
        self.unheard = unheard
        """Whom the reader does not want to hear: of what they say the words are left out."""
        self.hushed = hushed
        """Whose chat the reader hides, and nothing else of them."""
        self.chat: list[ChatLine] = []
        self.chat_first = chat
        self.accepted: list[Accepted] = []
        self.reader: Raw | None = None
        """The part that tells the client of itself; none if it must be made again."""
        self.visits: dict[int, Visit] = {}
        """By the seats of its reader: how far they had seen the match when it came."""
        self.in_view = True
        """Whether anybody can see it, as far as it says."""
        self.screen = screen
        self.shown: Shown | None = None
        self.sent: Shown | None = None
        self.news: list[Raw] = []
        self.rewound = False
        self.replies: list[bytes] = []

    def add_news(self, events: list[Raw]) -> None:
        self.news += events
        if len(self.news) > MOST_EVENTS:
            self.close(TOO_SLOW)

    def replace_news(self, first: int, events: list[Raw], undos: int) -> None:
        """Its stream from this number on is another than it was told."""
        kept = self.news[: max(0, first - self.news_first)]
        self.news_first = min(self.news_first, first)
        self.news = kept + events
        self.undos = undos
        self.rewound = True

    def show(self, parts: Shown) -> None:
        """What it should see now."""
        self.shown = parts
        waits = self.news or self.rewound or self.accepted or self.chat or self.replies
        if waits or parts != self.sent:
            self.screen.stir()

    def accept(self, answer: Accepted) -> None:
        """Say, with what is shown next, that an answer is kept."""
        self.accepted.append(answer)

    def confirm(self, ref: int) -> None:
        """Say, after what it changed was shown, that a message has done what it asked."""
        self.replies.append(encode(Done(ref)))

    def reply(self, message: Refused | Because | Story | Pong) -> None:
        """Answer a message of this client alone."""
        self.replies.append(encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.close(TOO_SLOW)
        self.screen.stir()

    def refuse(self, ref: int | None, refusal: Refusal) -> None:
        """Tell why a message changed nothing."""
        self.reply(Refused(record_of(refusal), ref))

    def close(self, code: int) -> None:
        """Close once what waits is sent."""
        self.screen.close(code)

    def payloads(self) -> list[bytes]:
        """All that there is to send now."""
        replies, self.replies = self.replies, []
        parts = self._changed()
        if self.news or self.rewound:
            parts["news"] = News(self.news_first, self.news, self.undos)
            self.news_first += len(self.news)
            self.news, self.rewound = [], False
        if self.chat:
            parts["chat"] = ChatNews(self.chat_first, tuple(self.chat))
            self.chat_first += len(self.chat)
            self.chat = []
        if self.accepted:
            parts["accepted"], self.accepted = self.accepted, []
        return [encode(Snapshot(**parts)), *replies] if parts else replies

    def _changed(self) -> dict[str, Any]:
        """The parts that are not as they were last sent."""
        shown, sent = self.shown, self.sent
        self.sent = shown
        if shown is None or shown is sent:
            return {}
        if sent is None:
            return shown._asdict()
        return {
            name: part
            for name, part, before in zip(PARTS, shown, sent, strict=True)
            if part is not before and part != before
        }


def part(value: Any) -> Raw:
    """A part of a snapshot, as it is sent."""
    return Raw(encode(value))
