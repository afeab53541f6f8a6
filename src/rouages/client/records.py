"""The records of a game, read back into its own types."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from rouages.engine.agenda import Choice, Decision
from rouages.engine.loading import game_named
from rouages.games import GAMES
from rouages.server.wire.schema import union


class Records:
    """Reads what a house sends of one game."""

    def __init__(self, game: str) -> None:
        """Of the game of this name."""
        found = game_named(game, GAMES)
        found.learn_to_read()
        self._view = get_type_hints(found.sight.view)["return"]
        self._prompt = union(found.records(Decision))
        self._choice = union(found.records(Choice))

    def view(self, plain: Any) -> Any:
        """What a seat sees; nothing before the match begins."""
        return None if plain is None else msgspec.convert(plain, self._view, str_keys=True)

    def prompt(self, plain: Any) -> Any:
        """What is asked."""
        return msgspec.convert(plain, self._prompt, str_keys=True)

    def choices(self, plain: list[Any]) -> list[Any]:
        """What may be chosen."""
        return [msgspec.convert(each, self._choice, str_keys=True) for each in plain]
