"""A turn, in the rulebook's order: programme, activate, assemble, refill."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.out_of_gears.activation import ACTIVATION
from rouages.games.out_of_gears.assembly import AssembleGears
from rouages.games.out_of_gears.ending import end
from rouages.games.out_of_gears.events import Refilled, RoundBegan
from rouages.games.out_of_gears.gears import ONE
from rouages.games.out_of_gears.programming import programme_all
from rouages.games.out_of_gears.table import PLACES, Gears, Phase

STUBBORN_TURNS = 3
"""So many turns with an empty reserve and no empty dump end the game (ruling 27)."""


class Round(Step[Gears], frozen=True):
    """One turn: programme, activate in order, assemble, refill."""

    def run(self, table: Gears) -> None:
        """The four phases."""
        table.round += 1
        table.phase = Phase.PROGRAMME
        table.actions = [None] * PLACES
        table.numbers = [0] * PLACES
        table.revealed = [False] * PLACES
        table.blocked = [False] * PLACES
        table.say(RoundBegan(table.round))
        table.then(programme_all(table), *AFTER_PROGRAMMING)


class Refill(Step[Gears], frozen=True):
    """Phase 4: one gear for each dump; then the game goes on, or ends."""

    def run(self, table: Gears) -> None:
        """It ends when the reserve is empty and a dump is too, or when nobody will have it end."""
        table.phase = Phase.REFILL
        refill(table)
        if table.reserve:
            table.then(ROUND)
        elif not all([table.dumps[robot] for robot in table.robots]):
            end(table, "reserve_empty")
        else:
            table.quiet_turns += 1
            if table.quiet_turns == STUBBORN_TURNS:
                end(table, "standstill")
            else:
                table.then(ROUND)


ROUND = Round()
AFTER_PROGRAMMING = (*ACTIVATION, AssembleGears(), Refill())
"""What follows in every turn, in the rulebook's order."""


def refill(table: Gears) -> None:
    """One gear from the reserve for each dump, clockwise from the lowest number, while there are any."""
    if not table.reserve:
        return
    dumps = table.robots[: len(table.reserve)]
    gears = [table.reserve.pop() for _ in dumps]
    for dump, gear in zip(dumps, gears, strict=True):
        table.dumps[dump] += ONE[gear]
    table.say(Refilled(dumps, tuple(gears), len(table.reserve)))
