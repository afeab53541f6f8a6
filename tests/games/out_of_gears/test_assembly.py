"""Assembly (rulebook: assembly)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.out_of_gears.assembly import AssembleGears
from rouages.games.out_of_gears.sight.view import view
from tests.games.out_of_gears.positions import choose, play, position, shown


def assemble(**picture):
    table = position(**picture)
    play(table, AssembleGears())
    return table


def test_with_three_gears_exactly_two_are_assembled_and_the_owner_picks_them():  # ruling 23
    table = assemble(carried="1:123")
    choose(table, first=1, second=3)
    assert shown(table.circuit) == "1:13"
    assert shown(table.carried) == "1:2"


def test_with_two_gears_nothing_is_assembled():
    table = assemble(carried="1:12")
    assert shown(table.circuit) == ""


def test_with_many_gears_still_only_two_are_assembled():  # ruling 23
    table = assemble(carried="1:1111111")
    assert shown(table.circuit) == "1:11"
    assert shown(table.carried) == "1:11111"


def test_it_is_not_optional():  # ruling 23
    table = assemble(carried="1:112")
    with pytest.raises(ValueError, match="not enough values"):
        choose(table, first=None)


def test_all_choose_at_the_same_time_and_nobody_sees_another_choice():  # ruling 32
    table = assemble(carried="1:112 2:334")
    assert pending(table) == (0, 1)
    choose(table, first=1, second=2)
    assert view(table, 1).robots[0].chosen == ()
    assert view(table, 1).robots[0].circuit == ()
    assert view(table, 0).robots[0].chosen == (1, 2)
    choose(table, first=3, second=3)
    assert shown(table.circuit) == "1:12 2:33"
