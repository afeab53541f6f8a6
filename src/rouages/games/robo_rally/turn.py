"""The turn, in the rulebook's order (rulebook: *Comment jouer*)."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.dealing import DealCards
from rouages.games.robo_rally.ending import close
from rouages.games.robo_rally.events.turn import TurnBegan
from rouages.games.robo_rally.flags import end_capture
from rouages.games.robo_rally.power import AnnouncePowerDowns, AskWhoStaysDown, PowerDownRobots
from rouages.games.robo_rally.programming import CloseProgramming, ProgramRobots
from rouages.games.robo_rally.reentry import Reenter
from rouages.games.robo_rally.repairs import ErasePrograms, Repair, TripCircuitBreaker
from rouages.games.robo_rally.revealing import ResolveRegister
from rouages.games.robo_rally.table import Rally


class BeginTurn(Step[Rally], frozen=True):
    """One turn: deal, program, announce, five registers, clean up."""

    def run(self, table: Rally) -> None:
        """The five sequences."""
        table.turn += 1
        table.register = 0
        table.say(TurnBegan(table.turn))
        table.then(
            PowerDownRobots(),
            DealCards(),
            ProgramRobots(),
            CloseProgramming(),
            AnnouncePowerDowns(),
            *REGISTER_PHASES,
            Repair(),
            TripCircuitBreaker(),
            ErasePrograms(),
            AskWhoStaysDown(),
            Reenter(),
            EndTurn(),
        )


REGISTER_PHASES = tuple(ResolveRegister(register) for register in range(REGISTERS))


class EndTurn(Step[Rally], frozen=True):
    """The flag may be captured, or the race too long; otherwise the next turn begins."""

    def run(self, table: Rally) -> None:
        """A race is stopped after so many turns (option `turn_limit`, ruling 34)."""
        if table.home and end_capture(table):
            return
        if table.turn >= table.options.turn_limit:
            close(table, "turn_limit")
        else:
            table.then(BeginTurn())
