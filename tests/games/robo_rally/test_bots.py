"""The greedy bot: it plans its five registers on the real rules."""

import random

import pytest

from rouages.bots import BOTS, Perspective
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.judgement.evaluate import evaluate, weigh
from rouages.games.robo_rally.programming import Program
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import floor, hand


def played(course, bots, seed, **options):
    match = begin(GAME, len(bots), {"course": course, **options}, seed)
    rng = random.Random(seed)
    while not match.over:
        for seat in match.pending:
            match.play(seat, BOTS[bots[seat]].choose(Perspective(match, seat), rng))
    return match


def best(table, robot=0):
    decision = Program(robot, robot, 1 + table.registers[robot].index(NO_CARD))
    options = decision.options(table)
    weights = weigh(table, decision, options)
    return options[weights.index(max(weights))]


def test_it_drives_towards_its_flag():
    table = floor("A> . . F1 . . . .")
    hand(table, "A", "m3", "l", "l", "r", "u", "b")
    assert best(table).action == "move_3"


def test_it_does_not_drive_into_a_pit():
    table = floor("A> # . F1\n. . . .\n. . . .")
    hand(table, "A", "m3", "r", "m1", "l", "m1", "u")
    assert best(table).action not in ("move_3", "move_1")


def test_it_lets_a_belt_carry_it_where_its_cards_cannot():
    table = floor(". . . . .\nA< v > F1 .\n. > ^ . .")
    hand(table, "A", "b", "u", "u", "l", "r")
    assert best(table).action == "back_up"


def test_it_never_lets_time_run_out():
    match = begin(GAME, 2, {}, 1)
    options = match.decision(0).options
    weights = weigh(match.table, match.decision(0).prompt, options)
    assert min(weights) == weights[-1]


@pytest.mark.parametrize("course", ["risky-exchange", "dizzy-dash", "island-hop"])
def test_alone_it_gets_home_in_a_dozen_turns(course):
    for seed in range(5):
        match = played(course, ["greedy"], seed)
        assert match.table.ending == "last_flag"
        assert match.table.turn <= 14


def test_it_beats_random_play():
    wins = [played("risky-exchange", ["greedy", "random"], seed).outcome.winners for seed in range(10)]
    assert wins.count((0,)) >= 9


@pytest.mark.parametrize(
    ("ending", "course", "bots", "options"),
    [
        ("last_flag", "checkmate", "greedy " * 5, {}),
        ("last_standing", "death-trap", "random " * 2, {}),
        ("all_out", "death-trap", "random", {}),
        ("turn_limit", "risky-exchange", "random " * 4, {"turn_limit": 2}),
        ("flag_captured", "capture-the-flag", "greedy " * 4, {}),
        ("flags_held", "toggle-boggle", "greedy " * 4, {}),
        ("ranked", "risky-exchange", "greedy " * 3, {"play_on": True}),
    ],
)
def test_every_ending_occurs_in_play(ending, course, bots, options):
    endings = {played(course, bots.split(), seed, **options).table.ending for seed in range(4)}
    assert ending in endings


def test_a_robot_nearer_to_its_flag_stands_better():
    near, far = floor("A> F1 . . . . . B^"), floor("A> . . . . F1 . B^")
    assert evaluate(near, 0) > evaluate(far, 0)
