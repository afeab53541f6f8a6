"""The rules in the Python of a browser: the golden games lead to the same positions, byte for byte."""

import json
import subprocess
from pathlib import Path

import pytest

from rouages.games import GAMES
from tests.golden import stories
from tests.site import positions
from tests.site.golden import NODE, in_chromium

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


def shortest(game):
    return min(stories.folder(game).glob("*.txt"), key=lambda file: file.stat().st_size)


@pytest.mark.slow
def test_one_game_of_each_is_the_same_in_a_browser(site, figures):
    must_be_alike([shortest(game) for game in GAMES.values()], site, figures)


@pytest.mark.long(part="site")
def test_one_game_of_each_is_the_same_in_chromium_from_a_snapshot_too(site, visit):
    games = [stories.read(shortest(game).read_text(encoding="utf-8")) for game in GAMES.values()]
    [release] = (site / "house").iterdir()
    page = visit("/icon.svg", refusals=True)
    found, again = in_chromium(page, f"house/{release.name}", Path(positions.__file__).read_text(), games)
    assert found == again == [positions.positions(*game) for game in games]


@pytest.mark.long(part="site")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_golden_game_is_the_same_in_a_browser(game, site, figures):
    must_be_alike(sorted(stories.folder(game).rglob("*.txt")), site, figures)
