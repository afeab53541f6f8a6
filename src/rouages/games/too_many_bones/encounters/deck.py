"""Deeds of encounter cards with the encounter deck: cards that join it, come back, or are drawn next."""

from __future__ import annotations

from typing import Literal

from rouages.games.too_many_bones.box.cards import CARDS, of_tyrant
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.encounters.paths import roll
from rouages.games.too_many_bones.events.adventure import CardAdded, CardReturned
from rouages.games.too_many_bones.party.drawing import shuffle_deck, shuffle_in
from rouages.games.too_many_bones.table import Bones


class ShuffleIn(Deed, frozen=True):
    """A special card joins the deck."""

    card: Literal["SP4", "SP5", "SP6"]

    def run(self, table: Bones) -> None:
        """Once in an adventure."""
        shuffle_in(table, self.card)


class ReshuffleCard(Deed, frozen=True):
    """Today's card goes back into the deck."""

    def run(self, table: Bones) -> None:
        """Nobody knows where."""
        table.deck.append(table.card)
        table.encounter.returned = True
        shuffle_deck(table)
        table.say(CardAdded(CARDS[table.card].id))


class ReturnOnTop(Deed, frozen=True):
    """Today's card goes back on top of the deck."""

    def run(self, table: Bones) -> None:
        """Everybody knows it there."""
        table.deck.append(table.card)
        table.known_cards[table.card] = True
        table.encounter.returned = True
        table.say(CardReturned(CARDS[table.card].id))


class DrawAnother(Deed, frozen=True):
    """Another encounter is drawn today."""

    def run(self, table: Bones) -> None:
        """Once this one is put away."""
        table.encounter.another = True


class SneakPast(Deed, frozen=True):
    """Each rolls the D6: on a 1 or 2 the tyrant's first card goes on top of the deck."""

    def run(self, table: Bones) -> None:
        """If it is still to come."""
        low = [roll(table, seat) <= 2 for seat in table.seats]
        waiting = [card for card in of_tyrant(table.tyrant) if card in table.deck]
        if any(low) and waiting:
            table.deck.remove(waiting[0])
            shuffle_deck(table)
            table.deck.append(waiting[0])
            table.known_cards[waiting[0]] = True
            table.say(CardReturned(CARDS[waiting[0]].id))
