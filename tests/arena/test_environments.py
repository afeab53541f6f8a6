"""Environments: the research libraries' own tests pass for every game."""

import subprocess
import sys
import warnings
from functools import partial
from types import SimpleNamespace

import numpy
import pytest

import rouages
from rouages.engine.refusals import IllegalChoice
from rouages.environments.batch import Batch, WrongActions
from rouages.environments.encoding import ACTIONS, BOUND, Encoder, mask, names_of
from rouages.environments.rewards import rewards
from rouages.games import GAMES

SEATS = {name: min(3, game.seats[-1]) for name, game in GAMES.items()}
TABLES = [(name, players) for name in GAMES for players in (None, SEATS[name])]


def foretold(make):
    """Environments that always go the same way, with no match that ends within the few cycles looked at."""

    def begin(**options):
        env = make(**options)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(number)
        env.reset = partial(env.reset, seed=1)
        return env

    return begin


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
def test_pettingzoos_own_tests_pass(name, players, capsys):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

    from rouages.environments import petting_zoo

    module = petting_zoo.module(name, players)
    api_test(module.env(), num_cycles=40)
    seed_test(module.env, num_cycles=40)
    max_cycles_test(SimpleNamespace(env=foretold(module.env), parallel_env=foretold(module.parallel_env)))
    parallel_api_test(module.parallel_env(), num_cycles=40)


def test_the_mask_is_the_list_of_options_and_a_wrong_action_is_refused():
    pytest.importorskip("pettingzoo")
    from rouages.environments import petting_zoo

    env = petting_zoo.env("out-of-gears", players=3)
    env.reset(seed=4)
    agent = env.agent_selection
    options = env.table.match.decision(0).options
    assert env.observe(agent)["action_mask"].sum() == len(options)
    with pytest.raises(IllegalChoice):
        env.step(len(options))
    assert env.agent_selection == agent
    env.step(len(options) - 1)
    assert env.table.match.answers == [(0, len(options) - 1)]


def test_rewards_come_at_the_end_and_add_up_to_nothing():
    pytest.importorskip("pettingzoo")
    from rouages.environments import petting_zoo

    env = petting_zoo.env("out-of-gears", players=3)
    env.reset(seed=4)
    given = dict.fromkeys(env.agents, 0.0)
    rng = numpy.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        given[agent] += reward
        env.step(None if over else int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
    assert tuple(given.values()) == rewards(env.table.match)
    assert sum(given.values()) == pytest.approx(0)
    assert max(given.values()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation_passes(name, capfd):
    pyspiel = pytest.importorskip("pyspiel")
    from rouages.environments import open_spiel

    game = pyspiel.load_game(open_spiel.name_of(name), {"players": SEATS[name]})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("recall", [False, True])
def test_openspiels_ismcts_plays_with_imagined_worlds(name, recall):
    pyspiel = pytest.importorskip("pyspiel")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.python.algorithms import ismcts, mcts

    from rouages.environments import open_spiel

    game = pyspiel.load_game(open_spiel.name_of(name), {"players": SEATS[name]})
    rng = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=4,
        random_state=rng,
        use_observation_string=not recall,
    )
    bot.set_resampler(open_spiel.resampler(1))
    state = game.new_initial_state()
    for number in range(12):
        if state.is_terminal():
            break
        state.apply_action(number if state.is_chance_node() else int(bot.step(state)))
    assert len(state.match.answers) == 8 or state.is_terminal()


def test_a_resampled_state_looks_the_same_but_is_another_world():
    pyspiel = pytest.importorskip("pyspiel")
    from rouages.environments import open_spiel

    state = pyspiel.load_game("rouages_gear_and_piston(players=3)").new_initial_state()
    for action in (1, 2, 3, 4, 0, 0, 0):
        state.apply_action(action)
    player = state.current_player()
    resample = open_spiel.resampler(5)
    others = [resample(state, player) for _ in range(3)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
    assert len({str(other.match.table.new_pile) for other in others}) == 3
    copy = others[0].clone()
    copy.apply_action(0)
    assert others[0].match.answers == []


def test_what_was_chosen_at_the_same_time_is_not_revealed():
    pyspiel = pytest.importorskip("pyspiel")
    from rouages.environments import open_spiel  # noqa: F401 (registers the games)

    game = pyspiel.load_game("rouages_out_of_gears(players=2)")
    seen = []
    for first in (0, 1):
        state = game.new_initial_state()
        for action in (1, 2, 3, 4, first, first):
            state.apply_action(action)
        assert state.current_player() == 1
        seen.append(state.information_state_string(1))
    assert seen[0] == seen[1]


def test_options_go_to_openspiel_as_json():
    pyspiel = pytest.importorskip("pyspiel")
    from rouages.environments import open_spiel

    game = pyspiel.load_game(open_spiel.name_of("cyberion"), {"players": 1, "options": '{"support":5}'})
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    assert len(state.match.table.support) == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_many_games_at_once(name):
    batch = Batch(name, SEATS[name], size=4, seed=3)
    rng = numpy.random.default_rng(1)
    ended = 0
    for _ in range(60):
        assert batch.observations.shape == (4, len(names_of(name)))
        assert numpy.isfinite(batch.observations).all()
        assert (abs(batch.observations) <= BOUND).all()
        actions = numpy.array([rng.choice(numpy.flatnonzero(each)) for each in batch.masks])
        for place, match in enumerate(batch.matches):
            assert batch.masks[place].sum() == len(match.decision(int(batch.seats[place])).options)
        _, done = batch.step(actions)
        ended += int(done.sum())
    assert batch.next_seed == 7 + ended


def test_a_batch_gives_the_rewards_of_games_that_ended():
    batch = Batch("cyberion", 1, size=2)
    for _ in range(200):
        given, done = batch.step(numpy.zeros(2, int))
        if done.any():
            break
    assert set(given[done].ravel()) <= {-1.0, 1.0}
    assert not given[~done].any()
    with pytest.raises(WrongActions):
        batch.step(numpy.zeros(3, int))


def test_an_observation_is_the_same_in_every_process_and_tells_positions_apart():
    match = rouages.new("out-of-gears", 3, seed=1)
    encoder = Encoder("out-of-gears")
    first = encoder.observe(match, 0)
    program = (
        "import rouages; from rouages.environments.encoding import Encoder;"
        "print(Encoder('out-of-gears').observe(rouages.new('out-of-gears', 3, seed=1), 0).tobytes().hex())"
    )
    elsewhere = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert elsewhere.stdout.strip() == first.tobytes().hex()
    match.play(0, 0)
    assert (encoder.observe(match, 0) != first).any()
    assert mask(match, 2).sum() == len(match.decision(2).options)
    assert mask(match, 2).shape == (ACTIONS,)


@pytest.mark.parametrize("name", GAMES)
def test_what_our_judgement_knows_is_added_only_where_it_is_asked_for(name):
    match = rouages.new(name, SEATS[name], seed=1)
    seat = match.pending[0]
    bare, known = (Encoder(name, known=each).observe(match, seat) for each in (False, True))
    ours = numpy.array([each.startswith("known") for each in names_of(name)])
    assert not bare[ours].any()
    assert known[ours].any() == ours.any()
    assert (bare[~ours] == known[~ours]).all()


def test_no_entry_of_an_observation_exceeds_its_bound(monkeypatch):
    match = rouages.new("out-of-gears", 3, seed=1)
    encoder = Encoder("out-of-gears")

    def write_far(row, *_, known):
        row[0], row[1], row[2] = 1e6, -1e6, 0.5

    monkeypatch.setattr(encoder, "_encoding", SimpleNamespace(write_row=write_far))
    assert list(encoder.observe(match, 0)[:4]) == [BOUND, -BOUND, 0.5, 0.0]
