"""`check_story` finds what goes wrong on the way from one question to the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rouages.engine import story
from rouages.engine.agenda import Step
from rouages.proving import check_game
from tests.proving import cups
from tests.proving.cups import GAME, Cups, Guess, Hide, PeaHidden, Roll


class Cover(Step[Cups], frozen=True):
    """Put the cup back, as if nobody had looked."""

    def run(self, table):
        table.lifted = False
        table.say(PeaHidden(table.pea))


def test_a_view_that_stumbles_between_two_steps_is_found():
    def view(table, seat):
        assert type(table.next) is not Roll, "nobody expected the die"
        return cups.view(table, seat)

    with pytest.raises(AssertionError, match="nobody expected the die"):
        check_game(replace(GAME, sight=replace(GAME.sight, view=view)))


def test_a_secret_that_shows_only_on_the_way_is_found(monkeypatch):
    def resolve(self, table, choice):
        table.lifted = True
        table.say(PeaHidden(table.pea))
        table.then(Cover())

    monkeypatch.setattr(Guess, "resolve", resolve)
    monkeypatch.setattr(Hide, "resolve", lambda self, table, choice: hide(table, choice))
    with pytest.raises(AssertionError, match=r"on the way, .* taught seat 1 something"):
        check_game(GAME)


def hide(table, choice):
    table.pea = choice.number
    table.say(PeaHidden(choice.number))
    table.then(Guess(cups.GUESSER))


def test_a_story_that_leaves_out_a_step_is_found(monkeypatch):
    monkeypatch.setattr(story.agenda, "step", lambda table: False)
    with pytest.raises(AssertionError, match="a story says other things than play"):
        check_game(GAME)
