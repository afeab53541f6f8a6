"""Chance by script: a lesson draws what its script says, and is otherwise a match like any other."""

import json

import msgspec
import pytest

import rouages
from rouages.engine import loading
from rouages.engine.refusals import CannotBeDrawn, DrawnElsewhere, NeverDrawn
from rouages.engine.script import Draw, ScriptedRng

PILE = (3, 1, 2)


def scripted(*draws):
    return ScriptedRng(b"key", 5, draws=tuple(Draw(purpose, drawn) for purpose, drawn in draws), since=5)


def lesson(*draws):
    """RoboRally, where the program cards are shuffled every turn."""
    match = rouages.new("robo-rally", 2, seed=3, sand_timer=False)
    return loading.lesson_at(match, "a-lesson", [Draw(purpose, drawn) for purpose, drawn in draws])


def play_on(match, answers):
    """Take the first option of all, as often as is said."""
    for _ in range(answers):
        match.play(match.pending[0], 0)


def test_numbers_come_as_the_script_has_them_and_then_by_the_key():
    rng = scripted(("die", 5), ("coin", 0))
    assert [rng.below(6, "die"), rng.below(2, "coin")] == [5, 0]
    plain = rouages.engine.chance.Rng(b"key", 7)
    assert [rng.below(10**6, "die") for _ in range(3)] == [plain.below(10**6, "die") for _ in range(3)]


def test_whoever_throws_apart_throws_what_the_script_has_next():
    rng = scripted(("die", 5), ("die", 2))
    assert [rng.throw_apart(who, 1, "die") for who in ("Picket", "Krelin")] == [[5], [2]]


def test_a_shuffled_pile_begins_with_what_the_script_has():
    rng, pile = scripted(("deck", PILE)), [1, 1, 2, 2, 3, 3]
    rng.shuffle(pile, "deck")
    assert tuple(pile[:-4:-1]) == PILE
    assert sorted(pile) == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("drawn", [6, -1, PILE])
def test_a_number_that_cannot_be_drawn_is_refused(drawn):
    with pytest.raises(CannotBeDrawn, match="for “die”, where one draws 0 to 5"):
        scripted(("die", drawn)).below(6, "die")


def test_a_card_that_is_not_in_the_pile_is_refused_and_the_pile_stays():
    pile = [1, 2, 3]
    with pytest.raises(CannotBeDrawn, match="has 2 drawn for “deck”"):
        scripted(("deck", (2, 2))).shuffle(pile, "deck")
    assert pile == [1, 2, 3]


def test_another_purpose_is_refused():
    with pytest.raises(DrawnElsewhere, match="has “coin” drawn next, but the rules draw for “die”"):
        scripted(("coin", 0)).below(6, "die")


def test_a_purpose_that_is_never_asked_for_is_refused():
    match = lesson(("coin", 0))
    with pytest.raises(NeverDrawn, match="for “coin”"):
        match.origin.lesson.must_be_drawn(match.table.rng)


def first_shuffle():
    """How many answers it takes until the cards are shuffled, and two that could be on top of them."""
    match = lesson()
    before, answers = match.table.rng.count, 0
    while match.table.rng.count == before:
        deck = match.table.deck[:]
        play_on(match, 1)
        answers += 1
    return answers, tuple(deck[:2])


def test_a_lesson_is_saved_undone_replayed_and_verified_like_any_other():
    answers, cards = first_shuffle()
    match = lesson(("program deck", cards))
    play_on(match, answers)
    drawn = match.clone()
    match.origin.lesson.must_be_drawn(match.table.rng)
    assert rouages.load(match.save()) == match
    assert rouages.replay(json.dumps(match.record())) == match
    assert match.is_where_its_answers_lead()
    match.undo(match.answers[-1][0], free=True)
    assert match != drawn
    match.play(*drawn.answers[-1])
    assert match.table == drawn.table
    assert rouages.load(match.save()).is_lesson


def test_a_lesson_goes_on_by_its_script_under_the_rules_of_a_later_version():
    answers, cards = first_shuffle()
    match = lesson(("program deck", cards))
    play_on(match, answers - 1)
    later = loading.sewn(match, match.game.version)
    play_on(match, 1)
    play_on(later, 1)
    assert later.is_lesson
    assert later.table == match.table


def test_a_script_that_does_not_fit_leaves_the_match_where_it_was():
    answers, _ = first_shuffle()
    match = lesson(("die", 1))
    play_on(match, answers - 1)
    before = match.clone()
    with pytest.raises(DrawnElsewhere):
        play_on(match, 1)
    assert match == before


def test_bots_do_not_imagine_the_script():
    match = lesson(("program deck", (0, 0)))
    assert type(match.imagine(0, 1).table.rng) is rouages.engine.chance.Rng


def test_nothing_is_written_of_a_lesson_in_other_matches():
    match = rouages.new("out-of-gears", 2, seed=1)
    seam = loading.sewn(match, 1).origin.seam
    assert "lesson" not in msgspec.to_builtins(seam)
    assert not match.is_lesson
