"""The sequence of play: turn after turn, in the rulebook's order."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.cyberion.closing import empty_flash, lose_valve, refill_platform
from rouages.games.cyberion.events.factory import TurnBegan
from rouages.games.cyberion.extensions.microbots import infect_machines
from rouages.games.cyberion.factory import realign_machines, refill_factory
from rouages.games.cyberion.intervention import INTERVENTIONS
from rouages.games.cyberion.table import Cyberion, Phase


class Turn(Step[Cyberion], frozen=True):
    """One turn: intervention, then closing."""

    def run(self, table: Cyberion) -> None:
        """The two phases."""
        table.turn += 1
        table.phase = Phase.INTERVENTION
        table.machine_left = False
        table.recalls = 0
        table.say(TurnBegan(table.seat, table.turn))
        table.then(INTERVENTIONS[table.seat], CLOSE)


class CloseTurn(Step[Cyberion], frozen=True):
    """Closing, in its exact order (ruling 12)."""

    def run(self, table: Cyberion) -> None:
        """Then it is the other player's turn, unless the game is lost."""
        table.phase = Phase.CLOSING
        lose_valve(table)
        if table.ending:
            return
        realign_machines(table)
        refill_factory(table)
        infect_machines(table)
        empty_flash(table)
        refill_platform(table)
        table.seat = (table.seat + 1) % table.players
        table.then(TURN)


TURN = Turn()
CLOSE = CloseTurn()
