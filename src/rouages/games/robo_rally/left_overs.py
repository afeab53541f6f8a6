"""Left-over cards: what option cards let a player do with what is not programmed."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.robo_rally.cards.option import (
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
    OptionCard,
)
from rouages.games.robo_rally.cards.program import (
    ACTION,
    CARD_OF,
    FORWARD,
    NO_CARD,
    PRIORITY,
    TURN,
    Action,
    Card,
)
from rouages.games.robo_rally.events.turn import CardStored, FlywheelUsed
from rouages.games.robo_rally.reasons import NotBeside, NotInHand
from rouages.games.robo_rally.revealing import NO, NO_OR_YES, YES, No, Yes
from rouages.games.robo_rally.table import Rally, Robot


class Place(Choice, frozen=True):
    """A program card for the register."""

    action: Action
    priority: int


PLACES = tuple(Place(action, priority) for action, priority in zip(ACTION, PRIORITY, strict=True))


class TakeFromFlywheel(Decision[Rally, No | Yes], frozen=True):
    """Whether the card kept on the Flywheel joins the hand."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[No | Yes]:
        """On any later turn."""
        return NO_OR_YES

    def resolve(self, table: Rally, choice: No | Yes) -> None:
        """It is a card like any other now."""
        if choice == YES:
            hand = table.hands[self.robot]
            hand.append(table.flywheel)
            hand.sort(reverse=True)
            table.flywheel = NO_CARD
            table.say(FlywheelUsed(self.seat, self.robot))

    def default(self, table: Rally) -> No:
        """What the sand timer does."""
        return NO


class UseLeftOvers(Step[Rally], frozen=True):
    """Cards that are left over may lie beside a register or on an option card."""

    seat: Seat
    robot: Robot

    def run(self, table: Rally) -> None:
        """Ask what the robot's option cards allow."""
        held = table.held[self.robot]
        if held & (CRAB_LEGS | DUAL_PROCESSOR):
            table.then(AddTurn(self.seat, self.robot), StoreLeftOvers(self.seat, self.robot))
        else:
            store_left_overs(table, self.seat, self.robot)


class StoreLeftOvers(Step[Rally], frozen=True):
    """Cards that are still left over may be stored."""

    seat: Seat
    robot: Robot

    def run(self, table: Rally) -> None:
        """On Conditional Program, then on the Flywheel."""
        store_left_overs(table, self.seat, self.robot)


def store_left_overs(table: Rally, seat: Seat, robot: Robot) -> None:
    """Ask only if there is a card, and room for it."""
    held = table.held[robot]
    if table.hands[robot] and held & FLYWHEEL and table.flywheel == NO_CARD:
        table.then(StoreCard(seat, robot))
    if table.hands[robot] and held & CONDITIONAL_PROGRAM:
        table.then(ParkCard(seat, robot))


class Beside(Choice, frozen=True):
    """A turn beside the card of a register: Crab Legs step to that side, a Dual Processor turns after."""

    register: int
    action: Action
    priority: int
    option: OptionCard


class Nothing(Choice, frozen=True):
    """No card."""


NOTHING = Nothing()


class AddTurn(Decision[Rally, Nothing | Beside], frozen=True):
    """Which left-over turn lies beside the card of which register (Crab Legs, Dual Processor)."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Nothing | Beside]:
        """Moves that were programmed this turn, with turns that are left over."""
        found: list[Nothing | Beside] = [NOTHING]
        turns = [card for card in table.hands[self.robot] if TURN[card]]
        for register, card in enumerate(table.registers[self.robot]):
            if table.locks[self.robot] >> register & 1 or card == NO_CARD or not FORWARD[card]:
                continue
            if self.is_shared(table, register):
                continue
            for turn in turns:
                found += [
                    Beside(register + 1, ACTION[turn], PRIORITY[turn], option)
                    for option in sharing(table, self.robot, card, turn)
                ]
        return found

    def is_shared(self, table: Rally, register: int) -> bool:
        """Whether a turn lies beside this register of the own robot already."""
        held = table.held[self.robot]
        return (held & CRAB_LEGS != 0 and table.side_cards[register] != NO_CARD) or (
            held & DUAL_PROCESSOR != 0 and table.turn_cards[register] != NO_CARD
        )

    def resolve(self, table: Rally, choice: Nothing | Beside) -> None:
        """Ask again until there is nothing to add."""
        if isinstance(choice, Nothing):
            return
        card = CARD_OF[choice.priority]
        table.hands[self.robot].remove(card)
        crab = choice.option is OptionCard.CRAB_LEGS
        cards = table.side_cards if crab else table.turn_cards
        cards[choice.register - 1] = card
        table.ask(AddTurn(self.seat, self.robot))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """No such turn is left, or it cannot lie there."""
        if not isinstance(choice, Beside):
            return AnotherQuestion(self)
        held = [PRIORITY[card] for card in table.hands[self.robot]]
        return NotBeside(choice.register) if choice.priority in held else NotInHand(choice.priority)

    def default(self, table: Rally) -> Nothing:
        """What the sand timer does."""
        return NOTHING


def sharing(table: Rally, robot: Robot, card: Card, turn: Card) -> list[OptionCard]:
    """The option cards that let a move share its register with a turn."""
    held = table.held[robot]
    found = []
    if held & CRAB_LEGS and ACTION[card] is Action.MOVE_1 and ACTION[turn] is not Action.U_TURN:
        found.append(OptionCard.CRAB_LEGS)
    if held & DUAL_PROCESSOR:
        found.append(OptionCard.DUAL_PROCESSOR)
    return found


class ParkCard(Decision[Rally, Nothing | Place], frozen=True):
    """Which left-over card waits on Conditional Program."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Nothing | Place]:
        """One or none."""
        return [NOTHING, *(PLACES[card] for card in table.hands[self.robot])]

    def resolve(self, table: Rally, choice: Nothing | Place) -> None:
        """Face down."""
        if isinstance(choice, Place):
            table.parked = CARD_OF[choice.priority]
            table.hands[self.robot].remove(table.parked)
            table.say(CardStored(self.seat, self.robot, OptionCard.CONDITIONAL_PROGRAM))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The card is elsewhere."""
        return NotInHand(choice.priority) if isinstance(choice, Place) else AnotherQuestion(self)

    def default(self, table: Rally) -> Nothing:
        """What the sand timer does."""
        return NOTHING


class StoreCard(Decision[Rally, Nothing | Place], frozen=True):
    """Which left-over card is kept on the Flywheel for a later turn."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Nothing | Place]:
        """There is room for one card."""
        return [NOTHING, *(PLACES[card] for card in table.hands[self.robot])]

    def resolve(self, table: Rally, choice: Nothing | Place) -> None:
        """Face down."""
        if isinstance(choice, Place):
            table.flywheel = CARD_OF[choice.priority]
            table.hands[self.robot].remove(table.flywheel)
            table.say(CardStored(self.seat, self.robot, OptionCard.FLYWHEEL))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The card is elsewhere."""
        return NotInHand(choice.priority) if isinstance(choice, Place) else AnotherQuestion(self)

    def default(self, table: Rally) -> Nothing:
        """What the sand timer does."""
        return NOTHING
