"""The game from set-up to the last turn, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from rouages.engine.agenda import Choice, Decision, NotOffered, Reason, Step
from rouages.games.cyberion.components import CYCLOBOT, MODEL_OF, ROW_LIMIT
from rouages.games.cyberion.deck import draw_into
from rouages.games.cyberion.ending import end
from rouages.games.cyberion.events.factory import FlashEmptied, TurnBegan, ValveLost
from rouages.games.cyberion.extensions.bebebots import MakeBebebot, makings, why_not_make
from rouages.games.cyberion.extensions.gigantobots import NoPilots, PilotGigantobot, pilotings
from rouages.games.cyberion.extensions.microbots import Spending, infect_machines, spendings, why_not_spend
from rouages.games.cyberion.factory import realign_machines, refill_factory
from rouages.games.cyberion.processor import Upgrade, upgrades, why_not_upgrade
from rouages.games.cyberion.repair import Repair, repairs, why_not_repair
from rouages.games.cyberion.robots.abilities import (
    NoSuchRobot,
    UseRobot,
    UseSupport,
    supports,
    uses,
    why_not_support,
)
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


@final
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
        if type(choice) is EndTurn:
            return
        if not (type(choice) is UseRobot and MODEL_OF[choice.robot] == CYCLOBOT):
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


def lose_valve(table: Cyberion) -> None:
    """A turn in which no machine left the factory costs a valve, or the game (rulings 13, 14)."""
    if table.machine_left:
        return
    if table.valves == 0:
        end(table, "valves")
    else:
        table.valves -= 1
        table.say(ValveLost(table.valves))


def empty_flash(table: Cyberion) -> None:
    """What is left in the Flash is discarded without effect, before the Platform draws."""
    if flash := table.rows[FLASH]:
        table.rows[FLASH] = []
        table.discard += flash
        table.say(FlashEmptied(tuple(flash)))


def refill_platform(table: Cyberion) -> None:
    """The Platform is filled up to five robots, as far as the deck goes."""
    missing = ROW_LIMIT - len(table.rows[PLATFORM])
    if missing > 0:
        draw_into(table, PLATFORM, missing)


TURN = Turn()
INTERVENTIONS = (Intervene(0), Intervene(1))
CLOSE = CloseTurn()
