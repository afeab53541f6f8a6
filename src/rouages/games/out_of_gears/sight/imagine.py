"""The worlds that a seat can imagine: all that it may not know is dealt anew, as it might suspect it."""

from __future__ import annotations

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
    Action,
)
from rouages.games.out_of_gears.gears import ONE
from rouages.games.out_of_gears.sight.view import is_programmed
from rouages.games.out_of_gears.table import Gears, Phase

TRIES = 40


def imagine(table: Gears, seat: Seat, rng: Rng) -> None:
    """Deal anew the reserve, the others' upgrades, plans and choices, as this seat might suspect them."""
    table.reserve.sort()
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
    pool = sorted(table.box + [upgrade for suspect in holders if (upgrade := table.upgrades[suspect])])
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
