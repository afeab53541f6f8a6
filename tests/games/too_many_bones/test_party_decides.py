"""What the party decides, what its options need, and what it is given (rulebook: encounter, rewards)."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.loot import FACE, LOOT, LOOT_DECK, TROVE_DECK, Card
from rouages.games.too_many_bones.party.decisions import (
    OPTION,
    SHARE,
    TYRANT_NOW,
    VOLUNTEER,
    Verdict,
    ask_party,
    call_volunteer,
    open_options,
    verdicts,
)
from rouages.games.too_many_bones.party.needs import healing, is_open
from rouages.games.too_many_bones.party.rewards import HandOver, ShareCard, give
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    camp,
    choose,
    happened,
    hold,
    options,
    run,
)


def at(card, party="picket boomer tantrum"):
    table = camp(party, day=4)
    table.card = NUMBER[card]
    table.agenda = [Pause(0)]
    return table


def test_the_options_of_a_card_are_called_by_their_numbers():
    assert verdicts(at("G18"), OPTION) == [
        Verdict("option", 0, "G18.1"),
        Verdict("option", 1, "G18.2"),
        Verdict("option", 2, "G18.3"),
    ]


def test_before_the_tyrant_the_party_may_go_on():
    assert verdicts(at("G01"), TYRANT_NOW) == [
        Verdict("tyrant", 0, "encounter"),
        Verdict("tyrant", 1, "tyrant"),
    ]


@pytest.mark.parametrize("topic", [SHARE, VOLUNTEER])
def test_where_the_party_decides_about_a_gearloc_each_can_be_named(topic):
    assert verdicts(at("G01"), topic) == [
        Verdict(topic, 0, "picket"),
        Verdict(topic, 1, "boomer"),
        Verdict(topic, 2, "tantrum"),
    ]


def test_nobody_in_the_line_steps_forward_again():
    table = at("G01")
    table.battle.line = (1,)
    assert [verdict.number for verdict in verdicts(table, VOLUNTEER)] == [0, 2]


@pytest.mark.parametrize(
    ("topic", "hp", "named"),
    [
        (VOLUNTEER, [1, 0, 2], [0, 2]),
        (VOLUNTEER, [0, 0, 1], [2]),
        (VOLUNTEER, [0, 0, 0], [0, 1, 2]),
        (SHARE, [1, 0, 2], [0, 1, 2]),
    ],
)
def test_a_gearloc_that_is_knocked_out_steps_forward_for_nothing_but_has_its_share(topic, hp, named):
    table = at("G01")  # ruling 22
    table.hp[:3] = hp
    assert [verdict.number for verdict in verdicts(table, topic)] == named


def test_an_option_that_was_tried_in_vain_is_closed():
    table = at("G18")
    table.encounter.closed = 1
    assert open_options(table) == [0, 2]


def test_an_option_that_needs_what_the_party_lacks_is_closed():
    table = at("G13")
    assert open_options(table) == [1]
    for seat, loot in enumerate(("oggot_herbs", "throwing_axe", "multi_tool")):
        hold(table, seat, loot)
    assert open_options(table) == [0, 1]
    table.encounter.closed = 0
    assert open_options(table) == [1]


def test_where_everything_is_closed_everything_is_open():
    table = at("G13")
    table.encounter.closed = 1
    assert open_options(table) == [0, 1]


def test_all_but_the_leader_propose_and_then_the_leader_decides():
    table = at("G18")
    ask_party(table, OPTION)
    run(table)
    assert table.proposals == [-1, -1, -1]
    assert sorted(pending(table)) == [1, 2]
    assert [type(asked(table, seat)).__name__ for seat in (1, 2)] == ["Propose", "Propose"]
    choose(table, "Verdict", seat=2, number=1)
    assert table.proposals == [-1, -1, 1]
    [proposed] = happened(table, "Proposed")
    assert (proposed.seat, proposed.topic, proposed.name) == (2, "option", "G18.2")
    choose(table, "NoProposal", seat=1)
    assert table.proposals == [-1, -1, 1]
    assert len(happened(table, "Proposed")) == 1
    assert (pending(table), asked_kind(table)) == ((0,), "Decide")
    choose(table, "Verdict", number=2)
    assert (table.proposals, table.verdict) == ([], 2)
    [taken] = happened(table, "OptionTaken")
    assert (taken.topic, taken.name) == ("option", "G18.3")


def test_a_lone_leader_decides_without_proposals():
    table = at("S01", party="picket")
    ask_party(table, OPTION)
    run(table)
    assert (pending(table), asked_kind(table)) == ((0,), "Decide")


def test_a_volunteer_is_named_by_the_party_and_a_lone_gearloc_is_asked_nothing():
    table = at("G01", party="picket boomer")
    table.shown = [table.loot_deck.pop()]
    call_volunteer(table, HandOver())
    run(table)
    assert [option.name for option in options(table, "Verdict")] == ["picket", "boomer"]
    choose(table, "NoProposal")
    choose(table, "Verdict", number=1)
    assert [len(hand) for hand in table.hands] == [0, 1]
    table = at("S01", party="picket")
    table.shown = [table.loot_deck.pop()]
    call_volunteer(table, HandOver())
    run(table)
    assert asked_kind(table) == "Pause"
    assert [len(hand) for hand in table.hands] == [1]
    assert table.verdict is None


def holding(*names, party="picket boomer"):
    return hold(camp(party), 0, *names)


@pytest.mark.parametrize(
    ("need", "names", "is_met"),
    [
        ("loot_each", (), False),
        ("loot_each", ("oggot_herbs",), False),
        ("loot_each", ("oggot_herbs", "throwing_axe"), True),
        ("loot_each", ("oggot_herbs", "dex_infuser", "laser_pointer"), False),
        ("loot_each", ("oggot_herbs", "dex_infuser", "zelfey_root"), True),
        ("loot_one", (), False),
        ("loot_one", ("laser_pointer",), False),
        ("loot_one", ("oggot_herbs",), True),
        ("healing", ("zelfey_seeds", "healing_flask"), True),
        ("healing", ("zelfey_seeds",), False),
        ("healing", ("oggot_herbs", "throwing_axe"), False),
    ],
)
def test_some_options_need_loot_or_healing(need, names, is_met):
    assert is_open(holding(*names), need) is is_met


@pytest.mark.parametrize(
    ("name", "per_use"),
    [("mixed_berries", 5), ("zelfey_seeds", 2), ("last_battle_stew", 1), ("healing_flask", 1)],
)
def test_each_use_of_a_card_heals_so_much_outside_battle(name, per_use):
    table = holding("oggot_herbs", name)
    table.hands[1] = [Card(FACE[name], 3)]
    assert healing(table) == per_use * (LOOT[FACE[name]].uses + 3)


def test_the_first_trove_is_no_loot():
    table = camp("picket")
    assert not is_open(hold(table, 0, LOOT[TROVE_DECK[0]].id), "loot_one")
    assert is_open(hold(table, 0, LOOT[LOOT_DECK[-1]].id), "loot_one")


SMALL, LARGE = ("bog_pole", "clay_golem"), ("bog_lurk", "stone_golem")


@pytest.mark.parametrize(
    ("party", "fallen", "is_met"),
    [
        ("picket boomer", SMALL, True),
        ("picket boomer", SMALL[:1], False),
        ("picket boomer", SMALL[1:], False),
        ("picket boomer", LARGE, False),
        ("picket boomer tantrum", SMALL, False),
        ("picket boomer tantrum", (*SMALL, LARGE[0]), False),
        ("picket boomer tantrum", (*SMALL, LARGE[1]), False),
        ("picket boomer tantrum", SMALL + LARGE, True),
    ],
)
@pytest.mark.parametrize("pile", ["fallen", "trophies"])
def test_a_brew_needs_what_was_defeated_more_of_it_for_a_large_party(pile, party, fallen, is_met):
    table = camp(party, tyrant="drellen")
    chips = [CHIP[name] for name in fallen]
    if pile == "fallen":
        table.fallen[0] = chips
    else:
        table.trophies = chips
    assert is_open(table, "ingredients") is is_met


def rewarded(*rewards, party="picket boomer"):
    table = camp(party, day=4)
    table.agenda = [Pause(0)]
    give(table, *rewards)
    return table


def test_progress_is_told_with_what_it_comes_to():
    table = camp("picket boomer")
    table.progress = 2
    give(table, {"progress": 1}, {"progress": 2})
    [made] = happened(table, "ProgressMade")
    assert (made.gained, made.total, table.progress) == (3, 5, 5)
    assert not happened(rewarded({"loot_each": 1}), "ProgressMade")


def test_what_a_test_has_brought_is_gained_where_the_card_says_so_in_words():
    table = camp("picket boomer")
    table.encounter.gained = 3
    give(table, {"progress": "gained"})
    assert table.progress == 3


def test_winners_at_darts_gain_more():
    table = camp("picket boomer")
    table.encounter.darts_won = (1,)
    give(table, {"loot_each": 1, "loot_per_winner": 2})
    assert [len(hand) for hand in table.hands] == [1, 3]


def test_each_gearloc_gains_what_is_said_and_no_more():
    table = rewarded({"loot_each": 2, "trove_each": 1})
    assert [len(hand) for hand in table.hands] == [3, 3]
    assert sorted(event.seat for event in happened(table, "LootDrawn")) == [0, 0, 1, 1]
    assert sorted(event.seat for event in happened(table, "TroveDrawn")) == [0, 1]


@pytest.mark.parametrize("trove", [False, True])
def test_a_shared_card_is_seen_and_goes_to_whom_the_leader_names(trove):
    table = run(rewarded({"trove_party" if trove else "loot_party": 1}))
    [face] = table.shown
    if trove:
        assert [event.locks for event in happened(table, "TroveTurned")] == [LOOT[face].locks]
        assert not happened(table, "LootTurned")
    else:
        assert [event.loot for event in happened(table, "LootTurned")] == [LOOT[face].id]
        assert not happened(table, "TroveTurned")
    assert (face in TROVE_DECK) is trove
    choose(table, "NoProposal")
    choose(table, "Verdict", number=1)
    assert [card.face for card in table.hands[1]] == [face]
    assert not table.hands[0]
    assert not table.shown


def test_as_many_cards_are_shared_as_the_reward_says():
    table = run(rewarded({"loot_party": 2, "trove_party": 1}))
    for number in (0, 1, 1):
        choose(table, "NoProposal")
        choose(table, "Verdict", number=number)
    assert asked_kind(table) == "Pause"
    assert [len(hand) for hand in table.hands] == [1, 2]


@pytest.mark.parametrize("trove", [False, True])
def test_a_lone_gearloc_takes_what_is_shared(trove):
    table = camp("picket")
    table.agenda = [Pause(0)]
    run(table, ShareCard(trove=trove))
    assert asked_kind(table) == "Pause"
    assert [card.face in TROVE_DECK for card in table.hands[0]] == [trove]
    assert not table.shown


def test_where_no_card_is_left_nothing_is_shared():
    table = camp("picket boomer")
    table.agenda = [Pause(0)]
    table.loot_deck.clear()
    run(table, ShareCard(trove=False))
    assert asked_kind(table) == "Pause"
    assert not table.news
    assert not table.shown


def test_training_comes_after_the_cards():
    table = run(rewarded({"training": 1, "loot_party": 1}))
    assert table.training[:2] == [1, 1]
    choose(table, "NoProposal")
    choose(table, "Verdict", number=0)
    assert asked_kind(table) == "SpendTraining"
