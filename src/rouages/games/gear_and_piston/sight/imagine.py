"""The worlds that a seat can imagine: hidden tiles dealt anew, as far as it does not know them."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.games.gear_and_piston.box.tiles import BACK_OF, JUNK, NEW, Tile
from rouages.games.gear_and_piston.knowledge import PILE, saw_hand, tile_of, zones_of
from rouages.games.gear_and_piston.places.alley import StealBlueprint
from rouages.games.gear_and_piston.table import Town

TRIES = 20
Deal = dict[int, list[Tile]]
"""The tiles of each zone."""


def imagine(table: Town, seat: Seat, rng: Rng) -> None:
    """Deal anew the others' blueprints, the piles, and what another seat is looking at."""
    table.salvage_pile.sort()
    rng.shuffle(table.salvage_pile, "imagined salvage")
    for back in (NEW, JUNK):
        hidden = hidden_tiles(table, seat, back)
        for _ in range(TRIES):
            dealt = deal(table.clues[seat], hidden, back, rng)
            if dealt:
                lay(table, seat, back, dealt)
                break
    asked = table.next
    if isinstance(asked, StealBlueprint) and asked.seat != seat:
        saw_hand(table, asked.seat, asked.victim)


def hidden_tiles(table: Town, seat: Seat, back: int) -> Deal:
    """The tiles with this back that the seat cannot see, by zone."""
    found: Deal = {
        1 << other: [each for each in hand if BACK_OF[each] == back]
        for other, hand in enumerate(table.hands)
        if other != seat
    }
    found[PILE] = (
        [table.new_pile[place] for place in unseen(table, seat)] if back == NEW else table.junk_pile[:]
    )
    if table.looker != seat:
        found[PILE] += [each for each in table.looked if BACK_OF[each] == back]
    return found


def unseen(table: Town, seat: Seat) -> list[int]:
    """The places of the new pile that a seat does not know."""
    return [place for place, seen in enumerate(table.new_seen) if not seen >> seat & 1]


def deal(clues: list[int], hidden: Deal, back: int, rng: Rng) -> Deal | None:
    """The same tiles in other zones: first those that the seat has clues about, then the rest by lot."""
    pool = sorted([each for tiles in hidden.values() for each in tiles])
    room = {zone: len(tiles) for zone, tiles in hidden.items()}
    dealt: Deal = {zone: [] for zone in hidden}
    for known in sorted(clues, key=lambda each: zones_of(each).bit_count()):
        found = tile_of(known)
        if BACK_OF[found] != back:
            continue
        zones = [zone for zone in hidden if zone & known and room[zone] > len(dealt[zone])]
        if not zones:
            return None
        dealt[zones[0] if len(zones) == 1 else rng.pick(zones, "imagined zone")].append(found)
        pool.remove(found)
    rng.shuffle(pool, "imagined tiles")
    for zone, tiles in dealt.items():
        while len(tiles) < room[zone]:
            tiles.append(pool.pop())
    rng.shuffle(dealt[PILE], "imagined pile")
    return dealt


def lay(table: Town, seat: Seat, back: int, dealt: Deal) -> None:
    """Put the tiles where they were dealt."""
    for other, hand in enumerate(table.hands):
        if other != seat:
            kept = [each for each in hand if BACK_OF[each] != back]
            table.hands[other] = sorted(kept + dealt[1 << other])
    pile = dealt[PILE]
    if table.looker != seat:
        table.looked = [pile.pop() if BACK_OF[each] == back else each for each in table.looked]
    if back == NEW:
        for place in unseen(table, seat):
            table.new_pile[place] = pile.pop()
    else:
        table.junk_pile = pile
