"""Showing: what each reader of a table may see of it, part by part."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw

from rouages.tables.audience.audience import Audience
from rouages.tables.audience.clients import Client, Shown, part
from rouages.tables.audience.gatherings import NOTHING, Gatherings
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.seating import Seating
from rouages.tables.match.standing import has_script, may_take_only, no_option
from rouages.tables.waiting.foresight import Foresight
from rouages.tables.waiting.timers import Timers
from rouages.tables.wire.codes import code_of
from rouages.tables.wire.messages import (
    MayUndo,
    Question,
    Reader,
    Result,
    SeatClock,
    UndoRequest,
    UndoState,
    WishRefused,
)
from rouages.tables.wire.states import SeatKind, Status, UndoPolicy

NO_QUESTION = part([])
NO_CLOCKS = part(())


class Showing:
    """The parts of one table, made when they are needed and shared by all who may see the same."""

    __slots__ = (
        "_audience",
        "_foresight",
        "_gatherings",
        "_hiding",
        "_position",
        "_proceedings",
        "_questions",
        "_roster",
        "_seated",
        "_seats",
        "_table",
        "_timed",
        "_timers",
        "_views",
    )

    def __init__(
        self,
        proceedings: Proceedings,
        audience: Audience,
        gatherings: Gatherings,
        timers: Timers,
        foresight: Foresight,
    ) -> None:
        """Nothing was shown yet."""
        self._foresight = foresight
        self._gatherings = gatherings
        self._proceedings = proceedings
        self._audience = audience
        self._timers = timers
        self._table = self._seats = NOTHING
        self._hiding: set[tuple[int, ...]] = set()
        self._position: tuple[int, int] | None = None
        self._roster: tuple[object, ...] = ()
        self._seated: tuple[object, ...] = ()
        self._timed: dict[tuple[int, ...], tuple[tuple[SeatClock, ...], Raw]] = {}
        self._views: dict[int | None, Raw] = {}
        self._questions: dict[int, tuple[int, Raw, Raw]] = {}

    def forget(self) -> None:
        """The match was read again: its questions may be others under the same numbers."""
        self._questions = {}
        self._position = None
        self._views = {}

    def refresh(self) -> bool:
        """Begin anew after something was done; whether what everybody sees of the table has changed."""
        proceedings, play = self._proceedings, self._proceedings.play
        position = (id(play), play.entries) if play else None
        if position != self._position:
            self._position = position
            self._views = {}
        states = proceedings.trouble, proceedings.lesson, proceedings.drawable
        roster = *states, *proceedings.seating.roster
        before = self._table, self._seats
        if roster != self._roster:
            self._roster = roster
            self._table = part(proceedings.state)
            for client in self._audience.clients:
                self._audience.sit(client)
        self._refresh_seats()
        return before != (self._table, self._seats)

    def _refresh_seats(self) -> None:
        seated = self._roster, tuple(self._proceedings.asked), frozenset(self._audience.guests)
        if seated != self._seated:
            self._seated, self._seats = seated, part(self._audience.seat_states())

    def parts_for(self, client: Client) -> Shown:
        """All that this client should see now."""
        proceedings, petition = self._proceedings, self._proceedings.petition
        hides = self._hides(client.seats)
        if client.reader is None:
            client.reader = part(reader(proceedings, client, hides=hides))
        return Shown(
            self._table,
            self._seats,
            client.reader,
            self._view(client.seat),
            self._asked(client.seats),
            undo_part(may_undo(proceedings, client.seats), petition.request, petition.refused),
            self._clocks(client.seats),
            result(proceedings),
            self._gatherings.part_for(client),
        )

    def _hides(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has known what another may not: it saw more, or was asked beside it.

        Where all win together nobody keeps an answer from the others.
        """
        play = self._proceedings.play
        if play is None or len(seats) < 2:
            return False
        if seats not in self._hiding:
            asked = 0 if play.match.game.cooperative else sum(seat in play.asked for seat in seats)
            if asked < 2 and len({bytes(self._view(seat)) for seat in seats}) < 2:
                return False
            self._hiding.add(seats)
            for client in self._audience.clients:
                client.reader = None
        return True

    def _clocks(self, own: tuple[int, ...]) -> Raw:
        clocks = self._timers.shown(own)
        if not clocks:
            return NO_CLOCKS
        known = self._timed.get(own)
        if known is None or known[0] != clocks:
            known = self._timed[own] = clocks, part(clocks)
        return known[1]

    def _view(self, seat: int | None) -> Raw:
        play = self._proceedings.play
        if play is None:
            return NOTHING
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = part(play.match.view(seat))
        return view

    def _asked(self, seats: tuple[int, ...]) -> Raw:
        play = self._proceedings.current
        asked = [self._question(play, seat) for seat in seats if seat in play.asked] if play else []
        return part(asked) if asked else NO_QUESTION

    def _question(self, play: Play, seat: int) -> Raw:
        """A question under the same number is the same question; only what is foretold of it may change."""
        number, prospects = play.asked[seat], self._foresight.of(play, seat)
        known = self._questions.get(seat)
        if known is None or known[0] != number or known[1] != prospects:
            asked = play.match.decision(seat)
            no = None if has_script(self._proceedings) else no_option(play, seat)
            question = Question(seat, number, asked.prompt, list(asked.options), no, prospects)
            known = self._questions[seat] = number, prospects, part(question)
        return known[2]


def reader(proceedings: Proceedings, client: Client, *, hides: bool) -> Reader:
    """What a client should know of itself."""
    seating = proceedings.seating
    host = client.guest is not None and client.guest == seating.terms.host
    seats = [seating.seats[number] for number in client.seats]
    kept = invitations(seating) if host and seating.is_waiting else {}
    return Reader(
        seat=client.seat,
        seats=client.seats,
        host=host,
        owes=seating.is_waiting and any(seat.contribution is None for seat in seats),
        invitations=kept,
        hides=hides,
        only={seat.number: seat.only for seat in seats} if may_take_only(proceedings) else {},
        noes={seat.number: seat.noes.kinds for seat in seats if seat.noes},
        visits=client.visits,
        code=next(map(code_of, kept.values()), None),
    )


def invitations(seating: Seating) -> dict[int, str]:
    """The secrets of the seats that wait for a friend."""
    return {
        seat.number: seat.invitation
        for seat in seating.seats
        if seat.kind is SeatKind.LINK and seat.invitation
    }


def may_undo(proceedings: Proceedings, seats: tuple[int, ...]) -> tuple[MayUndo, ...]:
    """What these seats may take back."""
    play, seating = proceedings.current, proceedings.seating
    policy = seating.terms.undo
    if play is None or policy is UndoPolicy.OFF:
        return ()
    may = []
    for seat in seats:
        if seating.seats[seat].is_played_by_bot:
            continue
        if answers := play.match.way_back(seat):
            may.append(MayUndo(seat, "now", answers))
        elif policy in (UndoPolicy.FREE, UndoPolicy.CONSENT) and play.has_answered(seat):
            may.append(MayUndo(seat, "now" if policy is UndoPolicy.FREE else "ask"))
    return tuple(may)


@lru_cache(maxsize=1024)
def undo_part(may: tuple[MayUndo, ...], request: UndoRequest | None, refused: WishRefused | None) -> Raw:
    """What may be taken back, who asks to, and who refused."""
    return part(UndoState(may, request, refused))


def result(proceedings: Proceedings) -> Raw:
    """How the match ended."""
    play, seating = proceedings.play, proceedings.seating
    if seating.status is not Status.OVER or play is None or play.match.outcome is None:
        return NOTHING
    match = play.match
    assert match.outcome is not None
    return part(
        Result(
            outcome=match.outcome,
            conceded=tuple(seat.number for seat in seating.seats if seat.conceded),
            undos=tuple(match.undos),
            hints=tuple(seat.hints for seat in seating.seats),
            cooperative=match.game.cooperative,
            secret=match.origin.secret.hex(),
        )
    )
