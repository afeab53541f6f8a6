"""The contract once more, with answers that Hypothesis chooses and, on a failure, makes as few as it can."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouages.games import GAMES
from rouages.proving.contract import begin, check_imagined, check_undo
from tests.games.variants import variants_of


class Chosen:
    """Gives back what was chosen, in the place of chance."""

    def __init__(self, numbers):
        self.numbers = numbers

    def randrange(self, bound):
        return self.numbers[0] % bound

    def getrandbits(self, _):
        return self.numbers[0]


games = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def any_answers(game, data):
    players, options = data.draw(st.sampled_from(variants_of(game)))
    match = begin(game, players, options, seed=data.draw(st.integers(0, 99)))
    inventory = list(game.inventory(match.table))
    for number in data.draw(st.lists(st.integers(0, 5039), max_size=80)):
        if match.over:
            break
        seat = match.pending[number % len(match.pending)]
        match.play(seat, number % len(match.decision(seat).options))
        assert list(game.inventory(match.table)) == inventory
    if not match.over:
        chosen = Chosen([data.draw(st.integers(0, 5039))])
        check_undo(match, match.pending[0], chosen)
        for witness in range(match.players):
            check_imagined(match, witness, chosen)


def examples(number):
    unhurried = settings(max_examples=number, suppress_health_check=[HealthCheck.function_scoped_fixture])
    return lambda test: unhurried(given(data=st.data())(test))


@games
@examples(15)
def test_any_answers_keep_the_contract(game, data):
    any_answers(game, data)


@pytest.mark.long(part="fuzz")
@games
@examples(300)
def test_very_many_answers_keep_the_contract(game, data):
    any_answers(game, data)
