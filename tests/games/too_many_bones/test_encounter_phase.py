"""The encounter phase: the card, the option, its end (rulebook: phases, encounter)."""

import pytest

from rouages.engine.agenda import advance, asked, pending
from rouages.games.too_many_bones.adventure import encounter
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.table import Phase
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    choose,
    happened,
    hold,
    loaded,
    options,
    resting,
    run,
)
from tests.games.too_many_bones.todays_card import TWO, at_card


def planned(table):
    """What is still to come, the next thing first."""
    return [type(item).__name__ for item in reversed(table.agenda)]


def taken(name, number, **more):
    """An option was taken, and nothing of it has happened yet."""
    table = at_card(name, **more)
    table.agenda.append(encounter.Conclude())
    encounter.take_option(table, number)
    return table


def settled(table):
    """Nobody proposes anything."""
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    return table


@pytest.mark.parametrize(("beyond", "kind"), [(-1, "card"), (0, "tyrant"), (1, "tyrant")])
def test_with_enough_progress_the_party_may_face_the_tyrant(beyond, kind):
    table = resting(TWO)
    table.progress = table.needed + beyond
    run(table, encounter.EncounterPhase())
    assert table.phase == Phase.ENCOUNTER
    assert (table.card == -1) == (kind == "tyrant")
    topic = asked(settled(table), 0).topic
    assert topic == ("tyrant" if kind == "tyrant" else "option")


@pytest.mark.parametrize(("number", "steps"), [(1, ["FaceTyrant", "RecoveryPhase"]), (0, ["DrawEncounter"])])
def test_the_tyrant_or_the_next_card(number, steps):
    table = resting(TWO)
    table.progress = table.needed
    settled(run(table, encounter.FaceOrGoOn()))
    assert [option.number for option in options(table)] == [0, 1]
    assert planned(table) == ["Decide", "TyrantOrCard", "Pause"]
    table.verdict = number
    encounter.TyrantOrCard().run(table)
    assert planned(table)[: len(steps)] == steps


def test_the_top_card_is_drawn_and_read():
    table = resting(TWO)
    top = table.deck[-1]
    run(table, encounter.DrawEncounter())
    assert table.card == top
    assert table.news[0] == told.EncounterDrawn(CARDS[top].id)
    assert asked_kind(settled(table)) == "Decide"
    assert [option.number for option in options(table)] == [0, 1]


def test_a_card_that_was_avoided_is_not_met_again_today():  # ruling 70
    table = resting(TWO)
    top, second = table.deck[-1], table.deck[-2]
    run(table, encounter.DrawEncounter(top))
    assert table.card == second


def test_whoever_holds_a_map_may_read_it_before_the_party_chooses():
    table = run(hold(resting(TWO), 1, "tattered_map"), encounter.DrawEncounter())
    assert (asked_kind(table), pending(table)) == ("ReadMap", (1,))
    assert planned(table)[1] == "LookAtCard"


@pytest.mark.parametrize(("card", "kind"), [("G20", "UseLootFirst"), ("G23", "Propose")])
def test_who_can_scout_does_so_before_a_choice_that_may_lead_to_battle(card, kind):
    table = hold(at_card(card), 0, "small_spotting_scope")
    run(table, encounter.LookAtCard())
    assert asked_kind(table) == kind
    if kind == "UseLootFirst":
        choose(table, "KeepLoot")
    assert asked_kind(settled(table)) == "Decide"


def test_the_option_that_the_leader_names_is_taken():
    table = at_card("G23", choice=-1)
    settled(run(loaded(table, 0, 0, 0, 0), encounter.ChooseOption()))
    choose(table, "Verdict", number=0)
    assert table.choice == 0
    assert happened(table, "TestPassed")
    assert table.progress == 1


def test_an_option_begins_afresh_with_its_own_rules():
    table = at_card("G20")
    table.encounter.failed, table.victory = True, False
    encounter.take_option(table, 0)
    assert table.choice == 0
    assert table.rules.no_defence
    assert (table.encounter.failed, table.victory) == (False, True)
    encounter.take_option(table, 1)
    assert not table.rules.no_defence


@pytest.mark.parametrize(
    ("card", "number", "steps"),
    [
        ("G20", 0, ["OfferLoot", "AskFlares", "BuildQueue", "StartBattle", "Conclude"]),
        ("G05", 0, ["Conclude"]),
        ("G13", 1, ["OfferLoot", "MeetCloaks", "CheckSwitch", "Conclude"]),
        (
            "G16",
            1,
            [
                *["OfferLoot", "NearestLoses", "CheckSwitch"],
                *["OfferLoot", "AskFlares", "BuildQueue", "StartBattle", "Conclude"],
            ],
        ),
        ("SP3", 0, ["SneakPast", "CheckSwitch", "Conclude"]),
        ("T-nom-1", 1, ["AllLose", "CheckSwitch", "SkipRecovery", "CheckSwitch", "Conclude"]),
    ],
)
def test_deeds_come_first_then_the_battle_and_loot_before_what_it_could_change(card, number, steps):
    assert planned(taken(card, number))[:-1] == steps


@pytest.mark.parametrize(("card", "surprised"), [("G16", True), ("G09", False)])
def test_a_failed_test_leads_to_the_other_option_and_a_surprise_stays(card, surprised):
    table = taken(card, 0)
    table.encounter.other_option = True
    encounter.CheckSwitch().run(table)
    assert (table.choice, table.encounter.closed) == (1, 0)
    assert table.rules.surprised_party == surprised
    assert planned(table)[-2:] == ["Conclude", "Pause"]
    assert not set(planned(table)) & {"DefuseTrap", "ShootScout"}
    assert "BuildQueue" in planned(table)


def test_the_other_option_of_the_second_is_the_first():
    table = taken("G20", 1)
    table.encounter.other_option = True
    encounter.CheckSwitch().run(table)
    assert (table.choice, table.encounter.closed) == (0, 1)


def test_what_came_to_nothing_lets_the_party_choose_again():
    table = hold(taken("S07", 1), 0, "oggot_herbs")
    table.encounter.choose_again = True
    encounter.CheckSwitch().run(table)
    assert table.choice == -1
    assert planned(table) == ["Decide", "TakeAnother", "Conclude", "Pause"]
    choose(table, "Verdict", number=0)
    assert table.choice == 0
    assert table.round == 1


def test_who_is_beaten_before_the_end_comes_to_the_end():
    table = taken("G14", 0)
    table.encounter.beaten = True
    encounter.CheckSwitch().run(table)
    assert planned(table) == ["Conclude", "Pause"]
    assert not table.encounter.beaten


def test_after_a_deed_that_went_well_the_option_goes_on():
    table = taken("G14", 0)
    before = planned(table)
    encounter.CheckSwitch().run(table)
    assert planned(table) == before


def concluded(name, choice=0, *, victory=True, failed=False, **more):
    table = at_card(name, choice, **more)
    table.victory, table.encounter.failed = victory, failed
    encounter.Conclude().run(table)
    return table


@pytest.mark.parametrize(
    ("victory", "failed", "won"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_only_success_brings_the_reward(victory, failed, won):
    table = concluded("SP2", victory=victory, failed=failed)
    assert planned(table)[:-1] == (["Reward"] if won else ["ReturnOnTop", "CheckSwitch"]) + ["PutAway"]
    assert (table.phase == Phase.REWARD) == won


@pytest.mark.parametrize(
    ("card", "choice", "steps"),
    [
        ("SP5", 1, ["EnterWarRoom", "CheckSwitch", "Reward", "PutAway"]),
        ("G13", 0, ["Reward", "ShuffleIn", "CheckSwitch", "PutAway"]),
        ("SP6", 0, ["Reward", "LosersPay", "CheckSwitch", "ReshuffleCard", "CheckSwitch", "PutAway"]),
    ],
)
def test_some_deeds_come_before_the_reward_some_after_it_some_always(card, choice, steps):
    assert planned(concluded(card, choice))[:-1] == steps


@pytest.mark.parametrize(
    ("card", "fell", "found"), [("G02", True, True), ("G02", False, False), ("G20", True, False)]
)
def test_a_dragon_that_fell_in_its_hunt_brings_the_hunters(card, fell, found):
    table = at_card(card)
    table.encounter.dragon_fell = fell
    encounter.Conclude().run(table)
    assert (NUMBER["SP4"] in table.deck) == found


def test_the_reward_is_that_of_the_option_and_of_the_card():
    table = at_card("G07")
    encounter.Reward().run(table)
    assert (table.progress, table.training[:2]) == (2, [1, 1])
    assert [len(hand) for hand in table.hands] == [1, 1]
    table = at_card("G18", 2)
    encounter.Reward().run(table)
    assert (table.progress, table.training[:2], table.hands) == (0, [0, 0], [[], []])


@pytest.mark.parametrize(
    ("field", "gone", "steps"),
    [
        (None, True, ["RecoveryPhase"]),
        ("returned", False, ["RecoveryPhase"]),
        ("no_recovery", True, ["OfferLoot"]),
        ("another", True, ["OfferLoot", "DrawEncounter"]),
    ],
)
def test_the_card_is_put_away_and_recovery_or_another_card_follows(field, gone, steps):
    table = at_card("G09")
    table.lost_atk[0], table.queue = 1, [CHIP["hexer"]]
    if field:
        setattr(table.encounter, field, True)
    encounter.PutAway().run(table)
    assert planned(table)[:-1] == steps
    assert (NUMBER["G09"] in table.gone) == gone
    assert (table.card, table.choice) == (-1, -1)
    assert (table.lost_atk[0], table.queue) == (0, [])
    assert field is None or not getattr(table.encounter, field)


@pytest.mark.parametrize("field", ["returned", "no_recovery"])
def test_after_the_last_day_s_card_nobody_is_asked_anything(field):  # ruling 96
    table = at_card("G09")
    table.day = table.days
    setattr(table.encounter, field, True)
    encounter.PutAway().run(table)
    assert planned(table)[:-1] == ["RecoveryPhase"]


def test_the_card_that_sent_the_party_on_is_not_drawn_next():  # ruling 70
    table = at_card("SP4")
    table.encounter.another = table.encounter.returned = True
    table.deck.append(NUMBER["SP4"])
    table.agenda.append(encounter.PutAway())
    advance(table)
    assert table.card not in (-1, NUMBER["SP4"])
