"""How an adventure ends: with the tyrant's fall, or with the last evening."""

from __future__ import annotations

from rouages.engine.game import Outcome
from rouages.games.too_many_bones.box.words import Ending
from rouages.games.too_many_bones.events.adventure import GameEnded
from rouages.games.too_many_bones.table import Bones, Phase


def end(table: Bones, ending: Ending) -> None:
    """The adventure is over."""
    table.phase = Phase.OVER
    table.ending = ending
    table.say(GameEnded(ending))
    table.stop()


def outcome(table: Bones) -> Outcome:
    """The party wins or loses together; the score counts days to spare and progress."""
    won = table.ending == "tyrant_defeated"
    score = (100 + 10 * (table.days - table.day) if won else 0) + table.progress
    players = len(table.who)
    return Outcome(table.ending, (1 if won else 2,) * players, (score,) * players)
