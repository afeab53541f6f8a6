"""The first phase of a turn: every action as often as one likes, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason
from rouages.games.cyberion.components import CYCLOBOT, MODEL_OF
from rouages.games.cyberion.extensions.bebebots import MakeBebebot, makings, why_not_make
from rouages.games.cyberion.extensions.gigantobots import NoPilots, PilotGigantobot, pilotings
from rouages.games.cyberion.extensions.microbots import (
    ReplaceMicrobot,
    ScrapMachine,
    Spending,
    SwapMicrobots,
    spendings,
    why_not_spend,
)
from rouages.games.cyberion.processor import Upgrade, upgrades, why_not_upgrade
from rouages.games.cyberion.reasons import NoSuchRobot, WithoutExtension
from rouages.games.cyberion.repair import Repair, repairs, why_not_repair
from rouages.games.cyberion.robots.abilities import (
    UseRobot,
    UseSupport,
    supports,
    uses,
    why_not_support,
)
from rouages.games.cyberion.table import Cyberion


@final
class EndTurn(Choice, frozen=True):
    """Do nothing more this turn."""


END_TURN = EndTurn()
Action = Repair | Upgrade | UseRobot | UseSupport | MakeBebebot | PilotGigantobot | Spending | EndTurn


class Intervene(Decision[Cyberion, Action], frozen=True):
    """What to do next."""

    rule = "turn"

    def options(self, table: Cyberion) -> Sequence[Action]:
        """All actions that are possible now."""
        found: list[Action] = [*repairs(table)]
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
        match choice:
            case Repair(machine=machine):
                return why_not_repair(table, machine)
            case Upgrade(model=model):
                return why_not_upgrade(table, model)
            case UseRobot(row=row, robot=robot):
                return NoSuchRobot(row, robot)
            case UseSupport(model=model):
                return why_not_support(table, model)
            case MakeBebebot(model=model):
                return why_not_make(table, model)
            case PilotGigantobot():
                return NoPilots() if table.options.gigantobots else WithoutExtension()
            case ReplaceMicrobot() | SwapMicrobots() | ScrapMachine():
                return why_not_spend(table, choice)
        return AnotherQuestion(self)


INTERVENTIONS = (Intervene(0), Intervene(1))
