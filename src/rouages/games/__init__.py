"""The games, listed by hand."""

from __future__ import annotations

from typing import Any

from rouages.engine.game import Game
from rouages.games.out_of_gears import GAME as OUT_OF_GEARS

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (OUT_OF_GEARS,)}
