"""The 84 program cards: what each makes a robot do, and how fast it is.

A card is its place in the order of priorities, from 0 (the slowest) to 83; people see priorities, 10 to 840.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files

import msgspec

Card = int
NO_CARD = -1
REGISTERS = 5


class Action(StrEnum):
    """What a program card says."""

    U_TURN = "u_turn"
    ROTATE_LEFT = "rotate_left"
    ROTATE_RIGHT = "rotate_right"
    BACK_UP = "back_up"
    MOVE_1 = "move_1"
    MOVE_2 = "move_2"
    MOVE_3 = "move_3"


SQUARES = {Action.MOVE_1: 1, Action.MOVE_2: 2, Action.MOVE_3: 3, Action.BACK_UP: -1}
"""How far forward each action moves a robot."""
QUARTERS = {Action.ROTATE_RIGHT: 1, Action.U_TURN: 2, Action.ROTATE_LEFT: 3}
"""How many quarter turns clockwise each action turns a robot."""


def _deck() -> tuple[tuple[int, Action], ...]:
    """Every card's priority and action, the slowest first."""
    text = files(__package__).joinpath("program_cards.json").read_text("utf-8")
    found = msgspec.json.decode(text, type=dict[Action, list[int]])
    return tuple(sorted((priority, action) for action, cards in found.items() for priority in cards))


_CARDS = _deck()
CARDS = len(_CARDS)
PRIORITY: tuple[int, ...] = tuple(priority for priority, _ in _CARDS)
ACTION: tuple[Action, ...] = tuple(action for _, action in _CARDS)
FORWARD: tuple[int, ...] = tuple(SQUARES.get(action, 0) for action in ACTION)
"""How far each card moves a robot."""
TURN: tuple[int, ...] = tuple(QUARTERS.get(action, 0) for action in ACTION)
"""How far each card turns a robot, in quarters clockwise."""
ALIKE: tuple[Card, ...] = tuple(ACTION.index(action) for action in ACTION)
"""The slowest card with the same action."""
CARD_OF = {priority: card for card, priority in enumerate(PRIORITY)}
