"""Delays: how much of a match those may see who look on some minutes later."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from rouages.tables.ledger.rows import EntryKind, EntryRow, Page
from rouages.tables.live import LiveTable
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.rerun import Script, script_of

MINUTE = 60


class Given(NamedTuple):
    """When a seat gave an answer that stands."""

    seat: int
    at: float


class Now(NamedTuple):
    """What was played by now, and how many entries that took."""

    script: Script
    entries: int


async def delayed(table: LiveTable) -> Script:
    """What had been played so many minutes ago of what stands now."""
    now: Now = await table.ask(partial(now_of, table.proceedings))
    before = table.outside.loop.now() - table.seating.terms.delay * MINUTE
    rows = (await table.outside.ledger.since(table.id, 0)).entries
    given = standing(row for row in rows if row.number < now.entries)
    answers = now.script.answers
    return now.script._replace(answers=answers[: seen_before(given, answers, before)])


def now_of(proceedings: Proceedings, page: Page) -> Now:
    """What was played at a table by now."""
    return Now(script_of(proceedings, page), proceedings.opened().entries)


def standing(rows: Iterable[EntryRow]) -> list[Given]:
    """The answers that were not taken back, in their order."""
    given: list[Given] = []
    for row in rows:
        kind, seat = row.entry.kind, row.entry.seat
        if kind is EntryKind.ANSWER:
            given.append(Given(seat, row.at))
            continue
        last = max(number for number, each in enumerate(given) if each.seat == seat)
        del given[last : None if kind is EntryKind.REWIND else last + 1]
    return given


def seen_before(given: list[Given], answers: list[tuple[int, int]], before: float) -> int:
    """How many of these answers, the first ones, were given by then, together with all before them.

    Those of a match that went on under other rules are the last that were given. Where the two do not fit
    nothing is shown.
    """
    given = given[len(given) - len(answers) :] if len(given) >= len(answers) else []
    if [each.seat for each in given] != [seat for seat, _ in answers]:
        return 0
    return next((number for number, each in enumerate(given) if each.at > before), len(given))
