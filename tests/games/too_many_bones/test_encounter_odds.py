"""The odds of what encounter cards ask for, each against the dice themselves."""

import pytest

from rouages.engine.agenda import advance, answer
from rouages.engine.chance import Rng
from rouages.games.too_many_bones.box.cards import NUMBER as CARD
from rouages.games.too_many_bones.box.components import ALLY, ATK, DEF
from rouages.games.too_many_bones.encounters.critters import ChooseCritter
from rouages.games.too_many_bones.encounters.darts import SETS, PlayDarts, chance, scores
from rouages.games.too_many_bones.encounters.fights import AimDynamite
from rouages.games.too_many_bones.encounters.locks import NameLock
from rouages.games.too_many_bones.encounters.trials import ChooseBarrels, GiveUpDie, PayLady
from rouages.games.too_many_bones.gearlocs.ally import AllyAttack
from rouages.games.too_many_bones.party.decisions import Decide
from rouages.games.too_many_bones.party.training import RescueTraining
from rouages.games.too_many_bones.sight.odds.rolls import at_least, hit_chances, total_chances
from rouages.games.too_many_bones.sight.odds.told import LadysAnswer, LostDay, Score
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.spans import Encounter
from rouages.games.too_many_bones.units.meter import KeepInitiative
from tests.games.too_many_bones.foretelling import foretold, prospect, shares
from tests.games.too_many_bones.positions import (
    CHIP,
    battle,
    camp,
    choose,
    hold,
    loaded,
    options,
    place,
    put,
    run,
)

ROUGHLY = 0.05
"""How near some hundred throws come to a chance."""


def well_played(table):
    """The darts plan that leaves the best score."""

    def worth(option):
        mine, theirs = scores(table.darts, option.plan)
        return mine > 0 >= theirs, mine > 0, mine - theirs

    return max(options(table), key=worth)


@pytest.mark.parametrize("dice", SETS, ids=str)
def test_each_set_of_darts_wins_as_often_as_is_said(dice):
    table = camp("picket")
    table.rng = Rng(b"darts")
    won, games = 0, 500
    for _ in range(games):
        table.encounter = Encounter()
        run(table, PlayDarts(0))
        answer(table, 0, dice)
        advance(table)
        while table.agenda:
            answer(table, 0, well_played(table))
            advance(table)
        won += 0 in table.encounter.darts_won
    assert won / games == pytest.approx(chance(dice), abs=ROUGHLY)


def test_each_set_of_darts_shows_its_chance():
    table = run(camp("picket"), PlayDarts(0))
    assert shares(table) == [chance(dice) for dice in SETS]


def test_a_darts_plan_tells_the_score_it_leaves():
    table = run(loaded(camp("picket"), 4, 4, 0, 4, 4, 3), PlayDarts(0))
    choose(table, "DartsDice", attack=2, defence=1, status=0)
    for number, option in enumerate(options(table)):
        told = foretold(table).options[number]
        again = run(loaded(camp("picket"), 4, 4, 0, 4, 4, 3), PlayDarts(0))
        choose(again, "DartsDice", attack=2, defence=1, status=0)
        before = len(again.news)
        choose(again, "DartsPlan", plan=option.plan)
        score = next(event for event in again.news[before:] if type(event).__name__ == "DartsScore")
        assert told == Score(score.mine, score.theirs)


def test_two_status_dice_both_work():  # rulings 19, 38
    table = run(loaded(camp("picket"), 4, 4, 0, 4, 0, 3), PlayDarts(0))
    choose(table, "DartsDice", attack=1, defence=0, status=2)
    shown = view(table, 0).darts
    assert shown.on_them == ("poison1", "weaken1")
    assert (shown.attack, shown.status, shown.turn) == (1, 2, 1)


def test_barrels_break_as_often_as_is_said():
    table = run(camp("tantrum picket"), ChooseBarrels(0))
    told = foretold(table).options
    for number, option in enumerate(options(table)):
        broken = []
        for seed in range(400):
            tried = run(camp("tantrum picket"), ChooseBarrels(0))
            tried.rng = Rng(b"barrels%d" % seed)
            choose(tried, number=option.number)
            broken.append(tried.encounter.gained)
        assert sum(broken) / len(broken) == pytest.approx(told[number].average, abs=0.15)
        assert sum(map(bool, broken)) / len(broken) == pytest.approx(told[number].any, abs=ROUGHLY * 1.5)


def test_the_old_lady_says_what_presents_are_likely_worth():  # ruling 50
    table = hold(camp("picket boomer"), 0, "oggot_herbs", "zelfey_seeds")
    assert foretold(run(table, PayLady(0))).options == (
        LostDay(),
        LadysAnswer(0.0, 0.0),
        LadysAnswer(round(21 / 36, 3), 0.0),
    )
    table = hold(camp("picket"), 0, "oggot_herbs", "zelfey_seeds")
    _, one, two = foretold(run(table, PayLady(0))).options
    assert one == LadysAnswer(round(21 / 36, 3), 0.0)
    assert two.trove == pytest.approx(sum(total_chances(4)[13:]), abs=0.001)


def test_the_more_dice_are_given_up_the_likelier_the_giant_stumbles():
    table = camp("tantrum")
    table.battle.scattered = 2
    *given, enough = shares(run(table, GiveUpDie(0)))
    assert set(given) == {0.5}
    assert enough == 0.333


def test_prey_has_its_chance_to_be_caught():
    table = battle("boomer", "")
    table.critters = [0] * 16
    table.critters[1], table.critters[2] = 1, 2
    one, two, none = shares(run(table, ChooseCritter(0)))
    dice = table.stat(0, ATK)
    assert one == round(1 - hit_chances(dice)[0], 3)
    assert two < one
    assert none is None


def test_dynamite_has_its_chance_to_clear_the_rubble():
    table = battle("picket", "boar")
    table.hp[4] = 2
    assert shares(run(table, AimDynamite(0))) == [round(sum(hit_chances(2)[2:]), 3)]


def test_locks_of_the_ticking_box_have_their_chances():
    assert all(0 < share < 1 for share in shares(run(camp("picket"), NameLock(0))))


def test_another_initiative_roll_may_be_higher():
    table = camp("picket")
    table.turn.initiative = (99,)
    assert shares(run(table, KeepInitiative(0))) == [None, 0.0]


def test_what_saves_a_training_roll_says_how_likely():
    table = hold(camp("picket"), 0, "gadget_arm", "reflex_powder", "red_minotaur")
    arm, *others = shares(run(table, RescueTraining(0, DEF, 1)))
    assert 0 < arm < 1
    assert others == [0.5, 1.0, None]
    table = hold(camp("picket"), 0, "reflex_powder")
    assert shares(run(table, RescueTraining(0, DEF, 2))) == [0.0, None]


def test_the_helper_shows_what_its_blow_would_do():
    table = battle("picket", "boar")
    put(table, ALLY, CHIP["mohlnor"], 9, 4)
    place(table, 4, 5)
    run(table, AllyAttack(0, ALLY))
    assert prospect(table, "Foe", unit=4).lost > 0


def test_a_card_says_how_likely_its_test_is_passed():  # ruling 51
    table = camp("picket boomer")
    table.card = CARD["G23"]
    ropes, darts = shares(run(table, Decide(0, "option")))
    assert ropes == pytest.approx(at_least(4 / 6, 4, 3), abs=0.001)
    assert darts == pytest.approx(1 - (1 - 0.56) ** 2, abs=0.001)
    table = camp("picket boomer")
    table.card = CARD["G01"]
    assert shares(run(table, Decide(0, "option"))) == [None, None]
