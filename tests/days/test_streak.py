"""Days in a row: one missed day a month is forgiven."""

from datetime import date, timedelta

import pytest

from rouages.days.hours import begins, day_at, ends
from rouages.days.streak import streak

TODAY = date(2027, 3, 20)


def days(pattern, last=TODAY):
    """The days that are marked, the last one today."""
    return {last - timedelta(back) for back, mark in enumerate(reversed(pattern)) if mark == "x"}


@pytest.mark.parametrize(
    ("pattern", "counted"),
    [("", 0), ("x", 1), ("xx.", 2), ("xxx", 3), ("xx.xx", 4), ("xx..xx", 2), ("x.xx.xx", 4), ("xx..", 2)],
)
def test_one_missed_day_a_month_is_forgiven_and_today_is_not_over(pattern, counted):
    assert streak(days(pattern), TODAY) == counted


def test_each_month_forgives_one():
    pattern = "x" * 18 + "." + "x" * 25 + "." + "x" * 3
    assert streak(days(pattern, date(2027, 3, 10)), date(2027, 3, 10)) == 46


def test_a_day_lasts_from_midnight_to_midnight():
    assert ends(TODAY) == begins(TODAY + timedelta(1))
    assert day_at(begins(TODAY)) == day_at(ends(TODAY) - 0.001) == TODAY
    assert day_at(ends(TODAY)) == TODAY + timedelta(1)
