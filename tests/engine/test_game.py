"""Game: what it exports is told apart by name."""

from dataclasses import replace

import pytest

from rouages.engine.agenda import Step
from tests.bots.pennies import SOWING, Pennies


def step_of(module):
    """A step called Walk in this module."""

    class Walk(Step[Pennies], frozen=True):
        __module__ = module

    return Walk


def test_two_steps_of_one_name_are_found_before_a_saved_match_mixes_them_up():
    class Board(Pennies):
        __module__ = "hikes.table"

    walking, _ = step_of("hikes.walking"), step_of("elsewhere.walking")
    assert replace(SOWING, table=Board).items == {"Walk": walking}
    kept = step_of("hikes.running")
    with pytest.raises(AssertionError, match="told apart"):
        _ = replace(SOWING, table=Board).items
    assert kept is not walking


def test_records_are_those_of_the_game_alone_also_those_made_of_others():
    class Board(Pennies):
        __module__ = "tours.table"

    class Zigzag(Step[Board], frozen=True):
        __module__ = "tours.walking"

    class Amble(Zigzag, frozen=True):
        __module__ = "tours.walking"

    kept = step_of("tourists.walking")
    assert replace(SOWING, table=Board).records(Step) == (Amble, Zigzag)
    assert kept.__name__ == "Walk"
