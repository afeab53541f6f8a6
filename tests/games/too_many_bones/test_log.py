"""The log says why HP are lost, what fades and who does it (rulebook: damage, effects)."""

import ast
from pathlib import Path

import pytest

import rouages.games.too_many_bones as package
from rouages.games.too_many_bones.baddies.tyrant_die import raise_orb, strip
from rouages.games.too_many_bones.battle.rounds import Round
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN
from rouages.games.too_many_bones.box.words import Cause, RageLevel, words
from rouages.games.too_many_bones.party.slots import BREAKDOWN, set_rage
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.words.catalogue import LANGUAGES, of_game
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    bones,
    choose,
    die,
    happened,
    hold,
    place,
    roll,
    run,
    take_turn,
)

SOURCES = sorted(Path(package.__file__).parent.rglob("*.py"))


def causes(table):
    return [(event.name, event.cause) for event in happened(table, "Damaged")]


def test_every_harm_names_its_cause():
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "harm":
                assert "cause" in [keyword.arg for keyword in node.keywords], (file.name, node.lineno)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_every_level_of_rage_has_a_word(language):
    said = of_game(package.GAME.package, language)
    assert all(f"cause.{cause}" in said for cause in words(Cause))
    assert all(f"rage.{level}" in said for level in words(RageLevel))
    assert all(f"lock.{value}{kind}" in said for value in range(1, 13) for kind in "LTF")


def test_poison_and_bleeding_are_told_apart_and_poison_fades():
    table = battle("picket", "boar")
    table.hp[0] = 5
    afflict(table, 0, POISON, 2)
    afflict(table, 0, BLEED)
    take_turn(table, 0)
    assert causes(table) == [("picket", "poison"), ("picket", "bleed")]
    assert [(event.effect, event.value) for event in happened(table, "EffectFaded")] == [("poison", 1)]


def test_what_has_faded_away_is_gone():
    table = battle("picket", "boar")
    afflict(table, 4, POISON, 1)
    afflict(table, 4, STUN)
    take_turn(table, 4)
    assert {event.effect for event in happened(table, "EffectGone")} == {"poison", "stun"}


def test_fatigue_is_named():
    table = battle("picket", "boar")
    table.round = 6
    run(table, Round())
    assert ("picket", "fatigue") in causes(table)


def test_ale_says_what_it_costs():
    table = battle("picket", "boar")
    table.hp[0] = 4
    roll(table, 0, "orcish_ale ale 2")
    choose(table, "UseDie", verb="drink_ale")
    assert [(event.lost, event.left, event.cause) for event in happened(table, "Damaged")] == [(3, 1, "ale")]


def test_the_throne_says_how_long_it_holds_and_everybody_sees_it():
    table = battle("picket", "boar", tyrant="goblin_king")
    table.chip[4] = CHIP["goblin_king"]
    table.battle.throne = 3
    assert view(table, None).throne == 3
    harm(table, 4, 2, 0)
    assert [(event.lost, event.left) for event in happened(table, "ThroneStruck")] == [(2, 1)]
    assert not happened(table, "Shielded")
    harm(table, 4, 2, 0)
    assert view(table, None).throne is None


def test_rage_is_told_as_the_sheet_writes_it():
    table = battle("tantrum", "boar")
    for number, step in ((1, 1), (2, 0), (3, 4), (3, BREAKDOWN)):
        set_rage(table, 0, number, step)
    assert [event.level for event in happened(table, "RageTurned")] == ["1.2", "2.0", "3.8", "breakdown"]
    assert [event.skill for event in happened(table, "RageTurned")][:2] == ["rage", "raaage"]


def test_mischief_is_told_only_where_there_is_a_die_to_remove():
    table = battle("picket", "cutpurse")
    assert table.skill(4, "mischief")
    take_turn(table, 4)
    assert "mischief" not in [event.skill for event in happened(table, "BaddieActed")]
    table.active[0] = [die(table, 0, "defence defence 2")]
    take_turn(table, 4)
    assert "mischief" in [event.skill for event in happened(table, "BaddieActed")]


def test_the_orb_is_seen_to_arrive():
    table = battle("picket", "boar", tyrant="gendricks")
    raise_orb(table, 2)
    assert [(event.name, event.place) for event in happened(table, "Entered")] == [("orb", 2)]


def test_the_meter_is_told_by_names():
    table = battle("picket", "boar great_bear")
    hold(table, 0, "laser_pointer")
    roll(bones(table, 0, 1), 0, target=4)
    choose(table, "UsePlan", plan="laser_pointer")
    assert happened(table, "MeterChanged")[-1].names == ("picket", "great_bear", "boar")


def test_stripped_dice_are_counted():
    table = battle("picket", "boar")
    table.chip[4] = CHIP["nom"]
    place(table, 4, 4)
    table.active[0] = [die(table, 0, "defence defence 1"), die(table, 0, "defence defence 2")]
    strip(table, 0)
    assert [event.count for event in happened(table, "DiceLost")] == [2]


def test_dice_are_told_with_what_they_show():
    table = battle("picket", "boar")
    table.news.clear()
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "PickAttack")
    choose(table, "RollThem")
    said = of_game(package.GAME.package, "en").say(happened(table, "DiceRolled")[0], None, ("Ada",))
    assert said == "Ada rolls hit 1."
