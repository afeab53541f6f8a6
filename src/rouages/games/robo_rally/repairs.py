"""The end of a turn: repairs, option cards, erasing programs (rulebook: *Préparer le prochain tour*)."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.robo_rally.capture import reach
from rouages.games.robo_rally.cards.option import CIRCUIT_BREAKER
from rouages.games.robo_rally.cards.program import NO_CARD, REGISTERS
from rouages.games.robo_rally.damage import repair, restore
from rouages.games.robo_rally.decks import discard_register, draw_option
from rouages.games.robo_rally.events.turn import CircuitBroken
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import NO_REPAIR, WRENCH, WRENCH_HAMMER
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot

BREAKING_POINT = 3
"""So much damage trips the Circuit Breaker."""


class Repair(Step[Rally], frozen=True):
    """Wrenches and flags repair a point of damage; a wrench with a hammer also gives an option card."""

    def run(self, table: Rally) -> None:
        """In dock order."""
        table.phase = Phase.CLEAN_UP
        for robot in table.dock_order:
            if table.square[robot] >= 0 and (site := best_site(table, robot)):
                use_site(table, robot, site)
        if table.superbot != NOBODY and table.square[table.superbot] >= 0:
            restore(table, table.superbot)


def best_site(table: Rally, robot: Robot) -> int:
    """The best repair site that the robot touches; a flag is a single wrench."""
    repairs = table.floor.repair
    return max(
        repairs[place] or (WRENCH if place in table.flag_square else NO_REPAIR)
        for place in reach(table, robot)
    )


def use_site(table: Rally, robot: Robot, site: int) -> None:
    """Repair, and draw; in Option World option cards take the place of repairs."""
    if table.has_rule(Rule.REPAIRS_GIVE_OPTIONS):
        cards = site
    else:
        repair(table, robot)
        cards = 1 if site == WRENCH_HAMMER else 0
    if table.options.option_cards and (not table.down[robot] or table.options.down_robots_draw):
        for _ in range(cards):
            draw_option(table, robot)


class TripCircuitBreaker(Step[Rally], frozen=True):
    """Three damage after the repairs power its owner down next turn, without a choice (ruling 12)."""

    def run(self, table: Rally) -> None:
        """Unless the course forbids powering down."""
        robot = table.holder(CIRCUIT_BREAKER)
        if robot == NOBODY or table.has_rule(Rule.NO_POWER_DOWN) or table.announced[robot]:
            return
        if table.square[robot] >= 0 and table.damage[robot] >= BREAKING_POINT:
            table.announced[robot] = True
            table.say(CircuitBroken(robot))


class ErasePrograms(Step[Rally], frozen=True):
    """All cards that are not in locked registers are discarded; what lasted for the turn is over."""

    def run(self, table: Rally) -> None:
        """Locked registers keep their cards."""
        for robot, locks in enumerate(table.locks):
            for register in range(REGISTERS):
                if not locks >> register & 1:
                    discard_register(table, robot, register)
        if table.parked != NO_CARD:
            table.discard.append(table.parked)
            table.parked = NO_CARD
        table.aborting = False
        table.stabilized = False
        table.controller = [NOBODY] * len(table.square)
