"""How each tyrant's battle is set up (rulebook: tyrant)."""

import pytest

from rouages.games.too_many_bones.battle.tyrants import FaceTyrant, LineUp, SetTyrant
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import Tyrant
from rouages.games.too_many_bones.box.rules import BattleRules
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    camp,
    choose,
    happened,
    hold,
    run,
    take_out,
)

SOLO, TWO, THREE = "picket", "picket boomer", "picket boomer patches"


def met(tyrant, party=TWO, day=3, **table_has):
    """The party stands before its tyrant on this day."""
    table = camp(party, tyrant=tyrant, day=day)
    table.agenda = [Pause(0)]
    for name, value in table_has.items():
        setattr(table, name, value)
    return run(table, SetTyrant())


def queue(table):
    """What waits, the first to come first: Baddies by their points, tyrants by name."""
    return [
        CHIPS[chip].points if CHIPS[chip].points < 100 else CHIPS[chip].id for chip in reversed(table.queue)
    ]


def mat(table):
    """Who stands where; Baddies by their points."""
    facts = {unit: CHIPS[table.chip[unit]] for unit in table.foes()}
    return {unit: (one.points if one.points < 100 else one.id, table.at[unit]) for unit, one in facts.items()}


@pytest.mark.parametrize(
    ("tyrant", "party", "waiting"),
    [
        ("nom", SOLO, ["nom"]),
        ("nom", TWO, [5, 1, "nom"]),
        ("nom", THREE, [5, 1, 1, 1, 1, "nom"]),
        ("mulmesh", SOLO, ["mulmesh"]),
        ("mulmesh", TWO, [5, 1, "mulmesh"]),
        ("drellen", SOLO, []),
        ("drellen", TWO, [5, 1]),
        ("drellen", THREE, [5, 1, 1, 1, 1]),
        ("gendricks", SOLO, ["gendricks", 1]),
        ("gendricks", TWO, ["gendricks", 1, 5, 1]),
        ("goblin_king", SOLO, []),
        ("goblin_king", TWO, [5, 1]),
        ("marrow", SOLO, []),
        ("marrow", TWO, [5, 1]),
        ("duster", SOLO, ["duster", 1]),
        ("duster", TWO, ["duster", 1, 1]),
        ("duster", THREE, ["duster", 5, 5, 5]),
    ],
)
def test_the_queue_of_each_tyrant(tyrant, party, waiting):
    assert queue(met(tyrant, party)) == waiting


@pytest.mark.parametrize(
    ("tyrant", "party", "standing"),
    [
        ("nom", TWO, {}),
        ("mulmesh", TWO, {}),
        ("drellen", TWO, {4: ("drellen", 0), 5: (1, 1), 6: (1, 2)}),
        ("drellen", THREE, {4: ("drellen", 0), 5: (5, 1), 6: (5, 2)}),
        ("gendricks", TWO, {}),
        ("goblin_king", TWO, {4: ("goblin_king", 0)}),
        ("marrow", TWO, {6: ("marrow", 2)}),
        ("duster", TWO, {}),
    ],
)
def test_who_stands_on_the_mat_from_the_beginning(tyrant, party, standing):
    found = mat(met(tyrant, party))
    assert {unit: (name, at % 4) for unit, (name, at) in found.items()} == standing
    assert found.get(4, ("", 0))[1] == 0


@pytest.mark.parametrize(
    ("tyrant", "rules"),
    [
        ("nom", BattleRules(tyrant_battle=True, one_by_one=True)),
        ("mulmesh", BattleRules(tyrant_battle=True)),
        ("drellen", BattleRules(tyrant_battle=True, step_cost=2)),
        ("gendricks", BattleRules(tyrant_battle=True)),
        ("goblin_king", BattleRules(tyrant_battle=True)),
        ("marrow", BattleRules(tyrant_battle=True)),
        ("duster", BattleRules(tyrant_battle=True, tyrant_on_top=True)),
    ],
)
def test_the_rules_of_each_tyrants_battle(tyrant, rules):
    assert met(tyrant).rules == rules


@pytest.mark.parametrize("tyrant", list(Tyrant))
def test_nothing_of_an_older_queue_is_left(tyrant):
    assert CHIP["warlord"] not in met(tyrant.value, queue=[CHIP["warlord"]]).queue


def test_flares_make_the_queue_shorter_once():
    table = camp(TWO, tyrant="marrow", day=3)
    table.encounter.points = -3
    run(table, SetTyrant())
    assert queue(table) == [1, 1, 1]
    assert table.encounter.points == 0


@pytest.mark.parametrize(("goblins", "waiting"), [(True, ["gob"]), (False, [])])
def test_the_last_goblin_comes_only_where_it_was_told_to(goblins, waiting):
    table = camp(TWO, tyrant="marrow", day=0)
    take_out(table, CHIP["gob"])
    table.fallen[0], table.lasting.felled = [CHIP["gob"]], (CHIP["gob"],)
    table.lasting.goblins = goblins
    run(table, SetTyrant())
    assert [CHIPS[chip].id for chip in table.queue] == waiting


def test_only_those_on_their_feet_line_up_for_nom():
    table = camp(THREE, tyrant="nom")
    table.agenda = [Pause(0)]
    table.hp[:3] = [2, 0, 1]
    run(table, LineUp())
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    choose(table, "Verdict", name="patches")
    assert table.battle.line == (2, 0)
    assert table.away == [True, False, False, False]


def test_the_beasts_on_mulmeshs_card_lie_face_up_on_top_of_the_queue():
    beasts = [CHIP["wolf"], CHIP["lynx"]]
    table = met("mulmesh", stored=beasts)
    assert table.queue[-2:] == beasts
    assert [table.known[chip] for chip in beasts] == [2, 2]
    assert table.stored == []


def test_drellen_stands_alone_where_no_bog_is_left():
    table = camp(TWO, tyrant="drellen")
    for piles in (table.stacks, table.box):
        piles[0] = [chip for chip in piles[0] if CHIPS[chip].type != "bog"]
    run(table, SetTyrant())
    assert mat(table) == {4: ("drellen", 0)}


@pytest.mark.parametrize(("held", "throne"), [(True, 0), (False, 3)])
def test_a_care_package_blows_the_throne_up(held, throne):
    table = camp(TWO, tyrant="goblin_king")
    if held:
        hold(table, 1, "care_package")
    run(table, SetTyrant())
    assert table.battle.throne == throne
    assert [event.loot for event in happened(table, "LootUsed")] == ["care_package"] * held


def test_the_battle_against_the_tyrant_belongs_to_no_card():
    table = hold(camp(TWO, tyrant="marrow"), 1, "flare_distraction")
    table.agenda = [Pause(0)]
    table.card, table.choice = 4, 0
    run(table, FaceTyrant())
    assert asked_kind(table) == "LightFlare"
    assert (table.card, table.choice) == (-1, -1)
    assert table.rules == BattleRules(tyrant_battle=True)
