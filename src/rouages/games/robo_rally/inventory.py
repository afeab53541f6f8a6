"""Counting the components: none appears or vanishes."""

from __future__ import annotations

from rouages.games.robo_rally.cards.option import NAMES
from rouages.games.robo_rally.cards.program import CARDS, NO_CARD
from rouages.games.robo_rally.table import Rally


def inventory(table: Rally) -> list[int]:
    """How many there are of each program card and each option card, wherever they lie."""
    programs = [0] * CARDS
    for pile in (
        table.deck,
        table.discard,
        *table.hands,
        *table.registers,
        table.side_cards,
        table.turn_cards,
    ):
        for card in pile:
            if card != NO_CARD:
                programs[card] += 1
    for card in (table.flywheel, table.parked):
        if card != NO_CARD:
            programs[card] += 1
    options = [table.option_deck.count(number) for number in range(len(NAMES))]
    for held in (*table.held, *table.drafts, table.option_discard):
        for number in range(len(NAMES)):
            options[number] += held >> number & 1
    return programs + options
