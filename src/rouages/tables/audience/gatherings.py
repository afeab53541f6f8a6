"""Gatherings: people at a table whose match is over who look at its film together, led by one of them.

Nothing of it is kept. Whoever has the id of a gathering may come to it; when the table is put away, or
another server keeps it, whoever led comes back to the same id and begins it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

from msgspec import Raw, Struct

from rouages.tables.audience.clients import Client, part
from rouages.tables.ledger.seats import name_beside
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.codes import drawn
from rouages.tables.wire.gatherings import (
    AskLead,
    FilmPoint,
    Follow,
    Gather,
    Gathered,
    GatheringCard,
    GatheringState,
    GiveLead,
    JoinGathering,
    Lead,
    LeaveGathering,
    OfGathering,
    TakeLead,
)
from rouages.tables.wire.refusals import (
    GatheringFull,
    GatheringOver,
    LeadIsTaken,
    MatchNotOver,
    NobodyGathered,
    NoName,
    NotGathered,
    NotLeading,
    TooManyGatherings,
)

NOTHING = part(None)
MOST_GATHERINGS = 8
"""So many at one table."""
MOST_PEOPLE = 32
"""So many screens at one of them."""
ID = 12
"""So many letters nobody guesses."""
FREE_SECONDS = 5.0
"""Who led and is gone may be back so soon that nobody takes the lead."""
EMPTY_SECONDS = 120.0
"""So long a gathering to which nobody is left waits for them."""


class Somebody(Struct):
    """One screen at a gathering."""

    person: int
    guest: int | None
    name: str
    follows: bool = True
    asks: bool = False


class Gathering:
    """One of them."""

    __slots__ = ("_count", "_leader", "_led", "_made", "_now", "_shunned", "_since", "id", "people", "shown")

    def __init__(self, name: str, shown: FilmPoint, now: Callable[[], float]) -> None:
        """Under this id, at this moment of the film; nobody is there yet."""
        self.id = name
        self.shown = shown
        self.people: dict[Client, Somebody] = {}
        self._now = now
        self._count = 0
        self._leader: Client | None = None
        self._led: tuple[int | None, str] = (None, "")
        """Who leads, or did last."""
        self._shunned: Container[int] = ()
        """Whom they do not want to hear."""
        self._since = now()
        """Since when nobody leads."""
        self._made: dict[Client, Raw] = {}

    @property
    def card(self) -> GatheringCard:
        """For who may come."""
        return GatheringCard(self.id, self._led[1], len(self.people))

    @property
    def leader(self) -> int | None:
        """The guest who leads, or did last."""
        return self._led[0]

    @property
    def is_over(self) -> bool:
        """Whether nobody is there, and nobody comes back."""
        return not self.people and self._now() - self._since > EMPTY_SECONDS

    def is_closed_to(self, client: Client) -> bool:
        """Whether a screen has nothing to do with whoever leads, whichever of them wished it."""
        shunned = self._leader.unheard if self._leader else self._shunned
        return self.leader in client.unheard or client.guest in shunned

    def come(self, client: Client, name: str) -> None:
        """A screen of somebody of this name comes; who led and is back leads again, if nobody else does."""
        if len(self.people) >= MOST_PEOPLE:
            raise GatheringFull(most=MOST_PEOPLE)
        self._count += 1
        self.people[client] = Somebody(self._count, client.guest, name)
        if self._leader is None and client.guest is not None and client.guest == self.leader:
            self.hand(client)
        self._made = {}

    def go(self, client: Client) -> None:
        """A screen goes."""
        del self.people[client]
        if client is self._leader:
            self._leader, self._shunned = None, client.unheard
        if self._leader is None or not self.people:
            self._since = self._now()
        self._made = {}

    def hand(self, client: Client) -> None:
        """Somebody leads from now on; whoever asked has an answer."""
        self._leader, self._led = client, (client.guest, self.people[client].name)
        for each in self.people.values():
            each.asks = False
        self.people[client].follows = True
        self._made = {}

    def lead(self, client: Client, shown: FilmPoint) -> None:
        """Who leads shows something."""
        self._must_lead(client)
        self.shown = shown
        self._made = {}

    def follow(self, client: Client, *, follows: bool) -> None:
        """Somebody looks around, or comes back."""
        self.people[client].follows = follows or client is self._leader
        self._made = {}

    def ask(self, client: Client, *, wants: bool) -> None:
        """Somebody asks for the lead, or no more."""
        must_be_known(client)
        self.people[client].asks = wants and client is not self._leader
        self._made = {}

    def give(self, client: Client, person: int, *, gives: bool) -> None:
        """Who leads gives the lead away, or keeps it though somebody asks."""
        self._must_lead(client)
        other = next((each for each, who in self.people.items() if who.person == person), None)
        if other is None or (gives and other.guest is None):
            raise NobodyGathered()
        if gives:
            self.hand(other)
        self.people[other].asks = False
        self._made = {}

    def take(self, client: Client) -> None:
        """Somebody takes the lead that nobody has any more."""
        must_be_known(client)
        if self._leader is not None or self._now() < self._since + FREE_SECONDS:
            raise LeadIsTaken(name=self._led[1])
        self.hand(client)

    def part_for(self, client: Client) -> Raw:
        """How it looks to one who is there."""
        if client not in self._made:
            leader = self.people[self._leader].person if self._leader else None
            free = None if self._leader else self._since + FREE_SECONDS
            people = tuple(
                Gathered(each.person, each.name, each.follows, each.asks, each.guest is not None)
                for each in self.people.values()
            )
            me = self.people[client].person
            self._made[client] = part(
                GatheringState(self.id, me, leader, self._led[1], free, self.shown, people)
            )
        return self._made[client]

    def _must_lead(self, client: Client) -> None:
        if client is not self._leader:
            raise NotLeading(name=self._led[1])


class Gatherings:
    """Those at one table."""

    __slots__ = ("_all", "_now", "_proceedings", "_where")

    def __init__(self, proceedings: Proceedings, now: Callable[[], float]) -> None:
        """None yet."""
        self._proceedings = proceedings
        self._now = now
        self._all: dict[str, Gathering] = {}
        self._where: dict[Client, Gathering] = {}

    def heed(self, client: Client, message: OfGathering) -> None:
        """Do what a screen asks."""
        match message:
            case Gather(shown=shown, gathering=name):
                self._gather(client, shown, name)
            case JoinGathering(gathering=name):
                self._join(client, name)
            case LeaveGathering():
                self.part(client)
            case Lead(shown=shown):
                self._of(client).lead(client, shown)
            case Follow(follows=follows):
                self._of(client).follow(client, follows=follows)
            case AskLead(wants=wants):
                self._of(client).ask(client, wants=wants)
            case GiveLead(person=person, gives=gives):
                self._of(client).give(client, person, gives=gives)
            case TakeLead():
                self._of(client).take(client)

    def part(self, client: Client) -> None:
        """A screen is at none any more."""
        if gathering := self._where.pop(client, None):
            gathering.go(client)

    def part_for(self, client: Client) -> Raw:
        """The one where a screen is, as it sees it."""
        gathering = self._where.get(client)
        return gathering.part_for(client) if gathering else NOTHING

    def open_to(
        self, guest: int | None, friends: Container[int], apart: Container[int]
    ) -> Iterator[GatheringCard]:
        """Those that somebody may be told of: who sat at the table, and friends of who leads."""
        sat = bool(self._proceedings.seating.held_by(guest))
        for each in self._going_on():
            leader = each.leader
            if leader != guest and leader not in apart and (sat or leader in friends):
                yield each.card

    def _gather(self, client: Client, shown: FilmPoint, name: str | None) -> None:
        must_be_known(client)
        self._must_be_over()
        if name is not None and name in self._all:
            self._join(client, name)
            return
        if len(self._going_on()) >= MOST_GATHERINGS:
            raise TooManyGatherings(most=MOST_GATHERINGS)
        self.part(client)
        gathering = Gathering(name or drawn(ID), shown, self._now)
        self._all[gathering.id] = self._where[client] = gathering
        gathering.come(client, self._name_of(client))
        gathering.hand(client)

    def _join(self, client: Client, name: str) -> None:
        self._must_be_over()
        gathering = next((each for each in self._going_on() if each.id == name), None)
        if gathering is None or gathering.is_closed_to(client):
            raise GatheringOver()
        if self._where.get(client) is gathering:
            return
        gathering.come(client, self._name_of(client))
        self.part(client)
        self._where[client] = gathering

    def _name_of(self, client: Client) -> str:
        """Who looks on has the name of nobody who sat there."""
        seating = self._proceedings.seating
        if own := seating.held_by(client.guest):
            return seating.seats[own[0]].name
        return client.name and name_beside(client.name, [each.name for each in seating.seats])

    def _must_be_over(self) -> None:
        """Then every point of view is anybody's."""
        if not self._proceedings.seating.is_closed:
            raise MatchNotOver()
        self._proceedings.opened()
        self._proceedings.must_be_open_to_all()

    def _of(self, client: Client) -> Gathering:
        if client not in self._where:
            raise NotGathered()
        return self._where[client]

    def _going_on(self) -> list[Gathering]:
        """All that are not over; the others are forgotten."""
        self._all = {name: each for name, each in self._all.items() if not each.is_over}
        return list(self._all.values())


def must_be_known(client: Client) -> None:
    """Who leads can be found, and blocked."""
    if client.guest is None or not client.name:
        raise NoName()
