"""Reasons: why a card or a register cannot be chosen, where several chapters say so."""

from __future__ import annotations

from rouages.engine.agenda import Reason
from rouages.games.robo_rally.cards.option import OptionCard


class NotInHand(Reason, frozen=True):
    """This card is not in the robot's hand."""

    rule = "programming"
    priority: int


class NotHeld(Reason, frozen=True):
    """The robot does not have this option card."""

    rule = "option_cards"
    card: OptionCard


class NoTarget(Reason, frozen=True):
    """This weapon would hit nothing, or nothing else than the main laser does (rulings 26, 41)."""

    rule = "option_cards"
    card: OptionCard


class NotBeside(Reason, frozen=True):
    """A turn lies beside one's own move of this turn, once a register, as the option card says."""

    rule = "option_cards"
    register: int


class CannotLock(Reason, frozen=True):
    """Fire Control locks a register that is open, with damage that does not destroy the robot (ruling 13)."""

    rule = "locked_registers"
    register: int


class WrongDistance(Reason, frozen=True):
    """A card moves as far as it says, or as its option card allows."""

    rule = "movement"
    squares: int
