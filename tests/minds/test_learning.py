"""Self-play to learn from, and what is said where there is nothing to learn with."""

from array import array
from importlib.util import find_spec

import pytest

from rouages.arena.learning.samples import Lesson, games_of, play
from rouages.cli.learning import NoTorch, learn_and_write
from rouages.minds.encoding import encoding_by_name


def read(kind, content):
    found = array(kind)
    found.frombytes(content)
    return found


def test_a_game_teaches_the_same_each_time_and_only_what_its_places_hold():
    lesson = Lesson("cyberion", games=1, seed=2)
    found = play(lesson, 0)
    counts, places = read("H", found.counts), read("H", found.places)
    assert found == games_of(lesson).play(0)
    assert len(places) == sum(counts) == len(read("f", found.numbers))
    assert len(counts) == len(read("f", found.fitted)) == len(read("f", found.won)) > 3
    assert max(places) < encoding_by_name("cyberion").width
    assert len(set(read("f", found.won))) == 1


@pytest.mark.skipif(find_spec("torch") is not None, reason="there is something to learn with")
def test_without_pytorch_one_sentence_says_what_to_install(tmp_path):
    with pytest.raises(NoTorch):
        learn_and_write("cyberion", "greedy", 10, 1, 1, 1, None, tmp_path / "learned", "en")
    assert not list(tmp_path.iterdir())
