"""Setting up, and the order of a round (rulebook: setup, turn)."""

import random

import pytest

from rouages.engine.chance import Rng
from rouages.engine.refusals import BadOption, WrongSeats
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.box.components import our_set
from rouages.games.gear_and_piston.options import Level, Options
from rouages.games.gear_and_piston.setup import choose_investors, setup
from rouages.proving.contract import begin, random_play


def new(players=3, seed=1, **options):
    return begin(GAME, players, options, seed)


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_each_player_plans_with_four_tokens_or_three(players, tokens):
    assert [seat.tokens for seat in new(players).view().seats] == [tokens] * players


@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 30), (4, 42), (6, 42)])
def test_the_tiles_marked_4_6_stay_in_the_box_with_two_or_three(players, left):
    view = new(players).view()
    assert view.new_pile == left - 6
    assert view.junk_pile == left - 3
    assert view.salvage_pile == 20


def test_six_new_parts_and_three_junk_parts_lie_face_up():  # ruling 1
    view = new().view()
    assert [each.back for each in view.patents] == ["new"] * 6
    assert [each.back for each in view.scrap] == ["junk"] * 3


def piles(investors):
    return [name[:2] for name in investors]


@pytest.mark.parametrize(
    ("level", "found"),
    [
        ("standard", {("I1", "I2")}),
        ("advanced", {("I1", "I2"), ("I1", "I3")}),
        ("expert", {("I1", "I2", "I3")}),
    ],
)
def test_the_level_says_which_investors_come(level, found):  # ruling 4
    assert {tuple(piles(new(seed=seed, level=level).table.investors)) for seed in range(30)} == found


class Coin:
    """Chance that falls on one side, and takes the first of everything."""

    def __init__(self, side):
        self.side = side

    def below(self, sides, _what):
        assert sides == 2
        return self.side

    def pick(self, things, _what):
        return things[0]


def test_in_the_advanced_game_a_coin_chooses_the_second_or_the_third_pile():  # ruling 4
    assert choose_investors(Level.ADVANCED, Coin(0)) == ("I1-comfort", "I2-big")
    assert choose_investors(Level.ADVANCED, Coin(1)) == ("I1-comfort", "I3-clean")


def test_all_piles_are_shuffled():
    box = our_set()
    table = setup(Options(), 6, Rng(b"test"))
    for pile, tiles in (
        (table.new_pile, box.new_tiles(6)),
        (table.junk_pile, box.junk_tiles(6)),
        (table.salvage_pile, box.salvage_tiles()),
    ):
        assert sorted(pile) == sorted(tiles)
        assert pile != tiles


def test_before_the_first_round_nothing_is_known_placed_or_unstable():
    table = setup(Options(), 3, Rng(b"test"))
    assert table.new_seen == [0] * 30
    assert (table.placed, table.resolved) == ([[]] * 4, [0] * 4)
    assert table.instability == [0] * 3
    assert (table.patents, table.outgoing, table.scrap) == ([0] * 6, [], [0] * 3)
    assert (table.bench, table.drawn, table.missing_salvage, table.looker) == (0, 0, 0, -1)
    assert (table.round, table.phase, table.ending) == (0, "planning", "")


def test_every_investor_can_come():
    names = {name for seed in range(200) for name in new(seed=seed, level="expert").table.investors}
    assert len(names) == 14


def test_anyone_can_be_the_first_player():
    assert {new(seed=seed).table.first for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players):
    with pytest.raises(WrongSeats, match="2 to 6 players"):
        new(players)


def test_an_unknown_level_is_refused():
    with pytest.raises(BadOption, match="level"):
        new(level="master")


def test_a_round_plans_resolves_the_places_in_order_and_refreshes():
    match = new(4, seed=3)
    phases = []
    for _ in random_play(match, random.Random(4)):
        if match.table.round > 1:
            break
        phases.append(str(match.view().phase))
    order = ["planning", "instability", "back_alley", "patent_office", "junk_yard", "workshop"]
    found = [phase for number, phase in enumerate(phases) if phase not in phases[:number]]
    assert phases == sorted(phases, key=order.index)
    assert found == [phase for phase in order if phase in found]
    kinds = [type(event).__name__ for event in match.events_for(None)]
    assert kinds[:3] == ["InvestorsArrived", "MarketsRefreshed", "RoundBegan"]
    assert kinds[-2:] == ["MarketsRefreshed", "RoundBegan"]
