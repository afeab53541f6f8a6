"""What is no lesson costs and stores nothing more than before."""

import msgspec

from rouages.server.store.rows import source_from, without_lesson
from rouages.tables.match.beginning import lay
from rouages.tables.match.teaching import lay_lesson
from rouages.tables.wire.states import NewTable, Place
from tests.tables.pocket import ANN


def kept(terms):
    """What a column has, and what is read from it."""
    column = without_lesson(terms)["branch_of"]
    return column, source_from(column)


def test_an_ordinary_table_is_written_as_it_was():
    places = (Place("me"), Place("bot"))
    terms = lay(NewTable("out-of-gears", places), ANN, ("greedy", "easy", "normal"), 0.0).terms
    assert kept(terms) == (None, {"branch_of": None})
    branch = msgspec.structs.replace(terms, branch_of="another")
    assert kept(branch) == ("another", {"branch_of": "another"})
    assert "lesson" not in without_lesson(branch)


def test_a_lesson_is_kept_by_its_name():
    terms = lay_lesson("out-of-gears", "three-moves", ANN, 0.0)[0].terms
    assert kept(terms) == ("lesson/three-moves", {"lesson": "three-moves"})
