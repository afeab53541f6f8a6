"""How a race can be varied, and what is refused (rulebook: setup)."""

import pytest

from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.options import CourseFacts, Options, facts


@pytest.mark.parametrize(
    ("course", "told"),
    [
        ("risky-exchange", CourseFacts("easy", "medium", "2–8", "courses.beginner")),
        ("death-trap", CourseFacts("hard", "short", "2–4", "courses.beginner")),
        ("twister", CourseFacts("mid", "medium", "5–8", "courses.beginner")),
        ("oddest-sea", CourseFacts("expert", "long", "5–8", "courses.expert")),
        ("war-zone", CourseFacts("team", "medium", "4, 6, 8", "courses.team")),
    ],
)
def test_a_course_says_how_hard_and_long_it_is_and_for_whom(course, told):
    assert facts(COURSES[course]) == told


def test_unless_the_table_says_otherwise_the_rulebook_and_our_rulings_hold():
    assert Options() == Options(
        course="risky-exchange",
        own_course=None,
        any_number=False,
        lives=3,
        play_on=False,
        option_cards=True,
        left_out=(),
        sand_timer=True,
        next_flag="phase",
        reentry_damage="two",
        down_robots_fire=False,
        down_robots_draw=False,
        ties="dock",
        turn_limit=200,
    )
