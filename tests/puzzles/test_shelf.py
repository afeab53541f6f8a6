"""The shelf: every puzzle that comes with the package is proven again, and what is broken is refused."""

import pytest

from rouages.engine.kinds import kinds_of
from rouages.engine.puzzling import Goal
from rouages.games import GAMES as ALL_GAMES
from rouages.games.robo_rally.goals import TouchFlag
from rouages.puzzles import refusals
from rouages.puzzles.checking import check_shelf, must_differ, spread
from rouages.puzzles.proof import prove
from rouages.puzzles.shelf import (
    FORMAT,
    MOST_BYTES,
    content,
    label_in,
    label_of,
    numbered,
    packed,
    shelf,
    unpacked,
)
from rouages.words.catalogue import LANGUAGES, of_game
from tests.puzzles.posed import GAMES, asking, changed, small, with_goal

LONG = pytest.param(None, marks=pytest.mark.long(part="corpus"))
BROKEN = [
    ("robo-rally", lambda puzzle: asking(puzzle, TouchFlag(puzzle.seat, 99, 5))),
    ("cyberion", lambda puzzle: with_goal(puzzle, machines=5)),
    ("gear-and-piston", lambda puzzle: with_goal(puzzle, points=puzzle.goal["points"] + 1)),
    ("too-many-bones", lambda puzzle: with_goal(puzzle, wins=puzzle.goal["of"])),
]
EASIER = [("cyberion", {"machines": 1}), ("gear-and-piston", {"points": 0}), ("too-many-bones", {"wins": 0})]
LEAST = [("robo-rally", 300), ("cyberion", 300), ("gear-and-piston", 100), ("too-many-bones", 100)]


@pytest.mark.parametrize("sample", [3, LONG])
@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_the_package_are_proven_again(game, sample, figures):
    found = shelf(game)
    numbers = spread(len(found), sample)
    figures(puzzles_proven=len(numbers), lines_tried=check_shelf(game, found, numbers))


@pytest.mark.parametrize(("game", "least"), LEAST)
def test_none_is_lost(game, least):
    assert len(shelf(game)) >= least


def test_all_of_them_are_small():
    assert sum(len(content(game)) for game in GAMES) <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_packed_again_is_the_same_to_the_last_byte(game):
    label, puzzles = label_in(content(game)), unpacked(content(game))
    assert packed(label, puzzles) == content(game)
    assert label == label_of(game, seed=label.seed, count=label.count, rare=label.rare)
    assert len(puzzles) == label.count + label.rare * len(ALL_GAMES[game].puzzles.rare)


@pytest.mark.parametrize("game", GAMES)
def test_they_are_of_several_kinds_and_grades(game):
    found = shelf(game)
    assert len({(puzzle.goal["type"], puzzle.goal.get("machines")) for puzzle in found}) > 1
    assert len({puzzle.rating for puzzle in found}) > 1
    assert len({theme for puzzle in found for theme in puzzle.themes}) > 3


@pytest.mark.parametrize("game", GAMES)
def test_goals_and_themes_have_words(game):
    puzzling = ALL_GAMES[game].puzzles
    for language in LANGUAGES:
        words = of_game(ALL_GAMES[game].package, language)
        assert all(f"theme.{theme}" in words for theme in puzzling.all_themes)
        for puzzle in shelf(game):
            assert set(puzzle.themes) <= set(puzzling.all_themes)
            assert not {"⟨", "{"}.intersection(words.say(puzzle.asked, puzzle.seat))
    assert {kind for kind in kinds_of(Goal) if kind.__module__.startswith(ALL_GAMES[game].package)} == set(
        puzzling.goals
    )


@pytest.mark.parametrize(("game", "broken"), BROKEN)
def test_one_without_a_solution_is_refused(game, broken):
    [puzzle] = small(game)
    with pytest.raises(refusals.NoSolution):
        prove(broken(puzzle))


@pytest.mark.parametrize(("game", "easier"), EASIER)
def test_one_with_two_solutions_is_refused(game, easier):
    [puzzle] = small(game)
    with pytest.raises(refusals.SeveralSolutions):
        prove(with_goal(puzzle, **easier))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("refused", "fields"),
    [
        (refusals.OtherRules, lambda puzzle: {"version": puzzle.version + 1}),
        (refusals.OtherRules, lambda puzzle: {"version": puzzle.version - 1}),
        (refusals.OtherSolution, lambda puzzle: {"solution": puzzle.near}),
        (refusals.OtherSolution, lambda puzzle: {"solution": puzzle.solution[:-1]}),
        (refusals.OtherSolution, lambda puzzle: {"solution": (*puzzle.solution, 0)}),
        (refusals.OtherSolution, lambda puzzle: {"solution": ()}),
        (refusals.NoNearMiss, lambda puzzle: {"near": puzzle.solution}),
        (refusals.NoNearMiss, lambda puzzle: {"near": puzzle.near[:-1]}),
        (refusals.OtherCount, lambda puzzle: {"tried": puzzle.tried + 1}),
        (refusals.OtherThemes, lambda puzzle: {"themes": ()}),
        (refusals.BadPuzzle, lambda puzzle: {"seat": 9}),
        (refusals.BadPuzzle, lambda puzzle: {"position": b"\xc1"}),
        (refusals.BadPuzzle, lambda puzzle: {"options": {"nonsense": 1}}),
        (refusals.BadPuzzle, lambda puzzle: {"goal": {"type": "Nonsense"}}),
        (refusals.BadAnswer, lambda puzzle: {"solution": (99,)}),
    ],
)
def test_what_is_not_as_it_says_is_refused_in_one_sentence(game, refused, fields):
    [puzzle] = small(game)
    with pytest.raises(refused) as refusal:
        prove(changed(puzzle, **fields(puzzle)))
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("game", GAMES)
def test_a_shelf_names_the_puzzle_that_is_broken(game):
    [puzzle] = small(game)
    with pytest.raises(refusals.BrokenPuzzle, match="Puzzle 1 of"):
        check_shelf(game, [changed(puzzle, tried=1)], [1])


@pytest.mark.parametrize("game", GAMES)
def test_two_alike_are_refused(game):
    [puzzle] = small(game)
    with pytest.raises(refusals.TwoAlike, match="1 and 2"):
        must_differ(game, [puzzle, changed(puzzle, tried=1)])


@pytest.mark.parametrize("file", [b"", b"{", b"\xff", b"[]", b"{}", b'{"puzzles":1,"game":"cyberion"}'])
def test_what_is_no_file_of_puzzles_is_refused(file):
    with pytest.raises(refusals.BadShelf) as refusal:
        unpacked(file)
    assert "\n" not in str(refusal.value)


def test_a_file_of_another_form_or_of_no_game_is_refused():
    said = b'{"puzzles":%d,"game":"%s","version":2,"seed":1,"count":1,"rare":0}'
    with pytest.raises(refusals.BadShelf):
        unpacked(said % (FORMAT + 1, b"cyberion"))
    with pytest.raises(refusals.NoPuzzles):
        unpacked(said % (FORMAT, b"out-of-gears"))


@pytest.mark.parametrize("number", [0, -1, 100_000])
def test_a_number_that_is_not_there_is_refused(number):
    with pytest.raises(refusals.NoSuchPuzzle):
        numbered("cyberion", number)


def test_out_of_gears_has_none():
    assert "out-of-gears" not in GAMES
    with pytest.raises(refusals.NoPuzzles, match="there are of"):
        shelf("out-of-gears")


def test_a_sample_is_spread_evenly():
    assert spread(10, 3) == [1, 4, 7]
    assert spread(2, 3) == spread(2, None) == [1, 2]
