"""The sequence of play: round after round, in the rulebook's order."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.gear_and_piston.ending import end
from rouages.games.gear_and_piston.events.town import RoundBegan
from rouages.games.gear_and_piston.planning import PlanActions
from rouages.games.gear_and_piston.refresh import clear_markets, turn_up_markets
from rouages.games.gear_and_piston.resolution import (
    AdjustInstability,
    AwardFirstPlayer,
    BringTokensHome,
    ResolvePlace,
)
from rouages.games.gear_and_piston.table import BACK_ALLEY, JUNK_YARD, PATENT_OFFICE, WORKSHOP, Phase, Town
from rouages.games.gear_and_piston.twelve_parts import CheckCars


class Round(Step[Town], frozen=True):
    """One round: planning, the places in the printed order, new parts; then perhaps the end."""

    def run(self, table: Town) -> None:
        """The three phases."""
        table.round += 1
        table.placed = [[], [], [], []]
        table.resolved = [0, 0, 0, 0]
        table.say(RoundBegan(table.round, table.first))
        table.then(
            PlanActions(table.first),
            AdjustInstability(),
            BringTokensHome(),
            ResolvePlace(BACK_ALLEY),
            ResolvePlace(PATENT_OFFICE),
            ResolvePlace(JUNK_YARD),
            AwardFirstPlayer(),
            ResolvePlace(WORKSHOP),
            RefreshMarkets(),
        )


class RefreshMarkets(Step[Town], frozen=True):
    """Phase III: what is left is discarded and replaced; too few tiles end the game at once (ruling 24)."""

    def run(self, table: Town) -> None:
        """In the variant the refill row becomes the discard row, and junk ends nothing (ruling 36)."""
        table.phase = Phase.REFRESH
        if len(table.new_pile) < len(table.patents):
            end(table, "new_parts_exhausted")
        elif len(table.junk_pile) < len(table.scrap):
            end(table, "junk_parts_exhausted")
        else:
            clear_markets(table)
            turn_up_markets(table)
            table.then(CheckCars(), GoOn())


class GoOn(Step[Town], frozen=True):
    """Another round, unless the game has ended."""

    def run(self, table: Town) -> None:
        if not table.ending:
            table.then(Round())
