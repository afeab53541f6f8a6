"""Minds: networks that are played without a framework, and weights that belong to one version of a game."""

import random
import struct

import msgspec
import pytest

import rouages
from rouages.bots import Perspective, Search, bot_named
from rouages.bots import mind as bots_mind
from rouages.bots.search import Budget, Way
from rouages.games import GAMES
from rouages.minds.encoding import encoding_by_name
from rouages.minds.mind import (
    AnotherEncoding,
    AnotherVersion,
    Judge,
    Mind,
    NoMind,
    UnreadableMind,
    chooser_of,
    judge_of,
    packed,
    unpacked,
    weights_of,
)
from rouages.minds.network import Plain, WithArrays
from rouages.proving.contract import begin, random_play

HIDDEN, INNER = 6, 4


def mind_of(name, seed=1):
    """A mind that knows nothing, but always the same."""
    encoding, rng = encoding_by_name(name), random.Random(seed)
    width = encoding.width
    count = width + width * HIDDEN + HIDDEN + HIDDEN * INNER + INNER + INNER + 1
    numbers = struct.pack(f"<{count}e", *[rng.gauss(0, 0.02) for _ in range(count)])
    sizes = (width, HIDDEN, INNER)
    return Mind(name, GAMES[name].version, encoding.mark, "by lot", seed, ("none",), 1, sizes, numbers)


@pytest.mark.parametrize("name", GAMES)
def test_with_numpy_and_without_the_chances_are_the_same(name):
    weights = weights_of(unpacked(packed(mind_of(name))))
    arrays, plain = WithArrays(weights), Plain(weights)
    players, options = GAMES[name].usual
    match, rng, seen = begin(GAMES[name], players, options, 2), random.Random(2), set()
    for seat, _ in zip(random_play(match, rng), range(30), strict=False):
        cells = encoding_by_name(name).position(match, seat)
        assert arrays.chance(cells) == pytest.approx(plain.chance(cells), abs=1e-6)
        seen.add(plain.chance(cells))
    assert len(seen) > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_bot_answers_the_same_in_worlds_that_look_alike(name):
    players, options = GAMES[name].usual
    match = begin(GAMES[name], players, options, 5)
    judge = Judge(GAMES[name], mind_of(name))
    bot = Search(Budget(playouts=3), way=lambda game: Way(game.judgement.manner, judge))
    seat = match.pending[0]
    worlds = (match, match.imagine(seat, 1), match.imagine(seat, 2))
    found = [bot.consider(Perspective(world, seat), random.Random(1)) for world in worlds]
    assert len(found[0]) > 1
    assert found[0] == found[1] == found[2]


def test_a_learned_bot_takes_what_who_practised_likes_best_unless_something_is_clearly_better():
    match = begin(GAMES["cyberion"], 1, {}, 5)
    liked = len(match.decision(0).options) - 1

    def way(game):
        return Way(game.judgement.manner, lambda world, seat: 0.5, lambda world, seat: [*[0.0] * liked, 1.0])

    assert liked > 1
    assert Search(Budget(playouts=8), way=way).choose(Perspective(match, 0), random.Random(1)) == liked
    assert bots_mind.learned(GAMES["cyberion"]).look is chooser_of("cyberion")


def test_at_the_end_a_judge_says_who_won():
    game = GAMES["out-of-gears"]
    judge, match = Judge(game, mind_of("out-of-gears")), begin(game, 3, {}, 1)
    for _ in random_play(match, random.Random(1)):
        assert 0 <= judge(match, 0) <= 1
    assert sum([judge(match, seat) for seat in range(3)]) == pytest.approx(1)


def test_weights_of_another_version_are_refused_in_one_sentence():
    game, mind = GAMES["cyberion"], mind_of("cyberion")
    with pytest.raises(AnotherVersion) as refused:
        Judge(game, msgspec.structs.replace(mind, version=mind.version - 1))
    assert f"are of version {mind.version - 1}, it is at {mind.version}" in str(refused.value)
    with pytest.raises(AnotherEncoding):
        Judge(game, msgspec.structs.replace(mind, encoding="0" * 16))
    with pytest.raises(AnotherVersion):
        Judge(game, mind_of("out-of-gears"))


def test_what_is_no_file_of_weights_is_refused():
    mind = mind_of("cyberion")
    for wrong in (b"", b"no weights", packed(mind)[:-9]):
        with pytest.raises(UnreadableMind):
            unpacked(wrong)
    with pytest.raises(UnreadableMind):
        weights_of(msgspec.structs.replace(mind, numbers=mind.numbers[2:]))


def test_where_nothing_fits_the_fitted_estimate_is_used(monkeypatch):
    def refuse(game):
        raise NoMind(game=game)

    monkeypatch.setattr(bots_mind, "judge_of", refuse)
    bots_mind.mind_for.cache_clear()
    match = rouages.new("out-of-gears", players=3, seed=4)
    seat = Perspective(match, 0)
    try:
        assert bot_named("learned:8").choose(seat, random.Random(1)) == bot_named("search:8").choose(
            seat, random.Random(1)
        )
    finally:
        bots_mind.mind_for.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shipped_fits_the_game_as_it_is(name):
    try:
        judge = judge_of(name)
    except NoMind:
        return
    players, options = GAMES[name].usual
    assert 0 < judge(begin(GAMES[name], players, options, 1), 0) < 1
