"""The games, listed by hand."""

from __future__ import annotations

from typing import Any

from rouages.engine.game import Game
from rouages.games.cyberion import GAME as CYBERION
from rouages.games.gear_and_piston import GAME as GEAR_AND_PISTON
from rouages.games.out_of_gears import GAME as OUT_OF_GEARS
from rouages.games.robo_rally import GAME as ROBO_RALLY
from rouages.games.too_many_bones import GAME as TOO_MANY_BONES

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (OUT_OF_GEARS, GEAR_AND_PISTON, ROBO_RALLY, TOO_MANY_BONES, CYBERION)
}
