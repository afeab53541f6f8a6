"""What a hint says: only what imagined games have shown, and the star has the highest number."""

import inspect
import random
import re
from collections import Counter
from itertools import islice
from math import isfinite

import pytest

import rouages
from rouages.bots import Budget, Perspective
from rouages.bots.explaining import Counting, Foretold, explain
from rouages.engine.judgement import Omen
from rouages.games import GAMES
from rouages.games.cyberion.events import factory
from rouages.games.gear_and_piston.events import cars, town
from rouages.games.out_of_gears import events as oog
from rouages.games.robo_rally.events import register
from rouages.games.robo_rally.events.turn import TurnBegan
from rouages.games.robo_rally.factory.boards import NORTH
from rouages.games.too_many_bones.events import adventure, battle, harm
from rouages.server.wire import words

PLAYOUTS = Budget(playouts=40)


def questions(name, seed, answers):
    """Real choices of a game that is played by lot."""
    players, options = GAMES[name].first
    match, lots = rouages.new(name, players, seed=seed, **options), random.Random(seed)
    for _ in range(answers):
        if match.over:
            return
        seat = match.pending[0]
        count = len(match.decision(seat).options)
        if count > 1:
            yield match, seat
        match.play(seat, lots.randrange(count))


@pytest.mark.parametrize("name", GAMES)
def test_the_star_has_the_highest_number_and_every_reason_its_words(name):
    for number, (match, seat) in enumerate(questions(name, 4, 6)):
        found = explain(Perspective(match, seat), PLAYOUTS, random.Random(number))
        assert max(each.value for each in found.considered) == found.considered[0].value
        said = [*found.foretold, *found.reasons]
        assert sum(each.speaks_for for each in said) <= 2
        assert sum(not each.speaks_for for each in said) <= 1
        for each in found.reasons:
            worth = GAMES[name].judgement.reasons[each.name].worth
            assert ((each.here - each.elsewhere) / worth >= 1) == each.speaks_for


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_can_be_counted(name):
    for match, _ in questions(name, 5, 400):
        for seat in range(match.players):
            counted = [each.count(match.table, seat) for each in match.game.judgement.reasons.values()]
            assert counted
            assert all(map(isfinite, counted))


def counting(*counts):
    """A search that found these points after two options of a first question."""
    thought = Counting(Perspective(rouages.new("out-of-gears", 3, seed=1), 0), random.Random(0))
    for option, found in enumerate(counts):
        thought.counted[option] = [(float(points), 0.0, 0.0) for points in found]
    return thought.reasons(0, 1)


def test_what_is_more_than_luck_is_said():
    (reason,) = counting([4, 5, 4, 5], [1, 2, 1, 2])
    assert (reason.name, reason.here, reason.elsewhere, reason.speaks_for) == ("points", 4.5, 1.5, True)
    (reason,) = counting([1, 2, 1, 2], [4, 5, 4, 5])
    assert not reason.speaks_for


@pytest.mark.parametrize("found", [([9, 0, 8, 1], [1, 8, 0, 7]), ([5], [1]), ([4.1, 4.2], [4.0, 4.1])])
def test_what_may_be_luck_or_is_too_little_is_not(found):
    assert counting(*found) == []


def foretelling(*games):
    """A search that saw these omens after the first option of a first question."""
    thought = Counting(Perspective(rouages.new("out-of-gears", 3, seed=1), 0), random.Random(0))
    thought.seen[0] = [Counter(dict(game)) for game in games]
    return thought.foretold(0)


GEARS, PIVOT = Omen("own_gears", True), Omen("robbed", False, 2)


def test_what_comes_of_it_in_many_games_is_foretold_with_how_often_and_how_much():
    one = {GEARS: 2, PIVOT: 3}
    found = foretelling(*[one] * 4, *[{GEARS: 4}] * 4, *[{}] * 2)
    assert found == [Foretold("own_gears", True, None, 3, 0.8), Foretold("robbed", False, 2, 3, 0.4)]


def test_what_is_seldom_or_was_hardly_looked_for_is_not_foretold():
    assert foretelling(*[{PIVOT: 1}] * 3, *[{}] * 7) == []
    assert foretelling(*[{PIVOT: 1}] * 7) == []


def told(game, events, seat=0):
    """What events mean to a seat at a first table."""
    players, options = GAMES[game].first
    match = rouages.new(game, players, seed=1, **options)
    return list(GAMES[game].judgement.omens(match.table, events, seat))


def test_gears_that_come_and_who_takes_them_are_foretold_until_the_turn_ends():
    mine, other = (rouages.new("out-of-gears", 4, seed=1).table.teams[seat][0] for seat in (0, 1))
    took = oog.GearsTaken(0, mine, "dump", 3, (mine, mine, other))
    robbed = oog.GearsTaken(1, other, "robot", mine, (mine, other))
    assert told("out-of-gears", [took, robbed, oog.RoundBegan(2), robbed]) == [
        Omen("own_gears", True, count=2),
        Omen("other_gears", True, count=1),
        Omen("robbed", False, other, 2),
    ]
    assert told("out-of-gears", [oog.TrapSprung(3, (other,), (mine,))]) == [Omen("trapped", False, other)]
    assert told("out-of-gears", [oog.TrapSprung(3, (mine,), (other,))]) == []
    assert told("out-of-gears", [took, robbed], seat=2) == []


def test_who_shoots_and_pushes_a_robot_is_foretold_until_the_turn_ends():
    shot = register.RobotShot(0, 2, 5, NORTH, 1)
    events = [register.FlagTouched(0, 0, 1), shot, register.Pushed(0, 1, NORTH, 6)]
    assert told("robo-rally", [*events, TurnBegan(2), shot]) == [
        Omen("flag", True, 1),
        Omen("shot", False, 2),
        Omen("pushed", False, 1),
    ]
    assert told("robo-rally", events, seat=2) == []


def test_machines_cogs_and_valves_are_foretold_until_the_turn_ends():
    repaired = factory.MachineRepaired(0, 3, (1, 2), (0, 0))
    events = [repaired, factory.Upgraded(0, 4, 5), factory.ValveGained(1, 3), repaired, factory.ValveLost(2)]
    assert told("cyberion", [*events, factory.TurnBegan(0, 2), repaired]) == [
        Omen("repaired", True),
        Omen("upgraded", True, 4),
        Omen("valve_gained", True),
        Omen("repaired", True),
        Omen("valve_lost", False),
    ]


def test_parts_thieves_and_idle_tokens_are_foretold_until_the_round_ends():
    built = cars.PartBuilt(0, "engine", (), 0, "top", 1)
    stolen = town.PartStolen(1, 0, "engine", (), "new")
    events = [built, stolen, town.TokenIdle(0, "junk_yard"), town.FirstPlayerChanged(0)]
    assert told("gear-and-piston", [*events, town.RoundBegan(2, 0), built]) == [
        Omen("built", True),
        Omen("robbed", False, 1),
        Omen("idle", False),
        Omen("first", True),
    ]
    assert told("gear-and-piston", events, seat=1) == []


def test_a_car_counts_as_complete_only_if_no_salvage_was_needed():
    assert told("gear-and-piston", [cars.CarCompleted(0, 0)]) == [Omen("completed", True)]
    assert told("gear-and-piston", [cars.CarCompleted(0, 1), cars.CarCompleted(1, 0)]) == []


def test_who_falls_and_what_it_costs_is_foretold_until_the_next_round():
    hurt, felled = harm.Damaged(0, "patches", 2, 3, "attack"), harm.Defeated(9, "goblin")
    events = [battle.RoundBegan(1), felled, hurt, harm.Damaged(9, "goblin", 1, 1, "attack")]
    ended = [harm.KnockedOut(0), harm.KnockedOut(1)]
    for ending in (battle.RoundBegan(2), adventure.DayBegan(3, 8)):
        assert told("too-many-bones", [*events, *ended, ending, felled, hurt]) == [
            Omen("felled", True),
            Omen("hurt", False, count=2),
            Omen("knocked_out", False),
            Omen("ally_out", False, 1),
        ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_foretold_has_its_words(name, language):
    module = inspect.getmodule(GAMES[name].judgement.omens)
    named = set(re.findall(r'Omen\("(\w+)"', inspect.getsource(module)))
    catalogue = words.catalogue(language, name)
    assert {key.removeprefix("omen.") for key in catalogue if key.startswith("omen.")} == named != set()


@pytest.mark.parametrize(
    ("name", "later"),
    [
        ("out-of-gears", 2),
        ("robo-rally", 30),
        ("cyberion", 0),
        ("gear-and-piston", 9),
        ("too-many-bones", 12),
    ],
)
def test_a_search_foretells_what_the_games_that_it_imagines_bring(name, later):
    match, seat = next(islice(questions(name, 7, 60), later, None))
    found = explain(Perspective(match, seat), Budget(playouts=50), random.Random(1)).foretold
    assert found
    assert all(0.35 <= each.share <= 1 for each in found)
