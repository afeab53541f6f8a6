"""A server that has just started may open many tables at once: none is harmed by another in its thread."""

import subprocess
import sys

import pytest

from rouages.games import GAMES
from rouages.proving.contract import begin
from tests.games.variants import variants_of

OPEN_AT_ONCE = """
import sys, threading, rouages
from rouages.games import GAMES
for game in GAMES.values():
    game.learn_to_read()
data, start = sys.stdin.buffer.read(), threading.Barrier(8)
sys.setswitchinterval(1e-6)
def load():
    start.wait()
    rouages.load(data)
threads = [threading.Thread(target=load) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_matches_are_opened_in_several_threads_at_first_sight(game):
    players, options = variants_of(game)[0]
    saved = begin(game, players, options, seed=1).save()
    for _ in range(3):
        subprocess.run([sys.executable, "-c", OPEN_AT_ONCE], input=saved, check=True, timeout=60)
