"""The robot deck: drawing, the battery, and cards that go back."""

from __future__ import annotations

from collections.abc import Iterable

from rouages.games.cyberion.components import BEBEBOT, NOTHING, Model, Robot
from rouages.games.cyberion.events.factory import BatteryUsed, BebebotDrawn, RobotsDrawn
from rouages.games.cyberion.table import Cyberion, Row


def lift(table: Cyberion) -> Robot:
    """The top card leaves the deck; an empty one is made new, once a game (rulings 9, 11, 36)."""
    deck = table.deck
    if not deck:
        if not (table.battery and table.discard):
            return NOTHING
        use_battery(table)
        deck = table.deck
    card = deck.pop()
    if table.known_top:
        table.known_top -= 1
    if table.known_bottom:
        table.known_bottom = min(table.known_bottom, len(deck))
    return card


def use_battery(table: Cyberion) -> None:
    """The battery goes, and the discard is shuffled into a new deck."""
    table.battery = False
    table.deck, table.discard = table.discard, []
    table.rng.shuffle(table.deck, "battery")
    table.say(BatteryUsed(len(table.deck)))


def draw(table: Cyberion) -> Robot:
    """Draw a robot; a Bebebot on the way moves its cog, leaves the game and is replaced (ruling 26)."""
    card = lift(table)
    while card >= BEBEBOT:
        welcome(table, card - BEBEBOT)
        card = lift(table)
    return card


def welcome(table: Cyberion, model: Model) -> None:
    """A Bebebot is drawn: its model gains a level, unless it has the highest."""
    table.born.append(model)
    table.say(BebebotDrawn(model))
    if table.levels[model] < 5:
        table.raise_level(model)


def draw_into(table: Cyberion, row: Row, count: int) -> None:
    """Draw so many robots into a row, or as many as there are."""
    drawn = []
    for _ in range(count):
        robot = draw(table)
        if robot < 0:
            break
        drawn.append(robot)
    if drawn:
        table.rows[row] += drawn
        table.say(RobotsDrawn(row, tuple(drawn)))


def put_on_top(table: Cyberion, robot: Robot) -> None:
    """A card that everybody knows goes on top of the deck."""
    table.deck.append(robot)
    table.known_top += 1


def put_at_bottom(table: Cyberion, robot: Robot) -> None:
    """A card that the players know goes under the deck."""
    table.deck.insert(0, robot)
    table.known_bottom += 1


def shuffle_in(table: Cyberion, cards: Iterable[Robot]) -> None:
    """Shuffle cards into the deck; nothing is known of its order any more."""
    table.deck.extend(cards)
    table.known_top = table.known_bottom = 0
    table.rng.shuffle(table.deck, "shuffled in")
