"""The figures of each day: what they count, that servers add to them, and that nobody is named."""

import pytest
from sqlalchemy import select

from rouages.server.people.figures import FigureBook
from rouages.server.store.database import FIGURES
from rouages.server.tally import Tally
from tests.server.people.test_keepers import keeper_of, reported
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


async def today(kim):
    figures = await kim.get("/api/keeper/figures")
    assert len(figures["days"]) == 30
    return {line["kind"]: line["counts"][-1] for line in figures["lines"]}


async def test_a_day_counts_people_tables_answers_refusals_and_reports(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    before = await today(kim)
    assert (before["people"], before["tables"], before["answers"], before["reports"]) == (3, 1, 0, 0)
    await first.answer(0)
    await ann.get("/api/tables/none", 404)
    await reported(ann, bob, first, second)
    after = await today(kim)
    assert (after["answers"], after["reports"], after["refused"] - before["refused"]) == (1, 1, 1)
    assert await today(kim) == after


async def test_several_servers_add_what_they_count_and_do_not_double_what_the_database_knows(door):
    kim = await keeper_of(door)
    await two_people(door)
    before = await today(kim)
    tally = Tally()
    other = FigureBook(door.house.storage, tally)
    tally.answers["out-of-gears"].add(0.01)
    tally.refused["", "NoName"] += 2
    await other.keep()
    await other.keep()
    after = await today(kim)
    assert (after["people"], after["tables"]) == (before["people"], before["tables"])
    assert (after["answers"], after["refused"]) == (before["answers"] + 1, before["refused"] + 2)


async def test_figures_are_numbers_and_nothing_else(door):
    kim = await keeper_of(door)
    await two_people(door)
    await today(kim)
    rows = await door.house.storage.rows(select(FIGURES))
    assert {type(row.count) for row in rows} == {int}
    assert {row.kind for row in rows} == {"people", "tables", "answers", "refused", "reports"}
