"""The game from set-up to the last turn, in the rulebook's order."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.engine.chance import Rng
from rouages.engine.game import Outcome
from rouages.games.out_of_gears.activation import (
    DigWithShovels,
    ResolveAttacks,
    ResolveHarvests,
    SpringTraps,
)
from rouages.games.out_of_gears.assembly import AssembleGears, store
from rouages.games.out_of_gears.components import (
    COPIES_OF_A_COLOUR,
    COPIES_OF_A_SPECIAL_GEAR,
    COPIES_OF_AN_UPGRADE,
    UPGRADES,
    Options,
    robots_in_seat_order,
)
from rouages.games.out_of_gears.events import Ending, GameEnded, Refilled, RoundBegan, UpgradeDealt
from rouages.games.out_of_gears.gears import JOLLY, ONE, THREE
from rouages.games.out_of_gears.programming import programme_all
from rouages.games.out_of_gears.table import Gears, Phase

PLACES = 9
"""Lists by robot or dump: 1 to 8, and an unused place 0."""
STUBBORN_TURNS = 3
"""So many turns with an empty reserve and no empty dump end the game (ruling 27)."""


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
    table.then(SetOut(), Round())
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
        table.then(
            programme_all(table),
            ResolveAttacks(),
            SpringTraps(),
            ResolveHarvests(),
            DigWithShovels(),
            AssembleGears(),
            Refill(),
        )


class Refill(Step[Gears], frozen=True):
    """Phase 4: one gear for each dump; then the game goes on, or ends."""

    def run(self, table: Gears) -> None:
        """It ends when the reserve is empty and a dump is too, or when nobody will have it end."""
        table.phase = Phase.REFILL
        refill(table)
        if table.reserve:
            table.then(Round())
        elif not all(table.dumps[robot] for robot in table.robots):
            end(table, "reserve_empty")
        else:
            table.quiet_turns += 1
            if table.quiet_turns == STUBBORN_TURNS:
                end(table, "standstill")
            else:
                table.then(Round())


def refill(table: Gears) -> None:
    """One gear from the reserve for each dump, clockwise from the lowest number, while there are any."""
    if not table.reserve:
        return
    dumps = table.robots[: len(table.reserve)]
    gears = [table.reserve.pop() for _ in dumps]
    for dump, gear in zip(dumps, gears, strict=True):
        table.dumps[dump] += ONE[gear]
    table.say(Refilled(dumps, tuple(gears), len(table.reserve)))


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
