"""How a race can be varied, and what is refused (rulebook: setup)."""

import pytest

from rouages.engine.refusals import BadOption
from rouages.games.robo_rally.cards.option import NAMES
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.factory.refusals import (
    NoRanking,
    OptionCardsNeeded,
    TooFewOptionCards,
    WrongTurnLimit,
)
from rouages.games.robo_rally.options import CourseFacts, Options, check, facts


@pytest.mark.parametrize(
    ("course", "told"),
    [
        ("risky-exchange", CourseFacts("easy", "medium", "2–8", "courses.beginner", 3, 2, 1, 0, 13)),
        ("death-trap", CourseFacts("hard", "short", "2–4", "courses.beginner", 3, 18, 0, 0, 0)),
        ("twister", CourseFacts("mid", "medium", "5–8", "courses.beginner", 4, 0, 4, 0, 48)),
        ("oddest-sea", CourseFacts("expert", "long", "5–8", "courses.expert", 4, 8, 9, 22, 58)),
        ("war-zone", CourseFacts("team", "medium", "4, 6, 8", "courses.team", 0, 18, 0, 0, 0)),
    ],
)
def test_a_course_says_how_hard_and_long_it_is_for_whom_and_what_lies_there(course, told):
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


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"play_on": True}),
        (4, {"turn_limit": 1}),
        (4, {"turn_limit": 1000}),
        (4, {"option_cards": False}),
        (4, {"left_out": NAMES}),
        (4, {"course": "flag-fry", "left_out": NAMES[4:]}),
        (4, {"course": "tricksy", "left_out": NAMES[12:]}),
        (5, {"lives": 4}),
    ],
)
def test_what_goes_together_is_accepted(players, options):
    check(Options(**options), players)


@pytest.mark.parametrize(
    ("players", "options", "refusal"),
    [
        (5, {"course": "day-of-the-superbot", "play_on": True}, NoRanking),
        (4, {"course": "interference", "play_on": True}, NoRanking),
        (4, {"course": "tandem-carnage", "play_on": True}, NoRanking),
        (4, {"turn_limit": 1001}, WrongTurnLimit),
        (4, {"course": "option-world", "option_cards": False}, OptionCardsNeeded),
        (4, {"course": "flag-fry", "option_cards": False}, OptionCardsNeeded),
        (4, {"course": "tricksy", "option_cards": False}, OptionCardsNeeded),
        (4, {"course": "flag-fry", "left_out": NAMES[3:]}, TooFewOptionCards),
        (4, {"course": "tricksy", "left_out": NAMES[11:]}, TooFewOptionCards),
    ],
)
def test_what_does_not_go_together_is_refused(players, options, refusal):  # rulings 33, 35
    with pytest.raises(BadOption) as refused:
        check(Options(**options), players)
    assert type(refused.value) is refusal


def test_an_option_card_that_is_left_out_twice_is_left_out_once():
    check(Options(course="flag-fry", left_out=(*NAMES[4:], *NAMES[4:])), 4)
