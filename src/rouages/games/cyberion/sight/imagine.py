"""The worlds that a seat can imagine: what nobody knows, dealt anew."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.games.cyberion.machines import TIER_OF
from rouages.games.cyberion.table import Cyberion


def imagine(table: Cyberion, seat: Seat, rng: Rng) -> None:
    """Deal anew the unknown robots of the deck, the machines to come, the microbots, the interference."""
    deck = table.deck
    unknown = sorted(deck[table.known_bottom : len(deck) - table.known_top])
    rng.shuffle(unknown, "imagined robots")
    deck[table.known_bottom : len(deck) - table.known_top] = unknown
    _deal_machines(table, rng)
    table.microbot_pile.sort()
    rng.shuffle(table.microbot_pile, "imagined microbots")
    if any(table.interference):
        tokens = sorted([token for tokens in table.interference for token in tokens])
        rng.shuffle(tokens, "imagined interference")
        table.interference = [[tokens.pop() for _ in there] for there in table.interference]


def _deal_machines(table: Cyberion, rng: Rng) -> None:
    """Each tier keeps its part of the deck; which machines were removed unseen nobody knows."""
    for tier in (1, 2, 3):
        coming = [place for place, machine in enumerate(table.machine_deck) if TIER_OF[machine] == tier]
        boxed = [place for place, machine in enumerate(table.box) if TIER_OF[machine] == tier]
        pool = sorted([table.machine_deck[place] for place in coming] + [table.box[place] for place in boxed])
        if len(pool) < 2:
            continue
        rng.shuffle(pool, "imagined machines")
        for place in coming:
            table.machine_deck[place] = pool.pop()
        for place in boxed:
            table.box[place] = pool.pop()
