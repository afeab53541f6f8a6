"""Golden games are told today as they were told before, and show every way in which a game can end."""

import pytest

from rouages.engine.kinds import words_of
from rouages.games import GAMES
from tests.golden.stories import DEEDS, deeds, folder, replayed, told

STORIES = [(game, file) for game in GAMES.values() for file in sorted(folder(game).rglob("*.txt"))]


@pytest.mark.parametrize(
    ("game", "file"),
    STORIES,
    ids=[f"{game.name}-{file.relative_to(folder(game)).with_suffix('')}" for game, file in STORIES],
)
def test_the_story_is_the_same(game, file):
    story = file.read_text(encoding="utf-8")
    assert told(replayed(story)) == story


def matches(game, where):
    return [replayed(file.read_text(encoding="utf-8")) for file in (folder(game) / where).glob("*.txt")]


@pytest.mark.parametrize("where", [".", "people"])
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_ending_has_its_story(game, where):
    assert {match.outcome.ending for match in matches(game, where)} == set(words_of(game.endings))


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_people_push_steal_spy_and_die(game):
    assert set().union(*map(deeds, matches(game, "people"))) == DEEDS[game.name]
