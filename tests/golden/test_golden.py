"""Golden games are told today as they were told before, and show every way in which a game can end."""

import pytest

from rouages.engine.kinds import words_of
from rouages.games import GAMES
from tests.golden.stories import folder, replayed, told

STORIES = [(game, file) for game in GAMES.values() for file in sorted(folder(game).glob("*.txt"))]


@pytest.mark.parametrize(
    ("game", "file"), STORIES, ids=[f"{game.name}-{file.stem}" for game, file in STORIES]
)
def test_the_story_is_the_same(game, file):
    story = file.read_text(encoding="utf-8")
    assert told(replayed(story)) == story


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_ending_has_its_story(game):
    told_endings = {
        replayed(file.read_text(encoding="utf-8")).outcome.ending for file in folder(game).glob("*.txt")
    }
    assert told_endings == set(words_of(game.endings))
