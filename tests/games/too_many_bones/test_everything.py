"""Everything with an effect of its own has a test; the data are as they should be (rulebook: professions)."""

import json
import re
from collections import Counter
from importlib.resources import files

import pytest
from msgspec import to_builtins

from rouages.engine.kinds import kinds_of
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.battle.tyrants import RULES
from rouages.games.too_many_bones.box.cards import CARDS, OurOption
from rouages.games.too_many_bones.box.chips import BADDIES, TYRANTS, named
from rouages.games.too_many_bones.box.components import decoded
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.box.loot import LOOT, LOOT_DECK, TROVE_DECK
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.encounters.courses import COURSES, Course
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.gearlocs.plan_effects import EFFECTS_OF_PLANS
from rouages.games.too_many_bones.gearlocs.plans import AIMS as PLAN_AIMS
from rouages.games.too_many_bones.gearlocs.plans import LINES
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.gearlocs.ways import AIMS, WAYS
from tests.games.too_many_bones.everything import tests as covered
from tests.games.too_many_bones.everything import things

GLOSSARY = {
    "bleed", "break", "careless", "compound", "corrosive", "dive", "engulf", "flight", "frenzy", "hardy",
    "inspire", "lashback", "mischief", "poison", "rage", "raiding", "recover", "signal", "stun", "taunt",
    "terrify", "thick_skin", "undead", "untargetable", "weaken",
}  # fmt: skip


def test_everything_has_its_test():
    assert [thing for thing in things() if thing not in covered()] == []


def test_no_test_covers_what_does_not_exist():
    assert set(covered()) <= set(things())


def test_there_are_64_skills_and_all_of_the_glossary_is_in_play():
    assert sum(thing.startswith("skill.") for thing in things()) == 64
    used = {name for chip in BADDIES for name in (*chip.skills, *[skill for skill, _, _ in chip.bones])}
    assert used == GLOSSARY


def test_our_54_baddies_follow_the_template():
    assert len(BADDIES) == 54
    assert set(Counter((chip.type, chip.points) for chip in BADDIES).values()) == {4, 3, 2}
    ranges = {1: (2, 4, 1, 2, 0, 1), 5: (5, 8, 2, 3, 0, 2), 20: (12, 17, 3, 5, 1, 3)}
    for chip in BADDIES:
        low, high, weak, strong, bare, armoured = ranges[chip.points]
        assert low <= chip.hp <= high, chip.id
        shared = chip.attack * min(2, chip.targets) if chip.points < 20 else chip.attack
        assert weak <= shared <= strong, chip.id
        assert bare <= chip.defence <= armoured, chip.id
        assert 1 <= chip.initiative <= 6


def test_the_chips_that_cards_name_exist():
    assert [len(named(name)) for name in ("dragon", "wolf", "kobold", "clay_golem", "stone_golem")] == [
        2,
        2,
        1,
        1,
        1,
    ]
    assert [len(named(name)) for name in ("golden_golem", "bog_pole_or_frog", "bog_lurk")] == [1, 2, 1]


def test_our_data_say_that_they_are_ours():
    for file in files(GAME.package).joinpath("box", "data", "ours").iterdir():
        assert json.loads(file.read_text("utf-8"))["status"].startswith("ours"), file.name


def test_seven_tyrants_and_twenty_locks():  # rulings 40, 41
    assert len(TYRANTS) == 7
    assert all(len(tyrant.die) == 6 for tyrant in TYRANTS)
    locks = [LOOT[face].locks for face in TROVE_DECK]
    assert len(locks) == 20
    assert all(sorted(lock[1] for lock in triple) == ["F", "L", "T"] for triple in locks)
    assert 0 < sum(any(lock[0] == "5" for lock in triple) for triple in locks) < 20
    assert min(Counter(locks).values()) == 2
    assert len(LOOT_DECK) == 40


def test_every_word_of_the_data_is_known_to_the_rules():
    for who, ways in enumerate(WAYS):
        shown = {face.icon for skill in GEARLOC[who].skills[1:17] if skill.rolled for face in skill.faces}
        assert shown - {"bones", "reusable_bones"} == set(ways)
        for way in ways.values():
            for verb, aim in (*way.rolled, *way.kept):
                assert verb in VERBS
                assert aim in AIMS
    for verb, aim, _ in LINES.values():
        assert verb in EFFECTS_OF_PLANS
        assert aim in PLAN_AIMS


def test_every_deed_is_asked_for_by_a_card():
    used = {
        type(deed)
        for options in COURSES
        for course in options
        for when in Course.__struct_fields__
        for deed in getattr(course, when)
    }
    assert used == set(kinds_of(Deed))
    assert [len(options) for options in COURSES] == [len(facts.options) for facts in CARDS]


@pytest.mark.parametrize(
    ("right", "wrong", "refused"),
    [
        ('"Shackles"', '"Shackels"', "G04: Invalid value 'Shackels' - at `$[0].first[0].type`"),
        ('"amount": 3', '"amonut": 3', "G16: Object contains unknown field `amonut` - at `$[1].first[0]`"),
        ('"amount": 3', '"amount": "3"', "G16: Expected `int`, got `str` - at `$[1].first[0].amount`"),
        ('"card": "SP6"', '"card": "SP7"', "G13: Invalid enum value 'SP7' - at `$[0].won[0].card`"),
        ('"won_first"', '"wonfirst"', "SP5: Object contains unknown field `wonfirst` - at `$[1]`"),
    ],
)
def test_a_misspelt_deed_is_refused_before_anything_is_played(right, wrong, refused):
    file = "encounter_deeds.json"
    raw = files(GAME.package).joinpath("box", "data", file).read_text("utf-8")
    assert decoded(file, json.loads(raw), tuple[Course, ...])
    with pytest.raises(ValueError, match="^" + re.escape(f"{file} cannot be read: {refused}") + "$"):
        decoded(file, json.loads(raw.replace(right, wrong, 1)), tuple[Course, ...])


@pytest.mark.parametrize(
    ("right", "wrong", "refused"),
    [
        ('"swamp"', '"swmap"', "G06: Object contains unknown field `swmap` - at `$[0].rules`"),
        ('"swamp": true', '"swamp": 1', "G06: Expected `bool`, got `int` - at `$[0].rules.swamp`"),
        (
            '"prefer": "orc"',
            '"prefer": "ork"',
            "T-marrow-1: Invalid enum value 'ork' - at `$[0].rules.prefer`",
        ),
        ('"loot_one"', '"loot_once"', "S07: Invalid enum value 'loot_once' - at `$[1].needs[0]`"),
    ],
)
def test_a_misspelt_rule_is_refused_before_anything_is_played(right, wrong, refused):
    file = "encounter_rules.json"
    raw = files(GAME.package).joinpath("box", "data", file).read_text("utf-8")
    assert decoded(file, json.loads(raw), tuple[OurOption, ...])
    with pytest.raises(ValueError, match="^" + re.escape(f"{file} cannot be read: {refused}") + "$"):
        decoded(file, json.loads(raw.replace(right, wrong, 1)), tuple[OurOption, ...])


def test_every_rule_of_a_battle_is_asked_for_by_a_card_a_tyrant_or_a_deed():
    by_cards = {rule for card in CARDS for option in card.options for rule in to_builtins(option.rules)}
    by_tyrants = {rule for rules in RULES.values() for rule in to_builtins(rules)}
    by_deeds = {"duel", "golem", "last_round", "needed"}
    assert by_cards | by_tyrants | by_deeds == set(BattleRules.__struct_fields__)
