"""What never comes up in play is counted, and each such thing is explained by the test that shows it."""

import random
from importlib import import_module
from math import ceil

import pytest

from rouages.games import GAMES
from rouages.games.too_many_bones.box.dice import READY, SKILL_DICE
from rouages.proving.contract import SENSE, begin
from rouages.proving.meeting import all_kinds, met
from tests.contract.counts import seeds_of_each_variant
from tests.games.variants import variants_of

MANY = 280
"""Games of each game, spread over its variants, at least in `./check long contract`."""
SAMPLE, STEERED_SEED = 4, 2
"""Variants in `./check`, and the seed of a game that begins in an uncommon position."""
MOST = 0.4
"""Even a sample meets so much of a game."""

JOINING = ("test_refresh_and_end", "test_whoever_could_finish_by_joining_is_asked")
UNMET = {
    "out-of-gears": {},
    "gear-and-piston": {"JoinToFinish": JOINING, "StayApart": JOINING},
    "robo-rally": {
        "CircuitBroken": (
            "test_option_cards",
            "test_the_circuit_breaker_powers_down_at_three_damage_after_repairs",
        )
    },
    "too-many-bones": {
        "ChooseBaddie": ("test_ties", "test_the_leader_says_which_of_equally_weak_kobolds_burns")
    },
    "cyberion": {
        "DamageCounted": (
            "test_gigantobots",
            "test_at_the_end_each_damage_costs_three_valves_and_none_may_be_left",
        )
    },
}
"""What random play does not reach, with the test that does: two complete halves of a car, a robot that
powers itself down, a tie of a tyrant's die, a last machine repaired while there is damage."""


def all_option_cards(table):
    """Every option card is dealt, robot by robot."""
    robot = 0
    while table.option_deck:
        table.held[robot] |= 1 << table.option_deck.pop()
        table.buried_by.pop()
        robot = (robot + 1) % len(table.held)


def few_machines(table):
    """The last machines are soon repaired, with as many microbots as can be held where there are any."""
    del table.machine_deck[1:]
    while table.microbot_pile and len(table.microbots) < 5:
        table.microbots.append(table.microbot_pile.pop())


def small_piles(table):
    """Few parts are left to draw."""
    del table.new_pile[8:], table.new_seen[8:]
    table.junk_discard += table.junk_pile[8:]
    del table.junk_pile[8:]


def strong_party(table):
    """The party can do everything, meets special cards first, and may face the tyrant at once."""
    for seat in table.seats:
        table.bonus[4 * seat : 4 * seat + 4] = [3] * 4
        for number in SKILL_DICE:
            table.skills[seat][number] = READY
    table.deck, table.aside = [*table.deck, *table.aside], []
    table.progress = table.needed


STEERED = {
    "robo-rally": all_option_cards,
    "cyberion": few_machines,
    "gear-and-piston": small_piles,
    "too-many-bones": strong_party,
}
"""How some games begin in uncommon positions."""


def played(game, variants, seeds):
    """All that came up in games of these variants; one in three is steered."""
    found = set()
    for variant in variants:
        for seed in seeds:
            match = begin(game, *variant, seed)
            if seed % 3 == STEERED_SEED and game.name in STEERED:
                STEERED[game.name](match.table)
            found |= met(match, random.Random(seed), SENSE if seed % 2 else 0.0)
    return found


of_every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


@of_every_game
def test_what_is_never_met_exists_and_has_its_test(game):
    package = game.package.rpartition(".")[2]
    for name, (module, test) in UNMET[game.name].items():
        assert name in all_kinds(game)
        assert hasattr(import_module(f"tests.games.{package}.{module}"), test), f"{name}: there is no {test}"


@of_every_game
def test_what_is_said_to_be_never_met_is_not_met(game):
    found = played(game, random.Random(game.name).sample(variants_of(game), SAMPLE), [STEERED_SEED])
    assert not found & set(UNMET[game.name])
    assert len(found) > MOST * len(all_kinds(game))


@pytest.mark.long(part="contract")
@of_every_game
def test_all_else_is_met(game):
    variants = variants_of(game)
    seeds = seeds_of_each_variant(game, ceil(MANY / len(variants)))
    assert all_kinds(game) - played(game, variants, seeds) <= set(UNMET[game.name])
