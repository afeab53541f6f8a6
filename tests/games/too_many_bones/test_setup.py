"""Setting up, difficulty, days (rulebook: setup, phases, difficulty, stats)."""

import pytest

from rouages.engine.chance import Rng
from rouages.engine.refusals import BadOption
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.adventure.day import Day
from rouages.games.too_many_bones.box.cards import CARDS, OPENING
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import Difficulty, Tyrant
from rouages.games.too_many_bones.options import TYRANT_CARDS, Options, TyrantFacts, facts
from tests.games.too_many_bones.positions import camp, run


@pytest.mark.parametrize("tyrant", list(Tyrant))
def test_the_deck_has_days_minus_three_general_cards_the_tyrants_and_three_special_on_top(tyrant):
    table = camp("picket boomer", tyrant=tyrant.value)
    card = TYRANT_CARDS[tyrant.value]
    kinds = [CARDS[number].deck for number in table.deck]
    assert kinds.count("general") == card["days"] - 3
    assert kinds.count("tyrant") == card["encounter_cards"]
    assert table.deck[-3:] == list(OPENING[::-1])


@pytest.mark.parametrize(
    ("tyrant", "told"),
    [
        (Tyrant.NOM, TyrantFacts(8, 6, 6, ("thick_skin", "recover"))),
        (Tyrant.DUSTER, TyrantFacts(13, 10, 14, ("shrouded", "limit", "hide"))),
    ],
)
def test_a_tyrant_says_how_long_the_way_to_it_is_and_what_it_can_do(tyrant, told):
    assert facts(tyrant) == told


def test_a_lone_gearloc_meets_the_solo_cards():  # ruling 36
    table = camp("picket", tyrant="nom")
    kinds = [CARDS[number].deck for number in table.deck[:-3]]
    assert (kinds.count("solo"), kinds.count("tyrant"), len(kinds)) == (12, 1, 13)


def test_the_stacks_hold_the_tyrants_types_only():
    table = camp("picket", tyrant="drellen")
    types = {CHIPS[chip].type for stack in table.stacks for chip in stack}
    assert types == {"bog", "goblin", "beast"}
    assert [len(stack) for stack in table.stacks] == [12, 9, 6]


@pytest.mark.parametrize(
    ("difficulty", "hp", "training"), [("adventurer", 7, 1), ("heroic", 6, 1), ("legendary", 5, 0)]
)
def test_the_difficulty_helps_at_set_up(difficulty, hp, training):  # ruling 37
    options = Options(Tyrant.NOM, Difficulty(difficulty), ("picket",))
    table = GAME.setup(options, 1, Rng(b"x"))
    assert table.hp[0] == table.most_hp(0) == hp
    assert table.training[0] == training


def test_wrong_gearlocs_are_refused():
    for names in (("picket", "picket"), ("picket",), ("picket", "nobody")):
        with pytest.raises(BadOption, match="2 different names"):
            GAME.options_from({"gearlocs": names}, 2)


def test_the_adventure_is_lost_after_the_last_day():
    table = camp("picket", tyrant="nom", day=8)
    run(table, Day())
    assert table.ending == "out_of_days"
    assert GAME.outcome(table).places == (2,)


def test_a_new_day_resets_what_was_used():
    table = camp("picket", day=2)
    table.today.use(0, 63)
    table.today.long_rest = table.lasting.antidote = True
    run(table, Day())
    assert table.day == 3
    assert table.today.used[0] == 0
    assert not table.today.long_rest
    assert table.lasting.antidote
