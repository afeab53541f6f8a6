"""RoboRally's course of the day: somebody finished each that may come, within the turns that there are."""

import pytest

from rouages.days.deal import Deal
from rouages.games import GAMES
from tests.days.playing import MONDAY, played

SHEETS = {sheet.options["course"]: sheet for sheets in GAMES["robo-rally"].daily.sheets for sheet in sheets}


@pytest.mark.parametrize("course", SHEETS)
def test_a_course_that_may_come_can_be_finished(course):
    for attempt in range(8):
        deal = Deal(MONDAY, "robo-rally", bytes([attempt]) * 32, SHEETS[course])
        score = deal.score(played(deal, bot="greedy", seed=attempt))
        if score.done:
            return
    pytest.fail(f"nobody has finished {course}")
