"""The estimate: what makes the fall of the tyrant more or less likely."""

import pytest

from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, HP, Difficulty, Tyrant
from rouages.games.too_many_bones.box.dice import READY
from rouages.games.too_many_bones.judgement.evaluate import evaluate
from rouages.games.too_many_bones.table import Phase
from tests.games.too_many_bones.positions import battle, camp


def hope(table):
    return evaluate(table, 0)


def test_a_fallen_tyrant_is_certain_and_so_is_a_lost_adventure():
    table = camp()
    table.phase = Phase.OVER

    table.ending = "tyrant_defeated"
    assert hope(table) == 1
    table.ending = "days_over"
    assert hope(table) == 0


@pytest.mark.parametrize("tyrant", Tyrant)
@pytest.mark.parametrize("difficulty", Difficulty)
@pytest.mark.parametrize("players", range(1, 5))
def test_every_adventure_has_a_chance_and_no_certainty(tyrant, difficulty, players):
    assert 0 < hope(camp(" ".join(GEARLOC_NAMES[:players]), tyrant, difficulty)) < 1


def test_a_training_point_counts_the_same_however_it_is_spent():
    kept, stat, skill = camp(), camp(), camp()
    kept.training[0] = 1
    stat.bonus[HP] = 1
    stat.hp[0] += 1
    skill.skills[0][1] = READY

    assert hope(camp()) < hope(kept) == hope(stat) == hope(skill)


def test_lost_hp_count_between_battles():
    table = camp()
    table.hp[0] -= 1

    assert hope(table) < hope(camp())


def test_a_day_without_progress_or_training_costs():
    assert hope(camp(day=2)) < hope(camp(day=1))


def test_too_few_days_for_the_progress_are_nearly_hopeless():
    table = camp(difficulty="adventurer")
    table.day, table.progress = table.days - 1, table.needed - 1
    in_time = hope(table)
    table.progress -= 1

    assert hope(table) < in_time / 4


def test_progress_gives_spare_days():
    table = camp()
    table.progress = 1
    late, early = camp(), table
    late.day = early.day = late.days - late.needed + 1

    assert hope(late) < hope(early)


def test_a_weaker_tyrant_on_the_mat_is_a_hope():
    strong, weak = (battle("picket tantrum", "nom", tyrant="nom") for _ in range(2))
    weak.hp[4] -= 3

    assert hope(strong) < hope(weak)


def test_a_battle_against_the_tyrant_weighs_more_than_any_other():
    swings = []
    for foe in ("nom", "boar"):
        table = battle("picket tantrum", foe, tyrant="nom")
        before = hope(table)
        table.ones[4] += 3
        swings.append(before - hope(table))

    assert swings[0] > swings[1] > 0
