"""The worlds that a seat can imagine: all that lies face down is dealt anew."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS, POINTS, is_tyrant
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT, Card, is_closed
from rouages.games.too_many_bones.table import Bones


def imagine(table: Bones, seat: Seat, rng: Rng) -> None:
    """Deal the encounter deck, the stacks, the queue and the Loot decks anew, true to what is known."""
    table.loot_deck.sort()
    rng.shuffle(table.loot_deck, "imagined loot")
    _deal_encounters(table, rng)
    for points in POINTS:
        _deal_baddies(table, points, rng)
    _deal_troves(table, rng)


def _deal_encounters(table: Bones, rng: Rng) -> None:
    """Which ordinary cards were left out is unknown, and the order of the rest."""
    unknown = [place for place, card in enumerate(table.deck) if not table.known_cards[card]]
    cards = sorted([table.deck[place] for place in unknown])
    special = [card for card in cards if CARDS[card].deck not in ("general", "solo")]
    ordinary = sorted([card for card in cards if card not in special] + table.rest)
    rng.shuffle(ordinary, "imagined encounters")
    table.rest = ordinary[: len(table.rest)]
    dealt = special + ordinary[len(table.rest) :]
    rng.shuffle(dealt, "imagined deck")
    for place, card in zip(unknown, dealt, strict=True):
        table.deck[place] = card


def _deal_baddies(table: Bones, points: int, rng: Rng) -> None:
    """Face-down chips of one value change places, in the stack and in the queue."""
    piles = (*table.stacks, table.queue)
    places = [
        (pile, place)
        for pile in piles
        for place, chip in enumerate(pile)
        if CHIPS[chip].points == points
        and not table.known[chip]
        and not is_tyrant(chip)
        and table.battle.undead != chip
    ]
    chips = sorted([pile[place] for pile, place in places])
    rng.shuffle(chips, "imagined baddies")
    for (pile, place), chip in zip(places, chips, strict=True):
        pile[place] = chip


def _deal_troves(table: Bones, rng: Rng) -> None:
    """Closed Trove Loot can be any card with the same back; the deck is in any order."""
    held = [(hand, place) for hand in table.hands for place, card in enumerate(hand) if is_closed(card)]
    shown = [place for place, face in enumerate(table.shown) if face >= FIRST_TROVE]
    seen = [hand[place].face for hand, place in held] + [table.shown[place] for place in shown]
    backs = dict.fromkeys([LOOT[face].locks for face in seen])
    every = seen + table.trove_deck
    alike = {locks: [face for face in every if LOOT[face].locks == locks] for locks in backs}
    for faces in alike.values():
        faces.sort()
        rng.shuffle(faces, "imagined troves")
    for hand, place in held:
        card = hand[place]
        hand[place] = Card(alike[LOOT[card.face].locks].pop(), card.uses, card.opened)
    for place in shown:
        table.shown[place] = alike[LOOT[table.shown[place]].locks].pop()
    table.trove_deck = sorted([face for face in table.trove_deck if LOOT[face].locks not in alike])
    table.trove_deck += [face for faces in alike.values() for face in faces]
    rng.shuffle(table.trove_deck, "imagined trove deck")
