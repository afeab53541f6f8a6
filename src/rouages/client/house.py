"""The house: what a program asks of it, one method each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec

from rouages.client.calls import Calls
from rouages.client.table import Table
from rouages.server.wire.bodies import Games, Invitation, Lobby, Me, Seated, TableMade, TakeSeat
from rouages.server.wire.refusals.programs import TurnedAway
from rouages.server.wire.refusals.visiting import DatabaseSilent
from rouages.server.wire.standings import Statistics
from rouages.server.wire.streams import Closing, StreamEvent
from rouages.tables.wire.refusals import refusal_from
from rouages.tables.wire.states import NewTable, Place, TableCard

SILENCE = 20.0
"""Seconds without even an empty line after which a stream is cut; the house sends one every five."""
PAUSES = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds until a house that cannot be reached is called again; after the last always that."""

read_event = msgspec.json.Decoder(StreamEvent).decode


class House:
    """A house at an address, to which a program comes with its token."""

    def __init__(self, address: str, token: str, *, patience: float = 30.0) -> None:
        """Nothing is asked yet. A reply is waited for so many seconds."""
        self._calls = Calls(address, token, patience)

    def me(self) -> Me:
        """Who the program is here; a bot has a `keeper`."""
        return self._calls.ask("GET", "me", Me)

    def games(self) -> Games:
        """What can be played, with the form of its options; and the levels of the house's own bots."""
        return self._calls.ask("GET", "games", Games)

    def schema(self, game: str) -> dict[str, Any]:
        """The records of a game, as an OpenAPI document."""
        return self._calls.ask("GET", f"games/{quote(game)}/schema", dict[str, Any])

    def lobby(self) -> Lobby:
        """The program's own tables, open ones, and those to watch."""
        return self._calls.ask("GET", "lobby", Lobby)

    def statistics(self) -> Statistics:
        """What the program has played."""
        return self._calls.ask("GET", "statistics", Statistics)

    def lay(self, game: str, *seats: str, **wish: Any) -> str:
        """The id of a new table: each seat is `me`, `open`, `link`, `bot` or `bot:<level>`.

        The rest is as in `NewTable`: options, undo, spectators, clock, away.
        """
        places = tuple(place_of(seat) for seat in seats)
        table = msgspec.convert({"game": game, "seats": msgspec.to_builtins(places), **wish}, NewTable)
        return self._calls.ask("POST", "tables", TableMade, table).id

    def sit(self, table: str, seat: int | None = None) -> int:
        """Sit down in an open seat, or in any; its number."""
        return self._calls.ask("POST", f"tables/{quote(table)}/take", Seated, TakeSeat(seat)).seat

    def invitation(self, link: str) -> Invitation:
        """What a link leads to, given whole or as its secret."""
        return self._calls.ask("GET", f"join/{quote(secret_of(link))}", Invitation)

    def join(self, link: str) -> Seated:
        """Sit where a link leads to."""
        return self._calls.ask("POST", f"join/{quote(secret_of(link))}", Seated)

    def again(self, table: str) -> str:
        """The table where the same people play again, once a match is over."""
        return self._calls.ask("POST", f"tables/{quote(table)}/rematch", TableMade).id

    def call_off(self, table: str) -> TableCard:
        """Call a table off that has not begun."""
        return self._calls.ask("DELETE", f"tables/{quote(table)}", TableCard)

    def card(self, table: str) -> TableCard:
        """A table from outside."""
        return self._calls.ask("GET", f"tables/{quote(table)}", TableCard)

    def record(self, table: str) -> dict[str, Any]:
        """The whole match, once it is over; `rouages.replay` opens it."""
        return self._calls.ask("GET", f"tables/{quote(table)}/record", dict[str, Any])

    def table(self, table: str) -> Table:
        """A table where the program sits, or at which it looks; to be used in a `with`."""
        return Table(self._calls, table)

    def events(self) -> Iterator[StreamEvent]:
        """What happens at all tables of the program, without an end: first all that is so, up to `UpToDate`.

        Where the line is cut it is laid again, and all that is so is told again.
        """
        tries = 0
        while True:
            try:
                for line in self._calls.lines("events", SILENCE):
                    tries = 0
                    if line:
                        yield _opened(read_event(line))
            except (OSError, DatabaseSilent, TurnedAway):
                pass
            time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1


def place_of(seat: str) -> Place:
    """Who shall sit there: a kind, and behind a colon the level of a bot."""
    kind, _, level = seat.partition(":")
    return msgspec.convert({"kind": kind, "level": level or None}, Place)


def secret_of(link: str) -> str:
    """The end of a link to a table."""
    return link.rstrip("/").rpartition("/")[2]


def _opened(event: StreamEvent) -> StreamEvent:
    """An event; the last of a stream is raised as what it says."""
    if isinstance(event, Closing):
        raise refusal_from(event.refusal)
    return event
