"""Requests: what each message of a screen does at its table.

Each checks all that it needs before it changes anything, so that a refusal leaves the table as it was.
"""

from __future__ import annotations

import logging
from functools import partial

import msgspec

from rouages.lessons.playing import must_be_wanted
from rouages.tables.asking.absence import see_to
from rouages.tables.asking.reasons import because
from rouages.tables.asking.speaking import Speaker, speak
from rouages.tables.audience.audience import Audience
from rouages.tables.audience.clients import Client
from rouages.tables.errand import Errand
from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Seat
from rouages.tables.live import LiveTable
from rouages.tables.match.agreeing import say_whether_to_stop
from rouages.tables.match.neglect import play_on
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.rerun import script_of
from rouages.tables.match.seating import Seating
from rouages.tables.match.standing import answer_beforehand, ask_everything
from rouages.tables.waiting.timers import Timers
from rouages.tables.wire.gatherings import OfGathering
from rouages.tables.wire.messages import (
    Accepted,
    Answer,
    Because,
    Concede,
    Consent,
    Contribute,
    FromClient,
    InView,
    Leave,
    Look,
    OnlyOption,
    Ping,
    PlayOn,
    Pong,
    Relate,
    Remind,
    Return,
    Say,
    StandIn,
    StandingNo,
    Stop,
    Telling,
    Told,
    Undo,
    Why,
)
from rouages.tables.wire.plain_text import refuse_nul
from rouages.tables.wire.refusals import (
    Malformed,
    MatchOver,
    NoName,
    NotAsked,
    NotYourSeat,
    SeatConceded,
    SeatIsAway,
    SeenLate,
    UndoIsOff,
)
from rouages.tables.wire.states import Status, UndoPolicy

log = logging.getLogger("rouages")

_decode = msgspec.json.Decoder(FromClient).decode


def read(sent: bytes | str) -> FromClient:
    """The message that a screen sent."""
    try:
        refuse_nul(sent.encode() if isinstance(sent, str) else sent)
        message: FromClient = _decode(sent)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)) from None
    return message


def hand_in(table: LiveTable, client: Client, message: FromClient) -> None:
    """Have done, in its turn, what a message asks; its client gets the reply once all is kept."""
    if isinstance(message, Ping):
        client.reply(Pong(table.outside.loop.now(), message.ref))
        return
    refused = partial(client.refuse, message.ref)
    if table.seating.sees_late(client.guest):
        refused(SeenLate())
        return
    if isinstance(message, Relate):
        script, relate = partial(script_of, table.proceedings), partial(table.stories.relate, client, message)
        table.inbox.post(Errand(script, relate, refused))
        return
    if isinstance(message, OfGathering):
        heed = partial(gather, table, client, message)
        table.inbox.post(Errand(heed, partial(reply, client, message.ref), refused))
        return
    run = partial(fulfil, table, client, message)
    ahead = None
    if isinstance(message, (Undo, Consent)):
        ahead = partial(look_back, table.proceedings, client, message)
    table.inbox.post(Errand(run, partial(reply, client, message.ref), refused, ahead))


def gather(table: LiveTable, client: Client, message: OfGathering, page: Page) -> None:
    """What people do who look at the film of a finished match together; nothing of it is kept."""
    del page
    table.gatherings.heed(client, message)


def look_back(proceedings: Proceedings, client: Client, message: Undo | Consent) -> None:
    """Find where an answer of a long match would be taken back to, if it may come to that."""
    play, request = proceedings.current, proceedings.petition.request
    seat = message.seat
    if isinstance(message, Consent) and request:
        seat = request.seat
    if play and message.seat in client.seats and play.has_answered(seat):
        play.match.look_back(seat, answers_back(play, message))


def answers_back(play: Play, message: Undo | Consent) -> int:
    """How many answers are to be taken back."""
    whole = isinstance(message, Undo) and message.turn
    return max(1, play.match.way_back(message.seat)) if whole else 1


def reply(client: Client, ref: int | None, found: Accepted | Because | None) -> None:
    """Tell a client that what it asked is kept."""
    if isinstance(found, Because):
        client.reply(found)
        return
    if found is not None:
        client.accept(found)
    if ref is not None:
        client.confirm(ref)


def fulfil(table: LiveTable, client: Client, message: FromClient, page: Page) -> Accepted | Because | None:
    """Do what a message asks; the answer to it comes back."""
    proceedings, seating, audience = table.proceedings, table.seating, table.audience
    match message:
        case Answer():
            return answer(proceedings, client, message, page)
        case Undo():
            undo(proceedings, audience, client, message, page)
        case Consent():
            consent(proceedings, audience, client, message, page)
        case Why():
            return why(proceedings, client, message)
        case Say():
            say(table, client, message.text, page)
        case Contribute():
            contribute(proceedings, client, bytes.fromhex(message.value), page)
        case Leave() | Return() | Concede() | Remind() | StandIn():
            see_to(table, client, message, page)
        case Look():
            seating.own_seat(message.seat, client.seats)
            audience.look(client, message.seat)
        case PlayOn() | Stop() | StandingNo() | OnlyOption():
            go_on(proceedings, client, message, page)
        case Telling() | Told():
            seating.own_seat(message.seat, client.seats)
            wait(table.timers, client, message)
        case InView():
            come_into_view(table, client, page, visible=message.visible)
        case Relate() | Ping():
            pass
    return None


def answering_seat(seating: Seating, client: Client, number: int) -> Seat:
    """The client's own seat, if the client and no bot plays it."""
    seat = seating.own_seat(number, client.seats)
    if seat.conceded:
        raise SeatConceded(seat=number)
    if seat.away:
        raise SeatIsAway(seat=number)
    return seat


def answer(proceedings: Proceedings, client: Client, message: Answer, page: Page) -> Accepted:
    """A seat answers its question; the same answer twice is taken once."""
    answering_seat(proceedings.seating, client, message.seat)
    play = proceedings.opened()
    if proceedings.seating.status in (Status.UNFINISHED, Status.DRAWN):
        raise MatchOver()
    if proceedings.seating.terms.lesson and play.asks(message.seat, message.question, message.option):
        must_be_wanted(play.match, message.seat, message.option)
    proceedings.must_be_in_time()
    entry = play.answer(message.seat, message.question, message.option)
    if entry:
        proceedings.note(entry, page)
    return Accepted(message.seat, message.question)


def undo(proceedings: Proceedings, audience: Audience, client: Client, message: Undo, page: Page) -> None:
    """A seat takes its last answer back, or its turn as far as nothing was learnt, by the table's policy."""
    seating, number = proceedings.seating, message.seat
    answering_seat(seating, client, number)
    play, policy = proceedings.going(), seating.terms.undo
    proceedings.must_be_in_time()
    if policy is UndoPolicy.OFF:
        raise UndoIsOff()
    if policy is UndoPolicy.CONSENT and play.has_answered(number) and not play.may_undo(number):
        others = tuple(seat.number for seat in seating.people if is_asked_for_consent(seat, client))
        if others:
            proceedings.petition.ask(number, others)
            return
    for _ in range(answers_back(play, message)):
        go_back(proceedings, audience, number, page)


def is_asked_for_consent(seat: Seat, client: Client) -> bool:
    """Whether somebody else sits there who can agree."""
    return not seat.is_played_by_bot and seat.guest != client.guest


def go_back(proceedings: Proceedings, audience: Audience, number: int, page: Page) -> None:
    """Take the last answer of a seat back."""
    play = proceedings.going()
    audience.remember()
    before = play.match.log.events[:]
    free = proceedings.seating.terms.undo in (UndoPolicy.FREE, UndoPolicy.CONSENT)
    proceedings.note(play.undo(number, free=free), page)
    ask_everything(proceedings, proceedings.seating.seats[number], page)
    audience.unsee(before, page)


def consent(
    proceedings: Proceedings, audience: Audience, client: Client, message: Consent, page: Page
) -> None:
    """Once all agree, the answer is taken back; one who does not ends the matter, and all are told who."""
    answering_seat(proceedings.seating, client, message.seat)
    agreed = proceedings.petition.hear(message.seat, agrees=message.agrees)
    if agreed is not None:
        go_back(proceedings, audience, agreed, page)


def why(proceedings: Proceedings, client: Client, message: Why) -> Because:
    """Why a choice is not among the options of a seat: nothing, if it is."""
    proceedings.seating.own_seat(message.seat, client.seats)
    play = proceedings.going()
    if message.seat not in play.asked:
        raise NotAsked(seat=message.seat)
    asked = play.match.decision(message.seat)
    reason, rule = because(
        play.match.game.name, play.match.table, asked.prompt, asked.options, message.choice
    )
    return Because(message.seat, reason, rule, message.ref)


def say(table: LiveTable, client: Client, text: str, page: Page) -> None:
    """A line of chat."""
    if client.guest is None or not client.name:
        raise NoName()
    speak(table, Speaker(client.guest, client.name, client.seat), text, page)


def go_on(
    proceedings: Proceedings, client: Client, message: PlayOn | Stop | StandingNo | OnlyOption, page: Page
) -> None:
    """Somebody says whether the match, or the table, shall go on, be it without asking them again."""
    match message:
        case PlayOn():
            play_on(proceedings, client.guest, page)
        case Stop():
            say_whether_to_stop(proceedings, client.guest, message, page)
        case StandingNo() | OnlyOption():
            seat = answering_seat(proceedings.seating, client, message.seat)
            answer_beforehand(proceedings, seat, message, page)


def wait(timers: Timers, client: Client, message: Telling | Told) -> None:
    """Let the clock of a seat wait as long as a screen tells it what happened."""
    if isinstance(message, Telling):
        timers.telling(client, message.seat, message.seconds)
    else:
        timers.told(client, message.seat)


def come_into_view(table: LiveTable, client: Client, page: Page, *, visible: bool) -> None:
    """Somebody can see this screen, or nobody any more."""
    if client.in_view and not visible:
        table.audience.look_away(client, page)
    client.in_view = visible
    if visible:
        table.calls.seen(client.guest, page)


def contribute(proceedings: Proceedings, client: Client, value: bytes, page: Page) -> None:
    """A browser gives its random value; with the last one the match begins."""
    seating = proceedings.seating
    seating.must_wait()
    if not client.seats:
        raise NotYourSeat(seat=None)
    for number in client.seats:
        seat = seating.seats[number]
        if seat.contribution is None:
            seat.contribution = value
            seating.keep(seat, page)
    proceedings.begin_if_ready(page)
