"""The quick bot: options as numbers, weights that belong to one game, and answers without any search."""

import random
import re
import struct
import time
from importlib.resources import files
from statistics import median

import msgspec
import pytest

from rouages.arena.intervals import share
from rouages.arena.jobs import run
from rouages.arena.ladder import Climb, games_of, meetings_of
from rouages.bots import BOTS, HARD_SECONDS, LEVELS, Perspective, bot_named
from rouages.bots import quick as bots_quick
from rouages.bots.mind import judged, learned, mind_for
from rouages.bots.quick import Quick, Versed, drawn
from rouages.bots.random import Random
from rouages.bots.search import by_hand
from rouages.games import GAMES
from rouages.minds.mind import (
    FILE,
    QUICK_FILE,
    AnotherEncoding,
    AnotherVersion,
    Chooser,
    Mind,
    NoMind,
    chooser_of,
    packed,
    shipped,
    unpacked,
    weights_of,
)
from rouages.minds.network import Plain, WithArrays, chance_of
from rouages.minds.outlook import BEST, Outlook, outlook_by_name, sights
from rouages.proving.contract import begin, random_play

HIDDEN, INNER = 6, 4
MOMENTS = 12
MOST_SECONDS = 0.010
FILES = (FILE, QUICK_FILE)
MOST_BYTES = 4_000_000
MOST_NUMBER = 30
SHARE = r"\d % \(\d+(?:\.\d)?–(\d+(?:\.\d)?)\)"
MEASURED = re.compile(rf"\d games.*{SHARE}|{SHARE} of \d+ games")
"""A share with its interval, and of how many games."""
GUIDED = re.compile(r"looking by it first, 250 ms.*: \d+\.\d % \((\d+\.\d)–")
"""What a search that looks by it first wins of duels with one that does not, at least."""
MOST_TABLES = 12
PRACTISED = [
    name for name, game in GAMES.items() if files(game.package).joinpath("judgement", QUICK_FILE).is_file()
]


def mind_of(name, seed=1):
    """A mind that knows nothing, but always the same."""
    outlook, rng = outlook_by_name(name), random.Random(seed)
    width = len(outlook.names)
    count = width + width * HIDDEN + HIDDEN + HIDDEN * INNER + INNER + INNER + 1
    numbers = struct.pack(f"<{count}e", *[rng.gauss(0, 0.1) for _ in range(count)])
    sizes = (width, HIDDEN, INNER)
    return Mind(name, GAMES[name].version, outlook.mark, "by lot", seed, ("none",), 0, sizes, numbers)


def choices(name, seed=3):
    """Some moments of one sensible game in which there is something to choose."""
    players, options = GAMES[name].usual
    match, rng, left = begin(GAMES[name], players, options, seed), random.Random(seed), MOMENTS
    for seat in random_play(match, rng, 0.5):
        if len(match.decision(seat).options) > 1 and rng.random() < 0.3:
            left -= 1
            yield match, seat
        if not left:
            return


@pytest.fixture
def practised(monkeypatch):
    """Every game is practised, by a mind that knows nothing."""
    choosers = {name: Chooser(GAMES[name], mind_of(name)) for name in GAMES}
    monkeypatch.setattr(bots_quick, "chooser_for", choosers.get)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_written_behind_the_position_each_with_how_it_looks(name):
    outlook = outlook_by_name(name)
    best = outlook.names.index(BEST)
    for match, seat in choices(name):
        written = outlook.options(match, seat)
        assert len(written) == len(match.decision(seat).options)
        assert all([outlook.positions <= place < len(outlook.names) for each in written for place in each])
        assert 1 <= sum([each.get(best, 0.0) for each in written]) <= len(written)
        assert max(outlook.position(match, seat)) < outlook.positions
    assert len(set(outlook.names)) == len(outlook.names)
    assert Outlook(GAMES[name]).mark == outlook.mark


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.judgement.merits])
def test_what_lies_open_speaks_for_options_alike_in_all_worlds_of_a_seat(name):
    merits, said = GAMES[name].judgement.merits, set()
    for match, seat in choices(name):
        prompt, options = match.decision(seat).prompt, match.decision(seat).options
        known = list(merits(match.table, prompt, options))
        said.update(known)
        for seed in range(3):
            assert list(merits(match.imagine(seat, seed).table, prompt, options)) == known
    assert len(said) > MOMENTS


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.judgement.merits])
def test_at_tables_worth_comparing_options_are_small_numbers(name):
    outlook, rng, written = outlook_by_name(name), random.Random(7), 0
    variants = GAMES[name].measures.variants()
    for players, options in variants[:: -(-len(variants) // MOST_TABLES)]:
        match, left = begin(GAMES[name], players, options, 7), 4
        for seat in random_play(match, rng):
            if len(match.decision(seat).options) > 1 and rng.random() < 0.2:
                found = [number for each in outlook.options(match, seat) for number in each.values()]
                assert all([-MOST_NUMBER < number < MOST_NUMBER for number in found])
                left, written = left - 1, written + 1
            if not left:
                break
    assert written > MOST_TABLES


def test_first_sight_says_which_is_best_and_how_far_the_others_are_behind():
    (_, none, best, _), (_, behind, worse, second), (low, *_) = sights([2.0, 1.0, -1.0])
    assert (none, best, worse, second) == (0, 1, 0, 1)
    assert behind > 0 > low


@pytest.mark.parametrize("name", GAMES)
def test_with_numpy_and_without_the_scores_are_the_same(name):
    weights = weights_of(unpacked(packed(mind_of(name))))
    arrays, plain, outlook, seen = WithArrays(weights), Plain(weights), outlook_by_name(name), set()
    for match, seat in choices(name):
        position, options = outlook.position(match, seat), outlook.options(match, seat)
        scores = arrays.scores(position, options)
        assert scores == pytest.approx(plain.scores(position, options), abs=2e-6)
        whole = [plain.chance(position | option) for option in options]
        assert whole == pytest.approx([chance_of(score) for score in scores], abs=1e-5)
        seen.update(scores)
    assert len(seen) > MOMENTS


@pytest.mark.parametrize("name", GAMES)
def test_it_answers_the_same_in_worlds_that_look_alike(name, practised):
    for match, seat in choices(name):
        worlds = (match, match.imagine(seat, 1), match.imagine(seat, 2))
        assert len({Quick().choose(Perspective(each, seat), random.Random(1)) for each in worlds}) == 1


def test_weights_of_another_version_or_of_other_options_are_refused():
    game, mind = GAMES["out-of-gears"], mind_of("out-of-gears")
    with pytest.raises(AnotherVersion):
        Chooser(game, msgspec.structs.replace(mind, version=mind.version - 1))
    with pytest.raises(AnotherEncoding):
        Chooser(game, msgspec.structs.replace(mind, encoding="0" * 16))
    with pytest.raises(NoMind):
        chooser_of("nothing")


def test_hard_is_quick_only_where_that_was_seen_to_be_stronger_than_to_search():
    assert [name for name in PRACTISED if chooser_of(name).outplays_search] == ["out-of-gears"]
    match = begin(GAMES["gear-and-piston"], 2, {}, 4)
    seat, rng = Perspective(match, match.pending[0]), random.Random(1)
    sure = {Quick().choose(seat, rng) for _ in range(40)}
    assert len({Versed(Random(), Quick()).choose(seat, rng) for _ in range(40)}) > len(sure)


def test_what_hard_was_stays_as_a_measure_that_always_searches_with_what_was_fitted_by_hand():
    assert BOTS["search-1"].budget.seconds == BOTS["hard"].thinker.budget.seconds == HARD_SECONDS
    assert BOTS["search-1"].way is by_hand
    assert (BOTS["normal"].way, BOTS["hard"].thinker.way) == (learned, judged)
    assert "search-1" not in LEVELS


def test_who_practised_guides_a_search_only_where_somebody_judges_or_where_that_was_seen_to_be_stronger():
    """Seen in a quarter of a second, so that the two seconds of *hard* are as they were."""
    guided = {name: learned(game).look is not None for name, game in GAMES.items()}
    assert [name for name in GAMES if guided[name]] == ["robo-rally", "cyberion"]
    assert judged(GAMES["cyberion"]).look is not None
    for name in PRACTISED:
        mind = shipped(name, QUICK_FILE)[1]
        assert mind.guides_search == (guided[name] and mind_for(name) is None)
        if mind.guides_search:
            assert judged(GAMES[name]).look is None
            assert learned(GAMES[name]).look is chooser_of(name)
            assert learned(GAMES[name]).manner.rounds == mind.rounds == 0
            (least,) = [found[1] for figure in mind.figures if (found := GUIDED.search(figure))]
            assert float(least) > 50


@pytest.mark.parametrize("name", GAMES)
def test_whoever_has_habits_to_begin_practice_with_names_what_there_is(name):
    outlook = outlook_by_name(name)
    assert set(outlook.habits or {}) <= set(outlook.names)


def test_in_robo_rally_habits_are_more_than_first_sight():
    assert outlook_by_name("robo-rally").habits["merits.doubted"] < 0


def test_where_nobody_has_practised_it_goes_by_first_sight_and_hard_thinks(monkeypatch):
    monkeypatch.setattr(bots_quick, "chooser_for", lambda game: None)
    match = begin(GAMES["out-of-gears"], 3, {}, 4)
    seat = Perspective(match, 0)
    assert Quick().choose(seat, random.Random(2)) == bot_named("greedy").choose(seat, random.Random(2))
    assert {Versed(Random(), Quick()).choose(seat, random.Random(seed)) for seed in range(20)} == {0, 1, 2}


def test_it_draws_by_odds_and_the_sharper_the_rarer_is_what_is_worse():
    rng = random.Random(1)
    blunt, sharp = ([drawn([0.0, 1.0], temper, rng) for _ in range(400)] for temper in (1.0, 0.25))
    assert sum(blunt) / 400 == pytest.approx(0.73, abs=0.07)
    assert sum(sharp) / 400 == pytest.approx(0.98, abs=0.03)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("out-of-gears", {"upgrades": True}),
        ("gear-and-piston", {}),
        ("cyberion", {"gigantobots": True}),
        ("too-many-bones", {"difficulty": "legendary"}),
        ("robo-rally", {}),
    ],
)
def test_what_is_shipped_fits_the_game_and_answers_in_a_blink(name, options):
    chooser_of(name)
    match, took = begin(GAMES[name], GAMES[name].seats[-1], options, 1), []
    for seat in random_play(match, random.Random(1)):
        began = time.process_time()
        BOTS["quick"].choose(Perspective(match, seat), random.Random(1))
        took.append(time.process_time() - began)
        if len(took) == 60:
            break
    assert median(took) < MOST_SECONDS


@pytest.mark.parametrize("name", PRACTISED)
def test_what_is_shipped_names_its_command_its_seed_and_what_it_wins_beside_a_search(name):
    """Beside one in its own time at least; of *normal* it says at least that it was not measured.

    What is said to outplay two seconds of search was seen to leave them less than their share.
    """
    mind = shipped(name, QUICK_FILE)[1]
    assert mind.command.startswith(f"rouages practise {name}")
    assert f"--seed {mind.seed}" in mind.command
    measured = [figure for figure in mind.figures if MEASURED.search(figure)]
    assert [figure for figure in measured if re.search(r"search:\d+ms", figure)]
    assert [figure for figure in mind.figures if "search:250ms" in figure]
    if mind.outplays_search:
        beside = f"search:{1000 * HARD_SECONDS:.0f}ms among three of it"
        (figure,) = [figure for figure in measured if beside in figure]
        assert float(MEASURED.search(figure)[1]) < 25


def test_all_weights_together_are_small():
    kept = [files(game.package).joinpath("judgement", file) for game in GAMES.values() for file in FILES]
    assert 0 < sum([len(file.read_bytes()) for file in kept if file.is_file()]) < MOST_BYTES


@pytest.mark.parametrize(
    ("name", "players", "games"), [("out-of-gears", 4, 40), ("gear-and-piston", 2, 16), ("robo-rally", 2, 16)]
)
def test_it_plays_better_than_first_sight(name, players, games):
    climb = Climb(name, {}, players, ("quick",), games, 1, "greedy")
    (meeting,) = meetings_of(climb, list(run(games_of(climb))))
    assert share(meeting.wins.value * games, games).low > 1 / players


def test_alone_in_cyberion_it_wins_more_than_first_sight():
    climb = Climb("cyberion", {"bebebots": True}, 1, ("quick", "greedy"), 24, 1)
    won = {"quick": 0, "greedy": 0}
    for met in run(games_of(climb)):
        won[met.seats[0]] += met.places == (1,)
    assert share(won["quick"], 24).low > won["greedy"] / 24
