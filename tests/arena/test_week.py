"""A week of days: each level plays the same deals, and what orders them is counted pair by pair."""

import pytest

from rouages.arena.jobs import WrongNumber, run
from rouages.arena.ladder import TooFewBots
from rouages.arena.week import Attempt, Week, games_of, levels_of, steps_of
from rouages.engine.daily import Figure, Score

WEEK = Week(("random", "easy"), 1, 1, ("cyberion",))


def scored(bot, day, number, *, done=True):
    return Attempt("cyberion", day, 0, bot, Score(done, (Figure("valves", number),)))


def test_a_week_is_the_same_whenever_it_is_played():
    first, again = [list(run(games_of(WEEK))) for _ in range(2)]
    assert first == again
    assert [(each.day, each.bot) for each in first] == [(day, bot) for day in range(7) for bot in WEEK.bots]


def test_the_next_level_is_compared_deal_by_deal_and_ties_count_half():
    weak = [scored("random", day, 3) for day in range(3)]
    strong = [scored("easy", 0, 4), scored("easy", 1, 3), scored("easy", 2, 9, done=False)]
    [step] = steps_of(WEEK, [*strong, *weak])
    assert (step.weaker, step.stronger, step.pairs) == ("random", "easy", 3)
    assert step.ahead.value == pytest.approx(0.5)
    low, high = levels_of(WEEK, [*weak, *strong])
    assert (low.done, low.middle, low.scores) == (3, 3, 1)
    assert (high.done, high.middle, high.scores) == (2, 3.5, 3)


def test_a_week_of_one_level_orders_nothing():
    with pytest.raises(TooFewBots):
        games_of(Week(("easy",), 1, 1))
    with pytest.raises(WrongNumber):
        games_of(Week(("easy", "quick"), 0, 1))
