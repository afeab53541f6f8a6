"""5: the workshop: build, dismantle, repair; joining two sections is free."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.tiles import distinct
from rouages.games.gear_and_piston.choices import (
    DISMANTLE,
    END_TURN,
    JOIN,
    REPAIR,
    Build,
    Dismantle,
    EndTurn,
    Join,
    Repair,
    build,
    tile_of,
)
from rouages.games.gear_and_piston.events.cars import WorkshopEntered
from rouages.games.gear_and_piston.places.holding import NotInHand
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.building import lay_out
from rouages.games.gear_and_piston.works.dismantling import DismantlePart, NothingToDismantle
from rouages.games.gear_and_piston.works.joining import JoinSections, OneSection
from rouages.games.gear_and_piston.works.repair import NothingToRepair, RepairPart, can_repair

Work = Build | Dismantle | Repair | Join | EndTurn


class EnterWorkshop(Step[Town], frozen=True):
    """A token works as often as the number above its space says (ruling 15)."""

    seat: Seat
    space: int

    def run(self, table: Town) -> None:
        actions = table.workshop_actions[self.space]
        table.say(WorkshopEntered(self.seat, actions))
        table.then(ChooseWork(self.seat, actions))


class GoOnWorking(Step[Town], frozen=True):
    """The next action, if one is left."""

    seat: Seat
    actions: int

    def run(self, table: Town) -> None:
        if self.actions:
            table.then(ChooseWork(self.seat, self.actions))


class ChooseWork(Decision[Town, Work], frozen=True):
    """What to do next in the workshop."""

    rule = "workshop"
    actions: int
    """How many actions are left."""

    def options(self, table: Town) -> Sequence[Work]:
        """Build any blueprint, dismantle, repair, join, or stop."""
        found: list[Work] = []
        car, hand = table.cars[self.seat], table.hands[self.seat]
        found += map(build, distinct(hand))
        if car:
            found.append(DISMANTLE)
        if can_repair(car, hand):
            found.append(REPAIR)
        if len(car) == 2:
            found.append(JOIN)
        found.append(END_TURN)
        return found

    def resolve(self, table: Town, choice: Work) -> None:
        """What needs a place is asked next."""
        seat, actions = self.seat, self.actions
        match choice:
            case Join():
                table.then(JoinSections(seat), GoOnWorking(seat, actions))
            case Dismantle():
                table.then(DismantlePart(seat), GoOnWorking(seat, actions - 1))
            case Repair():
                table.then(RepairPart(seat, begun=False), GoOnWorking(seat, actions - 1))
            case Build():
                table.then(GoOnWorking(seat, actions - 1))
                lay_out(table, seat, tile_of(choice))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """No such blueprint, nothing to repair or to take off, or one section only."""
        if isinstance(choice, Repair):
            return NothingToRepair()
        if isinstance(choice, Dismantle):
            return NothingToDismantle()
        return OneSection() if isinstance(choice, Join) else NotInHand.about(choice, self)
