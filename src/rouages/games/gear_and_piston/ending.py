"""How the game ends: salvage completes the cars, points are counted, somebody wins."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.engine.game import Outcome
from rouages.games.gear_and_piston.box.tallies import net_instability
from rouages.games.gear_and_piston.events.cars import CarScored
from rouages.games.gear_and_piston.events.town import GameEnded, LastRoundEnded
from rouages.games.gear_and_piston.resolution import adjust_instability
from rouages.games.gear_and_piston.salvage import CompleteCar
from rouages.games.gear_and_piston.scoring import score, tally_of_car
from rouages.games.gear_and_piston.table import Phase, Town
from rouages.games.gear_and_piston.words import Ending


def end(table: Town, ending: Ending) -> None:
    """Salvage for everyone, from the first player on; then the points."""
    table.ending = ending
    table.phase = Phase.SALVAGE
    table.say(LastRoundEnded(ending))
    table.then(*[CompleteCar(seat) for seat in table.clockwise(table.first)], CountPoints())


class CountPoints(Step[Town], frozen=True):
    """The instability is set once more, and every car is scored."""

    def run(self, table: Town) -> None:
        """Then the game is over."""
        adjust_instability(table)
        table.phase = Phase.OVER
        for seat in range(table.players):
            found = score(table, seat)
            table.say(
                CarScored(seat, found.investors, found.area, found.instability, found.total, table.investors)
            )
        assert table.ending
        table.say(GameEnded(table.ending))


def outcome(table: Town) -> Outcome:
    """Most points win, then the least instability; after that it is shared (ruling 35)."""
    scores = [score(table, seat).total for seat in range(table.players)]
    standings = [
        (total, -net_instability(tally_of_car(car))) for total, car in zip(scores, table.cars, strict=True)
    ]
    places = tuple(1 + sum([other > mine for other in standings]) for mine in standings)
    return Outcome(table.ending, places, tuple(scores))
