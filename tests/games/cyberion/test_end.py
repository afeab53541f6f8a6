"""The end of the game (rulebook: end)."""

from rouages.games.cyberion.ending import outcome
from rouages.games.cyberion.events.factory import DamageCounted, GameEnded
from rouages.games.cyberion.table import Phase
from tests.games.cyberion.positions import choose, happened, position


def test_the_game_is_won_the_moment_the_last_machine_leaves():  # ruling 15
    table = choose(position("S1 S2 K1", factory="2S"), "repair 2S")
    assert table.ending == "repaired"
    assert table.agenda == []
    assert outcome(table).places == (1,)
    assert table.phase == Phase.OVER
    assert happened(table, GameEnded) == [GameEnded("repaired")]


def test_an_empty_factory_with_machines_to_come_does_not_end_it():  # ruling 15
    table = choose(position("S1 S2", factory="2S", machines="2K"), "repair 2S")
    assert table.ending == ""


def test_no_valve_is_needed_to_win():
    assert choose(position("S1 S2", factory="2S", valves=0), "repair 2S").ending == "repaired"


def test_players_win_and_lose_together():
    table = choose(position("S1", factory="2K", valves=0, players=2), "end")
    assert outcome(table).places == (2, 2)
    assert outcome(table).winners == ()


def test_the_score_is_the_machines_that_have_left_the_factory():
    table = position("S1 S2", factory="2S", experience="2K 2C", levels="21111")
    choose(table, "upgrade S", "repair 2S")
    assert outcome(table).scores == (3,)


def test_damage_is_counted_at_the_end_and_takes_three_valves_each():  # ruling 30
    for valves, damage, lost in [(5, 1, 3), (2, 1, 2), (5, 2, 5)]:
        table = position("S1 S2", factory="2S", valves=valves, gigantobots=True)
        table.damage = damage
        choose(table, "repair 2S")
        assert happened(table, DamageCounted) == [DamageCounted(damage, lost)]
        assert table.valves == valves - lost


def test_without_damage_nothing_is_counted():
    table = position("S1 S2", factory="2S", valves=2, gigantobots=True)
    table.damage = 0
    assert happened(choose(table, "repair 2S"), DamageCounted) == []
