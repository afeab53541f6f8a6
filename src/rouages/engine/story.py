"""Story: what an answer brings about, step by step, so that it can be told as it happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rouages.engine import agenda
from rouages.engine.agenda import Choice, Seat, Table
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.match import Match


class Scene(NamedTuple):
    """The table after a step by which something was said, and what that was."""

    table: Table
    news: list[Event]


def scenes(match: Match, seat: Seat, option: int) -> Iterator[Scene]:
    """What happens, scene by scene, if a seat takes this option; the match itself stays where it is.

    Silent steps, and those inside a branch of a `Together`, belong to the scene after them, or to the last.
    There is always a last one, where the next question stands, even if nothing was said at all.
    """
    table = copy_table(match.table)
    return parted(table, _steps(table, seat, match.decision(seat).options[option]))


def parted(table: Table, steps: Iterator[None]) -> Iterator[Scene]:
    """What happens at a table while these steps are done there, scene by scene."""
    held: Scene | None = None
    for _ in steps:
        if table.news:
            if held:
                yield held
            news, table.news = table.news, []
            held = Scene(copy_table(table), news)
    news, table.news = table.news, []
    if held and news:
        yield held
    yield Scene(table, news or (held.news if held else []))


def _steps(table: Table, seat: Seat, choice: Choice) -> Iterator[None]:
    """Answer for a seat as `agenda.answer` does, stopping once it is resolved and after each step."""
    concurrent = agenda.resolve(table, seat, choice)
    yield
    while not concurrent and agenda.step(table):
        yield
