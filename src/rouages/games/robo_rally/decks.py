"""The two decks: drawing, discarding and losing cards."""

from __future__ import annotations

from rouages.games.robo_rally.cards.option import (
    ABLATIVE_COAT,
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
    GYROSCOPIC_STABILIZER,
    MINI_HOWITZER,
    NAMES,
    OptionSet,
)
from rouages.games.robo_rally.cards.program import NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.events.turn import Loss, OptionDrawn, OptionLost
from rouages.games.robo_rally.table import NOBODY, Rally, Robot


def draw(table: Rally) -> Card:
    """The top program card; an empty deck is made anew from the discards."""
    if not table.deck:
        shuffle(table)
    return table.deck.pop()


def shuffle(table: Rally) -> None:
    """All but what lies in registers and on option cards goes into the deck; nobody knows where it is."""
    table.deck += table.discard
    table.discard.clear()
    table.rng.shuffle(table.deck, "program deck")
    seen = table.seen
    for card in table.deck:
        seen[card] = 0


def discard_register(table: Rally, robot: Robot, register: int) -> None:
    """Throw away the card of a register, and the turn beside it."""
    registers = table.registers[robot]
    if registers[register] != NO_CARD:
        table.discard.append(registers[register])
        registers[register] = NO_CARD
        if table.held[robot] & (CRAB_LEGS | DUAL_PROCESSOR):
            discard_beside(table, robot, register)


def discard_beside(table: Rally, robot: Robot, register: int) -> None:
    """Throw away the turn that lies beside a register."""
    for option, beside in ((CRAB_LEGS, table.side_cards), (DUAL_PROCESSOR, table.turn_cards)):
        if table.held[robot] & option and beside[register] != NO_CARD:
            table.discard.append(beside[register])
            beside[register] = NO_CARD


def draw_option(table: Rally, robot: Robot) -> None:
    """The robot gets the top option card; the discards are shuffled when there is none."""
    if not table.option_deck:
        table.option_deck = [number for number in range(len(NAMES)) if table.option_discard >> number & 1]
        table.rng.shuffle(table.option_deck, "option deck")
        table.buried_by = [NOBODY] * len(table.option_deck)
        table.option_discard = 0
    if table.option_deck:
        number = table.option_deck.pop()
        table.buried_by.pop()
        take_option(table, robot, number)


def take_option(table: Rally, robot: Robot, number: int) -> None:
    """The robot gets this option card, face up."""
    table.held[robot] |= 1 << number
    table.say(OptionDrawn(robot, NAMES[number]))


def lose_option(table: Rally, robot: Robot, card: OptionSet, cause: Loss) -> None:
    """Discard an option card, with the cards and counters on it."""
    if card & (CRAB_LEGS | DUAL_PROCESSOR):
        _clear_beside(table, table.side_cards if card == CRAB_LEGS else table.turn_cards)
    elif card == FLYWHEEL:
        table.flywheel = _put_away(table, table.flywheel)
    elif card == CONDITIONAL_PROGRAM:
        table.parked = _put_away(table, table.parked)
    elif card == ABLATIVE_COAT:
        table.coat = 0
    elif card == MINI_HOWITZER:
        table.shells = 0
    elif card == ABORT_SWITCH:
        table.aborting = False
    elif card == GYROSCOPIC_STABILIZER:
        table.stabilized = False
    table.held[robot] &= ~card
    table.option_discard |= card
    table.say(OptionLost(robot, NAMES[card.bit_length() - 1], cause))


def _clear_beside(table: Rally, beside: list[Card]) -> None:
    for register in range(REGISTERS):
        beside[register] = _put_away(table, beside[register])


def _put_away(table: Rally, card: Card) -> Card:
    """Discard a stored card, if there is one; what lies there now is nothing."""
    if card != NO_CARD:
        table.discard.append(card)
    return NO_CARD
