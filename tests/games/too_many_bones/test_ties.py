"""The leader decides every tie that a tyrant's die or skill leaves; where there is none, nobody is asked
(rulebook: tyrant)."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.baddies.mander_and_bomb import Scorch, explode
from rouages.games.too_many_bones.baddies.throwing import Hurl
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.effects import DISABLE, UNTARGETABLE
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.judgement.first_sight import weigh
from rouages.games.too_many_bones.units.fall import leave_mat
from rouages.games.too_many_bones.units.harm import afflict
from rouages.words.catalogue import LANGUAGES, of_game
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    choose,
    happened,
    loaded,
    options,
    place,
    run,
    take_turn,
)

BONES = 4
"""A face of a white die that hurts nobody and shields nobody."""


def rolls(tyrant, face, party, more="", places=(), **hp):
    """The tyrant takes its turn with this face of its die, units standing as told; no white die hits."""
    table = battle(party, f"{tyrant} {more}", tyrant=tyrant)
    table.rules = BattleRules(tyrant_battle=True)
    for unit in [unit for unit, _ in places]:
        table.mat[table.at[unit]] = -1
    for unit, at in places:
        table.at[unit] = at
        table.mat[at] = unit
    for unit, value in hp.items():
        table.hp[int(unit[1:])] = value
    facts = CHIPS[CHIP[tyrant]]
    loaded(table, *[BONES] * facts.defence, facts.die.index(face), *[BONES] * 40)
    return table


def spots(table):
    return [option.place for option in options(table, "Spot")]


def struck(table):
    return [option.unit for option in options(table, "Foe")]


def greedy(table):
    """The option that looks best at first sight."""
    decision = asked(table, pending(table)[0])
    found = decision.options(table)
    weights = weigh(table, decision, found)
    assert weights.count(max(weights)) == 1, weights
    return found[weights.index(max(weights))]


def mander(kobolds="kobold", places=(), party="picket boomer", **hp):
    """Gendricks burns a Kobold; nobody has a stat die that his Limit could take."""
    table = rolls("gendricks", "charred_mander", party, kobolds, places, **hp)
    return take_turn(table, 4)


ONE_WAY = ((0, 13), (1, 15))
"""A Kobold in lane 2 comes straight at Picket, the nearest."""


def test_the_only_kobold_burns_and_runs_straight_at_the_nearest_enemy():  # ruling 11
    table = mander(places=ONE_WAY)
    assert asked_kind(table) == "Pause"
    assert (table.hp[5], table.at[5]) == (1, 9)
    assert table.hp[0] == table.most_hp(0) - 2


def test_the_leader_says_which_of_equally_weak_kobolds_burns():  # rulings 59, 82
    table = mander("kobold kobold", ((0, 13), (1, 15)))
    assert asked_kind(table) == "ChooseBaddie"
    assert pending(table) == (0,)
    assert struck(table) == [5, 6]
    assert not happened(table, "BaddieRolled")
    choose(table, unit=6)
    assert (table.hp[5], table.hp[6]) == (2, 1)


def test_a_weaker_kobold_burns_without_a_question():
    table = mander("kobold kobold kobold", ((0, 13), (1, 15), (7, 8)), u6=1)
    assert not table.stands(6)
    assert (table.hp[5], table.hp[7]) == (2, 2)
    assert not happened(table, "Moved")
    assert table.mat[15] == 1


def test_a_kobold_burns_for_one_even_if_it_is_not_hardy_now():
    table = rolls("gendricks", "charred_mander", "picket boomer", "kobold", ONE_WAY)
    afflict(table, 5, DISABLE)
    take_turn(table, 4)
    assert table.hp[5] == 1


def test_a_burning_kobold_that_can_come_beside_nobody_stays():
    table = mander("kobold boar grunt", ((0, 12), (5, 7), (6, 8), (7, 13)), "picket")
    assert asked_kind(table) == "Pause"
    assert (table.hp[5], table.at[5], table.mat[7]) == (1, 7, 5)
    assert table.hp[0] == table.most_hp(0)


def test_a_kobold_that_falls_on_its_way_burns_nobody():
    table = battle("picket", "gendricks kobold", tyrant="gendricks")
    leave_mat(table, 5)
    run(table, Scorch(5, 0))
    assert table.hp[0] == table.most_hp(0)


NEAR_BOTH = ((5, 9), (0, 12), (1, 14), (2, 15))
"""Picket and Boomer are two steps from the Kobold, Patches is farther."""
TRIO = "picket boomer patches"
"""Gendricks himself aims at Patches, who is the strongest."""


def test_the_target_icon_comes_before_the_players():  # ruling 11
    table = mander(places=NEAR_BOTH, party=TRIO, u0=3, u1=4, u2=5)
    assert CHIPS[CHIP["kobold"]].target == "strongest"
    assert asked_kind(table) == "ChooseApproach"
    choose(table, place=10)
    assert (table.hp[0], table.hp[1]) == (3, 2)


def test_the_leader_says_which_of_equal_enemies_the_kobold_rushes_at():  # rulings 59, 82
    table = mander(places=NEAR_BOTH, party=TRIO, u0=4, u1=4, u2=5)
    assert asked_kind(table) == "ChooseVictim"
    assert [option.unit for option in options(table)] == [0, 1]
    choose(table, unit=0)
    assert asked_kind(table) == "ChooseApproach"
    assert spots(table) == [8, 13]
    choose(table, place=13)
    assert table.at[5] == 13
    assert (table.hp[0], table.hp[1]) == (2, 4)


def test_the_tyrants_own_targets_stay_as_they_were():
    table = mander(places=NEAR_BOTH, party=TRIO, u0=4, u1=4, u2=5)
    choose(table, unit=1)
    assert table.aimed == [2]
    assert not happened(table, "BaddieRolled")
    choose(table, place=10)
    assert table.aimed == [2]
    assert len(happened(table, "BaddieRolled")) == 1


def test_a_kobold_beside_its_enemy_stays_there():
    table = mander(places=((5, 9), (0, 13), (1, 15)))
    assert asked_kind(table) == "Pause"
    assert (table.at[5], table.mat[9]) == (9, 5)
    assert table.hp[0] == table.most_hp(0) - 2


def test_a_kobold_holds_the_last_place_beside_its_enemy():
    table = mander("kobold boar", places=((5, 8), (6, 13), (0, 12), (1, 15)))
    assert table.at[5] == 8
    assert table.hp[0] == table.most_hp(0) - 2


def test_the_battle_ends_when_the_kobold_fells_the_last_of_the_party():
    table = rolls("gendricks", "charred_mander", "picket", "kobold", ((0, 13),), u0=2)
    take_turn(table, 4)
    assert not table.victory
    assert not happened(table, "BaddieRolled")
    table = battle("picket", "gendricks kobold", tyrant="gendricks")
    table.hp[0] = 2
    run(table, Scorch(5, 0))
    assert table.round == 0


def test_what_shields_stop_of_the_kobold_is_settled_before_the_attack():  # ruling 61
    table = rolls("gendricks", "charred_mander", "picket boomer", "kobold", ONE_WAY)
    table.active[0] = [white_shield(0, 1), white_shield(0, 1), white_shield(0, 2)]
    table.hp[0] = 1
    take_turn(table, 4)
    assert not happened(table, "BaddieRolled")
    choose(table, "ShieldDie", value=2)
    assert table.turn.stopped == (0,) * 4
    assert [die.n for die in table.active[0]] == [1, 1]
    assert happened(table, "BaddieRolled")


CROWDED = ((0, 13), (1, 15), (5, 9), (6, 7), (7, 6))
"""A Baddie beside Picket, two beside each other."""


def bomb(more="boar boar boar", places=CROWDED, party="picket boomer", **hp):
    """The Goblin King has a bomb to drop; he aims at nobody, so nobody is thrown."""
    table = rolls("goblin_king", "careless_bomb", party, more, places, **hp)
    for seat in table.seats:
        afflict(table, seat, UNTARGETABLE)
    return take_turn(table, 4)


def test_nobody_is_asked_about_the_strongest_baddie():
    table = bomb("great_bear boar boar", u4=5, u5=8)
    assert asked_kind(table) == "Pause"
    assert table.hp[5] == 5
    assert table.hp[0] == table.most_hp(0) - 3


def test_the_leader_says_on_which_of_equally_strong_baddies_the_bomb_falls():  # rulings 59, 82
    table = bomb(u4=2, u5=4, u6=4, u7=3)
    assert asked_kind(table) == "ChooseBaddie"
    assert pending(table) == (0,)
    assert struck(table) == [5, 6]
    choose(table, unit=6)
    assert not table.stands(7)
    assert (table.hp[5], table.hp[6]) == (4, 1)
    assert table.hp[0] == table.most_hp(0)


def test_the_bomb_spares_the_king_and_hurts_gearlocs():
    table = bomb(u4=4, u5=4, u6=3, u7=3)
    assert struck(table) == [4, 5]
    choose(table, unit=5)
    assert (table.hp[4], table.hp[5]) == (4, 1)
    assert table.hp[0] == table.most_hp(0) - 3


def test_greedy_bots_bomb_baddies_rather_than_gearlocs():
    assert greedy(bomb(u4=2, u5=4, u6=4, u7=3)).unit == 6
    far = ((0, 13), (1, 15), (5, 7), (6, 6), (7, 9))
    assert greedy(bomb(places=far, u4=2, u5=4, u6=3, u7=4)).unit == 5


def test_a_bomb_that_fells_the_whole_party_ends_the_battle():
    table = bomb("boar boar", ((0, 13), (5, 9), (6, 7)), "picket", u0=1, u4=2, u5=4, u6=4)
    choose(table, unit=5)
    assert not table.victory
    assert not table.stands(0)
    assert not table.foes()
    table = battle("picket", "goblin_king boar", tyrant="goblin_king")
    place(table, 0, 9)
    table.hp[0] = 3
    explode(table, 4, 5)
    assert happened(run(table), "BattleLost")


def rage(places, more=""):
    table = rolls("marrow", "blood_rage", "picket boomer", more, places)
    table.hp[4] = 5
    return take_turn(table, 4)


def test_marrow_goes_home_by_the_only_best_way():
    table = rage(((4, 14), (0, 13), (1, 15)))
    assert asked_kind(table) == "Pause"
    assert table.at[4] == 6
    assert table.hp[4] == 8


def test_the_leader_chooses_among_marrows_ways_home():  # rulings 59, 82
    table = rage(((4, 9), (0, 13), (1, 15)))
    assert asked_kind(table) == "ChooseApproach"
    assert sorted(spots(table)) == [1, 6]
    assert table.hp[4] == 5
    choose(table, place=1)
    assert table.at[4] == 1
    assert table.hp[4] == 8


def test_marrow_goes_beside_his_place_if_another_has_taken_it():
    table = rage(((4, 11), (5, 2), (6, 6), (0, 13), (1, 15)), "boar boar")
    assert asked_kind(table) == "Pause"
    assert table.at[4] == 3


def test_marrow_goes_beside_his_place_if_the_leader_has_taken_it():
    table = rage(((4, 9), (0, 2), (1, 13)))
    assert sorted(spots(table)) == [1, 6]


def test_marrow_stays_where_no_way_leads_home():
    table = rage(((4, 14), (5, 10), (0, 13), (1, 15)), "boar")
    assert (table.at[4], table.hp[4]) == (14, 8)


def test_marrow_at_home_stays_there():
    table = rage(((4, 2), (0, 6), (1, 15)))
    assert asked_kind(table) == "Pause"
    assert table.at[4] == 2
    assert table.hp[4] == 8


def kaboom(party, places, more=""):
    return take_turn(rolls("goblin_king", "blank", party, more, places), 4)


THRONE = (4, 0)
NEAR_HIM = (THRONE, (0, 8), (1, 9), (2, 5), (3, 1))


def test_a_gearloc_is_thrown_to_the_only_farthest_place():
    table = kaboom("picket", (THRONE, (0, 8)))
    assert asked_kind(table) == "Pause"
    assert table.at[0] == 15


def test_the_leader_says_where_each_thrown_gearloc_lands():  # rulings 59, 82
    table = kaboom("picket boomer patches tantrum", NEAR_HIM)
    assert table.at[0] == 15
    assert asked_kind(table) == "ChooseLanding"
    assert asked(table, 0).unit == 1
    assert spots(table) == [11, 14]
    assert not happened(table, "BaddieRolled")
    choose(table, place=11)
    assert (table.at[1], table.at[2]) == (11, 14)
    assert asked(table, 0).unit == 3
    assert spots(table) == [7, 10, 13]
    choose(table, place=7)
    assert table.at[:4] == [15, 11, 14, 7]
    assert len(happened(table, "BaddieRolled")) == 1


def test_a_gearloc_that_stands_farthest_already_stays():
    table = kaboom("picket boomer", (THRONE, (0, 8), (1, 14)))
    assert asked_kind(table) == "Pause"
    assert table.at[:2] == [15, 14]
    table = kaboom("picket boomer", (THRONE, (0, 8), (1, 15)))
    assert spots(table) == [11, 14]
    choose(table, place=14)
    assert table.at[:2] == [14, 15]


def test_greedy_bots_keep_a_thrown_gearloc_out_of_the_crowd():
    table = kaboom("picket patches tantrum boomer", NEAR_HIM)
    choose(table, place=11)
    assert asked(table, 0).unit == 3
    assert [spot.place for spot in options(table)] == [7, 10, 13]
    weights = weigh(table, asked(table, 0), options(table))
    assert weights[1] < min(weights[0], weights[2])


def test_greedy_bots_throw_a_melee_gearloc_towards_a_baddie():
    table = kaboom("boomer picket", (THRONE, (0, 8), (1, 9), (5, 7)), "boar")
    assert asked(table, 0).unit == 1
    assert greedy(table).place == 11


def club(places, **hp):
    table = rolls("nom", "thunderclub", "picket", "boar", places, **hp)
    return take_turn(table, 4)


def test_the_thunderclub_asks_only_where_places_are_equally_far():  # rulings 59, 82
    table = club(((4, 4), (0, 8), (5, 7)))
    assert asked_kind(table) == "Pause"
    assert table.at[0] == 15
    table = club(((4, 4), (0, 8), (5, 15)))
    assert asked_kind(table) == "ChooseLanding"
    assert spots(table) == [3, 11, 14]
    assert table.hp[0] == table.most_hp(0)
    choose(table, place=14)
    assert (table.at[0], table.hp[0]) == (14, table.most_hp(0) - 1)


def test_the_thunderclub_may_fell_the_last_gearloc_where_it_lands():
    table = club(((4, 4), (0, 8), (5, 15)), u0=1)
    choose(table, place=11)
    assert not table.victory
    assert not table.foes()


def test_one_that_has_fallen_is_not_thrown():
    table = battle("picket boomer", "nom")
    place(table, 4, 15)
    leave_mat(table, 0)
    run(table, Hurl(0, 4))
    assert asked_kind(table) == "Pause"
    assert table.at[0] == -1


def ties():
    """A table at each kind of tie."""
    yield mander("kobold kobold", ONE_WAY)
    yield mander(places=NEAR_BOTH, party=TRIO, u0=4, u1=4, u2=5)
    yield mander(places=NEAR_BOTH, party=TRIO, u0=3, u1=4, u2=5)
    yield bomb(u4=2, u5=4, u6=4, u7=3)
    yield rage(((4, 9), (0, 13), (1, 15)))
    yield kaboom("picket boomer patches tantrum", NEAR_HIM)
    yield club(((4, 4), (0, 8), (5, 15)))


def test_a_table_saved_at_a_tie_loads_as_it_was():
    for table in ties():
        table.agenda = [item for item in table.agenda if not isinstance(item, Pause)]
        table.news.clear()
        assert GAME.load_table(GAME.save_table(table)).agenda == table.agenda


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_are_said_to_the_leader_and_to_the_others(language):
    words = of_game(GAME.package, language)
    for table in ties():
        decision = asked(table, 0)
        for reader in (0, 1):
            said = words.say(decision, reader, ("Ada", "Bo"))
            assert "⟨" not in said
            assert "{" not in said
        kind = words.text(f"{type(decision).__name__}.kind")
        assert "{" not in kind
