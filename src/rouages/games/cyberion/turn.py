"""The game from set-up to the last turn, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, NotOffered, Reason, Step
from rouages.games.cyberion.abilities import (
    NoSuchRobot,
    UseRobot,
    UseSupport,
    supports,
    uses,
    why_not_support,
)
from rouages.games.cyberion.bebebots import MakeBebebot, makings, why_not_make
from rouages.games.cyberion.components import CYCLOBOT, MODEL_OF, ROW_LIMIT
from rouages.games.cyberion.deck import draw_into
from rouages.games.cyberion.ending import end
from rouages.games.cyberion.events import FlashEmptied, TurnBegan, ValveLost
from rouages.games.cyberion.factory import RealignMachines, RefillFactory
from rouages.games.cyberion.gigantobots import NoPilots, PilotGigantobot, pilotings
from rouages.games.cyberion.microbots import InfectMachines, Spending, spendings, why_not_spend
from rouages.games.cyberion.processor import Upgrade, upgrades, why_not_upgrade
from rouages.games.cyberion.repair import Repair, repairs, why_not_repair
from rouages.games.cyberion.table import FLASH, PLATFORM, Cyberion, Phase


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


class EndTurn(Choice, frozen=True):
    """Do nothing more this turn."""


END_TURN = EndTurn()
Action = Repair | Upgrade | UseRobot | UseSupport | MakeBebebot | PilotGigantobot | Spending | EndTurn


class Intervene(Decision[Cyberion, Action], frozen=True):
    """What to do next: every action as often as one likes, in any order."""

    def options(self, table: Cyberion) -> Sequence[Action]:
        """All actions that are possible now."""
        found: list[Action] = repairs(table)
        if table.experience:
            found += upgrades(table)
        found += uses(table)
        if table.support:
            found += supports(table)
        if table.limbots:
            found += makings(table)
        if table.options.gigantobots:
            found += pilotings(table)
        if table.microbots:
            found += spendings(table)
        found.append(END_TURN)
        return found

    def resolve(self, table: Cyberion, choice: Action) -> None:
        """Do it, then ask again."""
        if isinstance(choice, EndTurn):
            return
        if not (isinstance(choice, UseRobot) and MODEL_OF[choice.robot] == CYCLOBOT):
            table.recalls = 0
        table.then(self)
        choice.act(table, self.seat)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """What is missing."""
        match choice:
            case Repair(machine=machine):
                return why_not_repair(table, machine)
            case Upgrade(model=model):
                return why_not_upgrade(table, model)
            case UseRobot(row=row, robot=robot):
                return NoSuchRobot(row, robot)
            case UseSupport(model=model):
                return why_not_support(table, model)
            case MakeBebebot(model=model) if table.options.bebebots:
                return why_not_make(table, model)
            case PilotGigantobot() if table.options.gigantobots:
                return NoPilots()
            case _ if isinstance(choice, Spending) and table.options.microbots:
                return why_not_spend(table, choice)
        return NotOffered()


class CloseTurn(Step[Cyberion], frozen=True):
    """Closing, in its exact order (ruling 12)."""

    def run(self, table: Cyberion) -> None:
        """Then it is the other player's turn."""
        table.phase = Phase.CLOSING
        table.then(*CLOSING)


class LoseValve(Step[Cyberion], frozen=True):
    """A turn in which no machine left the factory costs a valve, or the game (rulings 13, 14)."""

    def run(self, table: Cyberion) -> None:
        """The last valve may go; one more may not."""
        if table.machine_left:
            return
        if table.valves == 0:
            end(table, "valves")
        else:
            table.valves -= 1
            table.say(ValveLost(table.valves))


class EmptyFlash(Step[Cyberion], frozen=True):
    """What is left in the Flash is discarded without effect."""

    def run(self, table: Cyberion) -> None:
        """Before the Platform draws."""
        if flash := table.rows[FLASH]:
            table.rows[FLASH] = []
            table.discard += flash
            table.say(FlashEmptied(tuple(flash)))


class RefillPlatform(Step[Cyberion], frozen=True):
    """The Platform is filled up to five robots."""

    def run(self, table: Cyberion) -> None:
        """As far as the deck goes."""
        missing = ROW_LIMIT - len(table.rows[PLATFORM])
        if missing > 0:
            draw_into(table, PLATFORM, missing)


class PassTurn(Step[Cyberion], frozen=True):
    """The players take turns."""

    def run(self, table: Cyberion) -> None:
        """Alone, one plays on."""
        table.seat = (table.seat + 1) % table.players
        table.then(Turn())


INTERVENTIONS = (Intervene(0), Intervene(1))
CLOSE = CloseTurn()
CLOSING = (
    LoseValve(),
    RealignMachines(),
    RefillFactory(),
    InfectMachines(),
    EmptyFlash(),
    RefillPlatform(),
    PassTurn(),
)
"""What closing does, in the rulebook's order."""
