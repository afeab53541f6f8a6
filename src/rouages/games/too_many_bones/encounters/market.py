"""The black market: two Loot cards on the table, one to keep."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.box.loot import LOOT, new
from rouages.games.too_many_bones.box.words import LootName
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.events.adventure import LootKept, LootShown
from rouages.games.too_many_bones.party.gaining import take
from rouages.games.too_many_bones.party.hands import draw_loot, lay_down
from rouages.games.too_many_bones.reasons import NotOnTable
from rouages.games.too_many_bones.table import Bones


class VisitMarket(Deed, frozen=True):
    """Each Gearloc draws two Loot and keeps one."""

    def run(self, table: Bones) -> None:
        """Seat by seat."""
        table.then(*[LookAtTwo(seat) for seat in table.seats])


class LookAtTwo(Step[Bones], frozen=True):
    """Two cards lie on the table."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """One is taken."""
        faces = [draw_loot(table), draw_loot(table)]
        table.shown = [face for face in faces if face is not None]
        table.say(LootShown(tuple(LOOT[face].id for face in table.shown)))
        if table.shown:
            table.then(KeepOne(self.seat))


class KeptLoot(Choice, frozen=True):
    """A card on the table."""

    loot: LootName


class KeepOne(Decision[Bones, KeptLoot], frozen=True):
    """Which of the cards on the table a Gearloc keeps."""

    rule = "encounter"
    otherwise = NotOnTable()

    def options(self, table: Bones) -> Sequence[KeptLoot]:
        """Each different card."""
        return [KeptLoot(LOOT[face].id) for face in dict.fromkeys(table.shown)]

    def resolve(self, table: Bones, choice: KeptLoot) -> None:
        """The others are discarded."""
        kept = next(face for face in table.shown if LOOT[face].id == choice.loot)
        table.shown.remove(kept)
        for face in table.shown:
            lay_down(table, new(face))
        table.shown = []
        table.say(LootKept(self.seat, choice.loot))
        take(table, self.seat, new(kept))
