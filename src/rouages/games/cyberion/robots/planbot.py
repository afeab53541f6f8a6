"""The Planbot: looking at the top of the deck, putting it back on top or at the bottom, and drawing."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import MODEL_OF, Robot
from rouages.games.cyberion.deck import draw_into, lift, put_at_bottom, put_on_top
from rouages.games.cyberion.events.factory import RobotsLookedAt, RobotsPutBack
from rouages.games.cyberion.extensions.microbots import Spending, spendings, why_not_spend
from rouages.games.cyberion.table import Cyberion


class OnTop(Choice, frozen=True):
    """This card goes on top, under those already put there."""

    robot: Robot


class AtBottom(Choice, frozen=True):
    """This card goes to the bottom, under those already put there."""

    robot: Robot


ON_TOP: tuple[OnTop, ...] = tuple(OnTop(card) for card in range(len(MODEL_OF)))
AT_BOTTOM: tuple[AtBottom, ...] = tuple(AtBottom(card) for card in range(len(MODEL_OF)))


class TopFirst(Reason, frozen=True):
    """Cards are put back in the order in which they will be drawn: those on top first (ruling 41)."""

    rule = "planbot"


class NotLookedAt(Reason, frozen=True):
    """This card is not one of those that were looked at."""

    rule = "planbot"
    robot: Robot


class NoDeckAbove(Reason, frozen=True):
    """All cards were looked at: what goes to the bottom would be on top."""

    rule = "planbot"


class PutBack(Decision[Cyberion, OnTop | AtBottom | Spending], frozen=True):
    """Which of the cards looked at comes next in the deck, on top or at the bottom."""

    rule = "planbot"

    def options(self, table: Cyberion) -> Sequence[OnTop | AtBottom | Spending]:
        """Any of them on top, until one is at the bottom; any at the bottom, if there is a deck above it."""
        cards = dict.fromkeys(table.looked)
        found: list[OnTop | AtBottom | Spending] = []
        if not table.bottomed:
            found += [ON_TOP[card] for card in cards]
        if table.deck:
            found += [AT_BOTTOM[card] for card in cards]
        return found + spendings(table)

    def resolve(self, table: Cyberion, choice: OnTop | AtBottom | Spending) -> None:
        """Put it back, then the next."""
        if isinstance(choice, OnTop | AtBottom):
            put_back(table, choice)
            arrange(table, self.seat)
        else:
            table.then(self)
            choice.act(table, self.seat)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It was not looked at, the bottom has begun, or there is no deck above it."""
        if isinstance(choice, Spending):
            return why_not_spend(table, choice)
        if not isinstance(choice, OnTop | AtBottom):
            return AnotherQuestion(self)
        if choice.robot not in table.looked:
            return NotLookedAt(choice.robot)
        return TopFirst() if isinstance(choice, OnTop) else NoDeckAbove()


def look(table: Cyberion, seat: Seat, count: int) -> None:
    """Lift so many cards; if the deck is made new meanwhile, those lifted stay aside (ruling 10)."""
    for _ in range(count):
        card = lift(table)
        if card < 0:
            break
        table.looked.append(card)
    table.say(RobotsLookedAt(seat, tuple(table.looked)))
    arrange(table, seat)


def arrange(table: Cyberion, seat: Seat) -> None:
    """Ask card by card, as long as there is a choice; then draw the top card."""
    if table.looked:
        table.ask(PutBack(seat))
        return
    for card in reversed(table.topped):
        put_on_top(table, card)
    table.say(RobotsPutBack(seat, tuple(table.topped), tuple(table.bottomed)))
    table.topped, table.bottomed = [], []
    row = table.room()
    if row >= 0:
        draw_into(table, row, 1)


def put_back(table: Cyberion, choice: OnTop | AtBottom | Spending) -> None:
    """A card leaves those looked at."""
    assert isinstance(choice, OnTop | AtBottom)
    table.looked.remove(choice.robot)
    if isinstance(choice, OnTop):
        table.topped.append(choice.robot)
    else:
        table.bottomed.append(choice.robot)
        put_at_bottom(table, choice.robot)
