"""What is in the box: cards, chips, dice and Loot as they are printed (rulebook: setup, stats, loot)."""

import pytest

from rouages.engine.chance import Rng
from rouages.games.too_many_bones.box import cards, chips, components, dice, loot, rules
from rouages.games.too_many_bones.box.components import Difficulty, Tyrant
from rouages.games.too_many_bones.box.dice import GEARLOC, Die, Face, Skill
from rouages.games.too_many_bones.box.effects import EFFECTS, MOST_POISON
from rouages.games.too_many_bones.box.loot import FACE, LOOT, Card, LootFacts
from rouages.games.too_many_bones.box.words import Status, words
from tests.games.too_many_bones.positions import Loaded


class Highest(Rng):
    """Chance that always shows the most."""

    def below(self, bound, purpose):
        return bound - 1


@pytest.mark.parametrize(
    ("name", "value"),
    {
        "STAT_LIMIT": 6,
        "ACTIVE_SLOTS": 4,
        "LOCKED_SLOTS": 4,
        "PLAN_SLOTS": 5,
        "LOOT_SLOTS": 4,
        "HEAVY_SLOTS": 3,
        "LAST_CALM_ROUND": 5,
        "GEARLOCS": 4,
        "UNITS": 12,
        "ORB": 8,
        "ALLY": 11,
        "NOBODY": -1,
    }.items(),
)
def test_the_numbers_of_the_rulebook_and_of_our_table(name, value):
    assert getattr(components, name) == value


@pytest.mark.parametrize(
    ("difficulty", "hp", "training"), [("adventurer", 2, 1), ("heroic", 1, 1), ("legendary", 0, 0)]
)
def test_what_each_difficulty_gives(difficulty, hp, training):  # ruling 37
    assert components.EXTRA_HP[Difficulty(difficulty)] == hp
    assert components.EXTRA_TRAINING[Difficulty(difficulty)] == training


def test_a_usual_battle_has_four_baddies_one_dex_a_step_and_no_other_rule():
    usual = {name: getattr(rules.USUAL_RULES, name) for name in rules.BattleRules.__struct_fields__}
    assert {name: value for name, value in usual.items() if value} == {
        "most_baddies": 4,
        "dex_cap": 99,
        "step_cost": 1,
        "last_round": 99,
    }


def test_poison_has_three_levels_among_nine_effects():
    assert (MOST_POISON, len(EFFECTS)) == (3, 9)


def test_the_words_of_a_list_are_read_in_their_order():
    assert words(Status) == ("poison1", "poison2", "poison3", "weaken1", "weaken2", "stun")


def test_where_a_card_says_nothing_it_adds_one_baddie_on_top():
    assert cards.Mod("add_baddies") == cards.Mod("add_baddies", 0, 0, 1, "top", "", "", (), ())


def test_a_change_of_the_queue_is_read_as_it_is_printed():
    dragon = {"op": "add_baddies", "points": 5, "position": "bottom", "name": "Dragon", "why": "?"}
    small = cards.Mod("add_baddies", points=5, position="bottom", name="dragon")
    assert cards.read_mod(dragon) == small
    assert cards.read_mod({"op": "add_points", "amount": 3}) == cards.Mod("add_points", 3)
    both = {"op": "by_party", "1-2": dragon, "3-4": [{"op": "pre_battle"}, {"op": "add_points", "amount": 6}]}
    large = cards.Mod("add_points", 6)
    assert cards.read_mods([both]) == (cards.Mod("by_party", small=(small,), large=(large,)),)


def test_a_deed_gives_the_part_of_a_reward_that_is_not_given_as_usual():
    raw = {"battle": False, "reward": {"training": 2, "loot_each": 1}}
    assert cards.read_option(raw, cards.OurOption()).reward == {"training": 2, "loot_each": 1}
    ours = cards.OurOption(reward={"training": 2})
    read = cards.read_option(raw | {"bq": {"base": "named", "baddies": ["Stone Golem"]}}, ours)
    assert (read.reward, read.base, read.named, read.mods) == ({"training": 2}, "named", ("Stone Golem",), ())


def test_a_card_must_have_rules_for_each_of_its_options():
    option = {"battle": False, "reward": {}}
    raw = {"id": "G01", "deck": "general", "choices": [option, option], "common_reward": {"progress": 1}}
    read = cards.read_card(raw, (cards.OurOption(), cards.OurOption()))
    assert (len(read.options), read.reward, read.tyrant) == (2, {"progress": 1}, "")
    with pytest.raises(ValueError, match="shorter"):
        cards.read_card(raw, (cards.OurOption(),))


def test_the_decks_hold_their_cards():
    ids = [facts.id for facts in cards.CARDS]
    decks = {name: cards.of_deck(name) for name in ("general", "solo", "special", "tyrant")}
    assert {name: len(deck) for name, deck in decks.items()} == {
        "general": 30,
        "solo": 12,
        "special": 6,
        "tyrant": 12,
    }
    assert [ids[card] for card in cards.of_tyrant(Tyrant.DUSTER)] == [
        "T-duster-1",
        "T-duster-2",
        "T-duster-3",
    ]


def test_baddies_are_worth_one_five_or_twenty():
    assert chips.POINTS == (1, 5, 20)
    assert chips.POINT_RANK == {1: 0, 5: 1, 20: 2}
    assert chips.NO_CHIP == -1


def test_a_plain_chip_has_one_target_and_nothing_else():
    plain = chips.ChipFacts("lout", "troll", 1, 3, 2, 1, 0, "melee")
    assert (plain.target, plain.targets, plain.diagonal, plain.skulls) == ("strongest", 1, False, 0)
    assert plain.melee
    assert not chips.ChipFacts("slinger", "goblin", 1, 3, 2, 1, 0, "ranged").melee


def test_tyrants_and_things_stand_behind_the_baddies():
    assert [chips.CHIPS[chips.TYRANT_CHIP[tyrant]].id for tyrant in Tyrant] == [
        tyrant.value for tyrant in Tyrant
    ]
    things = (chips.ORB_CHIP, chips.CLOAK, chips.RAT, chips.RUBBLE, chips.MOHLNOR)
    found = [(chips.CHIPS[chip].id, chips.CHIPS[chip].hp, chips.CHIPS[chip].attack) for chip in things]
    assert found == [("orb", 4, 0), ("cloak", 4, 0), ("rat", 1, 0), ("rubble", 3, 0), ("mohlnor", 4, 2)]
    assert things[-1] == len(chips.CHIPS) - 1
    assert [chips.is_scenery(chip) for chip in (things[0] - 1, *things)] == [False, *[True] * 5]


def test_a_thing_has_no_points_no_initiative_and_no_defence():
    assert chips.scenery("rat", 1, 2) == chips.ChipFacts("rat", "none", 0, 1, 0, 2, 0, "melee")


def test_a_tyrant_is_worth_more_than_any_baddie():
    line = {"id": "nom", "hp": 6, "initiative": 5, "attack": 2, "defence": 1, "reach": "melee"}
    assert chips.read_tyrant(line) == chips.ChipFacts("nom", "tyrant", 100, 6, 5, 2, 1, "melee")


def test_cards_call_chips_by_name():
    assert [chips.CHIPS[chip].id for chip in chips.named("wolf")] == ["wolf", "dire_wolf"]


def test_a_face_shows_nothing_that_is_not_printed():
    assert Face("blank") == Face("blank", 0, False, 0, 0, 0, 0, False, False)
    assert Die(0, 1, "bones", 1) == Die(0, 1, "bones", 1, 0)


@pytest.mark.parametrize(
    ("raw", "face"),
    [
        (None, Face("blank")),
        ({"icon": "bones", "n": 2}, Face("bones", 2)),
        ({"icon": "revive"}, Face("revive", 0)),
        ({"icon": "rage", "n": 1.8, "benefit": "execute"}, Face("rage", 9)),
        ({"icon": "atk_mod", "n": 1, "on": "self"}, Face("atk_mod", 1, own=True)),
        ({"icon": "atk_mod", "n": 1, "on": "baddie", "forced": True}, Face("atk_mod", 1, forced=True)),
    ],
)
def test_a_face_is_read_as_it_is_printed(raw, face):
    assert dice.read_face(raw) == face


def test_a_white_die_is_everybodys():
    faces = (Face("attack", 2), Face("bones", 1))
    assert dice.white_die([2, "bones"], "attack") == Skill(
        "attack", "white", True, False, (), True, False, faces
    )


@pytest.mark.parametrize(
    ("profession", "consumable"), [("Consumable (yellow)", True), ("Zerker (red)", False)]
)
def test_a_skill_is_of_a_profession(profession, consumable):
    raw = {"name": "RAGE!", "profession": profession, "starts_on_mat": False, "star": True, "requires": [2]}
    read = dice.read_skill(raw | {"rolled": True, "faces": [None]})
    assert read == Skill(
        "rage",
        "consumable" if consumable else "zerker",
        False,
        True,
        (2,),
        True,
        consumable,
        (Face("blank"),),
    )


@pytest.mark.parametrize(
    ("who", "melee", "stats"),
    [
        ("boomer", False, (3, 3, 1, 2)),
        ("patches", True, (4, 3, 1, 1)),
        ("picket", True, (5, 2, 1, 2)),
        ("tantrum", True, (4, 3, 3, 0)),
    ],
)
def test_a_gearloc_has_sixteen_skills_between_two_white_dice(who, melee, stats):
    read = dice.read_gearloc(who)
    assert (read.id, read.melee, read.stats) == (who, melee, stats)
    assert len(read.skills) == 18
    assert (read.skills[0].id, read.skills[17].id) == ("attack", "defence")
    assert range(1, 17) == dice.SKILL_DICE


def test_a_skill_is_known_by_who_has_it_and_its_number():
    assert dice.SKILL_NUMBER["rage"] == (3, 1)
    assert len(dice.SKILL_NUMBER) == 64
    assert (GEARLOC[dice.BOOMER].id, GEARLOC[dice.TANTRUM].id) == ("boomer", "tantrum")


def test_every_die_has_six_faces():
    assert Loaded(b"", faces=[5, 0, 3]).throw(3, "test") == [5, 0, 3]
    assert Highest(b"").throw(3, "test") == [5, 5, 5]
    assert (dice.d6(Loaded(b"")), dice.d6(Highest(b""))) == (1, 6)


def test_white_dice_show_hits_or_shields_and_bones():  # ruling 39
    every = [0, 1, 2, 3, 4, 5]
    assert dice.attack_roll(Loaded(b"", faces=[*every]), 6) == ([1, 1, 1, 2], 2)
    assert dice.defence_roll(Loaded(b"", faces=[*every]), 6) == ([1, 1, 2], 3)
    assert dice.attack_roll(Loaded(b"", faces=[3]), 1) == ([2], 0)


def test_no_dice_show_nothing_and_take_nothing_from_chance():
    rng = Rng(b"test")
    assert dice.attack_roll(rng, 0) == dice.attack_roll(rng, -1) == ([], 0)
    assert rng.count == 0


def test_a_card_is_new_and_closed_unless_something_else_is_said():
    assert Card(3) == Card(3, 1, 0)
    assert LootFacts("multi_tool", 3, heavy=False) == LootFacts("multi_tool", 3, False, None, 0, ())


@pytest.mark.parametrize(
    ("name", "uses", "heavy", "facts"),
    [
        ("Multi-Tool", 3, False, LootFacts("multi_tool", 3, heavy=False)),
        ("Sparring Weapon", "permanent", True, LootFacts("sparring_weapon", 99, heavy=True)),
        ("Last Battle Stew", "until empty", False, LootFacts("last_battle_stew", 7, heavy=False)),
        ("Zelfey Root", "one battle", False, LootFacts("zelfey_root", 1, heavy=False)),
    ],
)
def test_a_loot_card_is_read_as_it_is_printed(name, uses, heavy, facts):
    assert loot.read_facts({"name": name, "uses": uses, "heavy": heavy}, {}) == facts


def test_a_trove_has_locks_and_perhaps_a_line_of_the_backup_plan():
    raw = {"name": "Dex Infuser", "uses": "permanent", "heavy": False, "bp_cost": 2}
    read = loot.read_facts(raw, {"dex_infuser": ["2L", "3T", "4F"]})
    assert read == LootFacts("dex_infuser", 99, False, "dex_infuser", 2, ("2L", "3T", "4F"))


def test_two_encounter_cards_can_be_kept_as_loot():
    package, flask = LOOT[FACE["care_package"]], LOOT[FACE["healing_flask"]]
    assert (package.uses, package.heavy) == (99, False)
    assert (flask.uses, flask.heavy) == (2, False)
    assert (loot.FIRST_TROVE, loot.AFTER_TROVE, len(LOOT)) == (28, 48, 50)


def test_some_loot_is_there_twice():  # ruling 41
    assert len(loot.LOOT_DECK) == 40
    for face in range(28):
        assert loot.LOOT_DECK.count(face) == (2 if LOOT[face].id in loot.TWICE else 1)
    assert tuple(range(28, 48)) == loot.TROVE_DECK


def test_a_trove_is_closed_until_its_third_lock_is_open():
    trove = FACE["dex_infuser"]
    assert [loot.is_closed(Card(trove, 99, opened)) for opened in range(4)] == [True, True, True, False]
    assert not loot.is_closed(Card(FACE["multi_tool"]))
    assert not loot.is_closed(Card(FACE["healing_flask"]))


def test_a_heavy_card_takes_three_places_once_it_is_open():  # ruling 42
    necklace = FACE["hunters_body_count_necklace"]
    held = [
        Card(necklace, 99, 3),
        Card(necklace, 99, 2),
        Card(FACE["sparring_weapon"]),
        Card(FACE["multi_tool"]),
    ]
    assert [loot.slots(card) for card in held] == [3, 1, 3, 1]
    assert loot.space(held) == 8
