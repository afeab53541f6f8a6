"""What is no lesson costs and stores nothing more than before."""

import msgspec
import pytest

from rouages.server.store.rows import source_from, with_source
from rouages.tables.match.beginning import lay
from rouages.tables.match.teaching import lay_lesson
from rouages.tables.wire.states import NewTable, Place
from tests.tables.pocket import ANN


def kept(terms):
    """What a column has, and what is read from it."""
    column = with_source(terms)["branch_of"]
    return column, source_from(column)


def test_an_ordinary_table_is_written_as_it_was():
    places = (Place("me"), Place("bot"))
    terms = lay(NewTable("out-of-gears", places), ANN, ("greedy", "easy", "normal"), 0.0).terms
    assert kept(terms) == (None, {"branch_of": None})
    branch = msgspec.structs.replace(terms, branch_of="another")
    assert kept(branch) == ("another", {"branch_of": "another"})
    assert "lesson" not in with_source(branch)


@pytest.mark.parametrize("practice", [False, True])
def test_the_challenge_of_a_day_is_kept_by_its_day(practice):
    terms = lay(NewTable("cyberion", (Place("me"),)), ANN, ("greedy", "easy", "normal"), 0.0).terms
    taken = msgspec.structs.replace(terms, day="2027-01-04", practice=practice)
    column, read = kept(taken)
    assert column == ("day/2027-01-04/practice" if practice else "day/2027-01-04")
    assert read == {"day": "2027-01-04", "practice": practice}


def test_a_lesson_is_kept_by_its_name():
    terms = lay_lesson("out-of-gears", "three-moves", ANN, 0.0)[0].terms
    assert kept(terms) == ("lesson/three-moves", {"lesson": "three-moves"})
