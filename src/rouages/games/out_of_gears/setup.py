"""Setting up: the reserve, the dumps and the upgrades."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.engine.chance import Rng
from rouages.games.out_of_gears.components import (
    COPIES_OF_A_COLOUR,
    COPIES_OF_A_SPECIAL_GEAR,
    COPIES_OF_AN_UPGRADE,
    UPGRADES,
)
from rouages.games.out_of_gears.events import UpgradeDealt
from rouages.games.out_of_gears.gears import JOLLY, THREE
from rouages.games.out_of_gears.options import Options, robots_in_seat_order
from rouages.games.out_of_gears.round import ROUND, refill
from rouages.games.out_of_gears.table import PLACES, Gears


def setup(options: Options, players: int, rng: Rng) -> Gears:
    """Shuffle the gears of the robots in play, put two on each of their dumps, deal the upgrades."""
    in_seat_order = robots_in_seat_order(options, players)
    each = len(in_seat_order) // players
    teams = tuple(in_seat_order[seat * each : (seat + 1) * each] for seat in range(players))
    owner = [-1] * PLACES
    for seat, team in enumerate(teams):
        for robot in team:
            owner[robot] = seat
    robots = tuple(sorted(in_seat_order))
    reserve = [robot for robot in robots for _ in range(COPIES_OF_A_COLOUR)]
    reserve += [JOLLY] * COPIES_OF_A_SPECIAL_GEAR if options.jolly else []
    reserve += [THREE] * COPIES_OF_A_SPECIAL_GEAR if options.three_points else []
    rng.shuffle(reserve, "reserve")
    box = [upgrade for upgrade in UPGRADES for _ in range(COPIES_OF_AN_UPGRADE)] if options.upgrades else []
    rng.shuffle(box, "upgrades")
    table = Gears(
        rng=rng,
        robots=robots,
        teams=teams,
        owner=tuple(owner),
        reserve=reserve,
        upgrades=[box.pop() if options.upgrades else None for _ in teams],
        box=box,
        used=[None] * players,
        dumps=[0] * PLACES,
        carried=[0] * PLACES,
        circuit=[0] * PLACES,
        stolen=[0] * PLACES,
        chosen=[0] * PLACES,
        actions=[None] * PLACES,
        numbers=[0] * PLACES,
        revealed=[False] * PLACES,
        blocked=[False] * PLACES,
        shares=[0] * PLACES,
    )
    table.then(SetOut(), ROUND)
    return table


class SetOut(Step[Gears], frozen=True):
    """Two gears on each dump; everyone looks at their upgrade."""

    def run(self, table: Gears) -> None:
        """Draw, then look."""
        refill(table)
        refill(table)
        for seat, upgrade in enumerate(table.upgrades):
            if upgrade:
                table.say(UpgradeDealt(seat, upgrade))
