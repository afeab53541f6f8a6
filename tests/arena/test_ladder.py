"""The ladder: who sits where, what is counted, how it is rated."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial

import pytest

from rouages.arena.intervals import Estimate
from rouages.arena.jobs import run
from rouages.arena.ladder import Climb, Met, NobodyToMeet, TooFewBots, elo, games_of, ladder_of, won_by
from rouages.arena.numbers import mean, percents, points
from rouages.arena.plots import LABELS, NUMBERS, Row, drawing
from rouages.words.catalogue import shell


def climb(game="out-of-gears", players=3, bots=("random", "greedy"), games=12):
    return Climb(game, {}, players, bots, games, 1)


def test_each_bot_sits_alone_in_every_seat_equally_often():
    seats = Counter(climb().seats(number) for number in range(12))
    for alone, others in (("random", "greedy"), ("greedy", "random")):
        for place in range(3):
            expected = [others] * 3
            expected[place] = alone
            assert seats[tuple(expected)] == 2


def test_among_others_each_bot_sits_only_alone():
    one_way = Climb("out-of-gears", {}, 3, ("random",), 6, 1, "greedy")
    seats = Counter(one_way.seats(number) for number in range(6))
    assert seats == {
        ("random", "greedy", "greedy"): 2,
        ("greedy", "random", "greedy"): 2,
        ("greedy", "greedy", "random"): 2,
    }
    ladder = ladder_of(one_way, run(games_of(one_way)))
    assert [(each.bot, each.others, each.games) for each in ladder.meetings] == [("random", "greedy", 6)]
    assert [each.bot for each in ladder.standings] == ["greedy", "random"]


def test_nobody_is_met_in_a_game_won_together():
    with pytest.raises(NobodyToMeet):
        games_of(Climb("cyberion", {}, 1, ("random",), 6, 1, "greedy"))


def test_the_stronger_bot_is_rated_higher():
    ladder = ladder_of(climb(), run(games_of(climb())))
    assert [standing.bot for standing in ladder.standings] == ["greedy", "random"]
    best = ladder.standings[0].value
    assert best.low <= best.value <= best.high
    meeting = next(each for each in ladder.meetings if each.bot == "greedy")
    assert meeting.games == 6
    assert meeting.wins.value > meeting.fair


def test_a_game_won_together_is_played_by_each_bot_alone():
    ladder = ladder_of(
        climb("cyberion", 1, ("random",), 10), run(games_of(climb("cyberion", 1, ("random",), 10)))
    )
    assert not ladder.is_rated
    assert ladder.standings[0].games == 10
    assert ladder.meetings == ()


def test_points_say_how_often_one_beats_the_other():
    met = [Met(("a", "b"), (1, 2))] * 75 + [Met(("a", "b"), (2, 1))] * 25
    strong, weak = elo(("a", "b"), met)
    assert strong - weak == pytest.approx(190.8, abs=3)
    assert strong + weak == pytest.approx(0)


def test_a_shared_win_is_shared():
    assert won_by("a", Met(("a", "b", "b"), (1, 1, 3))) == 0.5


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_ladder_needs_two(bots):
    with pytest.raises(TooFewBots):
        games_of(climb(bots=bots))


def test_the_plot_says_its_figures_in_words_and_escapes_names():
    rows = [Row("<x>", Estimate(1.0, -0.5, 2.0), "9"), Row("y", Estimate(-3.0, -4.0, -2.0), "9")]
    drawn = drawing("A & B", rows, partial(points, shell("en")), 0.0)
    assert "<desc>&lt;x&gt; 1 (-0 – 2); y -3 (-4 – -2)</desc>" in drawn
    assert "A &amp; B" in drawn
    places = [float(at) for at in re.findall(r'cx="([^"]+)"', drawn)]
    assert LABELS < places[1] < places[0] < NUMBERS


def test_numbers_are_written_as_the_language_writes_them():
    share = Estimate(0.25, 0.125, 0.5)
    assert percents(shell("en"), share) == "25.0 % (12.5–50.0)"
    assert percents(shell("fr"), share) == "25,0 % (12,5–50,0)"
    assert mean(shell("fr"), Estimate(1234.5, 1234.0, 1235.0)) == "1\u202f234,50 ± 0,50"
