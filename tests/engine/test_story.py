"""Stories: an answer scene by scene."""

from __future__ import annotations

import rouages
from rouages.engine.agenda import Step, Together
from rouages.engine.story import scenes
from rouages.proving.contract import begin
from tests.proving import cups
from tests.proving.cups import CupLifted, Cups, DieRolled, Guess, PeaHidden, Roll


class Shuffle(Step[Cups], frozen=True):
    """Move the pea, and say nothing."""

    def run(self, table):
        table.pea = 2


def match_with(*items):
    match = begin(cups.GAME, 2, {}, 1)
    match.table.agenda.clear()
    match.table.then(*items)
    return match


def kinds(story):
    return [[type(event) for event in scene.news] for scene in story]


def test_what_is_answered_and_each_step_after_it_that_says_something_is_a_scene():
    story = list(scenes(match_with(Guess(1), Roll(), Roll()), 1, 0))
    assert kinds(story) == [[CupLifted], [DieRolled], [DieRolled]]
    assert [scene.table.lifted for scene in story] == [True, True, True]
    assert [bool(scene.table.worth) for scene in story] == [False, True, True]


def test_a_silent_step_belongs_to_the_scene_after_it():
    first, second = scenes(match_with(Guess(1), Shuffle(), Roll()), 1, 0)
    assert (first.table.pea, second.table.pea) == (None, 2)


def test_a_silent_step_at_the_end_belongs_to_the_last_scene():
    first, second = scenes(match_with(Guess(1), Roll(), Shuffle(), Guess(0)), 1, 0)
    assert (first.table.pea, second.table.pea) == (None, 2)
    assert second.news == [DieRolled(second.table.worth)]
    assert second.table.next == Guess(0)


def test_an_answer_of_which_nothing_is_said_has_one_scene_all_the_same(monkeypatch):
    monkeypatch.setattr(Guess, "resolve", lambda self, table, choice: table.then(Shuffle()))
    [only] = scenes(match_with(Guess(1), Guess(0)), 1, 0)
    assert (only.table.pea, only.news, only.table.next) == (2, [], Guess(0))


def test_while_others_decide_nothing_moves_on():
    together = Together.of([Guess(0), Guess(1)])
    [only] = scenes(match_with(together, Roll()), 1, 0)
    assert only.news == [CupLifted(0)]
    assert only.table.agenda == [Roll(), Together({0: [Guess(0)]})]


def test_steps_inside_a_branch_are_one_scene_with_what_is_answered_there():
    together = Together({0: [Roll(), Guess(0)]})
    assert kinds(scenes(match_with(together, Roll()), 0, 0)) == [[CupLifted, DieRolled], [DieRolled]]


def test_what_branches_say_before_they_ask_belongs_to_the_last_scene():
    together = Together({0: [Guess(0), Roll()], 1: [Guess(1)]})
    story = list(scenes(match_with(Guess(1), together), 1, 0))
    assert kinds(story) == [[CupLifted], [DieRolled]]


def test_every_scene_has_a_table_of_its_own_and_the_match_stays_where_it_is():
    match = rouages.new("out-of-gears", 2, seed=1)
    while len(story := list(scenes(match, match.pending[0], 0))) < 3:
        match.play(match.pending[0], 0)
    tables = [match.table, *(scene.table for scene in story)]
    before = [match.game.save_table(table) for table in tables]
    tables[1].dumps[1] += 1
    after = [match.game.save_table(table) for table in tables]
    assert [was == now for was, now in zip(before, after, strict=True)] == [
        True,
        False,
        *[True] * (len(story) - 1),
    ]


def test_nothing_is_said_twice():
    [only] = scenes(begin(cups.GAME, 2, {}, 1), 0, 1)
    assert only.news == [PeaHidden(1)]
    assert only.table.news == []
