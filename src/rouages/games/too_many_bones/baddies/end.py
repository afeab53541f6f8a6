"""The end of a Baddie's turn: acid, wings, and what wears off."""

from __future__ import annotations

from rouages.engine.agenda import Seat, Step
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.dice import DEFENCE_DIE
from rouages.games.too_many_bones.box.effects import FLIGHT, KINDS, WEAKEN
from rouages.games.too_many_bones.events.dice import BaddieActed, DiceLost
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import afflict, relieve


class EndBaddieTurn(Step[Bones], frozen=True):
    """Acid, wings, and what wears off."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """The last of a Baddie's turn."""
        unit = self.unit
        if not table.stands(unit):
            return
        if table.skill(unit, "corrosive"):
            for seat in dict.fromkeys(table.aimed):
                corrode(table, unit, seat)
        if table.skill(unit, "flight"):
            flying = table.effects[unit * KINDS + FLIGHT]
            if flying:
                relieve(table, unit, FLIGHT)
            else:
                afflict(table, unit, FLIGHT)
        relieve(table, unit, WEAKEN)


def corrode(table: Bones, unit: Unit, seat: Seat) -> None:
    """The white DEF dice left in the target's Active slots are exhausted."""
    if seat >= GEARLOCS or not table.stands(seat):
        return
    lying = [die for die in table.active[seat] if die.number == DEFENCE_DIE]
    if lying:
        table.active[seat] = [die for die in table.active[seat] if die.number != DEFENCE_DIE]
        table.lost_def[seat] += len(lying)
        table.say(BaddieActed(unit, table.name(unit), "corrosive"))
        table.say(DiceLost(seat, "def", len(lying)))
