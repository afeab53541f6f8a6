"""The second phase of a turn: what it costs, and the rows made ready for the next."""

from __future__ import annotations

from rouages.games.cyberion.components import ROW_LIMIT
from rouages.games.cyberion.deck import draw_into
from rouages.games.cyberion.ending import end
from rouages.games.cyberion.events.factory import FlashEmptied, ValveLost
from rouages.games.cyberion.table import FLASH, PLATFORM, Cyberion


def lose_valve(table: Cyberion) -> None:
    """A turn in which no machine left the factory costs a valve, or the game (rulings 13, 14)."""
    if table.machine_left:
        return
    if table.valves == 0:
        end(table, "valves")
    else:
        table.valves -= 1
        table.say(ValveLost(table.valves))


def empty_flash(table: Cyberion) -> None:
    """What is left in the Flash is discarded without effect, before the Platform draws."""
    if flash := table.rows[FLASH]:
        table.rows[FLASH] = []
        table.discard += flash
        table.say(FlashEmptied(tuple(flash)))


def refill_platform(table: Cyberion) -> None:
    """The Platform is filled up to five robots, as far as the deck goes."""
    missing = ROW_LIMIT - len(table.rows[PLATFORM])
    if missing > 0:
        draw_into(table, PLATFORM, missing)
