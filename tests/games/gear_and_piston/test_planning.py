"""Planning, and the order in which tokens act (rulebook: planning, resolution)."""

import random

import pytest

from rouages.engine.refusals import IllegalChoice
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.choices import GoTo, Take
from rouages.games.gear_and_piston.events.town import TokenPlaced, TokensRested
from rouages.games.gear_and_piston.places.alley import ChooseAlleyAction
from rouages.games.gear_and_piston.places.junk_yard import TakeJunk
from rouages.games.gear_and_piston.places.patent_office import TakePatent
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.planning import PlaceFull, PlanActions
from rouages.games.gear_and_piston.resolution import BringTokensHome, ResolvePlace
from rouages.games.gear_and_piston.round import Round
from rouages.games.gear_and_piston.table import BACK_ALLEY, PATENT_OFFICE, PLACES
from rouages.proving.contract import begin, random_play
from tests.games.gear_and_piston.positions import (
    choose,
    happened,
    options,
    place,
    play,
    position,
    question,
)


def test_players_place_in_turn_from_the_first_player_on():
    table = position(players=3, first=2)
    play(table, PlanActions(2))
    order = []
    for _ in range(6):
        order.append(question(table).seat)
        choose(table, GoTo, place=("workshop", "patent_office")[len(order) % 2])
    assert order == [2, 0, 1, 2, 0, 1]


def test_a_token_lies_on_the_first_free_space():
    table = position(players=2)
    play(table, PlanActions(0))
    for _ in range(3):
        choose(table, GoTo, place="patent_office")
    assert table.placed[PATENT_OFFICE] == [0, 1, 0]
    assert happened(table, TokenPlaced) == [
        TokenPlaced(seat, "patent_office", space) for seat, space in ((0, 1), (1, 2), (0, 3))
    ]


def test_a_full_place_is_not_offered_and_the_reason_is_told():
    match = begin(GAME, 2, {}, 1)
    for _ in range(2):
        match.play(match.pending[0], GoTo("junk_yard"))
    seat = match.pending[0]
    with pytest.raises(IllegalChoice) as refusal:
        match.play(seat, GoTo("junk_yard"))
    assert refusal.value.fields["why"] == PlaceFull("junk_yard")
    assert [option.place for option in match.decision(seat).options] == [
        "back_alley",
        "patent_office",
        "workshop",
    ]


def test_planning_goes_on_until_all_available_tokens_are_placed():  # ruling 7
    table = position(players=2)
    table.tokens = [4, 2]
    play(table, PlanActions(0))
    order = []
    while table.agenda:
        order.append(question(table).seat)
        choose(table, GoTo, place=options(table)[-1].place)
    assert order == [0, 1, 0, 1, 0, 0]
    assert table.tokens == [0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_is_ever_stuck(players):  # ruling 7
    spaces = begin(GAME, players, {}, 1).table.spaces
    assert sum(spaces) >= players * (4 if players < 4 else 3) + 3


def test_tokens_act_in_the_order_of_their_spaces_and_go_home():
    table = position(players=2, patents="eMc eMp eMr")
    place(table, patent_office="101")
    play(table, ResolvePlace(PATENT_OFFICE))
    order = []
    while table.agenda:
        order.append(question(table).seat)
        choose(table, Take, part="electric_motor", icons=options(table)[0].icons)
    assert order == [1, 0, 1]
    assert table.tokens == [4, 4]


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("back_alley", ChooseAlleyAction(0)),
        ("patent_office", TakePatent(0)),
        ("junk_yard", TakeJunk(0, 2)),
        ("workshop", ChooseWork(0, 3)),
    ],
)
def test_each_place_has_its_phase_and_its_question(name, asked):
    table = position(new="Gp", junk="A*")
    place(table, **{name: "0"})
    play(table, ResolvePlace(PLACES.index(name)))
    assert (question(table), table.phase) == (asked, name)


def test_an_alley_token_rests_a_round():  # ruling 8
    table = position(players=2)
    place(table, back_alley="0")
    play(table, BringTokensHome(), ResolvePlace(BACK_ALLEY))
    assert table.resting == [0]
    assert table.tokens == [3, 4]


def test_it_comes_home_when_the_alley_is_resolved_in_the_next_round():  # ruling 8
    table = position(players=2)
    table.resting, table.tokens = [0], [3, 4]
    play(table, BringTokensHome(), ResolvePlace(BACK_ALLEY))
    assert table.resting == []
    assert table.tokens == [4, 4]
    assert happened(table, TokensRested) == [TokensRested((0,))]


def test_where_no_token_rests_none_comes_home():
    table = position(players=2)
    play(table, BringTokensHome())
    assert table.phase == "back_alley"
    assert table.news == []


def test_so_it_misses_exactly_one_planning():
    match = begin(GAME, 2, {}, 6)
    rng, missed = random.Random(2), []
    for _ in random_play(match, rng):
        table = match.table
        if table.phase == "planning" and not any(table.placed):
            rested = len([seat for seat in range(2) for _ in range(table.resting.count(seat))])
            missed.append((rested, sum(table.tokens)))
    assert missed
    assert all(rested + ready == 8 for rested, ready in missed)
    assert any(rested for rested, _ in missed)


def test_a_new_round_begins_with_the_first_player():
    table = position(players=4, first=3, patents="eMc", scrap="A*")
    play(table, Round())
    assert question(table).seat == 3
    assert table.round == 2
    assert happened(table, type(table.news[0]))[0].round == 2
