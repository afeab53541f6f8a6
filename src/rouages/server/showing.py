"""Showing: what each reader of a table may see of it, part by part."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Raw

from rouages.games import GAMES
from rouages.server.clients import Client, Parts, encode, part
from rouages.tables.foresight import Foresight
from rouages.tables.messages import (
    MayUndo,
    Question,
    Reader,
    Result,
    SeatClock,
    UndoRefused,
    UndoRequest,
    UndoState,
)
from rouages.tables.play import Play
from rouages.tables.refusals import record_of
from rouages.tables.states import SeatKind, SeatState, Status, TableState, UndoPolicy

if TYPE_CHECKING:
    from rouages.server.table import LiveTable

NOTHING = part("result", None)
NO_VIEW = part("view", None)
NO_QUESTION = part("questions", [])
NO_CLOCKS = part("clocks", ())


class Showing:
    """The parts of one table, made when they are needed and shared by all who may see the same."""

    __slots__ = (
        "_foresight",
        "_hiding",
        "_position",
        "_questions",
        "_roster",
        "_seated",
        "_timed",
        "_views",
        "seats",
        "table",
    )

    def __init__(self, foresight: Foresight) -> None:
        """Nothing was shown yet."""
        self._foresight = foresight
        self.table = b""
        self.seats = b""
        self._hiding: set[tuple[int, ...]] = set()
        self._position: tuple[int, int] | None = None
        self._roster: tuple[object, ...] = ()
        self._seated: tuple[object, bytes] = (), b""
        self._timed: dict[tuple[int, ...], tuple[tuple[SeatClock, ...], bytes]] = {}
        self._views: dict[int | None, bytes] = {}
        self._questions: dict[int, tuple[int, Raw, bytes]] = {}

    def refresh(self, table: LiveTable) -> bool:
        """Begin anew after something was done; tells whether what the lobby shows has changed."""
        position = (id(table.play), table.play.entries) if table.play else None
        if position != self._position:
            self._position = position
            self._views = {}
        roster = roster_of(table)
        before = self.table, self.seats
        if roster != self._roster:
            self._roster = roster
            self.table = part("table", table_state(table))
            for client in table.clients:
                table.sit(client)
        self.seats = self._seats(table, roster)
        return before != (self.table, self.seats)

    def _seats(self, table: LiveTable, roster: tuple[object, ...]) -> bytes:
        asked = tuple(table.play.asked) if table.play else ()
        key = roster, asked, frozenset(client.guest for client in table.clients)
        if key != self._seated[0]:
            self._seated = key, part("seats", seat_states(table))
        return self._seated[1]

    def parts_for(self, table: LiveTable, client: Client) -> Parts:
        """All that this client should see now."""
        hides = self._hides(table, client.seats)
        if not client.reader:
            client.reader = part("reader", reader(table, client, hides=hides))
        return (
            self.table,
            self.seats,
            client.reader,
            self._view(table, client.seat),
            self._asked(table.play, client.seats),
            undo_part(may_undo(table, client.seats), table.request, table.refused),
            self._clocks(table, client.seats),
            NOTHING if table.status is not Status.OVER else result(table),
        )

    def _hides(self, table: LiveTable, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has known what another may not: it saw more, or was asked beside it.

        Where all win together nobody keeps an answer from the others.
        """
        play = table.play
        if play is None or len(seats) < 2:
            return False
        if seats not in self._hiding:
            together = GAMES[table.game].cooperative
            asked = 0 if together else sum(seat in play.asked for seat in seats)
            if asked < 2 and len({self._view(table, seat) for seat in seats}) < 2:
                return False
            self._hiding.add(seats)
            for client in table.clients:
                client.reader = b""
        return True

    def _clocks(self, table: LiveTable, own: tuple[int, ...]) -> bytes:
        clocks = table.timers.shown(own)
        if not clocks:
            return NO_CLOCKS
        known = self._timed.get(own)
        if known is None or known[0] != clocks:
            known = self._timed[own] = clocks, part("clocks", clocks)
        return known[1]

    def _view(self, table: LiveTable, seat: int | None) -> bytes:
        if table.play is None:
            return NO_VIEW
        if seat not in self._views:
            self._views[seat] = part("view", table.play.match.view(seat))
        return self._views[seat]

    def _asked(self, play: Play | None, seats: tuple[int, ...]) -> bytes:
        asked = [seat for seat in seats if seat in play.asked] if play else []
        if not asked:
            return NO_QUESTION
        assert play is not None
        return b'"questions":[' + b",".join(self._question(play, seat) for seat in asked) + b"]"

    def _question(self, play: Play, seat: int) -> bytes:
        """A question under the same number is the same question; only what is foretold of it may change."""
        number, prospects = play.asked[seat], self._foresight.of(play, seat)
        known = self._questions.get(seat)
        if known and known[:2] == (number, prospects):
            return known[2]
        asked = play.match.decision(seat)
        encoded = encode(Question(seat, number, asked.prompt, list(asked.options), prospects))
        self._questions[seat] = number, prospects, encoded
        return encoded

    def forget(self) -> None:
        """The match was read again: its questions may be others under the same numbers."""
        self._questions = {}
        self._position = None
        self._views = {}


def roster_of(table: LiveTable) -> tuple[object, ...]:
    """All that decides who a reader is and what the table is, short of the match itself."""
    seats = [
        (seat.kind, seat.guest, seat.level, seat.invitation, seat.contribution, seat.away, seat.conceded)
        for seat in table.seats
    ]
    return table.status, table.rematch, table.trouble, *seats


def table_state(table: LiveTable) -> TableState:
    """The table as everybody may see it."""
    return TableState(
        id=table.id,
        game=table.game,
        options=table.options,
        undo=table.undo,
        spectators=table.spectators,
        clock=table.clock,
        away=table.away,
        status=table.status,
        commitment=table.commitment,
        made=table.made,
        rematch=table.rematch,
        branch_of=table.branch_of,
        trouble=record_of(table.trouble) if table.trouble else None,
        seam=len(table.play.match.origin.earlier) or None if table.play else None,
    )


def seat_states(table: LiveTable) -> tuple[SeatState, ...]:
    """The seats as everybody may see them."""
    online = {client.guest for client in table.clients if client.guest is not None}
    asked = table.play.asked if table.play else {}
    return tuple(
        seat.state(online=seat.guest in online, thinking=seat.number in asked) for seat in table.seats
    )


def reader(table: LiveTable, client: Client, *, hides: bool) -> Reader:
    """What a client should know of itself."""
    host = client.guest is not None and client.guest == table.host
    seats = [table.seats[number] for number in client.seats]
    waiting = table.status is Status.WAITING
    return Reader(
        seat=client.seat,
        seats=client.seats,
        host=host,
        owes=waiting and any(seat.contribution is None for seat in seats),
        invitations=invitations(table) if host and waiting else {},
        hides=hides,
    )


def invitations(table: LiveTable) -> dict[int, str]:
    """The secrets of the seats that wait for a friend."""
    return {
        seat.number: seat.invitation for seat in table.seats if seat.kind is SeatKind.LINK and seat.invitation
    }


def may_undo(table: LiveTable, seats: tuple[int, ...]) -> tuple[MayUndo, ...]:
    """What these seats may take back."""
    play = table.play
    if play is None or table.undo is UndoPolicy.OFF or table.status is not Status.PLAYING:
        return ()
    may = []
    for seat in seats:
        if table.seats[seat].is_played_by_bot:
            continue
        if play.may_undo(seat):
            may.append(MayUndo(seat, "now"))
        elif table.undo in (UndoPolicy.FREE, UndoPolicy.CONSENT) and play.has_answered(seat):
            may.append(MayUndo(seat, "now" if table.undo is UndoPolicy.FREE else "ask"))
    return tuple(may)


@lru_cache(maxsize=1024)
def undo_part(may: tuple[MayUndo, ...], request: UndoRequest | None, refused: UndoRefused | None) -> bytes:
    """What may be taken back, who asks to, and who refused."""
    return part("undo", UndoState(may, request, refused))


def result(table: LiveTable) -> bytes:
    """How the match ended."""
    match = table.play.match if table.play else None
    if match is None or match.outcome is None:
        return NOTHING
    conceded = tuple(seat.number for seat in table.seats if seat.conceded)
    hints = tuple(seat.hints for seat in table.seats)
    secret = match.origin.secret.hex()
    return part(
        "result",
        Result(match.outcome, conceded, tuple(match.undos), hints, match.game.cooperative, secret),
    )
