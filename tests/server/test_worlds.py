"""Secrecy on the wire: two worlds that differ only in what somebody may not know send them the same bytes."""

import random
from dataclasses import replace

import msgspec
import pytest

from rouages.engine.agenda import Reason
from rouages.games import GAMES
from rouages.tables.match.proceedings import Proceedings
from tests.server.worlds import compare, two_worlds, variants

pytestmark = pytest.mark.anyio


async def compare_some(folder, monkeypatch, name, seed, pairs, steps=2):
    """So many pairs of worlds of one game; some of them must really differ."""
    rng, game = random.Random(seed), GAMES[name]
    differed = 0
    async with two_worlds(folder, monkeypatch) as (lots, worlds):
        for _ in range(pairs):
            players, options = rng.choice(variants(game))
            differed += await compare(lots, worlds, game, players, options, rng, steps)
    assert differed


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

    monkeypatch.setattr("rouages.tables.asking.requests.reason_against", talkative)
    with pytest.raises(AssertionError, match="may not know"):
        await compare_some(tmp_path, monkeypatch, "cyberion", seed=1, pairs=4)


class NotEnough(Reason, frozen=True):
    number: int


@pytest.mark.long(part="secrecy")
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_such_a_byte_in_very_many_worlds(tmp_path, monkeypatch, game):
    for seed in range(2, 22):
        folder = tmp_path / str(seed)
        folder.mkdir()
        await compare_some(folder, monkeypatch, game, seed, pairs=10, steps=4)
