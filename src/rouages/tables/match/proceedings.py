"""Proceedings: the match of a table, be it awaited, going on, over or unreadable."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rouages.engine import loading
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.engine.refusals import Refusal
from rouages.engine.sight import Progress
from rouages.games import GAMES
from rouages.lessons.playing import answered
from rouages.lessons.reading import LEARNER
from rouages.tables.ledger.rows import Entry, EntryRow, LeftRow, Page, PositionRow, Stored, TableRow
from rouages.tables.ledger.seats import Seat, contributions
from rouages.tables.match.petition import Petition
from rouages.tables.match.play import Play
from rouages.tables.match.results import final_places, results
from rouages.tables.match.seating import Seating, table_state
from rouages.tables.wire.refusals import DayIsOver, DayNotOver, MatchOver, NotBegun, UnreadableMatch
from rouages.tables.wire.states import LessonState, Status, TableState

log = logging.getLogger("rouages")

ENTRIES_A_POSITION = 50


class Opened(NamedTuple):
    """A match as it was kept, or why it cannot be opened."""

    play: Play | None = None
    kept: int = 0
    trouble: Refusal | None = None


def open_match(stored: Stored) -> Opened:
    """The match of a table with all that happened in it, which may take time if it is long."""
    if stored.position is None:
        return Opened()
    kept = 0
    try:
        play = Play.load(stored.position.saved)
        kept = play.entries
        play.catch_up([row.entry for row in stored.entries])
        play.match.remember()
    except Refusal as refusal:
        return Opened(None, kept, refusal)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AssertionError) as error:
        log.exception("Table %s cannot be opened.", stored.terms.id)
        return Opened(None, kept, UnreadableMatch(why=f"{type(error).__name__}."))
    return Opened(play, kept)


class Proceedings:
    """What is played at one table, who sits there, and who asks to take an answer back."""

    __slots__ = ("_now", "_shown", "kept", "petition", "play", "prepared", "seating", "trouble")

    def __init__(self, seating: Seating, now: Callable[[], float], stored: Stored) -> None:
        """As it was kept."""
        self.seating = seating
        self._now = now
        self.petition = Petition()
        self.read(stored)

    def read(self, stored: Stored, opened: Opened | None = None) -> None:
        """Be as it was kept, which may have been opened already."""
        self.petition.forget()
        self.play: Play | None = None
        self.prepared: Play | None = None
        """The position where the match will begin, at a table that branches off another's."""
        self.trouble: Refusal | None
        """Why the match cannot be opened."""
        self.kept: int
        """How many entries the last position that was kept holds."""
        play, self.kept, self.trouble = opened or open_match(stored)
        if self.seating.is_waiting:
            self.prepared = play
        else:
            self.play = play
        self._shown = self._known_to_all

    def stand_in(self, seat: Seat, page: Page, *, absent: bool) -> None:
        """A bot plays for a seat: until its player is here again if they are absent, else says so."""
        seat.away, seat.absent = True, absent
        self.petition.forget()
        self.seating.keep(seat, page)
        self.note_left(seat, page)

    def take_up(self, seat: Seat, page: Page) -> None:
        """The player of a seat for whom a bot played is here again."""
        seat.away = seat.absent = False
        self.seating.keep(seat, page)
        self.note_left(seat, page, back=True)

    def note_left(self, seat: Seat, page: Page, *, back: bool = False) -> None:
        """Have kept that a player leaves before the first turn is over, or is back by then."""
        progress = self.progress
        if seat.guest is not None and (progress is None or progress.round <= 1):
            page.append(LeftRow(self.seating.id, seat.guest, None if back else self._now()))

    @property
    def happened(self) -> int:
        """How many events of the match there are."""
        return len(self.play.match.log.events) if self.play else 0

    @property
    def undos(self) -> int:
        """How often the match has gone back."""
        return self.play.undos if self.play else 0

    @property
    def state(self) -> TableState:
        """The table as everybody may see it."""
        seating = self.seating
        match = self.play.match if self.play else None
        return table_state(
            seating.terms,
            seating.status,
            seating.rematch,
            seating.asked,
            self.trouble,
            (len(match.origin.earlier) or None) if match else None,
            self.lesson,
            drawable=self.drawable,
            declined=seating.declined,
            renewed=tuple(match.origin.renewed(match.game.version)) if match else (),
        )

    @property
    def lesson(self) -> LessonState | None:
        """What is taught here, and how far it has come."""
        name = self.seating.terms.lesson
        if name is None or self.play is None:
            return None
        return LessonState(name, answered(self.play.match, LEARNER))

    @property
    def asked(self) -> dict[int, int]:
        """The number of the question that each pending seat must answer."""
        play = self.current
        return play.asked if play else {}

    @property
    def current(self) -> Play | None:
        """The match, if it goes on."""
        return self.play if self.seating.status is Status.PLAYING else None

    @property
    def progress(self) -> Progress | None:
        """Where the match stands, and who won it once it is over."""
        if self.play is None:
            return None
        match = self.play.match
        progress = match.game.sight.progress(match.table)
        if progress is None or match.outcome is None or match.game.cooperative:
            return progress
        places = final_places(self.seating.seats, match.outcome)
        return replace(progress, won=tuple(seat for seat, place in enumerate(places) if place == 1))

    @property
    def drawable(self) -> bool:
        """Whether the people here may agree on a draw: rivals, no bot among them, after the first turn."""
        play, seating = self.current, self.seating
        if play is None or play.match.game.cooperative or not seating.ends_by_agreement:
            return False
        progress = self.progress if seating.is_among_people else None
        return progress is not None and progress.round > 1

    @property
    def awaited(self) -> set[int]:
        """The seats of people that the match waits for."""
        seats = self.seating.seats
        return {seat for seat in self.asked if not seats[seat].is_played_by_bot}

    def opened(self) -> Play:
        """The match; refused if it has not begun or cannot be opened."""
        if self.trouble:
            raise type(self.trouble)(**self.trouble.fields)
        if self.play is None:
            raise NotBegun()
        return self.play

    def going(self) -> Play:
        """The match; refused if it does not go on."""
        play = self.opened()
        if not self.seating.is_playing:
            raise MatchOver()
        return play

    def must_be_in_time(self) -> None:
        """An attempt at the challenge of a day ends with it, by the clock of the house."""
        day = self.seating.day
        if day is not None and not day.practice and self._now() >= day.ends:
            raise DayIsOver()

    def must_be_open_to_all(self) -> None:
        """What would tell others the luck of a day is not told before it is over."""
        day = self.seating.day
        if day is not None and self._now() < day.ends:
            raise DayNotOver()

    def note(self, entry: Entry, page: Page) -> None:
        """Have kept what was just done in the match."""
        assert self.play is not None
        self.petition.forget()
        now, asked = self._now(), self.seating.asked
        self._mark(now)
        page.append(EntryRow(self.seating.id, self.play.entries - 1, entry, now))
        if asked != self.seating.asked:
            self.keep_table(page)

    def _mark(self, when: float) -> None:
        """The table has changed for everybody; what is answered in secret does not show there either."""
        before, self._shown = self._shown, self._known_to_all
        if self._shown != before:
            self.seating.change(when)

    @property
    def _known_to_all(self) -> tuple[int, tuple[int, ...]] | None:
        """The moment of the match, and who must decide."""
        play = self.play
        return (play.match.log.moment, tuple(self.asked)) if play else None

    def follow(self, row: EntryRow) -> None:
        """Play what somebody else has kept."""
        assert self.play is not None
        self.petition.forget()
        self.play.apply(row.entry)
        self._mark(row.at)
        if self.play.match.over:
            self.seating.status = Status.OVER

    def begin_if_ready(self, page: Page) -> None:
        """Deal, once every seat is taken and every browser has given its value."""
        seating, terms = self.seating, self.seating.terms
        if not seating.is_waiting or not all(seat.is_ready for seat in seating.seats):
            return
        if self.prepared is None:
            game = loading.game_named(terms.game, GAMES)
            options = game.options_from(terms.options, len(seating.seats))
            given = contributions(seating.seats)
            origin = Origin(len(seating.seats), options, terms.secret, given, None, by_purpose=True)
            self.play = Play.begin(Match.begin(game, origin))
        else:
            self.play, self.prepared = self.prepared, None
        seating.status = Status.PLAYING
        seating.began = self._now()
        seating.change(seating.began)
        self._shown = self._known_to_all
        self.keep_position(page)

    def settle(self, page: Page) -> None:
        """After something was done: have the result kept if it was the end, and now and then the position."""
        play = self.play
        if play and self.seating.is_playing and play.match.over:
            self.seating.status = Status.OVER
            page.extend(results(self.seating, play))
            self.keep_position(page)
        elif play and play.entries - self.kept >= ENTRIES_A_POSITION:
            self.keep_position(page)

    def keep_position(self, page: Page) -> None:
        """Have kept where the match stands now."""
        assert self.play is not None
        page.append(PositionRow(self.seating.id, self.play.entries, self.play.save()))
        self.kept = self.play.entries
        self.keep_table(page)

    def keep_table(self, page: Page) -> None:
        """Have kept what may change of the table."""
        seating = self.seating
        page.append(
            TableRow(
                id=seating.id,
                status=seating.status,
                changed=seating.changed,
                rematch=seating.rematch,
                began=seating.began,
                counted=self.play.entries if self.play else 0,
                pending=tuple(self.asked),
                progress=self.progress,
                asked=seating.asked,
                removed=seating.removed,
            )
        )

    def touch(self, page: Page) -> None:
        """The table is another than before: have that kept with the moment."""
        self.seating.change(self._now())
        self.keep_table(page)
