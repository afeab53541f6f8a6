"""Deeds of encounter cards with locks: chests, shackles, traps, contests, boxes that tick."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.loot import FACE, LOCKS_OF_A_TROVE, LOOT, Card, new
from rouages.games.too_many_bones.box.words import Lock, LockType
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.encounters.paths import all_lose
from rouages.games.too_many_bones.encounters.trials import judge
from rouages.games.too_many_bones.events.adventure import TroveOpened, TroveShown, TroveTurned
from rouages.games.too_many_bones.party.decisions import SHARE, ask_party, call_volunteer, seat_of
from rouages.games.too_many_bones.party.gaining import take
from rouages.games.too_many_bones.party.hands import draw_trove, lay_down, locks_of
from rouages.games.too_many_bones.party.lockpicking import KINDS, Attempt, encode
from rouages.games.too_many_bones.party.needs import is_loot
from rouages.games.too_many_bones.table import Bones

HARD: tuple[Lock, ...] = ("5L", "5T", "5F")


def opened(face: int) -> Card:
    """A Trove Loot with all locks open."""
    return Card(face, LOOT[face].uses, LOCKS_OF_A_TROVE)


class FindChest(Deed, frozen=True):
    """A Trove Loot is drawn, and one Gearloc has one attempt at it."""

    def run(self, table: Bones) -> None:
        """The party sees its locks, and decides who."""
        face = draw_trove(table)
        if face is None:
            return
        table.shown = [face]
        table.say(TroveTurned(locks_of(face)))
        call_volunteer(table, TryChest())


class TryChest(Step[Bones], frozen=True):
    """The volunteer's attempt."""

    def run(self, table: Bones) -> None:
        """All three locks, or it is lost."""
        seat = seat_of(table)
        table.locks = [encode(lock) for lock in LOOT[table.shown[0]].locks]
        table.then(Attempt(seat), ChestTried(seat))


class ChestTried(Step[Bones], frozen=True):
    """The open card is kept, a closed one discarded."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """It does not change the encounter's success."""
        face = table.shown.pop()
        judge(table, passed=not table.locks, seat=self.seat)
        if table.locks:
            lay_down(table, new(face))
            table.locks = []
        else:
            table.say(TroveOpened(self.seat, LOOT[face].id))
            take(table, self.seat, opened(face))


class Shackles(Deed, frozen=True):
    """Everybody tries the same locks once; as many as Gearlocs must open."""

    locks: tuple[Lock, ...]

    def run(self, table: Bones) -> None:
        """What one opens stays open for the next."""
        table.locks = [encode(lock) for lock in self.locks]
        table.then(*[TryTogether(seat) for seat in table.seats], ShacklesTried(len(self.locks)))


class TryTogether(Step[Bones], frozen=True):
    """One Gearloc's attempt on locks that stay open."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """If any is left."""
        if table.locks:
            table.then(Attempt(self.seat))


class ShacklesTried(Step[Bones], frozen=True):
    """Enough open: the Baddies are Surprised; too few: 2 HP each and the other choice."""

    count: int

    def run(self, table: Bones) -> None:
        """Count the open ones."""
        passed = self.count - len(table.locks) >= len(table.who)
        table.locks = []
        judge(table, passed=passed)
        if passed:
            table.rules = replace(table.rules, surprised_baddies=True)
        else:
            all_lose(table, 2)
            table.encounter.other_option = True


class DefuseTrap(Deed, frozen=True):
    """One Gearloc tries; a failure leads to the other choice."""

    locks: tuple[Lock, ...]

    def run(self, table: Bones) -> None:
        """The party decides who."""
        table.locks = [encode(lock) for lock in self.locks]
        call_volunteer(table, TryTrap(0))


class UntieRopes(Deed, frozen=True):
    """A failure costs 2 HP and leads to the other choice; success costs all Loot."""

    locks: tuple[Lock, ...]

    def run(self, table: Bones) -> None:
        """The party decides who."""
        table.locks = [encode(lock) for lock in self.locks]
        call_volunteer(table, TryTrap(2))


class TryTrap(Step[Bones], frozen=True):
    """The volunteer's attempt on a trap or on ropes; ropes cost HP when they hold."""

    cost: int

    def run(self, table: Bones) -> None:
        seat = seat_of(table)
        table.then(Attempt(seat), TrapTried(seat, self.cost))


class TrapTried(Step[Bones], frozen=True):
    """What became of the attempt."""

    seat: Seat
    cost: int

    def run(self, table: Bones) -> None:
        """Untied, a Gearloc leaves all its Loot behind."""
        passed = not table.locks
        table.locks = []
        judge(table, passed=passed, seat=self.seat)
        if not passed:
            all_lose(table, self.cost)
            table.encounter.other_option = True
        elif self.cost:
            hand = table.hands[self.seat]
            for card in hand:
                if is_loot(card):
                    lay_down(table, card)
            table.hands[self.seat] = [card for card in hand if not is_loot(card)]


class ContestLocks(Deed, frozen=True):
    """Trove Loot is turned until one has a lock of 5; everybody tries it."""

    def run(self, table: Bones) -> None:
        """Without such a card the encounter fails."""
        turn_hard_trove(table)
        if not table.shown:
            table.encounter.failed = True
            return
        table.say(TroveTurned(locks_of(table.shown[0])))
        table.locks = [encode(lock) for lock in LOOT[table.shown[0]].locks]
        table.then(*[TryTogether(seat) for seat in table.seats], ContestOver())


def turn_hard_trove(table: Bones) -> None:
    """Turn Trove Loot until one has a lock of 5; the others are discarded."""
    seen: list[int] = []
    while True:
        face = draw_trove(table)
        if face is None:
            break
        if any(lock in HARD for lock in LOOT[face].locks):
            table.shown = [face]
            break
        seen.append(face)
    for other in seen:
        lay_down(table, new(other))
    table.say(TroveShown(len(seen) + len(table.shown)))


class ContestOver(Step[Bones], frozen=True):
    """Fully open, the party shares it; otherwise the encounter fails."""

    def run(self, table: Bones) -> None:
        """The leader gives it to someone."""
        passed = not table.locks
        table.locks = []
        judge(table, passed=passed)
        if not passed:
            lay_down(table, new(table.shown.pop()))
            table.encounter.failed = True
        elif len(table.who) == 1:
            table.verdict = 0
            table.then(TakeOpened())
        else:
            table.then(TakeOpened())
            ask_party(table, SHARE)


class TakeOpened(Step[Bones], frozen=True):
    """The open Trove Loot goes to a Gearloc."""

    def run(self, table: Bones) -> None:
        """Who makes room for it."""
        seat = seat_of(table)
        face = table.shown.pop()
        table.say(TroveOpened(seat, LOOT[face].id))
        take(table, seat, opened(face))


class LockKind(Choice, frozen=True):
    """A type of lock."""

    kind: LockType


LOCK_KINDS = tuple(LockKind(kind) for kind in KINDS)
LOCK_OF_THE_BOX: dict[LockType, Lock] = {"L": "3L", "T": "3T", "F": "3F"}


class OpenCarePackage(Deed, frozen=True):
    """Each names a type of lock and must reach 3 of it."""

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        table.then(*[NameLock(seat) for seat in table.seats], PackageTried())


class NameLock(Decision[Bones, LockKind], frozen=True):
    """Which type of lock a Gearloc tries on the ticking box."""

    rule = "encounter"

    def options(self, table: Bones) -> Sequence[LockKind]:
        """Lever, trip or force."""
        return LOCK_KINDS

    def resolve(self, table: Bones, choice: LockKind) -> None:
        table.locks = [encode(LOCK_OF_THE_BOX[choice.kind])]
        table.then(Attempt(self.seat), CountFailure())


class CountFailure(Step[Bones], frozen=True):
    """One failure is enough."""

    def run(self, table: Bones) -> None:
        table.encounter.mishaps += len(table.locks)
        table.locks = []


class PackageTried(Step[Bones], frozen=True):
    """All succeed: the card is kept to destroy the throne; else each loses 2 HP."""

    def run(self, table: Bones) -> None:
        """The leader carries it."""
        passed = not table.encounter.mishaps
        table.encounter.mishaps = 0
        judge(table, passed=passed)
        if passed:
            take(table, 0, new(FACE["care_package"]))
        else:
            all_lose(table, 2)
