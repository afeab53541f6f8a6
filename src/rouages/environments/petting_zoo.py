"""PettingZoo: every game as an AEC environment with action masks (needs the extra `pettingzoo`).

    env = petting_zoo.env("out-of-gears", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An action is the number of an option. Without `max_cycles` only the seats that are asked take a step, and a
wrong action is refused. With it every seat takes one step a cycle, as in `parallel_env`: a seat that is not
asked passes, whatever it says; a number beyond the last option counts round from the first; after so many
cycles all are truncated.
"""

from __future__ import annotations

import secrets
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rouages.engine.agenda import Seat
from rouages.engine.chance import secret_from_seed
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.environments.encoding import ACTIONS, BOUND, Encoder, mask
from rouages.environments.rewards import rewards
from rouages.games import GAMES

Observation = dict[str, Any]


class Table:
    """A match, its agents and their spaces."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: dict[str, Any],
        max_cycles: int | None,
        *,
        known: bool,
    ) -> None:
        """Set up; the first match begins with `reset`."""
        self.game = game_named(game, GAMES)
        self.players = players or self.game.seats[0]
        self.options = self.game.options_from(options, self.players)
        self.max_cycles = max_cycles
        self.encoder = Encoder(game, known=known)
        self.names = [f"player_{seat}" for seat in range(self.players)]
        self.seat_of: dict[str, Seat] = {name: seat for seat, name in enumerate(self.names)}
        box = spaces.Box(-BOUND, BOUND, (self.encoder.size,), numpy.float32)
        masks = spaces.Box(0, 1, (ACTIONS,), numpy.int8)
        self.sights = {name: spaces.Dict({"observation": box, "action_mask": masks}) for name in self.names}
        self.actions = {name: spaces.Discrete(ACTIONS) for name in self.names}
        self.match = self.begin(None)

    def begin(self, seed: int | None) -> Match:
        """A new match; without a seed nobody can foretell it."""
        self.cycles = 0
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        self.match = Match.begin(self.game, Origin(self.players, self.options, secret, (), seed))
        return self.match

    def sight(self, agent: str) -> Observation:
        """What an agent may know and do; one that is not asked may only pass, with action 0."""
        seat = self.seat_of[agent]
        allowed = mask(self.match, seat)
        if seat not in self.match.pending:
            allowed[0] = 1
        return {"observation": self.encoder.observe(self.match, seat), "action_mask": allowed}

    def answer_or_pass(self, seat: Seat, action: int) -> None:
        """Answer if asked, counting round from the first option."""
        if seat in self.match.pending:
            self.match.play(seat, int(action) % len(self.match.decision(seat).options))

    @property
    def cut_off(self) -> bool:
        """Whether all cycles are over."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles


class Seated:
    """What both kinds of environment promise PettingZoo: agents, and what each can see and do."""

    render_modes: ClassVar[list[str]] = []

    def __init__(
        self,
        game: str,
        players: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        *,
        known: bool = False,
        **options: Any,
    ) -> None:
        """The game for so many players, or as few as it allows."""
        super().__init__()
        self.table = Table(game, players, options, max_cycles, known=known)
        self.metadata = {"name": f"{game.replace('-', '_')}_v0", "render_modes": self.render_modes}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.names)
        self.observation_spaces = self.table.sights
        self.action_spaces = self.table.actions

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.table.sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent does."""
        return self.table.actions[agent]


class Env(Seated, AECEnv):  # type: ignore[misc]
    """A game whose agents act one after the other."""

    render_modes: ClassVar[list[str]] = ["ansi"]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return self.table.sight(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0] if self.table.max_cycles else self._asked()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self.table, self.table.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        if table.max_cycles is None:
            table.match.play(seat, int(action or 0))
        else:
            table.answer_or_pass(seat, action or 0)
            table.cycles += seat == table.players - 1
        self._clear_rewards()
        if table.match.over:
            self.rewards = dict(zip(self.agents, rewards(table.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if not table.match.over:
            following = self.agents[(seat + 1) % table.players]
            self.agent_selection = following if table.max_cycles else self._asked()

    def _asked(self) -> str:
        return self.table.names[self.table.match.pending[0]]

    def render(self) -> str | None:
        """The table in characters, as everybody may see it."""
        if self.render_mode is None:
            return None
        return str(self.table.game.sight.picture(self.table.match.view(None), str))

    def close(self) -> None:
        """Nothing to close."""


class AllAtOnce(Seated, ParallelEnv):  # type: ignore[misc]
    """A game whose agents act together; those who are not asked pass."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Answer for all who were asked when they saw the table."""
        table, agents = self.table, self.agents
        for seat in table.match.pending:
            table.answer_or_pass(seat, actions.get(table.names[seat], 0))
        table.cycles += 1
        sights = self._sights()
        given = dict(zip(agents, rewards(table.match), strict=True))
        over = dict.fromkeys(agents, table.match.over)
        cut = dict.fromkeys(agents, table.cut_off and not table.match.over)
        if table.match.over or table.cut_off:
            self.agents = []
        return sights, given, over, cut, {agent: {} for agent in agents}

    def _sights(self) -> dict[str, Observation]:
        return {agent: self.table.sight(agent) for agent in self.agents}

    def render(self) -> None:
        """Nothing to show."""

    def close(self) -> None:
        """Nothing to close."""


def env(game: str, players: int | None = None, **options: Any) -> Env:
    """A game as an AEC environment; options are those of the game, `max_cycles` and `known`."""
    return Env(game, players, **options)


def parallel_env(game: str, players: int | None = None, **options: Any) -> AllAtOnce:
    """A game as a parallel environment."""
    return AllAtOnce(game, players, **options)


def module(game: str, players: int | None = None, **options: Any) -> SimpleNamespace:
    """One game as PettingZoo's modules are: with `env`, `raw_env` and `parallel_env`."""
    begin = partial(env, game, players, **options)
    together = partial(parallel_env, game, players, **options)
    return SimpleNamespace(env=begin, raw_env=begin, parallel_env=together)
