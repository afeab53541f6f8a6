"""OpenSpiel: every game registered as a Python game (needs the extra `openspiel`).

    import pyspiel
    from rouages.environments import open_spiel          # registers rouages_out_of_gears and the others

    game = pyspiel.load_game("rouages_out_of_gears(players=3)")

An action is the number of an option. All chance follows from a seed, which the first four moves of chance
choose. Decisions taken at the same time are taken in turn; what one seat has answered is shown to nobody
before the rules show it. `resampler` gives IS-MCTS other worlds that look the same to a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import numpy
import pyspiel

from rouages.engine.agenda import Seat
from rouages.engine.chance import secret_from_seed
from rouages.engine.game import Game
from rouages.engine.loading import load
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.environments.encoding import ACTIONS, Encoder
from rouages.environments.rewards import rewards
from rouages.games import GAMES

CHANCES = 4
"""How many moves of chance choose the seed."""
FACES = 256
"""How many outcomes each of them has."""
LONGEST = 100_000
"""No game has more answers."""


class Held:
    """A match inside a state: OpenSpiel copies states by deep copies, and a match knows how to be copied."""

    __slots__ = ("match",)

    def __init__(self, match: Match | None = None) -> None:
        """Nothing before the seed is chosen."""
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.match.clone() if self.match else None)

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.match.save() if self.match else b"",)


def _held(saved: bytes) -> Held:
    return Held(load(saved, GAMES) if saved else None)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Rouages as OpenSpiel knows it."""

    rules: Game[Any, Any]
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Parameters: players, and options in JSON."""
        given = params or {}
        self.seats = int(given.get("players", self.rules.seats[0]))
        self.choices = self.rules.options_from(msgspec.json.decode(given.get("options") or "{}"), self.seats)
        facts = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=FACES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, given)
        self.encoder = Encoder(self.rules.name)

    def new_initial_state(self) -> SpielState:
        """Before the seed is chosen."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What looks at states for a player."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Observer(self.encoder, recall=recall)

    def begin(self, drawn: list[int]) -> Match:
        """The match whose seed chance has chosen."""
        seed = int.from_bytes(bytes(drawn), "big")
        return Match.begin(self.rules, Origin(self.seats, self.choices, secret_from_seed(seed), (), seed))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel knows it."""

    def __init__(self, game: SpielGame) -> None:
        """Before the seed is chosen."""
        super().__init__(game)
        self.drawn: list[int] = []
        self.held = Held()

    @property
    def match(self) -> Match:
        """The match, once it has begun."""
        match = self.held.match
        assert match is not None
        return match

    def current_player(self) -> int:
        """The first of the seats that must decide, chance, or nobody."""
        if self.held.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.pending[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(min(ACTIONS, len(self.match.decision(player).options))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed, all equally likely."""
        return [(face, 1 / FACES) for face in range(FACES)]

    def _apply_action(self, action: int) -> None:
        if self.held.match is None:
            self.drawn.append(action)
            if len(self.drawn) == CHANCES:
                self.held = Held(self.get_game().begin(self.drawn))
        else:
            self.match.play(self.match.pending[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held.match is None:
            return f"seed:{action}"
        return msgspec.json.encode(self.match.decision(player).options[action]).decode()

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.match is not None and self.match.over

    def returns(self) -> list[float]:
        """What the match was worth to each player."""
        return list(rewards(self.match)) if self.held.match else [0.0] * self.num_players()

    def __str__(self) -> str:
        if self.held.match is None:
            return f"chance {self.drawn}"
        return f"{self.match.game.name} {self.match.answers}"


class Observer:
    """What a player may know: with perfect recall all that it has seen, otherwise what it sees."""

    def __init__(self, encoder: Encoder, *, recall: bool) -> None:
        self.encoder = encoder
        self.recall = recall
        self.tensor = numpy.zeros(encoder.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.held.match is not None:
            self.encoder.observe(state.match, player, self.tensor)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The same in JSON: the same string means that the player cannot tell the states apart."""
        if state.held.match is None:
            return f"chance {len(state.drawn)}"
        match = state.match
        asked = match.decision(player) if player in match.pending else None
        seen = [player, match.view(player), match.pending, asked]
        if self.recall:
            seen.append(match.events_for(player))
        return msgspec.json.encode(seen).decode()


def resampler(seed: int) -> Callable[[SpielState, Seat], SpielState]:
    """For `ISMCTSBot.set_resampler`: other states that a player cannot tell from the one it is in."""
    seeds = count(seed)

    def resample(state: SpielState, player: Seat) -> SpielState:
        other: SpielState = state.get_game().new_initial_state()
        other.drawn = state.drawn
        other.held = Held(state.match.imagine(player, next(seeds)))
        return other

    return resample


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return "rouages_" + game.replace("-", "_")


def _register(game: Game[Any, Any]) -> None:
    kind = pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=f"Rouages: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if game.cooperative
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"rules": game, "kind": kind}))


for _game in GAMES.values():
    _register(_game)
