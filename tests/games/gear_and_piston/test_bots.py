"""The greedy bot builds cars, and beats chance."""

import random

import pytest

from rouages.bots import BOTS, Perspective
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.figures import figures
from rouages.games.gear_and_piston.figures import propulsion as propulsion_of
from rouages.proving.contract import begin
from tests.games.gear_and_piston.positions import car, position


def played(bots, seed, **options):
    match = begin(GAME, len(bots), options, seed)
    rng = random.Random(seed)
    seats = [Perspective(match, seat) for seat in range(len(bots))]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, BOTS[bots[seat]].choose(seats[seat], rng))
    return match


@pytest.mark.parametrize("variant", [False, True])
def test_greedy_beats_random(variant):
    wins = 0
    for seed in range(20):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played(bots, seed, variant=variant).outcome.winners == (bots.index("greedy"),)
    assert wins >= 19


def test_greedy_builds_cars_that_need_little_salvage():
    found = [figures(played(["greedy"] * 4, seed)) for seed in range(6)]
    parts = [each for game in found for each in game.parts]
    salvage = [each for game in found for each in game.salvage]
    assert sum(parts) / len(parts) > 8
    assert sum(salvage) / len(salvage) < 3.5


@pytest.mark.parametrize(
    ("top", "propulsion"),
    [("eMc gFp gFr", "electric"), ("eMc sMp eFc", "electric"), ("eMc sMp", "hybrid"), ("gFp sM%1", "none")],
)
def test_the_propulsion_of_a_car_is_that_of_its_motors(top, propulsion):
    bottom = " ".join("--" for _ in top.split())
    table = position(cars=[(top, bottom)])
    assert table.cars[0] == car(top, bottom)
    assert [propulsion_of(table, seat) for seat in range(2)] == [propulsion, "none"]


def test_a_finished_position_is_worth_more_to_the_better_car():
    good = ("eMc eFc S* eIc+", "A* Gc A* eir")
    table = position(cars=[good, ("eM*!", "A*!")])
    assert GAME.judgement.evaluate(table, 0) > 0.8
    assert GAME.judgement.evaluate(table, 1) < 0.2
