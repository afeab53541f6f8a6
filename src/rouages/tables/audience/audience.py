"""The audience of a table: its screens, what each has been told, and the chat."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Protocol

from msgspec import Raw

from rouages.engine.events import Event
from rouages.tables.audience.chat import Chat
from rouages.tables.audience.clients import COME_BACK, Client, Shown, part
from rouages.tables.ledger.rows import Page, Stored
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.states import SeatState, Visit

A_MOMENT = 60.0
"""Who looks away twice within so many seconds, and saw nothing new, has looked away once."""
A_WHILE = 300.0
"""Who was away for so many seconds is told since when."""
Reader = int | None
"""A seat, or none for a spectator."""


class Shower(Protocol):
    """Knows what each client should see."""

    def refresh(self) -> bool:
        """Begin anew after something was done; whether what everybody sees of the table has changed."""

    def parts_for(self, client: Client) -> Shown:
        """All that this client should see now."""


class Audience:
    """The screens at one table."""

    __slots__ = (
        "_last_here",
        "_looking",
        "_newcomers",
        "_now",
        "_past",
        "_proceedings",
        "_told",
        "chat",
        "clients",
    )

    def __init__(self, proceedings: Proceedings, now: Callable[[], float], stored: Stored) -> None:
        self._proceedings = proceedings
        self._now = now
        self.clients: set[Client] = set()
        self.chat = Chat(stored.chat)
        self._newcomers: list[Client] = []
        self._looking: list[Client] = []
        """Screens that look from another seat than before."""
        self._told = proceedings.happened
        """How many events of the match were shown."""
        self._past: dict[Reader, list[Event]] | None = None
        self._last_here: dict[int, float] = {}
        """When each guest who had a screen here closed the last one."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks or is about to."""
        return not (self.clients or self._newcomers)

    @property
    def guests(self) -> set[int]:
        """Who has a screen open here."""
        return {client.guest for client in self.clients if client.guest is not None}

    @property
    def looking(self) -> set[int]:
        """Who has a screen in view here, or is about to."""
        screens = (*self.clients, *self._newcomers)
        return {client.guest for client in screens if client.guest is not None and client.in_view}

    def join(self, client: Client) -> None:
        """A screen comes; it is shown the table with the next telling."""
        self._newcomers.append(client)

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        if client in self._newcomers:
            self._newcomers.remove(client)
        if client.guest is not None:
            self._last_here[client.guest] = self._now()

    def last_here(self, guest: int | None) -> float:
        """When a guest last had a screen open here, as far as is remembered."""
        if any(client.guest == guest for client in self.clients):
            return self._now()
        return self._last_here.get(guest, 0.0) if guest is not None else 0.0

    def _gone(self, guest: int | None, online: Container[int]) -> float | None:
        """Since when a guest has no screen open here; none if one is, or if that is not remembered."""
        return None if guest is None or guest in online else self._last_here.get(guest)

    def concerned(self, guests: Container[int]) -> list[Client]:
        """The screens of some people, and of those who do not want to hear one of them."""
        everybody = (*self.clients, *self._newcomers)
        return [each for each in everybody if any(who in guests for who in (each.guest, *each.unheard))]

    def close(self, code: int) -> None:
        """Send every screen away."""
        for client in (*self.clients, *self._newcomers):
            client.close(code)

    def look(self, client: Client, seat: int) -> None:
        """A screen looks from another of its seats."""
        client.seat = seat
        client.reader = None
        self._looking.append(client)

    def sit(self, client: Client) -> None:
        """Find the seats that a client holds, and the one it looks from."""
        client.reader, before = None, client.seat
        client.seats = self._proceedings.seating.held_by(client.guest)
        if client.seat not in client.seats:
            client.seat = client.seats[0] if client.seats else None
        if client.seat != before:
            self._looking.append(client)

    def remember(self) -> None:
        """Remember, before the match goes back or is read again, what each reader has been told."""
        play = self._proceedings.play
        if self._past is None and play is not None:
            told = play.match.log.events[: self._told]
            self._past = {reader: seen(told, reader) for reader in {client.seat for client in self.clients}}

    def come(self, client: Client) -> None:
        """A screen has its seats; what its reader has not seen, if they were away for a while, is news."""
        self.sit(client)
        before, seats = self._now() - A_WHILE, self._proceedings.seating.seats
        visits = {number: seats[number].visit for number in client.seats}
        client.visits = {number: visit for number, visit in visits.items() if visit and visit.at <= before}

    def look_away(self, client: Client, page: Page) -> None:
        """Nobody looks at a screen any more: its reader has seen what it was shown.

        Once a match is over nothing more happens there, and when they looked again is nobody's business.
        """
        play, seating = self._proceedings.play, self._proceedings.seating
        if play is None or client.sent is None:
            return
        told, now = play.match.log.events[: self._told], self._now()
        for number in client.seats:
            seat, count = seating.seats[number], max(0, len(seen(told, number)) - len(client.news))
            last = seat.visit
            if last is None or count != last.seen or (seating.is_playing and now - last.at > A_MOMENT):
                seat.visit = Visit(count, now)
                seating.keep(seat, page)

    def unsee(self, before: list[Event], page: Page) -> None:
        """Something was taken back since these events: nobody has seen what is there instead."""
        for seat in self._proceedings.seating.seats:
            if seat.visit:
                alike = shared(seen(before, seat.number), self._stream(seat.number))
                if alike < seat.visit.seen:
                    seat.visit = Visit(alike, seat.visit.at)
                    self._proceedings.seating.keep(seat, page)

    def seat_states(self) -> tuple[SeatState, ...]:
        """The seats as everybody may see them."""
        online, asked, seating = self.guests, self._proceedings.asked, self._proceedings.seating
        return tuple(
            seat.state(
                online=seat.guest in online,
                gone=self._gone(seat.guest, online),
                thinking=seat.number in asked,
                again=seat.guest in seating.again,
            )
            for seat in seating.seats
        )

    def tell(self, showing: Shower) -> bool:
        """Show every screen what is new to it; whether what everybody sees of the table has changed."""
        changed = showing.refresh()
        self._dismiss()
        self._tell_news()
        for client in self._looking:
            self._give_news(client, 0)
        self._looking = []
        self._tell_chat()
        if self._newcomers:
            newcomers, self._newcomers = self._newcomers, []
            for client in newcomers:
                self._welcome(client)
            changed = showing.refresh() or changed
        for client in self.clients:
            client.show(showing.parts_for(client))
        return changed

    def hush(self, client: Client, hushed: frozenset[int]) -> None:
        """A reader hides the chat of others than before: what was told of it is told anew."""
        if hushed == client.hushed:
            return
        client.hushed = hushed
        if client in self.clients:
            self._tell_lines(client, self.chat.first)
            del client.chat[max(0, self.chat.told - client.chat_first) :]
            client.screen.stir()

    def _dismiss(self) -> None:
        """Who looks on late is told nothing more here: the match has begun, or they have got up."""
        late = self._proceedings.seating.sees_late
        for client in [each for each in (*self.clients, *self._newcomers) if late(each.guest)]:
            self.part(client)
            client.close(COME_BACK)

    def _tell_news(self) -> None:
        play, happened = self._proceedings.play, self._proceedings.happened
        if self._past is not None:
            for client in self.clients:
                self._give_difference(client, self._past.get(client.seat, []))
        elif play is not None and happened > self._told:
            self._add_news(play.match.log.events[self._told :])
        self._past = None
        self._told = happened

    def _add_news(self, happened: list[Event]) -> None:
        whole = [(event, part(event)) for event in happened]
        fresh: dict[Reader, list[Raw]] = {}
        for client in self.clients:
            reader = client.seat
            if reader not in fresh:
                fresh[reader] = [
                    encoded if visible is event else part(visible)
                    for event, encoded in whole
                    if (visible := event.seen_by(reader))
                ]
            client.add_news(fresh[reader])

    def _give_difference(self, client: Client, told: list[Event]) -> None:
        self._give_news(client, shared(told, self._stream(client.seat)))

    def _stream(self, reader: Reader) -> list[Event]:
        play = self._proceedings.play
        return seen(play.match.log.events, reader) if play else []

    def _give_news(self, client: Client, first: int) -> None:
        events = [part(event) for event in self._stream(client.seat)[first:]]
        client.replace_news(first, events, self._proceedings.undos)

    def _tell_chat(self) -> None:
        told, self.chat.told = self.chat.told, self.chat.count
        changed, self.chat.changed = self.chat.changed, None
        if changed is not None:
            for client in self.clients:
                self._tell_lines(client, min(client.chat_first, changed))
        elif told < self.chat.count:
            for client in self.clients:
                client.chat += self.chat.since(told, client.unheard, client.hushed)

    def _welcome(self, client: Client) -> None:
        """A newcomer gets all that they have not seen."""
        self.clients.add(client)
        self.sit(client)
        known = client.news_first if client.undos == self._proceedings.undos else 0
        self._give_news(client, min(known, len(self._stream(client.seat))))
        self._tell_lines(client, client.chat_first)

    def _tell_lines(self, client: Client, first: int) -> None:
        """A screen is told all lines from this number on, as far as they are at hand."""
        client.chat_first = min(max(first, self.chat.first), self.chat.count)
        client.chat = self.chat.since(client.chat_first, client.unheard, client.hushed)


def shared(before: list[Event], now: list[Event]) -> int:
    """With how many events both begin."""
    differs = (number for number, (a, b) in enumerate(zip(before, now, strict=False)) if a != b)
    return next(differs, min(len(before), len(now)))


def seen(events: list[Event], reader: Reader) -> list[Event]:
    """What a reader may see of what happened."""
    return [visible for event in events if (visible := event.seen_by(reader))]
