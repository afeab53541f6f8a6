"""Self-play to learn from, and what is said where there is nothing to learn with."""

from array import array
from importlib.resources import files
from importlib.util import find_spec

import pytest

from rouages.arena.learning.practice import NO_TEACHER, Practice, file_of, watch
from rouages.arena.learning.practice import games_of as practice_games
from rouages.arena.learning.practice import play as practise_once
from rouages.arena.learning.samples import Lesson, games_of, play, table_of
from rouages.bots import UnknownBot
from rouages.cli.learning import NoTorch, learn_and_write
from rouages.cli.practising import NotSharp, Wanted, practise_and_write
from rouages.games import GAMES
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.minds.encoding import encoding_by_name
from rouages.minds.mind import QUICK_FILE


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


def test_practice_notes_every_answer_of_who_practises_and_nobody_else_s(tmp_path):
    practice = Practice("out-of-gears", games=8, seed=3, folder=str(tmp_path), teacher="greedy")
    shipped = files(GAMES["out-of-gears"].package).joinpath("judgement", QUICK_FILE).read_bytes()
    file_of(tmp_path, 0).write_bytes(shipped)
    beside = set()
    for number in range(8):
        found = practice_games(practice).play(number)
        answers = sum(found.answers)
        offered, taken, likely = (
            read(kind, part) for kind, part in (("H", found.offered), ("H", found.taken), ("f", found.likely))
        )
        assert found == practise_once(practice, number)
        assert len(offered) == len(taken) == len(likely) == len(read("H", found.counts)) == answers
        assert len(read("H", found.option_counts)) == sum(offered)
        assert all([chosen < many for chosen, many in zip(taken, offered, strict=True)])
        assert all([-20 < chance <= 0 for chance in likely])
        assert sum(found.won) <= 1
        assert (found.fair < 1) == (found.beside != "")
        beside.add(found.beside)
    assert len(beside) > 1


def test_a_teacher_is_watched_at_every_seat():
    practice = Practice("out-of-gears", games=1, seed=3, folder="", teacher="greedy")
    found = watch(practice, 0)
    assert len(found.answers) == len(found.won) > 1
    assert sum(found.won) == pytest.approx(1)


def test_practising_refuses_what_is_not_there_and_says_what_to_install(tmp_path):
    def practise(teacher, sharper=1.0):
        wanted = Wanted("cyberion", teacher, 1, 1, 1, "greedy", sharper, 1)
        practise_and_write(wanted, 1, tmp_path / "practised", "en")

    with pytest.raises(UnknownBot):
        practise("nobody")
    for wrong in (0.0, -1.0, float("nan")):
        with pytest.raises(NotSharp):
            practise("greedy", wrong)
    if find_spec("torch") is None:
        with pytest.raises(NoTorch):
            practise("greedy")
    assert not list(tmp_path.iterdir())


def test_practice_may_begin_without_a_teacher_but_not_without_company(tmp_path):
    def practice(**others):
        return Practice("out-of-gears", games=1, seed=3, folder=str(tmp_path), **others)

    assert practice_games(practice(teacher=NO_TEACHER)).count == 1
    with pytest.raises(UnknownBot):
        practice_games(practice(company=(NO_TEACHER,)))


def test_a_game_says_where_bots_practise_or_they_do_at_usual_tables_and_variants_in_turn():
    tables = [table_of("robo-rally", number) for number in range(200)]
    assert sum(players == 2 for players, _ in tables) == 3 * len(tables) / 5 + 1
    assert len({options["course"] for _, options in tables}) == len(COURSES)
    usual = [GAMES["out-of-gears"].first_table, *GAMES["out-of-gears"].measures.tables]
    assert [table_of("out-of-gears", 2 * number) for number in range(len(usual))] == usual
