"""Why can't I? Whatever a person touches that a decision is about, a rule says why it is not offered."""

import json
import random
from typing import Union

import msgspec
import pytest
from msgspec import inspect

from rouages.engine.agenda import Choice, NotOffered
from rouages.games import GAMES
from rouages.proving.contract import begin, random_play
from rouages.proving.made_up import changed, plain_of

ALWAYS_THERE = {"Weapon", "No", "Yes", "Face", "HomeBoard"}
"""Choices that every such question offers in full; made up, they are no piece of any board."""
TRIES = 6


def touched(match, seat, rng):
    """Pieces of the kinds that a decision is about: real options with one thing changed, and made-up ones."""
    question = match.decision(seat)
    kinds = {type(option) for option in question.options if type(option).__name__ not in ALWAYS_THERE}
    decoder = msgspec.json.Decoder(Union[match.game.records(Choice)])  # noqa: UP007
    plain = [changed(rng.choice(question.options), rng) for _ in range(TRIES)]
    plain += [plain_of(inspect.type_info(kind), rng) for kind in kinds]
    for each in plain:
        try:
            choice = decoder.decode(json.dumps(each))
        except msgspec.ValidationError:
            continue
        if type(choice) in kinds and choice not in question.options:
            yield choice


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("gear-and-piston", 3, {"level": "expert"}),
        ("gear-and-piston", 2, {"variant": True}),
        ("robo-rally", 8, {"course": "flag-fry", "turn_limit": 4}),
        ("robo-rally", 4, {"course": "tricksy", "turn_limit": 4}),
    ],
)
def test_a_piece_that_a_decision_is_about_is_refused_by_a_rule(game, players, options):
    asked = 0
    for seed in range(3):
        match, rng = begin(GAMES[game], players, options, seed), random.Random(seed)
        for seat in random_play(match, rng):
            prompt = match.decision(seat).prompt
            for choice in touched(match, seat, rng):
                reason = prompt.why_not(match.table, choice)
                assert not isinstance(reason, NotOffered), f"{prompt} has no reason against {choice}"
                assert reason.rule
                asked += 1
    assert asked > 500
