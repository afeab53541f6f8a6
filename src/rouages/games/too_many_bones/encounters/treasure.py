"""The treasure room: two closed Trove Loot cards, one to keep and try at once."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.loot import LOCKS_OF_A_TROVE, LOOT, Card, new
from rouages.games.too_many_bones.box.words import Lock
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.events.adventure import TroveDrawn, TroveOpened
from rouages.games.too_many_bones.party.gaining import take
from rouages.games.too_many_bones.party.hands import draw_trove, lay_down, locks_of
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.reasons import NotOnTable
from rouages.games.too_many_bones.table import Bones


class EnterTreasureRoom(Deed, frozen=True):
    """Each draws two Trove Loot, keeps one, and may try it at once."""

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        table.then(*[TwoTroves(seat) for seat in table.seats])


class TwoTroves(Step[Bones], frozen=True):
    """Two closed cards lie on the table."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Their locks can be read."""
        faces = [draw_trove(table), draw_trove(table)]
        table.shown = [face for face in faces if face is not None]
        for face in table.shown:
            table.say(TroveDrawn(self.seat, locks_of(face)))
        if table.shown:
            table.then(KeepTrove(self.seat))


class KeptTrove(Choice, frozen=True):
    """A closed card on the table, by its place."""

    number: int
    locks: tuple[Lock, ...]


class KeepTrove(Decision[Bones, KeptTrove], frozen=True):
    """Which closed Trove Loot a Gearloc keeps."""

    rule = "lockpicking"
    otherwise = NotOnTable()

    def options(self, table: Bones) -> Sequence[KeptTrove]:
        return [KeptTrove(number, locks_of(face)) for number, face in enumerate(table.shown)]

    def resolve(self, table: Bones, choice: KeptTrove) -> None:
        """The other is discarded; the kept one may be tried."""
        face = table.shown.pop(choice.number)
        for other in table.shown:
            lay_down(table, new(other))
        table.shown = [face]
        table.locks = [encode(lock) for lock in LOOT[face].locks]
        table.then(Attempt(self.seat), KeepTried(self.seat))


class KeepTried(Step[Bones], frozen=True):
    """The card is kept with the locks that were opened."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """All open: turn it."""
        face = table.shown.pop()
        done = LOCKS_OF_A_TROVE - len(table.locks)
        table.locks = []
        if done == LOCKS_OF_A_TROVE:
            table.say(TroveOpened(self.seat, LOOT[face].id))
        take(table, self.seat, Card(face, LOOT[face].uses, done))
