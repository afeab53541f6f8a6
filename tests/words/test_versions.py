"""Versions of the rules: the table says in a sentence what each has changed."""

import pytest

from rouages.games import GAMES
from rouages.words.catalogue import read


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_version_after_the_first_says_what_it_changed(game, language):
    said = {key for key in read(game.package, language) if key.startswith("version.")}
    assert said == {f"version.{number}" for number in range(2, game.version + 1)}
