"""The factory in characters."""

import re

import pytest

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.proving.contract import begin
from rouages.words.catalogue import of_game

MARK = re.compile(r"\[[^\]]*\]")


def drawn(match, seat, language="en"):
    return GAME.sight.picture(match.view(seat), of_game(GAME.package, language).text)


@pytest.mark.parametrize("course", list(COURSES))
def test_every_course_is_drawn_with_rows_of_one_width(course):
    match = begin(GAME, COURSES[course].players[0], {"course": course}, 1)
    shown = match.view(None).course
    rows = [MARK.sub("", line) for line in drawn(match, None).splitlines()[: 2 * shown.height + 1]]
    assert {len(row) for row in rows} == {4 * shown.width + 1}
    assert not re.search("⟨", drawn(match, 0))


def test_robots_flags_and_the_own_hand_are_shown():
    match = begin(GAME, 2, {}, 1)
    match.play(0, 0)
    plain = MARK.sub("", drawn(match, 0, "fr"))
    assert all(sign in plain for sign in ("1▲", "2▲", "⚑1", "⚑2", "⚑3", "Rivet", "Bobine", "Main"))
    assert "▮" in MARK.sub("", drawn(match, 1, "fr"))


def test_a_wall_is_drawn_where_it_stands():
    match = begin(GAME, 1, {}, 1)
    row = MARK.sub("", drawn(match, None)).splitlines()[9]
    assert row[20] == "|"
    assert row[0] == "|"
    assert row[4] == " "
