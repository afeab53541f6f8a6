"""Whole games: played well enough to reach every rule, with the contract checked on the way."""

import random
from collections import Counter

import pytest

import rouages
from rouages.bots import BOTS, Perspective
from rouages.games.cyberion.intervention import END_TURN
from rouages.games.cyberion.robots.abilities import UseRobot
from rouages.proving.contract import SENSE, check_end, check_moment, random_play
from rouages.words.catalogue import LANGUAGES, of_game
from tests.games.cyberion.variants import COMBINATIONS


def lively(match, rng, checks=0.0):
    """The greedy bot with whims, so that games are long and everything is tried."""
    inventory = list(match.game.inventory(match.table))
    for seat in random_play(match, rng, SENSE):
        assert list(match.game.inventory(match.table)) == inventory
        if rng.random() < checks:
            check_moment(match, seat, rng)
    return match


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_long_games_keep_the_contract_and_can_be_told(number):
    rng = random.Random(number)
    players = 1 + number % 2
    match = rouages.new("cyberion", players, seed=number, **COMBINATIONS[number], support=5)
    check_end(lively(match, rng, checks=0.03))
    assert "⟨" not in " ".join(told(match))


def told(match):
    """All that was asked, offered and done, and the table at the end, in both languages."""
    again = rouages.new("cyberion", match.players, seed=match.origin.seed, **match.record()["options"])
    catalogues = [of_game(match.game.package, language) for language in LANGUAGES]
    for seat, number in match.answers:
        question = again.decision(seat)
        for words in catalogues:
            yield from (words.say(record, seat) for record in (question.prompt, *question.options))
        again.play(seat, number)
    for words in catalogues:
        yield from (words.say(event, reader) for event in again.log.events for reader in (0, None))
        yield match.game.sight.picture(match.view(None), words.text)


def test_greedy_wins_where_random_does_not():
    wins = Counter()
    for seed in range(40):
        for name in ("greedy", "random"):
            match = rouages.new("cyberion", 1, seed=seed, support=1)
            rng = random.Random(seed)
            while not match.over:
                match.play(0, BOTS[name].choose(Perspective(match, 0), rng))
            wins[name] += match.outcome.winners == (0,)
    assert wins["greedy"] > 8 + wins["random"]


def test_a_solo_player_may_take_back_what_taught_nothing():
    match = rouages.new("cyberion", 1, seed=1)
    before = match.save()
    match.play(0, next(option for option in match.decision(0).options if isinstance(option, UseRobot)))
    assert match.can_undo(0)
    match.undo(0)
    assert rouages.load(match.save()).table == rouages.load(before).table


def test_nothing_drawn_can_be_taken_back():
    match = rouages.new("cyberion", 1, seed=1)
    match.play(0, next(option for option in match.decision(0).options if isinstance(option, UseRobot)))
    match.play(0, END_TURN)
    assert not match.can_undo(0)
