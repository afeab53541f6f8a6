"""How the game ends: what is carried is safe, and the points are counted."""

from __future__ import annotations

from rouages.engine.game import Outcome
from rouages.games.out_of_gears.assembly import store
from rouages.games.out_of_gears.events import Ending, GameEnded
from rouages.games.out_of_gears.table import Gears, Phase


def end(table: Gears, ending: Ending) -> None:
    """Everything carried goes into the circuits, and the points are counted."""
    for robot in table.robots:
        if gears := table.carried[robot]:
            store(table, robot, gears)
    table.phase = Phase.OVER
    table.ending = ending
    table.say(GameEnded(ending))


def outcome(table: Gears) -> Outcome:
    """Most points win, then most gears of the own colour; two robots count as the poorer (ruling 29)."""
    standings = [standing(table, seat) for seat in range(len(table.teams))]
    places = tuple(1 + sum(other > mine for other in standings) for mine in standings)
    return Outcome(table.ending, places, tuple(points for points, *_ in standings))


def standing(table: Gears, seat: int) -> tuple[int, int, int]:
    """What is compared: the poorer robot's points, its own gears, the richer robot's points."""
    ranked = sorted((table.points(robot), table.own_gears(robot)) for robot in table.teams[seat])
    return (*ranked[0], ranked[-1][0])
