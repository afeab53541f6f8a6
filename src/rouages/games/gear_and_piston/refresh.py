"""Phase III: what was left beside the patent office and the junk yard makes way for new parts."""

from __future__ import annotations

from rouages.games.gear_and_piston.box.tiles import icons_of, parts_of
from rouages.games.gear_and_piston.events.town import MarketsRefreshed, RowFilled, RowsShifted
from rouages.games.gear_and_piston.places.patent_office import turn_up_new
from rouages.games.gear_and_piston.table import Town


def clear_markets(table: Town) -> None:
    """Discard what is left; in the variant only the discard row."""
    leaving = table.outgoing if table.variant else table.patents
    table.new_discard += [found for found in leaving if found]
    table.junk_discard += [found for found in table.scrap if found]
    if table.variant:
        table.outgoing = table.patents


def turn_up_markets(table: Town) -> None:
    """Fill every place beside the patent office and the junk yard."""
    table.patents = [turn_up_new(table) for _ in table.patents]
    patents, patent_icons = parts_of(table.patents), tuple(map(icons_of, table.patents))
    if table.variant:
        filled = RowsShifted if table.round else RowFilled
        table.say(filled(patents, patent_icons))
        return
    table.scrap = [table.junk_pile.pop() for _ in table.scrap]
    scrap_icons = tuple(map(icons_of, table.scrap))
    table.say(MarketsRefreshed(patents, patent_icons, parts_of(table.scrap), scrap_icons))
