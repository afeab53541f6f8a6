"""The Loot in each Gearloc's hands: drawing, using up, discarding."""

from __future__ import annotations

from rouages.engine.agenda import Choice, Seat
from rouages.games.too_many_bones.box.chips import CHIPS, POINT_RANK
from rouages.games.too_many_bones.box.loot import (
    AFTER_TROVE,
    FACE,
    FIRST_TROVE,
    LOOT,
    PERMANENT,
    Card,
    Face,
    is_closed,
)
from rouages.games.too_many_bones.box.words import CardLabel, Lock, LootName
from rouages.games.too_many_bones.events.adventure import (
    DeckShuffled,
    LootDiscarded,
    LootUsed,
)
from rouages.games.too_many_bones.table import Bones

NECKLACE = FACE["hunters_body_count_necklace"]
"""The card on which Baddies are kept."""


def draw_loot(table: Bones) -> Face | None:
    """The top Loot card; the discarded ones are shuffled when the deck is empty."""
    return _draw(table, table.loot_deck, table.loot_discard)


def draw_trove(table: Bones) -> Face | None:
    """The top Trove Loot card."""
    return _draw(table, table.trove_deck, table.trove_discard)


def _draw(table: Bones, deck: list[Face], discard: list[Face]) -> Face | None:
    if not deck:
        if not discard:
            return None
        deck[:] = discard
        discard.clear()
        table.rng.shuffle(deck, "loot", "trove" if deck is table.trove_deck else "")
        table.say(DeckShuffled())
    return deck.pop()


def locks_of(face: Face) -> tuple[Lock, ...]:
    """The locks on the back of a Trove Loot."""
    return LOOT[face].locks


def lay_down(table: Bones, card: Card) -> None:
    """A card goes to its discard pile; a closed Trove Loot goes under its deck (ruling 65)."""
    if is_closed(card):
        table.trove_deck.insert(0, card.face)
    elif card.face < FIRST_TROVE:
        table.loot_discard.append(card.face)
    elif card.face < AFTER_TROVE:
        table.trove_discard.append(card.face)
    if card.face == NECKLACE and not is_closed(card):
        _lose_trophies(table)


def _lose_trophies(table: Bones) -> None:
    """What was kept on the Necklace goes to the defeated pile."""
    for chip in table.trophies:
        table.fallen[POINT_RANK[CHIPS[chip].points]].append(chip)
    table.trophies = []


def discard(table: Bones, seat: Seat, card: Card) -> None:
    """A Gearloc throws a card away; closed Trove Loot stays unknown."""
    table.hands[seat].remove(card)
    lay_down(table, card)
    table.say(LootDiscarded(seat, label(card)))


def label(card: Card) -> CardLabel:
    """What everybody may call a card."""
    return "closed_trove" if is_closed(card) else LOOT[card.face].id


def use(table: Bones, seat: Seat, name: LootName) -> None:
    """Use an open card once; the last use discards it."""
    card = table.held(seat, name)
    assert card is not None
    table.say(LootUsed(seat, name))
    spend(table, seat, card)


def spend(table: Bones, seat: Seat, card: Card, count: int = 1) -> None:
    """Take uses off a card."""
    if LOOT[card.face].uses == PERMANENT:
        return
    hand = table.hands[seat]
    place = hand.index(card)
    if card.uses > count:
        hand[place] = Card(card.face, card.uses - count, card.opened)
    else:
        del hand[place]
        lay_down(table, card)


def holder(table: Bones, name: LootName) -> Seat | None:
    """The first Gearloc with an open card of this name."""
    return next((seat for seat in table.seats if table.held(seat, name)), None)


class Dropped(Choice, frozen=True):
    """A card to discard."""

    loot: CardLabel
    number: int


def different(table: Bones, seat: Seat) -> list[Dropped]:
    """The cards in hand, equal ones once."""
    hand = table.hands[seat]
    return [Dropped(label(card), number) for number, card in enumerate(hand) if hand.index(card) == number]
