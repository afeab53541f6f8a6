"""What can be asked of a house in one's pocket, at the addresses where a server would answer."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import msgspec

from rouages.bots import BOTS, LEVELS
from rouages.days.gone import Gone
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.lessons.reading import lesson_named
from rouages.pocket.asked import Asked, Endpoint, pattern_of
from rouages.pocket.days import DAYS, DayDesk, brought
from rouages.pocket.guest import NOBODY
from rouages.pocket.house import PocketHouse
from rouages.pocket.lessons import begun
from rouages.pocket.past import PAST, TABLE, PastDesk
from rouages.pocket.provisions import PROVISIONS, ProvisionDesk
from rouages.pocket.puzzles import PUZZLES, PuzzleDesk
from rouages.server.wire import forms, previews, words
from rouages.server.wire.advice import HintWanted, Report, advice_of
from rouages.server.wire.bodies import (
    Arrange,
    Draft,
    Games,
    NewGuest,
    NewLesson,
    PrivateNote,
    PutAway,
    TableMade,
    Words,
)
from rouages.server.wire.lessons import cards_of, page_of
from rouages.server.wire.refusals.visiting import NeedsServer
from rouages.tables.asking import advice
from rouages.tables.asking.cards import card_of
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.match.teaching import lay_lesson
from rouages.tables.wire.refusals import record_of
from rouages.tables.wire.states import NewTable


class Desk:
    """The house, asked."""

    def __init__(self, house: PocketHouse, gone: tuple[Gone, ...] = ()) -> None:
        """Of the days gone by it has those that it is given, or those that came with its files."""
        self._house = house
        self._gone = gone or brought()
        rooms = (
            (self, ENDPOINTS),
            (PastDesk(house), PAST),
            (PuzzleDesk(house), PUZZLES),
            (DayDesk(house, self._gone), DAYS),
            (ProvisionDesk(house), PROVISIONS),
        )
        self._known = [
            (*pattern_of(operation), partial(endpoint, desk))
            for desk, endpoints in rooms
            for operation, endpoint in endpoints.items()
        ]

    async def answer(self, method: str, address: str, body: str) -> tuple[int, bytes]:
        """A status and a reply, as a server would give them."""
        try:
            found = await self._serve(method, urlsplit(address), body)
        except Refusal as refusal:
            return getattr(refusal, "status", 400), msgspec.json.encode(record_of(refusal))
        return 200, msgspec.json.encode(found)

    async def _serve(self, method: str, address: SplitResult, body: str) -> Any:
        for known, pattern, endpoint in self._known:
            if known == method and (fits := pattern.fullmatch(address.path)):
                names = {name: unquote(value) for name, value in fits.groupdict().items()}
                return await endpoint(Asked(names, parse_qs(address.query), body))
        raise NeedsServer()

    async def _table(self, asked: Asked) -> LiveTable:
        return await self._house.table(asked.table_id)

    async def me(self, asked: Asked) -> Any:
        """Who plays here."""
        del asked
        return self._house.guest.me if self._house.guest else NOBODY

    async def be(self, asked: Asked) -> Any:
        """Be called so."""
        return (await self._house.be(asked.read(NewGuest))).me

    async def games(self, asked: Asked) -> Any:
        """What there is to play, and whom with."""
        del asked
        return Games(tuple(map(forms.card_of, GAMES.values())), LEVELS, days=bool(self._gone))

    async def preview(self, asked: Asked) -> Any:
        """What options would lay on the table."""
        return previews.preview_of(previews.game_named(asked.names["game"]), asked.read(Draft))

    async def all_words(self, asked: Asked) -> Any:
        """Every catalogue of a language."""
        return Words(words.catalogues(words.language_named(asked.names["language"])))

    async def some_words(self, asked: Asked) -> Any:
        """One catalogue of a language."""
        return words.catalogue(words.language_named(asked.names["language"]), asked.names["name"])

    async def rules(self, asked: Asked) -> Any:
        """The rules of a game in our words."""
        return words.rules_page(words.language_named(asked.names["language"]), asked.names["game"])

    async def lobby(self, asked: Asked) -> Any:
        """My tables."""
        del asked
        return self._house.lobby()

    async def lay(self, asked: Asked) -> Any:
        """Lay a table; there is nobody else who could sit down at it."""
        guest, wish = self._house.somebody(), asked.read(NewTable)
        self._house.must_be_alone(wish.seats)
        row = beginning.lay(wish, guest, tuple(BOTS), self._house.loop.now())
        return TableMade((await self._house.lay([row])).id)

    async def table(self, asked: Asked) -> Any:
        """A table from outside."""
        return card_of(await self._table(asked), self._house.somebody().id)

    async def call_off(self, asked: Asked) -> Any:
        """Call a table off before it begins."""
        guest, table = self._house.somebody(), await self._table(asked)
        await table.ask(partial(beginning.call_off, table.proceedings, guest))
        return card_of(table, guest.id)

    async def arrange(self, asked: Asked) -> Any:
        """Change whom a seat is for."""
        guest, table, wish = self._house.somebody(), await self._table(asked), asked.read(Arrange)
        self._house.must_be_alone([wish.place])
        levels = tuple(BOTS)
        await table.ask(partial(beginning.arrange, table.proceedings, guest, wish.seat, wish.place, levels))
        return card_of(table, guest.id)

    async def rematch(self, asked: Asked) -> Any:
        """Play the same again."""
        guest, table = self._house.somebody(), await self._table(asked)
        again = partial(beginning.lay_again, table.proceedings, guest, self._house.loop.now())
        return TableMade(await table.ask(again))

    async def put_away(self, asked: Asked) -> Any:
        """Put a table away from the lobby, or take it out again."""
        table, wish = await self._table(asked), asked.read(PutAway)
        await self._house.put_away(table.id, away=wish.away)
        return wish

    async def note(self, asked: Asked) -> Any:
        """What was noted at a table."""
        return PrivateNote(await self._house.note((await self._table(asked)).id))

    async def keep_note(self, asked: Asked) -> Any:
        """Note something else."""
        table, wish = await self._table(asked), asked.read(PrivateNote)
        return PrivateNote(await self._house.keep_note(table.id, wish.text))

    async def hint(self, asked: Asked) -> Any:
        """What a strong bot would do; it is counted."""
        guest, table, wish = self._house.somebody(), await self._table(asked), asked.read(HintWanted)
        count = partial(advice.count_hint, table.proceedings, guest.id, wish.seat, wish.question)
        saved = await table.ask(count)
        return advice_of(await self._house.thinker.consider(saved, wish.seat, None), None)

    async def report(self, asked: Asked) -> Any:
        """The record for a file about a fault."""
        guest, table = self._house.somebody(), await self._table(asked)
        return Report(await table.ask(partial(advice.record_so_far, table.proceedings, guest.id)))

    async def lessons(self, asked: Asked) -> Any:
        """Every lesson, and how far one has come."""
        del asked
        return cards_of(begun(self._house.ledger.sheets.values()))

    async def lesson(self, asked: Asked) -> Any:
        """What a lesson says."""
        game, name = asked.names["game"], asked.names["name"]
        return page_of(game, name, lesson_named(game, name))

    async def learn(self, asked: Asked) -> Any:
        """A table to learn at: the one where a lesson was left, or a new one."""
        wish = asked.read(NewLesson)
        game, name = asked.names["game"], asked.names["name"]
        lesson_named(game, name)
        guest = await self._house.learner()
        found = begun(self._house.ledger.sheets.values()).get((game, name))
        if found and not wish.anew and found.step is not None:
            return TableMade(found.table)
        return TableMade((await self._house.lay(lay_lesson(game, name, guest, self._house.loop.now()))).id)


ENDPOINTS: dict[str, Endpoint] = {
    "GET /api/me": Desk.me,
    "PUT /api/me": Desk.be,
    "GET /api/games": Desk.games,
    "POST /api/games/{game}/preview": Desk.preview,
    "GET /api/words/{language}": Desk.all_words,
    "GET /api/words/{language}/{name}": Desk.some_words,
    "GET /api/rules/{language}/{game}": Desk.rules,
    "GET /api/lobby": Desk.lobby,
    "POST /api/tables": Desk.lay,
    f"GET {TABLE}": Desk.table,
    f"DELETE {TABLE}": Desk.call_off,
    f"POST {TABLE}/arrange": Desk.arrange,
    f"POST {TABLE}/rematch": Desk.rematch,
    f"PUT {TABLE}/away": Desk.put_away,
    f"GET {TABLE}/notes": Desk.note,
    f"PUT {TABLE}/notes": Desk.keep_note,
    f"POST {TABLE}/hint": Desk.hint,
    f"POST {TABLE}/report": Desk.report,
    "GET /api/lessons": Desk.lessons,
    "GET /api/lessons/{game}/{name}": Desk.lesson,
    "POST /api/lessons/{game}/{name}": Desk.learn,
}
"""What is answered here beside the past, puzzles, days gone by and provisions; all else needs a server."""
