"""Answers of one moment commute, and a game in which they do not is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rouages.engine.game import Sand
from rouages.proving import check_game
from tests.proving.bids import GAME, Amount, Bid, taken


def test_a_game_of_secret_bids_keeps_the_contract():
    check_game(GAME)


def test_options_that_hang_on_what_others_answer_are_found(monkeypatch):
    monkeypatch.setattr(Bid, "options", taken)
    with pytest.raises(AssertionError, match="hangs on what others answer at the same time"):
        check_game(GAME)


def test_an_order_that_matters_is_found(monkeypatch):
    def resolve(self, table, choice):
        table.bids[self.seat].append(choice.number + sum(map(len, table.bids)))

    monkeypatch.setattr(Bid, "resolve", resolve)
    with pytest.raises(AssertionError, match="the order of answers that are given at the same time matters"):
        check_game(GAME)


def test_a_question_that_the_sand_runs_for_has_a_default(monkeypatch):
    sand = replace(GAME, sand=lambda table: [Sand(0, 30, 1, False)] if not table.bids[0] else [])
    with pytest.raises(AssertionError, match="has no default"):
        check_game(sand)
    monkeypatch.setattr(Bid, "default", lambda self, table: Amount(0))
    check_game(sand)
