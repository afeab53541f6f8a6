"""Speaking: a line of somebody, said at a table or written to a moment of its finished match."""

from __future__ import annotations

from typing import NamedTuple

from rouages.tables.ledger.rows import LineRow, Page
from rouages.tables.ledger.seats import Person, name_beside
from rouages.tables.live import LiveTable
from rouages.tables.wire.plain_text import line_from
from rouages.tables.wire.states import ChatLine


class Speaker(NamedTuple):
    """Who speaks, and from which seat; none for who looks on."""

    guest: int
    name: str
    seat: int | None


def speak(table: LiveTable, speaker: Speaker, text: str, page: Page, answer: int | None = None) -> None:
    """A line that is kept and shown to everybody; who looks on has the name of nobody who sits there."""
    guest, name, seat = speaker
    table.outside.neighbours.may_say(guest)
    seats = table.seating.seats
    shown = name_beside(name, [each.name for each in seats]) if seat is None else seats[seat].name
    line = ChatLine(shown, seat, line_from(text), table.outside.loop.now(), answer=answer)
    page.append(LineRow(table.id, table.audience.chat.say(guest, line), guest, line))


def comment(table: LiveTable, person: Person, answer: int, text: str, page: Page) -> None:
    """A line about a moment of the match, in the name of the first seat that one had in it."""
    own = table.seating.held_by(person.id)
    speak(table, Speaker(person.id, person.name, own[0] if own else None), text, page, answer)
