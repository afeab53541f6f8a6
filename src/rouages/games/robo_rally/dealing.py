"""Dealing program cards (rulebook: *Distribuer les cartes de programme*), and Recompile."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Step
from rouages.games.robo_rally.cards.option import EXTRA_MEMORY, RECOMPILE
from rouages.games.robo_rally.cards.program import NO_CARD, PRIORITY
from rouages.games.robo_rally.decks import draw, shuffle
from rouages.games.robo_rally.events.turn import CardsDealt, Recompiled
from rouages.games.robo_rally.hits import TakeHit
from rouages.games.robo_rally.revealing import NO, NO_OR_YES, YES, No, Yes
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot

FULL_HAND = 9
"""The cards of an undamaged robot; each point of damage costs one."""


class DealCards(Step[Rally], frozen=True):
    """Shuffle all cards that are not locked or stored, and deal by damage."""

    def run(self, table: Rally) -> None:
        """Then the holder of Recompile may throw the hand away."""
        table.phase = Phase.DEAL
        if any(hand_size(table, robot) for robot in table.dock_order):
            shuffle(table)
        for robot in table.dock_order:
            deal(table, robot)
        robot = table.holder(RECOMPILE)
        if robot != NOBODY and table.hands[robot]:
            table.then(Recompile(table.owner(robot), robot))


def hand_size(table: Rally, robot: Robot) -> int:
    """Nine cards, one fewer for each damage, one more with Extra Memory (ruling 15); none while down."""
    if not table.is_programmed(robot):
        return 0
    return FULL_HAND - table.damage[robot] + (1 if table.held[robot] & EXTRA_MEMORY else 0)


def deal(table: Rally, robot: Robot) -> None:
    """Give a robot its hand, the fastest card first."""
    size = hand_size(table, robot)
    if not size:
        return
    seat = table.owner(robot)
    hand = sorted([draw(table) for _ in range(size)], reverse=True)
    for card in hand:
        table.seen[card] = 1 << seat
    table.hands[robot] = hand
    table.say(CardsDealt(seat, robot, size, tuple([PRIORITY[card] for card in hand])))


class Recompile(Decision[Rally, No | Yes], frozen=True):
    """Whether to throw the dealt hand away for a fresh one and a point of damage."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[No | Yes]:
        """Once a turn, after the deal."""
        return NO_OR_YES

    def resolve(self, table: Rally, choice: No | Yes) -> None:
        """As many cards as before, then the damage."""
        if choice == YES:
            robot = self.robot
            size = len(table.hands[robot])
            table.say(Recompiled(self.seat, robot))
            table.discard += table.hands[robot]
            hand = sorted((draw(table) for _ in range(size)), reverse=True)
            for card in hand:
                table.seen[card] = 1 << self.seat
            table.hands[robot] = hand
            table.say(CardsDealt(self.seat, robot, size, tuple(PRIORITY[card] for card in hand)))
            table.then(TakeHit(robot, NOBODY, -1, False))

    def default(self, table: Rally) -> No:
        return NO


def free_registers(table: Rally, robot: Robot) -> list[int]:
    """The registers that still want a card."""
    return [register for register, card in enumerate(table.registers[robot]) if card == NO_CARD]
