"""What there is and how it is laid out (rulebook: overview, setup)."""

from collections import Counter

import pytest

import rouages
from rouages.engine.chance import Rng
from rouages.games.cyberion.components import (
    DATA,
    GIGANTOBOTS,
    INTERFERENCE,
    MICROBOTS,
    MODEL_OF,
    MULTIBOTS,
    NOTHING,
    ROBOTS,
    SIZE_OF,
    SUPPORT,
    copies,
    trait_of,
)
from rouages.games.cyberion.events.factory import (
    FirstPlayer,
    InterferenceLaid,
    MachinesRevealed,
    RobotsDrawn,
    RobotsSetAside,
    SupportDrawn,
    TurnBegan,
)
from rouages.games.cyberion.events.microbots import MicrobotsRevealed
from rouages.games.cyberion.machines import MACHINES, TIER_OF
from rouages.games.cyberion.options import Options
from rouages.games.cyberion.setup import setup
from tests.games.cyberion.positions import robot
from tests.games.cyberion.variants import COMBINATIONS

EVERYTHING = COMBINATIONS[-1] | {"support": 2}


def table_of(players=1, **options):
    return rouages.new("cyberion", players, seed=1, **options).table


def test_every_component_says_where_it_comes_from():
    named = [*DATA["models"], *DATA["machines"]]
    named += [DATA[name] for name in ("robots", "multibots", "microbots", "interference", "support")]
    named += [DATA[name] for name in ("gigantobots", "bebebots", "other", "setup")]
    assert {entry["status"] for entry in named} <= {"fact", "derived", "original"}
    assert all(entry["source"] for entry in named)


def test_fifty_robots_five_models_five_sizes_two_copies():
    assert len(ROBOTS) == 50
    assert set(Counter(ROBOTS).values()) == {2}
    assert set(ROBOTS) == set(range(25))


@pytest.mark.parametrize(
    ("sign", "model", "size"),
    [("S1", 0, 1), ("K5", 1, 5), ("O3", 4, 3), ("?4", NOTHING, 4), ("C?", 2, 0), ("P*", 3, 0)],
)
def test_every_card_has_a_model_a_size_or_both(sign, model, size):
    assert (MODEL_OF[robot(sign)], SIZE_OF[robot(sign)]) == (model, size)


def test_an_entry_of_the_data_has_a_trait_and_copies():
    assert [trait_of(entry) for entry in ({"model": "planbot"}, {"size": 4})] == [3, 8]
    assert copies([{"size": 4, "copies": 2}, {"size": 5}], trait_of) == (8, 8, 9)


def test_forty_machines_ten_fifteen_fifteen():  # ruling 2
    assert Counter(TIER_OF) == {1: 10, 2: 15, 3: 15}
    assert sum(machine.robots for machine in MACHINES if machine.tier < 3) == 66


def test_the_tokens_and_cards_of_the_extensions():  # rulings 28, 31
    assert sorted(MULTIBOTS) == list(range(25, 35))
    assert Counter(MICROBOTS) == dict.fromkeys(range(10), 2)
    assert Counter(INTERFERENCE) == dict.fromkeys(range(5), 2)
    assert sorted(GIGANTOBOTS) == list(range(10))
    assert sorted(SUPPORT) == list(range(5))


def test_five_robots_on_the_platform_and_five_in_the_discard():
    table = table_of()
    assert [len(row) for row in table.rows] == [5, 0, 0]
    assert len(table.discard) == 5
    assert len(table.deck) == 40


def test_everything_begins_in_its_place():
    table = table_of(multibots=True)
    assert table.prepared == [0] * 5
    assert table.infected == [-1] * 5
    assert (table.seat, table.turn) == (0, 1)
    assert (table.known_top, table.known_bottom) == (0, 0)


def test_without_an_extension_nothing_of_it_is_there():
    table = table_of()
    assert (table.limbots, table.interference, table.microbot_pile) == ([], [], [])
    assert (table.crews, table.on_holiday, table.damage) == ([], [], 0)


@pytest.mark.parametrize(
    "pile", ["deck", "discard", "factory", "machine_deck", "box", "support", "microbot_pile", "interference"]
)
def test_everything_is_shuffled(pile):
    games = [rouages.new("cyberion", 1, seed=seed, **EVERYTHING).table for seed in range(8)]
    assert len({str(getattr(table, pile)) for table in games}) > 1


def test_alone_nobody_draws_lots_for_who_begins():
    draws = [setup(Options(), players, Rng(b"test")).rng.count for players in (1, 2)]
    assert draws == [4, 5]


def test_laying_out_is_told_in_its_order():
    alone = rouages.new("cyberion", 1, seed=1, support=0)
    assert [type(event) for event in alone.log.events] == [
        MachinesRevealed,
        RobotsDrawn,
        RobotsSetAside,
        TurnBegan,
    ]
    two = rouages.new("cyberion", 2, seed=1, **EVERYTHING)
    table = two.table
    assert [*two.log.events] == [
        SupportDrawn(tuple(table.support)),
        InterferenceLaid(),
        MachinesRevealed((0, 1, 2, 3, 4), tuple(table.factory)),
        MicrobotsRevealed(tuple(table.factory), tuple(table.infected)),
        RobotsDrawn(0, tuple(table.rows[0])),
        RobotsSetAside(tuple(table.discard)),
        FirstPlayer(table.seat),
        TurnBegan(table.seat, 1),
    ]


def test_five_machines_of_tier_one_in_the_factory_and_tier_one_above_tier_two():
    table = table_of()
    assert [TIER_OF[machine] for machine in table.factory] == [1] * 5
    assert [TIER_OF[machine] for machine in table.machine_deck[::-1]] == [1] * 5 + [2] * 15


def test_all_cogs_at_level_one_and_the_battery_charged():
    table = table_of()
    assert table.levels == [1] * 5
    assert table.battery
    assert table.experience == []


@pytest.mark.parametrize(
    "extensions", COMBINATIONS, ids=lambda chosen: "+".join(k for k, v in chosen.items() if v)
)
def test_one_valve_and_one_for_each_extension_but_the_microbots(extensions):  # ruling 3
    extra = sum(chosen for name, chosen in extensions.items() if name != "microbots")
    assert table_of(**extensions).valves == 1 + extra


def test_one_support_token_alone_and_three_for_two():
    assert len(table_of().support) == 1
    assert len(table_of(players=2).support) == 3


@pytest.mark.parametrize("count", range(6))
def test_from_none_to_five_support_tokens(count):
    table = table_of(support=count)
    assert len(set(table.support)) == len(table.support) == count


@pytest.mark.parametrize("count", [-1, 6, "many", 2.5])
def test_other_numbers_of_support_tokens_are_refused(count):
    with pytest.raises(rouages.Refusal, match="support"):
        rouages.new("cyberion", 1, support=count)


@pytest.mark.parametrize("players", [0, 3])
def test_it_is_for_one_or_two(players):
    with pytest.raises(rouages.Refusal, match="1 to 2 players"):
        rouages.new("cyberion", players)


def test_with_multibots_five_ten_and_ten_machines_and_the_rest_unseen_in_the_box():
    table = table_of(multibots=True)
    deck = table.factory + table.machine_deck[::-1]
    assert [TIER_OF[machine] for machine in deck] == [1] * 5 + [2] * 10 + [3] * 10
    assert Counter(TIER_OF[machine] for machine in table.box) == {1: 5, 2: 5, 3: 5}
    assert len(table.deck) == 50


def test_two_interference_tokens_under_each_cog():
    table = table_of(devious_cog=True)
    assert [len(tokens) for tokens in table.interference] == [2] * 5


def test_a_microbot_on_each_machine():
    table = table_of(microbots=True)
    assert all(token >= 0 for token in table.infected)
    assert len(table.microbot_pile) == 15


def test_five_bebebots_in_the_limbots_and_five_damage_in_the_forge():
    table = table_of(bebebots=True, gigantobots=True)
    assert table.limbots == [0, 1, 2, 3, 4]
    assert table.damage == 5
    assert table.on_holiday == [False] * 10
