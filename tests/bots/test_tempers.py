"""Tempers: what a bot likes decides where hardly anything else does, and costs no more than its leeway."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

import rouages
from rouages.bots import Budget, Perspective, Search, bot_named
from rouages.bots.search import Considered, Tempered
from rouages.engine.temper import Temper, bot_name, level_and_temper, spread_out
from rouages.games import GAMES
from rouages.games.cyberion.judgement import merit as cyberion
from rouages.games.cyberion.judgement.taste import LEANINGS as IN_CYBERION
from rouages.games.gear_and_piston.judgement import merits as gear_and_piston
from rouages.games.gear_and_piston.judgement.taste import LEANINGS as IN_GEAR_AND_PISTON
from rouages.games.out_of_gears.judgement import merits as out_of_gears
from rouages.games.out_of_gears.judgement.taste import ACTIONS, GEARS, NUMBERS
from rouages.games.out_of_gears.programming import ChooseAction
from rouages.games.robo_rally.judgement import merits as robo_rally
from rouages.games.robo_rally.judgement.taste import LEANINGS as IN_ROBO_RALLY
from rouages.games.too_many_bones.judgement import merits as too_many_bones
from rouages.games.too_many_bones.judgement.taste import LEANINGS as IN_TOO_MANY_BONES

ANSWERS = 60
"""So long a game is looked at."""


@pytest.mark.parametrize(
    ("leanings", "merits"),
    [
        (NUMBERS, out_of_gears),
        (GEARS, out_of_gears),
        (IN_GEAR_AND_PISTON, gear_and_piston),
        (IN_ROBO_RALLY, robo_rally),
        (IN_TOO_MANY_BONES, too_many_bones),
        (IN_CYBERION, cyberion),
    ],
)
def test_every_temper_leans_towards_merits_that_there_are(leanings, merits):
    known = {field.name for field in fields(merits.Merits)}
    assert set(leanings) == set(Temper)
    assert {name for likes in leanings.values() for name in likes} <= known


@pytest.mark.parametrize("game", GAMES)
def test_no_two_tempers_like_the_same(game):
    match = rouages.new(game, players=max(2, GAMES[game].seats[0]), seed=3)
    taste, rng = match.game.judgement.taste, random.Random(3)
    liked = {temper: [] for temper in Temper}
    while not match.over and len(match.answers) < ANSWERS:
        seat = match.pending[0]
        question = match.decision(seat)
        for temper in Temper:
            found = taste(match.table, temper, question.prompt, question.options)
            assert len(found) == len(question.options)
            liked[temper].append(spread_out(found))
        match.play(seat, bot_named("greedy").choose(Perspective(match, seat), rng))
    assert all(liked[one] != liked[other] for one, other in combinations(Temper, 2))


@pytest.mark.parametrize("temper", Temper)
def test_in_out_of_gears_each_likes_an_action_of_its_own(temper):
    match = rouages.new("out-of-gears", players=3, seed=5)
    question = match.decision(0)
    assert isinstance(question.prompt, ChooseAction)
    taste = match.game.judgement.taste(match.table, temper, question.prompt, question.options)
    most = question.options[taste.index(max(taste))].action
    assert most in ACTIONS[temper]


@given(
    values=st.lists(st.floats(0, 1), min_size=2, max_size=6),
    likings=st.lists(st.floats(0, 1), min_size=6, max_size=6),
    seed=st.integers(0, 99),
)
def test_doing_as_one_likes_costs_no_more_than_the_leeway(values, likings, seed):
    match = rouages.new("out-of-gears", players=3, seed=5)
    thought = Tempered(Perspective(match, 0), random.Random(seed), None)
    ranked = sorted(range(len(values)), key=lambda option: -values[option])
    considered = [Considered(option, 1, values[option]) for option in ranked]
    taken = thought.most_liked(considered, likings)
    assert values[taken] >= max(values) - thought.manner.leeway - 1e-9


def test_who_has_a_temper_answers_the_same_to_the_same_lots():
    match = rouages.new("out-of-gears", players=3, seed=5)
    bots = [Search(Budget(playouts=24), temper=temper) for temper in Temper]

    def answers():
        return [[bot.choose(Perspective(match, 0), random.Random(lot)) for lot in range(6)] for bot in bots]

    assert answers() == answers()
    assert len({tuple(each) for each in answers()}) > 1


@pytest.mark.parametrize("temper", [*Temper, None])
@pytest.mark.parametrize("level", ["easy", "search:16", "a/b"])
def test_a_name_has_two_parts(level, temper):
    assert level_and_temper(bot_name(level, temper)) == (level, temper)


def test_an_unknown_temper_belongs_to_the_level():
    assert level_and_temper("normal/lazy") == ("normal/lazy", None)
    assert level_and_temper("/bold") == ("/bold", None)
