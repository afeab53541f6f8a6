"""Seats: the places at one table and who is in them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from rouages.bots import LEVELS
from rouages.engine.temper import Temper, bot_name, level_and_temper
from rouages.tables.wire.codes import new_invitation
from rouages.tables.wire.plain_text import LONGEST_NAME, name_from
from rouages.tables.wire.refusals import NobodyHere, UnknownLevel
from rouages.tables.wire.states import Place, SeatKind, SeatState, Visit

STAND_IN = "greedy"
"""The bot that plays for people who left or gave up."""


class Person(Protocol):
    """Somebody, by their number and their name."""

    @property
    def id(self) -> int:
        """Nobody else has it."""

    @property
    def name(self) -> str:
        """As it is shown."""

    @property
    def keeper(self) -> str | None:
        """Of a program: who keeps it; none of a person."""


class Noes(Struct, frozen=True):
    """What a seat answers with no until the turn ends, without being asked."""

    round: int
    """Of turns, rounds or days: in the next they end by themselves."""
    kinds: tuple[str, ...]
    """The names of the decisions."""


class Seat(Struct):
    """A place at the table."""

    number: int
    kind: SeatKind
    guest: int | None = None
    name: str = ""
    level: str | None = None
    """Of a bot, by its name: its temper stands behind it.

    Also where somebody has taken its seat in the middle of the match.
    """
    invitation: str | None = None
    contribution: bytes | None = None
    away: bool = False
    conceded: bool = False
    absent: bool = False
    """Away because the table waited too long for its player, who is back by coming back."""
    hints: int = 0
    """How often its player asked what to do."""
    left: bool = False
    """Its player has left the house for good: nobody knows any more who that was."""
    keeper: str | None = None
    """Where a program plays: who keeps it, or nothing known of them any more; none where a person does."""
    stops: bool = False
    """Its player would end the match where it stands."""
    draws: int | None = None
    """In which turn who would end it has offered a draw; none if it is to stay unfinished."""
    vacation: float | None = None
    """Until when its player is away for days, at a table that takes days; it may be over."""
    noes: Noes | None = None
    only: bool = False
    """Whether the only option is taken for its player, where that tells nobody anything."""
    visit: Visit | None = None
    """The last one of its player that is over."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.kind in (SeatKind.PERSON, SeatKind.BOT)

    @property
    def is_ready(self) -> bool:
        """Whether the match need not wait for this seat: a bot, a person whose browser has contributed, or
        somebody for whom a bot plays from the beginning.
        """
        is_there = self.contribution is not None or self.away
        return self.kind is SeatKind.BOT or (self.kind is SeatKind.PERSON and is_there)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.kind is SeatKind.BOT or self.away or self.conceded

    @property
    def has_a_say(self) -> bool:
        """Whether its player must agree where all must: who has given up, or has left the house, need not."""
        return self.kind is SeatKind.PERSON and not self.conceded and not self.left

    @property
    def was_a_bots(self) -> bool:
        """Whether its player has taken it over in the middle of the match."""
        return self.kind is SeatKind.PERSON and self.level is not None

    def is_on_vacation(self, now: float) -> bool:
        """Whether its player is away for days, and nobody may play for them."""
        return self.vacation is not None and self.vacation > now

    @property
    def bot(self) -> str:
        """The name of the bot that answers for it."""
        return self.level or STAND_IN

    @property
    def level_and_temper(self) -> tuple[str | None, Temper | None]:
        """What a bot is that sits there, or sat."""
        return (None, None) if self.level is None else level_and_temper(self.level)

    def state(
        self, *, online: bool, thinking: bool, gone: float | None = None, again: bool = False
    ) -> SeatState:
        """The seat as everybody may see it."""
        level, temper = self.level_and_temper
        return SeatState(
            seat=self.number,
            kind=self.kind,
            name=self.name,
            level=level,
            online=online,
            gone=gone,
            thinking=thinking,
            ready=self.is_ready,
            away=self.away,
            conceded=self.conceded,
            again=again,
            left=self.left,
            keeper=self.keeper,
            stops=self.stops if self.has_a_say else None,
            draws=self.draws is not None and self.has_a_say,
            vacation=self.vacation,
            temper=temper,
        )


def seat_for(number: int, place: Place, host: Person, levels: Sequence[str]) -> Seat:
    """A seat as the host wishes it."""
    match place.kind:
        case "me":
            return Seat(number, SeatKind.PERSON, host.id, host.name, keeper=host.keeper)
        case "here":
            if place.name is None:
                raise NobodyHere()
            return Seat(number, SeatKind.PERSON, host.id, name_from(place.name), keeper=host.keeper)
        case "bot":
            level = place.level or STAND_IN
            if level not in levels:
                raise UnknownLevel(level=level, known=", ".join(levels))
            return Seat(
                number, SeatKind.BOT, level=bot_name(level, place.temper if level in LEVELS else None)
            )
        case "link":
            return Seat(number, SeatKind.LINK, invitation=new_invitation())
        case "open":
            return Seat(number, SeatKind.OPEN)


def give_temper(seat: Seat, seats: Iterable[Seat]) -> None:
    """A bot that people play against has a temper: whichever comes, of those that fewest here have."""
    if seat.kind is SeatKind.BOT and seat.level in LEVELS:
        had = [each.level_and_temper[1] for each in seats if each.kind is SeatKind.BOT]
        fewest = min(map(had.count, Temper))
        temper = secrets.choice([each for each in Temper if had.count(each) == fewest])
        seat.level = bot_name(seat.level, temper)


def numbered(name: str, number: int) -> str:
    """A name with a number behind it, cut short where both would be too long."""
    return f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"


def name_beside(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: where it is taken, with a number."""
    taken = {each.casefold() for each in others}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = numbered(name, number)
    return found


def is_called(shown: str, name: str) -> bool:
    """Whether somebody of this name is shown so at a table, be it with a number."""
    number = shown.rpartition(" ")[2]
    return shown == name or (number.isdecimal() and shown == numbered(name, int(number)))


def contributions(seats: Iterable[Seat]) -> tuple[bytes, ...]:
    """What each person's browser gave to the chance of the match, in the order of their first seats."""
    given: dict[int, bytes] = {}
    for seat in seats:
        if seat.guest is not None and seat.contribution is not None:
            given.setdefault(seat.guest, seat.contribution)
    return tuple(given.values())
