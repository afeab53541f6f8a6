"""The encounter deck: drawing its top card, the map that shows a second one, cards that are shuffled in."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.words import CardName
from rouages.games.too_many_bones.events.adventure import CardAdded, DeckShuffled, EncounterDrawn
from rouages.games.too_many_bones.party.hands import use
from rouages.games.too_many_bones.reasons import NotDrawn
from rouages.games.too_many_bones.table import Bones


def draw_card(table: Bones, avoided: int = -1) -> int:
    """Take the first card that may be met today."""
    place = next(
        (place for place in range(len(table.deck) - 1, -1, -1) if table.deck[place] != avoided), None
    )
    if place is not None:
        card = table.deck.pop(place)
    else:
        if not table.rest:
            table.rest = [card for card in table.gone if CARDS[card].deck in ("general", "solo")]
            table.gone = [card for card in table.gone if card not in table.rest]
        table.rng.shuffle(table.rest, "encounters", "left out")
        table.say(DeckShuffled())
        card = table.rest.pop()
    table.known_cards[card] = False
    return card


def shuffle_deck(table: Bones) -> None:
    """The whole deck is shuffled: nobody knows where anything is."""
    for card in table.deck:
        table.known_cards[card] = False
    table.rng.shuffle(table.deck, "encounters")


def shuffle_in(table: Bones, name: CardName) -> None:
    """A special card joins the deck, unless it is there or was met already."""
    card = NUMBER[name]
    if card not in table.aside:
        return
    table.aside.remove(card)
    table.deck.append(card)
    shuffle_deck(table)
    table.say(CardAdded(name))


class MapRead(Choice, frozen=True):
    """Read the map, or not."""

    read: bool


MAP_READ = (MapRead(True), MapRead(False))


class ReadMap(Decision[Bones, MapRead], frozen=True):
    """Whether a Tattered Map shows a second encounter."""

    rule = "encounter"

    def options(self, table: Bones) -> Sequence[MapRead]:
        return MAP_READ

    def resolve(self, table: Bones, choice: MapRead) -> None:
        """One is kept, the other goes under the deck."""
        if choice.read:
            use(table, self.seat, "tattered_map")
            second = draw_card(table)
            table.say(EncounterDrawn(CARDS[second].id))
            table.offered = [second]
            table.then(KeepEncounter(self.seat))


class KeptCard(Choice, frozen=True):
    """An encounter card."""

    card: CardName


class KeepEncounter(Decision[Bones, KeptCard], frozen=True):
    """Which of two encounters the party meets."""

    rule = "encounter"
    otherwise = NotDrawn()

    def options(self, table: Bones) -> Sequence[KeptCard]:
        """The first or the second."""
        return [KeptCard(CARDS[card].id) for card in (table.card, *table.offered)]

    def resolve(self, table: Bones, choice: KeptCard) -> None:
        """Everybody knows what lies under the deck."""
        other = table.offered.pop()
        if choice.card == CARDS[other].id:
            other, table.card = table.card, other
        table.deck.insert(0, other)
        table.known_cards[other] = True
