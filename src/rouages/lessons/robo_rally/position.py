"""What a lesson of RoboRally lays: where robots stand, what they suffer, and their first hand."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from rouages.engine.agenda import advance
from rouages.games.robo_rally.cards.program import CARD_OF, CARDS, NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.table import FACE_UP, Rally, Robot
from rouages.games.robo_rally.turn import BeginTurn

Heading = Literal["north", "east", "south", "west"]
HEADINGS: tuple[Heading, ...] = get_args(Heading)


class Placed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A robot as it stands when the turn begins; cards are named by their priority."""

    at: tuple[int, int]
    """Column and row, from the north-west corner."""
    facing: Heading
    hand: tuple[int, ...] = ()
    """What it is dealt; nothing said: what chance deals."""
    locked: dict[int, int] = {}
    """By register: the card that is locked there."""
    damage: int = 0
    lives: int = 3
    touched: int = 0
    """How many flags it has touched."""
    down: bool = False
    """Whether it is powered down this turn."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The robots by seat, which is the order of their docks."""

    robots: tuple[Placed, ...]


def lay(table: Rally, stated: dict[str, Any]) -> None:
    """Place these robots, begin the turn, and deal what is said."""
    position = msgspec.convert(stated, Position, strict=False)
    if len(position.robots) != len(table.square):
        raise msgspec.ValidationError(f"there are {len(table.square)} robots to be placed")
    table.dock_order = tuple(range(len(position.robots)))
    table.hands = [[] for _ in position.robots]
    for robot, placed in enumerate(position.robots):
        place(table, robot, placed)
    laid = {card for registers in table.registers for card in registers}
    table.deck = [card for card in range(CARDS) if card not in laid]
    table.stop()
    table.turn = 0
    table.then(BeginTurn())
    advance(table)
    table.news = []
    for robot, placed in enumerate(position.robots):
        if placed.hand:
            deal(table, robot, [CARD_OF[priority] for priority in placed.hand])


def place(table: Rally, robot: Robot, placed: Placed) -> None:
    """Put a robot on its square, with its damage and its locked registers."""
    column, row = placed.at
    table.square[robot] = table.archive[robot] = row * table.floor.width + column
    table.facing[robot] = HEADINGS.index(placed.facing)
    table.damage[robot], table.lives[robot] = placed.damage, placed.lives
    table.touched[robot], table.announced[robot] = placed.touched, placed.down
    table.locks[robot] = sum(1 << register - 1 for register in placed.locked)
    table.registers[robot] = [NO_CARD] * REGISTERS
    for register, priority in placed.locked.items():
        card = table.registers[robot][register - 1] = CARD_OF[priority]
        table.seen[card] = FACE_UP


def deal(table: Rally, robot: Robot, cards: list[Card]) -> None:
    """Change the hand that chance dealt for this one, card for card."""
    hand = table.hands[robot]
    if len(cards) != len(hand):
        raise msgspec.ValidationError(f"robot {robot} is dealt {len(hand)} cards")
    table.deck += hand
    for card in hand:
        table.seen[card] = 0
    for card in cards:
        if card not in table.deck:
            raise msgspec.ValidationError(f"card {card} lies elsewhere")
        table.deck.remove(card)
        table.seen[card] = 1 << table.owner(robot)
    table.hands[robot] = sorted(cards, reverse=True)
