"""Deeds: what each message of a screen does at its table.

Each checks all that it needs before it changes anything, so that a refusal leaves the table as it was.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Union

import msgspec

from rouages.engine.agenda import Choice
from rouages.server.beginning import begin_if_ready
from rouages.server.clients import Client
from rouages.server.people.pace import CHATTING
from rouages.server.seats import Seat
from rouages.server.store import rows
from rouages.server.store.storage import KEPT_CHAT
from rouages.server.store.writer import Batch
from rouages.tables.messages import (
    Accepted,
    Answer,
    Because,
    Concede,
    Consent,
    Contribute,
    FromClient,
    Leave,
    Look,
    Ping,
    Return,
    Say,
    Undo,
    UndoRefused,
    UndoRequest,
    Why,
)
from rouages.tables.plain_text import line_from
from rouages.tables.play import Play
from rouages.tables.refusals import (
    AlreadyBegun,
    MatchNotOver,
    MatchOver,
    NobodyAsks,
    NoName,
    NoSuchSeat,
    NotAChoice,
    NotAsked,
    NotBegun,
    NotYourSeat,
    SeatConceded,
    SeatIsAway,
    SeatIsPresent,
    SeatWaits,
    UndoIsOff,
)
from rouages.tables.states import ChatLine, SeatKind, Status, UndoPolicy

if TYPE_CHECKING:
    from rouages.server.table import LiveTable


def do(table: LiveTable, client: Client, message: FromClient, batch: Batch) -> Accepted | Because | None:
    """Do what a message asks; the answer to it comes back, to be sent once all is safe."""
    match message:
        case Answer():
            return answer(table, client, message, batch)
        case Undo():
            undo(table, client, message.seat, batch)
        case Consent():
            consent(table, client, message, batch)
        case Why():
            return why(table, client, message)
        case Say():
            say(table, client, message.text, batch)
        case Contribute():
            contribute(table, client, bytes.fromhex(message.value), batch)
        case Leave():
            leave(table, seat_of(table, client, message.seat), batch)
        case Return():
            come_back(table, seat_of(table, client, message.seat), batch)
        case Concede():
            concede(table, seat_of(table, client, message.seat), batch)
        case Look():
            look(table, client, message.seat)
        case Ping():
            pass
    return None


def record(table: LiveTable, _: Batch) -> dict[str, Any]:
    """The whole match, its secret included, once it is over."""
    match = opened_match(table).match
    if not match.over:
        raise MatchNotOver()
    return match.record()


def seat_of(table: LiveTable, client: Client, number: int) -> Seat:
    """The seat of this number, if it is the client's own."""
    if number >= len(table.seats):
        raise NoSuchSeat()
    if number not in client.seats:
        raise NotYourSeat(seat=number)
    return table.seats[number]


def opened_match(table: LiveTable) -> Play:
    """The match, if it has begun and can be opened."""
    if table.trouble:
        raise type(table.trouble)(**table.trouble.fields)
    if table.play is None:
        raise NotBegun()
    return table.play


def going_match(table: LiveTable) -> Play:
    """The match, if it goes on."""
    play = opened_match(table)
    if table.status is not Status.PLAYING:
        raise MatchOver()
    return play


def answering_seat(table: LiveTable, client: Client, number: int) -> Seat:
    """The client's own seat, if the client and no bot plays it."""
    seat = seat_of(table, client, number)
    if seat.conceded:
        raise SeatConceded(seat=number)
    if seat.away:
        raise SeatIsAway(seat=number)
    return seat


def answer(table: LiveTable, client: Client, message: Answer, batch: Batch) -> Accepted:
    """A seat answers its question; the same answer twice is taken once."""
    answering_seat(table, client, message.seat)
    entry = opened_match(table).answer(message.seat, message.question, message.option)
    if entry:
        table.record(batch, entry)
    return Accepted(message.seat, message.question)


def undo(table: LiveTable, client: Client, number: int, batch: Batch) -> None:
    """A seat takes its last answer back, by the table's policy."""
    answering_seat(table, client, number)
    play = going_match(table)
    if table.undo is UndoPolicy.OFF:
        raise UndoIsOff()
    if table.undo is UndoPolicy.CONSENT and play.has_answered(number) and not play.may_undo(number):
        others = [seat for seat in table.seats if is_asked_for_consent(seat, client)]
        if others:
            table.request = UndoRequest(number, tuple(seat.number for seat in others))
            table.refused = None
            return
    go_back(table, number, batch)


def is_asked_for_consent(seat: Seat, client: Client) -> bool:
    """Whether somebody else sits there who can agree."""
    return seat.kind is SeatKind.PERSON and not seat.is_played_by_bot and seat.guest != client.guest


def go_back(table: LiveTable, number: int, batch: Batch) -> None:
    """Take the last answer of a seat back."""
    play = going_match(table)
    free = table.undo in (UndoPolicy.FREE, UndoPolicy.CONSENT)
    table.going_back()
    table.record(batch, play.undo(number, free=free))


def consent(table: LiveTable, client: Client, message: Consent, batch: Batch) -> None:
    """Once all agree, the answer is taken back; one who does not ends the matter, and all are told who."""
    answering_seat(table, client, message.seat)
    request = table.request
    if request is None or message.seat not in request.waiting:
        raise NobodyAsks()
    if not message.agrees:
        table.request, table.refused = None, UndoRefused(request.seat, message.seat)
        return
    waiting = tuple(seat for seat in request.waiting if seat != message.seat)
    if waiting:
        table.request = UndoRequest(request.seat, waiting)
    else:
        go_back(table, request.seat, batch)


def why(table: LiveTable, client: Client, message: Why) -> Because:
    """Why a choice is not among the options of a seat: nothing, if it is."""
    seat_of(table, client, message.seat)
    play = going_match(table)
    if message.seat not in play.asked:
        raise NotAsked(seat=message.seat)
    try:
        choice: Any = choice_decoder(table.game).decode(message.choice)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NotAChoice(why=str(error)) from None
    asked = play.match.decision(message.seat)
    if choice in asked.options:
        return Because(message.seat, None, "", message.ref)
    reason = asked.prompt.why_not(play.match.table, choice)
    return Because(message.seat, reason, type(reason).rule, message.ref)


def choice_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Reads the choices of a game and nothing else."""
    if game not in _DECODERS:
        from rouages.games import GAMES

        _DECODERS[game] = msgspec.json.Decoder(Union[GAMES[game].records(Choice)])  # noqa: UP007
    return _DECODERS[game]


_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {}


def say(table: LiveTable, client: Client, text: str, batch: Batch) -> None:
    """A line of chat, kept and shown to everybody."""
    if client.guest is None:
        raise NoName()
    table.house.pace.step(CHATTING, str(client.guest))
    name = client.name if client.seat is None else table.seats[client.seat].name
    line = ChatLine(name, client.seat, line_from(text), time.time())
    number = table.chat_first + len(table.chat)
    row = {"table_id": table.id, "number": number, "guest": client.guest, **msgspec.to_builtins(line)}
    batch.add(rows.NEW_LINE, row)
    table.chat.append(line)
    if len(table.chat) > 2 * KEPT_CHAT:
        table.chat_first += len(table.chat) - KEPT_CHAT
        table.chat = table.chat[-KEPT_CHAT:]
    table.spoken.append(line)


def contribute(table: LiveTable, client: Client, value: bytes, batch: Batch) -> None:
    """A browser gives its random value; with the last one the match begins."""
    if table.status is not Status.WAITING:
        raise AlreadyBegun()
    if not client.seats:
        raise NotYourSeat(seat=None)
    for number in client.seats:
        seat = table.seats[number]
        if seat.contribution is None:
            seat.contribution = value
            rows.keep_seat(batch, table.id, seat)
    begin_if_ready(table, batch)


def leave(table: LiveTable, seat: Seat, batch: Batch) -> None:
    """A bot keeps the seat until its player returns."""
    going_match(table)
    if table.away.bot != "at-once":
        raise SeatWaits(seat=seat.number)
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    if seat.away:
        raise SeatIsAway(seat=seat.number)
    seat.away = True
    table.request = None
    rows.keep_seat(batch, table.id, seat)


def come_back(table: LiveTable, seat: Seat, batch: Batch) -> None:
    """The player takes the seat up again."""
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    if not seat.away:
        raise SeatIsPresent(seat=seat.number)
    seat.away = seat.absent = False
    rows.keep_seat(batch, table.id, seat)


def concede(table: LiveTable, seat: Seat, batch: Batch) -> None:
    """The seat is given up for good."""
    going_match(table)
    if seat.conceded:
        raise SeatConceded(seat=seat.number)
    seat.conceded = True
    seat.away = seat.absent = False
    table.request = None
    rows.keep_seat(batch, table.id, seat)


def look(table: LiveTable, client: Client, number: int) -> None:
    """Look from another of one's seats."""
    seat_of(table, client, number)
    client.seat = number
    client.reader = b""
    table.looking.append(client)
