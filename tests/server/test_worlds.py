"""Secrecy on the wire: two worlds that differ only in what somebody may not know send them the same bytes."""

import random
from dataclasses import replace

import msgspec
import pytest

from rouages.engine.agenda import Reason
from rouages.games import GAMES
from rouages.tables.match.proceedings import Proceedings
from tests.server.worlds import World, compare, likelihood, time_some, two_worlds, variants

pytestmark = pytest.mark.anyio

UNLIKELY = 0.001


async def compare_some(folder, monkeypatch, name, seed, pairs, steps=2):
    """So many pairs of worlds of one game; some of them must really differ. How many do."""
    rng, game = random.Random(seed), GAMES[name]
    differed = 0
    async with two_worlds(folder, monkeypatch) as (lots, worlds):
        for _ in range(pairs):
            players, options = rng.choice(variants(game))
            differed += await compare(lots, worlds, game, players, options, rng, steps)
    assert differed
    return differed


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_a_byte_that_tells_of_what_they_may_not_know(tmp_path, monkeypatch, game):
    await compare_some(tmp_path, monkeypatch, game, seed=1, pairs=1)


async def test_a_card_that_moves_with_secret_answers_is_found_out(tmp_path, monkeypatch):
    def mark(proceedings, when):
        proceedings.seating.changed = when + sum(option for _, option in proceedings.play.match.answers)

    monkeypatch.setattr(Proceedings, "_mark", mark)
    with pytest.raises(AssertionError, match="may not know"):
        await compare_some(tmp_path, monkeypatch, "out-of-gears", seed=1, pairs=4)


async def test_a_view_that_leaks_is_found_out(tmp_path, monkeypatch):
    """Whoever has no seat looks over the shoulder of one who has."""
    game = GAMES["robo-rally"]
    leaky = replace(game.sight, view=lambda table, seat: game.sight.view(table, seat or 0))
    monkeypatch.setitem(GAMES, game.name, replace(game, sight=leaky))
    with pytest.raises(AssertionError, match="may not know"):
        await compare_some(tmp_path, monkeypatch, game.name, seed=3, pairs=6, steps=0)


async def test_a_refusal_that_leaks_is_found_out(tmp_path, monkeypatch):
    def talkative(prompt, table, choice):
        return NotEnough(sum(msgspec.msgpack.encode(table)))

    monkeypatch.setattr("rouages.tables.asking.reasons.reason_against", talkative)
    with pytest.raises(AssertionError, match="may not know"):
        await compare_some(tmp_path, monkeypatch, "cyberion", seed=1, pairs=4)


class NotEnough(Reason, frozen=True):
    number: int


@pytest.mark.long(part="secrecy")
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_such_a_byte_in_very_many_worlds(tmp_path, monkeypatch, game, figures):
    differed = 0
    for seed in range(2, 5):
        folder = tmp_path / str(seed)
        folder.mkdir()
        differed += await compare_some(folder, monkeypatch, game, seed, pairs=10, steps=4)
    figures(pairs_compared=30, pairs_that_differed=differed, bytes_that_told=0)


async def check_times(folder, monkeypatch, name, pairs):
    """How many waits were compared, and how likely the most unlike two are by chance."""
    async with two_worlds(folder, monkeypatch) as (lots, worlds):
        waits = await time_some(lots, worlds, GAMES[name], random.Random(1), pairs)
    found = {asked: likelihood(first, second) for asked, (first, second) in waits.items()}
    for asked, likely in found.items():
        assert likely > UNLIKELY / len(found), f"{name}: the {asked} tells worlds apart by time ({likely})"
    return {"pairs_timed": pairs, "kinds_of_waits": len(found), "least_likelihood": min(found.values())}


@pytest.mark.long(part="secrecy")
@pytest.mark.parametrize("game", GAMES)
async def test_no_time_tells_such_worlds_apart(tmp_path, monkeypatch, game, figures):
    figures(**await check_times(tmp_path, monkeypatch, game, pairs=1000))


async def test_a_time_that_tells_worlds_apart_is_found_out(tmp_path, monkeypatch):
    """The card of the world that was imagined comes a little later to strangers."""
    real = World.timed

    async def late(world, witness, letters):
        found = await real(world, witness, letters)
        found["stranger's card"] += 0.5 if "imagined" in world.door.house.settings.database else 0
        return found

    monkeypatch.setattr(World, "timed", late)
    with pytest.raises(AssertionError, match="stranger's card tells worlds apart by time"):
        await check_times(tmp_path, monkeypatch, "out-of-gears", pairs=20)


def test_samples_of_one_distribution_are_not_told_apart():
    rng = random.Random(1)
    found = [
        likelihood([rng.random() for _ in range(200)], [rng.random() for _ in range(200)]) for _ in range(100)
    ]
    assert 0.3 < sum(found) / len(found) < 0.7
    assert likelihood([rng.random() for _ in range(200)], [rng.random() + 0.3 for _ in range(200)]) < UNLIKELY
