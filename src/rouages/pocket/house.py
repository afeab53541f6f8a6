"""The house in one's pocket: its guest, its tables and its lobby."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from rouages.pocket.cupboard import Cupboard, found, put
from rouages.pocket.guest import PocketGuest, keep_guest, keep_learner, read_guest
from rouages.pocket.ledger import PocketLedger
from rouages.pocket.lessons import given, is_a_game
from rouages.pocket.loop import PocketLoop
from rouages.pocket.thinking import Mind, PocketThinker
from rouages.pocket.trunk import Trunk
from rouages.server.wire.bodies import Lobby, NewGuest
from rouages.server.wire.refusals.meeting import UnknownTable
from rouages.server.wire.refusals.visiting import NeedsServer, NotHereYet, UnreadableTable
from rouages.tables.asking.cards import OVER_SECONDS, PRACTICE_SECONDS, card_of, kept_card
from rouages.tables.ledger.ledger import Fenced, Lost
from rouages.tables.ledger.memory import Sheet
from rouages.tables.ledger.rows import NewRow, Page, ResultRow
from rouages.tables.live import LiveTable
from rouages.tables.loop import Loop
from rouages.tables.match import beginning
from rouages.tables.outside import Outside
from rouages.tables.wire.plain_text import sheet_from
from rouages.tables.wire.provisions import Provision
from rouages.tables.wire.refusals import NoName, NotSaved
from rouages.tables.wire.states import CLOSED, Place, Status, TableCard

log = logging.getLogger("rouages")

AWAY = "away/"
NOTE = "note/"
PROVISION = "provision/"
"""Where it lies in the cupboard which tables were put away, what was noted at them, and what they were
laid from if a server gave it along.
"""
YES, NO = "yes", "no"


class PocketHouse:
    """All that a browser holds; the neighbour of its tables."""

    def __init__(
        self,
        cupboard: Cupboard,
        mind: Mind | None = None,
        trunk: Trunk | None = None,
        loop: Loop | None = None,
        bot_delay: float = 0.6,
    ) -> None:
        """Over this cupboard, of which nothing was read yet; whoever has a mind thinks with it.

        What does not come in a trunk lies here already.
        """
        self._cupboard = cupboard
        self._trunk = trunk
        self.loop = loop or PocketLoop()
        self.ledger = PocketLedger(cupboard, self.loop)
        self.guest: PocketGuest | None = None
        self.live: dict[str, LiveTable] = {}
        self._away: dict[str, str] = {}
        self.watchers: set[Callable[[], None]] = set()
        """Called when the lobby shows something new."""
        self.thinker = PocketThinker(mind, trunk)
        self._outside = Outside(self.ledger, self.loop, self.thinker, self, bot_delay)

    async def open(self) -> None:
        """Read what was kept."""
        self.guest = await read_guest(self._cupboard)
        self._away = dict(await found(self._cupboard, AWAY))
        await self.ledger.open()

    async def be(self, wish: NewGuest) -> PocketGuest:
        """Whoever plays here is called so, at the tables too where they sit."""
        before = self.guest
        self.guest = guest = await keep_guest(self._cupboard, before, wish)
        if before and before.name != guest.name:
            for sheet in list(self.ledger.sheets.values()):
                if sheet.state.status in (Status.WAITING, Status.PLAYING):
                    table = await self.table(sheet.terms.id)
                    await table.ask(partial(beginning.rename, table.proceedings, before, guest))
        return guest

    async def learner(self) -> PocketGuest:
        """Who asks, who need be nobody's guest to learn."""
        if self.guest is None:
            self.guest = await keep_learner(self._cupboard)
        return self.guest

    def somebody(self) -> PocketGuest:
        """Who asks; refused while nobody has said that they play here."""
        if self.guest is None:
            raise NoName()
        return self.guest

    async def table(self, table_id: str) -> LiveTable:
        """The table of this id."""
        table = self.live.get(table_id)
        if table is None:
            if table_id in self.ledger.unreadable:
                raise UnreadableTable()
            stored = await self.ledger.read(table_id)
            if stored is None:
                raise UnknownTable()
            table = self.live[table_id] = LiveTable(self._outside, stored)
            table.wake()
        return table

    async def unpack(self) -> None:
        """Wait for what was sent after the house; refused where it cannot come."""
        if self._trunk is not None and not await self._trunk.unpack():
            raise NotHereYet()

    def must_be_alone(self, places: Iterable[Place]) -> None:
        """Refuse to keep a seat for somebody who cannot come."""
        if any(place.kind in ("link", "open") for place in places):
            raise NeedsServer()

    async def lay(self, page: Page) -> LiveTable:
        """The table that this page lays; it begins if everybody is there."""
        table = await self.table(await self.keep(page))
        await table.ask(table.proceedings.begin_if_ready)
        return table

    async def keep(self, page: Page) -> str:
        """Have a new table kept; its id."""
        try:
            await self.ledger.keep(page)
        except (Fenced, Lost) as trouble:
            log.warning("No table could be laid: %s", trouble)
            raise NotSaved() from None
        return next(row.terms.id for row in page if isinstance(row, NewRow))

    def results(self) -> Iterator[ResultRow]:
        """How the matches ended that were played here."""
        for sheet in self.ledger.sheets.values():
            yield from sheet.results

    async def hear(self, table_id: str) -> None:
        """Another page of this browser has written to a table."""
        await self.ledger.look_again(table_id)
        if table := self.live.get(table_id):
            table.hear()
        self.changed()

    def lobby(self) -> Lobby:
        """The tables of who plays here."""
        if self.guest is None:
            return Lobby((), (), (), ())
        mine: list[TableCard] = []
        away: list[TableCard] = []
        for sheet in self.ledger.sheets.values():
            if is_a_game(sheet) and sheet.state.status is not Status.CANCELLED:
                (away if self._is_away(sheet) else mine).append(self._card(sheet))
        mine.sort(key=lambda card: (not card.my_turn, -card.changed))
        away.sort(key=lambda card: -card.changed)
        return Lobby(tuple(mine), tuple(away), (), ())

    def _is_away(self, sheet: Sheet) -> bool:
        """Whether a table was put away, be it by itself."""
        wish = self._away.get(f"{AWAY}{sheet.terms.id}")
        if wish is not None:
            return wish == YES
        age = self.loop.now() - sheet.state.changed
        is_practice = sheet.terms.branch_of is not None or sheet.terms.lesson is not None
        return (is_practice and age > PRACTICE_SECONDS) or (
            sheet.state.status in CLOSED and age > OVER_SECONDS
        )

    async def put_away(self, table_id: str, *, away: bool) -> None:
        """Put a table away from the lobby, or take it out again."""
        name, wish = f"{AWAY}{table_id}", YES if away else NO
        await put(self._cupboard, name, wish)
        self._away[name] = wish
        self.changed()

    async def note(self, table_id: str) -> str:
        """What somebody wants to remember of a table."""
        kept = await found(self._cupboard, f"{NOTE}{table_id}")
        return kept[0][1] if kept else ""

    async def keep_note(self, table_id: str, text: str) -> str:
        """Remember this instead."""
        text = sheet_from(text)
        await put(self._cupboard, f"{NOTE}{table_id}", text)
        return text

    async def provision(self, table_id: str) -> Provision | None:
        """What a server gave along for a table that goes on here."""
        kept = await found(self._cupboard, f"{PROVISION}{table_id}")
        return msgspec.json.decode(kept[0][1], type=Provision) if kept else None

    async def keep_provision(self, table_id: str, given: Provision) -> None:
        """Remember what a server gave along, to be known again there."""
        await put(self._cupboard, f"{PROVISION}{table_id}", msgspec.json.encode(given).decode())

    def _card(self, sheet: Sheet) -> TableCard:
        guest = self.somebody().id
        table = self.live.get(sheet.terms.id)
        if table:
            card = card_of(table, guest)
        else:
            timers = {seat: row.timer for seat, row in sheet.timers.items()}
            seats = list(sheet.seats.values())
            card = kept_card(sheet.terms, sheet.state, seats, timers, guest, given(sheet))
        places = [result.place for result in sheet.results if result.guest == guest]
        return msgspec.structs.replace(card, place=min(places)) if places else card

    def changed(self) -> None:
        """What the lobby shows of a table has changed."""
        for tell in self.watchers:
            tell()

    def lost(self, table_id: str) -> None:
        """A table cannot be read any more: who comes next opens it anew."""
        self.live.pop(table_id, None)

    def may_say(self, guest: int) -> None:
        """Whoever is alone may say what they like."""
