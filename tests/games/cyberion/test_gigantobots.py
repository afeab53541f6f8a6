"""Gigantobots (rulebook: gigantobots)."""

from rouages.games.cyberion.events.factory import (
    DamageRepaired,
    GigantobotBoarded,
    GigantobotFinished,
    PilotDiscarded,
)
from rouages.games.cyberion.extensions.gigantobots import PILOT, NoPilots
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    discard,
    happened,
    offered,
    platform,
    position,
    robots,
    trait,
    why_not,
)


def giants(*hand, aboard="", holidays="", **zones):
    """`aboard` is `S:S1,S2 4:K4`: who is on which Gigantobot."""
    table = position(*hand, factory="2#5", machines="2O", gigantobots=True, **zones)
    for entry in aboard.split():
        sign, _, crew = entry.partition(":")
        table.crews[trait(sign)] = robots(crew.replace(",", " "))
    for sign in holidays.split():
        table.on_holiday[trait(sign)] = True
    return table


def aboard(table, sign):
    return table.crews[trait(sign)]


def test_two_robots_that_share_a_model_or_a_size_each_go_aboard():
    table = choose(giants("S1 S2 K2 C5"), "pilot")
    assert offered(table) == ["S1", "S2", "K2"]
    choose(table, "S2")
    assert offered(table) == ["S1", "K2"]
    choose(table, "K2", "on 2", "on K")
    assert aboard(table, "2") == robots("S2")
    assert aboard(table, "K") == robots("K2")
    assert platform(table) == "S1 C5"
    assert happened(table, GigantobotBoarded) == [
        GigantobotBoarded(0, *robots("S2"), trait("2")),
        GigantobotBoarded(0, *robots("K2"), trait("K")),
    ]


def test_both_may_board_the_same_one():
    table = choose(giants("S1 S2"), "pilot", "S1", "on S", "on S")
    assert aboard(table, "S") == robots("S1 S2")


def test_nobody_boards_one_on_holiday():
    table = choose(giants("S1 S2", holidays="S"), "pilot", "S1")
    assert aboard(table, "1") == robots("S1")
    assert aboard(table, "2") == robots("S2")


def test_one_that_finds_no_gigantobot_is_discarded():
    table = choose(giants("S1 S2", holidays="S 1"), "pilot", "S1")
    assert discard(table) == "S1"
    assert aboard(table, "2") == robots("S2")
    assert happened(table, PilotDiscarded)


def test_if_neither_finds_one_the_action_is_not_allowed():  # ruling 28
    table = giants("S1 S2", holidays="S 1 2")
    assert "pilot" not in offered(table)
    assert why_not(table, PILOT) == NoPilots()


def test_robots_that_share_nothing_do_not_pilot():
    assert "pilot" not in offered(giants("S1 K2 C3 P4 O5"))


def test_multibots_do_not_pilot():  # ruling 32
    assert "pilot" not in offered(giants("S1 S? ?1", multibots=True))
    table = choose(giants("S1 K1 S2 S? ?1", multibots=True), "pilot")
    assert offered(table) == ["S1", "K1", "S2"]
    assert offered(choose(table, "S1")) == ["K1", "S2"]


def test_the_fifth_robot_sends_them_into_the_deck_and_the_gigantobot_on_holiday():
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5", deck="P1")
    choose(table, "pilot", "S1", "on S", "on K")
    assert asked_kind(table) == "TakeReward"
    assert sorted(table.deck) == sorted(robots("P1 S1 S2 S3 S4 S5"))
    assert aboard(table, "S") == []
    assert [sign for sign in range(10) if table.on_holiday[sign]] == [trait("S")]
    assert happened(table, GigantobotFinished) == [
        GigantobotFinished(0, trait("S"), tuple(robots("S2 S3 S4 S5 S1")))
    ]


def test_both_robots_are_aboard_before_anything_is_checked():  # ruling 28
    table = giants("S1 S2", aboard="S:S2,S3,S4,S5")
    choose(table, "pilot", "S1", "on S", "on S")
    assert len(table.deck) == 6


def test_two_completed_together_give_two_rewards():  # ruling 28
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5 K:K2,K3,K4,K5")
    choose(table, "pilot", "S1", "on S", "on K", "damage", "valves")
    assert (table.damage, table.valves) == (4, 3)
    assert happened(table, DamageRepaired) == [DamageRepaired(0, 4)]
    assert asked_kind(table) == "Intervene"


def test_valve_rewards_stop_at_five():  # ruling 29
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5", valves=4)
    choose(table, "pilot", "S1", "on S", "on K", "valves")
    assert table.valves == 5


def test_only_a_reward_that_there_is_can_be_chosen():  # rulings 29, 38
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5", valves=5)
    choose(table, "pilot", "S1", "on S", "on K")
    assert table.damage == 4
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5", valves=1)
    table.damage = 0
    choose(table, "pilot", "S1", "on S", "on K")
    assert table.valves == 3


def test_with_nothing_to_gain_there_is_no_reward():  # ruling 29
    table = giants("S1 K1", aboard="S:S2,S3,S4,S5", valves=5)
    table.damage = 0
    choose(table, "pilot", "S1", "on S", "on K")
    assert (asked_kind(table), table.valves) == ("Intervene", 5)


def test_robots_aboard_are_in_no_pile_and_a_reshuffle_leaves_them_out():  # ruling 29
    table = giants("C1", aboard="S:S2,S3", discard="K1 K2", valves=2)
    choose(table, "end")
    assert aboard(table, "S") == robots("S2 S3")
    assert sorted(table.rows[0] + table.deck) == sorted(robots("C1 K1 K2"))


def test_at_the_end_each_damage_costs_three_valves_and_none_may_be_left():  # ruling 30
    for valves, damage, ending in [
        (3, 1, "repaired"),
        (2, 1, "damage"),
        (5, 2, "damage"),
        (1, 2, "damage"),
        (0, 0, "repaired"),
    ]:
        table = position("S1 S2", factory="2S", valves=valves, gigantobots=True)
        table.damage = damage
        assert choose(table, "repair 2S").ending == ending
    assert table.valves == 0


def test_the_order_of_the_pilots_makes_no_difference():  # ruling 45
    one = choose(giants("S1 S2"), "pilot", "S1", "on S", "on 2")
    other = choose(giants("S1 S2"), "pilot", "S2", "on S", "on 2")
    assert one.crews == other.crews
