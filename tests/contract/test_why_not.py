"""Why can't I? Whatever a person touches that is no option now, a rule says so, in both languages."""

import random

import pytest

from rouages.engine.agenda import AnotherQuestion, Decision, NotOffered
from rouages.games import GAMES
from rouages.games.out_of_gears.programming import ChooseNumber, Target
from rouages.proving import touching
from rouages.proving.contract import begin
from tests.games.variants import variants_of

SAMPLE = 3
"""Variants of each game in `./check`; `./check long contract` plays all of them."""
MANY = 6
"""Games of each variant there."""
LEAST = 1000
"""So many touches at least, or nothing was shown."""


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_touched_is_refused_by_a_rule(game):
    variants = random.Random(game).sample(variants_of(GAMES[game]), SAMPLE)
    touches = [touching.check_reasons(GAMES[game], variant, seed) for seed, variant in enumerate(variants)]
    assert sum(touches) > LEAST


@pytest.mark.long(part="contract")
@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_touched_in_any_variant_is_refused_by_a_rule(game):
    for variant in variants_of(GAMES[game]):
        for seed in range(MANY):
            assert touching.check_reasons(GAMES[game], variant, seed)


@pytest.mark.parametrize("forgotten", [Decision.why_not, lambda *_: NotOffered()])
def test_a_decision_without_reasons_is_found(monkeypatch, forgotten):
    monkeypatch.setattr(ChooseNumber, "why_not", forgotten)
    with pytest.raises(AssertionError, match=r"ChooseNumber.* has no reason against"):
        touching.check_reasons(GAMES["out-of-gears"], (2, {}), 1)


def test_a_reason_that_points_at_no_rule_is_found(monkeypatch):
    match = begin(GAMES["out-of-gears"], 2, {}, 1)
    monkeypatch.setattr(type(match.decision(0).prompt), "rule", "")
    assert match.decision(0).prompt.why_not(match.table, Target(1)) == AnotherQuestion(
        match.decision(0).prompt
    )
    with pytest.raises(AssertionError, match="points at no rule"):
        touching.check_rule(match, 0, Target(1), ())
