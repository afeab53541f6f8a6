"""Who may know what: the view of a seat, and the worlds that a seat can imagine."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.games.out_of_gears.assembly import pairs
from rouages.games.out_of_gears.components import (
    CARDS,
    HARVEST,
    SUPER_HARVEST,
    SUPER_SHOVEL,
    SUPER_TRAP,
    TRAP,
    UPGRADES,
    Action,
)
from rouages.games.out_of_gears.events import Ending
from rouages.games.out_of_gears.gears import ONE, Kind, listed
from rouages.games.out_of_gears.table import Gears, Phase, Robot

TRIES = 40


class Plan(Struct, frozen=True):
    """A robot's programme, as far as it is made."""

    action: Action
    number: int | None


class RobotView(Struct, frozen=True):
    """A robot as a seat sees it."""

    number: Robot
    seat: Seat
    carried: tuple[Kind, ...]
    circuit: tuple[Kind, ...]
    points: int
    ready: bool
    """Whether its plan is made, or it has chosen what to assemble."""
    plan: Plan | None
    """Its plan, if it is the seat's own or lies face up."""
    chosen: tuple[Kind, ...]
    """What it is about to assemble, if it is the seat's own."""


class DumpView(Struct, frozen=True):
    """A dump; a closed one belongs to a robot that does not play."""

    number: int
    open: bool
    gears: tuple[Kind, ...]


class UpgradeView(Struct, frozen=True):
    """A seat's upgrade card."""

    seat: Seat
    held: bool
    used: Action | None


class GearsView(Struct, frozen=True):
    """What a seat may know of the table."""

    round: int
    phase: Phase
    robots: tuple[RobotView, ...]
    dumps: tuple[DumpView, ...]
    reserve: int
    upgrades: tuple[UpgradeView, ...]
    own_upgrade: Action | None
    quiet_turns: int
    ending: Ending | None


def view(table: Gears, seat: Seat | None) -> GearsView:
    """The table as this seat, or a spectator, sees it."""
    upgrades = [
        UpgradeView(owner, held is not None, used)
        for owner, (held, used) in enumerate(zip(table.upgrades, table.used, strict=True))
    ]
    return GearsView(
        round=table.round,
        phase=table.phase,
        robots=tuple(_robot(table, robot, seat) for robot in table.robots),
        dumps=tuple(
            DumpView(number, number in table.robots, listed(table.dumps[number])) for number in range(1, 9)
        ),
        reserve=len(table.reserve),
        upgrades=tuple(upgrades) if table.box else (),
        own_upgrade=None if seat is None else table.upgrades[seat],
        quiet_turns=table.quiet_turns,
        ending=table.ending or None,
    )


def _robot(table: Gears, robot: Robot, seat: Seat | None) -> RobotView:
    own = table.owner[robot] == seat
    action = table.actions[robot]
    shown = action is not None and (own or table.revealed[robot])
    ready = is_programmed(table, robot) if table.phase is Phase.PROGRAMME else table.chosen[robot] > 0
    return RobotView(
        number=robot,
        seat=table.owner[robot],
        carried=listed(table.carried[robot]),
        circuit=listed(table.circuit[robot]),
        points=table.points(robot),
        ready=ready,
        plan=Plan(action, table.numbers[robot] or None) if shown and action else None,
        chosen=listed(table.chosen[robot]) if own else (),
    )


def is_programmed(table: Gears, robot: Robot) -> bool:
    """Whether a robot's plan is whole."""
    return table.numbers[robot] > 0 or table.actions[robot] in UPGRADES


def imagine(table: Gears, seat: Seat, rng: Rng) -> None:
    """Deal anew the reserve, the others' upgrades, plans and choices, as this seat might suspect them."""
    rng.shuffle(table.reserve, "imagined reserve")
    if table.phase is Phase.ASSEMBLE:
        for robot in table.robots:
            if table.chosen[robot] and table.owner[robot] != seat:
                pair = rng.pick(pairs(table.carried[robot]), "imagined pair")
                table.chosen[robot] = ONE[pair.first] + ONE[pair.second]
    suspects = [seat_ for seat_, _ in enumerate(table.teams) if seat_ != seat]
    truth = (table.upgrades[:], table.box[:], table.actions[:], table.numbers[:])
    for _ in range(TRIES):
        _deal_upgrades(table, suspects, rng)
        if all([_plan_anew(table, suspect, rng) for suspect in suspects]):
            return
        table.upgrades, table.box, table.actions, table.numbers = (part[:] for part in truth)  # type: ignore[assignment]


def _deal_upgrades(table: Gears, suspects: list[Seat], rng: Rng) -> None:
    holders = [suspect for suspect in suspects if table.upgrades[suspect]]
    pool = table.box + [upgrade for suspect in holders if (upgrade := table.upgrades[suspect])]
    rng.shuffle(pool, "imagined upgrades")
    for suspect in holders:
        table.upgrades[suspect] = pool.pop()
    table.box = pool


def _plan_anew(table: Gears, seat: Seat, rng: Rng) -> bool:
    """Give a seat's face-down plans another content that fits what is known; False if there is none."""
    hidden = [robot for robot in table.teams[seat] if table.actions[robot] and not table.revealed[robot]]
    whole = {robot: is_programmed(table, robot) for robot in hidden}
    for robot in hidden:
        table.actions[robot] = None
        table.numbers[robot] = 0
    for robot in hidden:
        plans = possible_plans(table, seat, whole=whole[robot])
        if not plans:
            return False
        table.actions[robot], table.numbers[robot] = rng.pick(plans, "imagined plan")
    return True


def possible_plans(table: Gears, seat: Seat, *, whole: bool) -> list[tuple[Action, int]]:
    """The plans that a robot of this seat can have, as far as anyone else may know."""
    in_use = [table.actions[robot] for robot in table.teams[seat]]
    upgrade = table.upgrades[seat]
    plans = [(card, number) for card in CARDS if card not in in_use for number in table.robots]
    if not whole:
        return [(card, 0) for card in CARDS if card not in in_use]
    if upgrade and upgrade not in in_use:
        plans.append((upgrade, 0))
    if table.phase is Phase.PROGRAMME:
        return plans
    return [plan for plan in plans if _still_hidden(table, *plan)]


def _still_hidden(table: Gears, action: Action, number: int) -> bool:
    """Whether a plan like this would still lie face down by now."""
    phase = table.phase
    if action is SUPER_SHOVEL:
        return phase in (Phase.ATTACK, Phase.TRAP, Phase.HARVEST)
    if action is HARVEST:
        return phase is Phase.ATTACK or (phase is Phase.TRAP and number not in table.trappers())
    if action is SUPER_HARVEST:
        return phase is Phase.ATTACK or (phase is Phase.TRAP and not table.trappers())
    if action in (TRAP, SUPER_TRAP):
        return phase is Phase.ATTACK
    return False
