"""Training, recovery, lockpicking, darts (rulebook: training, recovery, lockpicking, darts)."""

from rouages.games.too_many_bones.adventure.evening import RecoveryPhase
from rouages.games.too_many_bones.adventure.recovery import Recover
from rouages.games.too_many_bones.box.components import ATK, DEF, HP
from rouages.games.too_many_bones.box.loot import FACE, Card
from rouages.games.too_many_bones.encounters.darts import PlayDarts
from rouages.games.too_many_bones.party.lockpicking import Attempt, decode, encode
from rouages.games.too_many_bones.party.training import TrainAll, learnable
from rouages.games.too_many_bones.sight.odds.locks import lock_chance
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    asked_kind,
    camp,
    choose,
    happened,
    hold,
    loaded,
    options,
    run,
    state,
)


def training(party="tantrum", points=1):
    table = camp(party)
    table.training[0] = points
    return table


def test_hp_is_gained_at_once():
    table = run(training(), TrainAll())
    choose(table, "TrainStat", stat="hp")
    assert (table.bonus[HP], table.hp[0]) == (1, 5)


def test_atk_fails_with_bones_and_the_point_goes_elsewhere():  # ruling 25
    table = run(loaded(training(), 4, 0, 0), TrainAll())
    choose(table, "TrainStat", stat="atk")
    assert table.bonus[ATK] == 0
    assert "atk" not in [option.stat for option in options(table, "TrainStat")]
    choose(table, "TrainStat", stat="dex")
    assert not table.training[0]


def test_def_rolls_its_bones_again_once_and_from_zero_succeeds():  # ruling 26
    table = run(training(), TrainAll())
    choose(table, "TrainStat", stat="def")
    assert table.bonus[DEF] == 1
    table = run(loaded(training("picket"), 3, 0, 0), TrainAll())
    choose(table, "TrainStat", stat="def")
    assert table.bonus[DEF] == 1
    table = run(loaded(training("picket"), 3, 0, 3), TrainAll())
    choose(table, "TrainStat", stat="def")
    assert table.bonus[DEF] == 0


def test_a_stat_die_ends_at_six():  # ruling 25
    table = training()
    table.bonus[:4] = [6, 6, 6, 6]
    run(table, TrainAll())
    assert not options(table, "TrainStat")


def test_skills_need_a_star_or_the_one_before():
    table = camp("patches")
    assert 2 not in learnable(table, 0)
    table.skills[0][1] = 1
    assert 2 in learnable(table, 0)
    assert 4 not in learnable(table, 0)


def test_resting_heals_fully_and_is_the_only_individual_option():
    table = hold(camp("picket boomer"), 0, "oggot_herbs")
    table.hp[0] = 1
    run(table, Recover(0))
    choose(table, "Rest")
    assert table.hp[0] == 5
    assert not options(table, "Search") + options(table, "Scout")


def test_the_fallen_must_rest():  # ruling 22
    table = camp("picket")
    table.hp[0] = 0
    run(table, RecoveryPhase())
    assert [type(option).__name__ for option in options(table)] == ["Rest"]


def test_searching_shows_a_loot_for_each_bones():
    table = hold(loaded(camp("picket"), 4, 4, 0, 0, 0, 0), 0, "oggot_herbs")
    run(table, Recover(0))
    choose(table, "Search")
    assert len(table.shown) == 2
    choose(table, "KeptLoot")
    assert len(table.hands[0]) == 1


def test_scouting_depends_on_the_roll():  # rulings 27, 80
    table = run(loaded(camp("picket"), 2), Recover(0))
    choose(table, "Scout")
    assert asked_kind(table) == "BuryScouted"
    assert table.known[table.stacks[0][-1]] == 2
    for face, stacks in ((3, [1, 5]), (5, [1, 5, 20])):
        table = run(loaded(camp("picket"), face), Recover(0))
        choose(table, "Scout")
        assert [option.points for option in options(table, "Stack")] == stacks
    choose(table, "Stack", points=20)
    top = table.stacks[2][-1]
    choose(table, "Buried", buried=True)
    assert table.stacks[2][0] == top
    assert table.known[top] == 1


def test_cards_can_be_given_away():
    table = hold(camp("picket boomer"), 0, "oggot_herbs")
    run(table, Recover(0))
    choose(table, "Give", to=1)
    assert [card.face for card in table.hands[1]] == [FACE["oggot_herbs"]]


def trove(name="dex_infuser"):
    table = camp("picket")
    table.trove_deck.remove(FACE[name])
    table.hands[0] = [Card(FACE[name], 99)]
    return table


def picking(*locks, dice=(0, 0, 0, 4), party="picket", loot=()):
    """An attempt whose first roll shows these faces."""
    table = loaded(hold(camp(party), 0, *loot), *dice)
    table.locks = [encode(lock) for lock in locks]
    return run(table, Attempt(0))


def test_locks_read_as_they_are_written():
    assert [decode(encode(lock)) for lock in ("2L", "5F", "3T")] == ["2L", "5F", "3T"]


def test_dice_of_the_type_are_added_and_exhausted():
    table = picking("2F", "4T", dice=(0, 3, 2, 0))
    assert [option.dice for option in options(table, "OpenLock")] == [(0, 1)]
    assert not options(table, "OpenByIntuition")
    choose(table, "OpenLock")
    assert happened(table, "LockOpened")[0].lock == "2F"
    assert [table.pick_dice[place] for place in (2, 5, 8)] == [1, 1, 0]


def test_intuition_converts_or_saves_a_die():  # ruling 29
    table = picking("3L", dice=(0, 0, 2, 2))
    assert ((2,), "convert") in [(option.dice, option.by) for option in options(table, "OpenByIntuition")]
    table = picking("3F", "5L", dice=(1, 0, 0, 4))
    choose(table, "OpenByIntuition", by="save")
    assert table.pick_dice[2] == 0


def test_intuition_rerolls_one_die_and_itself():
    table = picking("3F", dice=(0, 0, 0, 0, 2, 4))
    choose(table, "RerollPick", die=0)
    assert table.pick_dice[0] == 3
    assert options(table, "OpenLock")


def test_a_missed_first_roll_may_be_repeated_once_a_day():  # ruling 28
    table = picking("5L", dice=(0, 1, 0, 0))
    choose(table, "Retry")
    table.first_roll = True
    assert not options(table, "Retry")
    choose(table, "StopPicking")
    assert happened(table, "LockHeld")


@covers("loot.multi_tool", "loot.prying_iron", "loot.stone_hammer", "loot.mech_pick", "loot.locksmith_manual")
def test_tools_help_with_locks():
    for loot, lock in (("multi_tool", "2F"), ("prying_iron", "3F"), ("stone_hammer", "5F")):
        table = picking(lock, dice=(0, 0, 0, 0), loot=(loot,))
        choose(table, "BoostPick", loot=loot, die=0)
        choose(table, "OpenLock")
        assert not table.locks, loot
    table = picking("4F", dice=(0, 0, 0, 0), loot=("mech_pick",))
    choose(table, "MechPick")
    assert not table.locks
    assert not options(picking("5F", dice=(0, 0, 0, 0), loot=("mech_pick",)), "MechPick")
    assert options(picking("2F", dice=(0, 0, 0, 0), loot=("locksmith_manual",)), "OpenLock")


def test_opened_locks_stay_open_and_the_third_turns_the_card():
    table = run(loaded(trove(), 5, 1, 0, 4), Recover(0))
    choose(table, "PickTrove")
    while asked_kind(table) == "PickLock":
        found = [
            option
            for kind in ("OpenLock", "OpenByIntuition", "StopPicking")
            for option in options(table, kind)
        ]
        choose(table, type(found[0]).__name__)
    assert 1 <= table.hands[0][0].opened <= 3
    assert not options(table, "PickTrove")


def darts(*faces, attack=2, defence=1, status=0):
    table = run(loaded(camp("picket"), *faces), PlayDarts(0))
    return choose(table, "DartsDice", attack=attack, defence=defence, status=status)


def test_darts_hit_both_sides_and_shields_help():  # ruling 38
    table = darts(3, 3, 0, 0, 4, 2)
    choose(table, "DartsPlan", plan=None)
    score = happened(table, "DartsScore")[-1]
    assert (score.mine, score.theirs) == (8, 9)


def test_darts_bones_pay_for_a_plan():
    table = darts(4, 4, 0, 4, 4, 3)
    assert [option.plan for option in options(table)] == ["sharp_throw", "deep_breath", "shake_off", None]
    choose(table, "DartsPlan", plan="sharp_throw")
    assert happened(table, "DartsScore")[-1].theirs == 9


def test_darts_always_end():  # ruling 64
    table = darts(*[4] * 400)
    turns = 0
    while asked_kind(table) if table.agenda else False:
        choose(table, "DartsPlan", plan=None)
        turns += 1
    assert turns < 40
    assert happened(table, "DartsLost") or happened(table, "DartsWon")


def test_a_game_of_darts_is_won_with_the_last_hp():
    table = darts(4, 4, 0, 3, 3, 0)
    table.darts.theirs.hp = 4
    choose(table, "DartsPlan", plan=None)
    assert happened(table, "DartsWon")
    assert table.encounter.darts_won == (0,)


def test_learning_puts_the_die_on_the_mat():
    table = run(training("patches"), TrainAll())
    choose(table, "LearnSkill", skill="med_kit")
    assert state(table, 0, "med_kit") == 1


def test_the_odds_of_a_lock_are_counted():
    assert lock_chance((0,), 2, 1) == 0.667
    assert lock_chance((0,), 2, 3) == 0.278
    assert lock_chance((0, 1, 2), 0, 99) == 0.0
