"""White DEF dice that are rolled outside a turn: Picket's wall, and what a card lets everybody put up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.box.components import DEF
from rouages.games.too_many_bones.box.dice import PICKET, defence_roll
from rouages.games.too_many_bones.box.words import Icon
from rouages.games.too_many_bones.events.battle import DiceRolled
from rouages.games.too_many_bones.gearlocs.choices import LockShield, Shield
from rouages.games.too_many_bones.gearlocs.rolling import pay_for_bones, white_shield
from rouages.games.too_many_bones.party.slots import has_active_room, has_locked_room, keep, lock
from rouages.games.too_many_bones.reasons import NoSuchShield
from rouages.games.too_many_bones.table import Bones

DEFENCE: tuple[Literal["defence"], ...] = ("defence",)
BONE: tuple[Icon, ...] = ("bones",)


def shield_wall(table: Bones, seat: Seat) -> None:
    """Picket rolls all white DEF dice at the start."""
    throw_shields(table, seat, table.stat(seat, DEF))


def throw_shields(table: Bones, seat: Seat, count: int) -> None:
    """Roll white DEF dice whose Bones cannot be kept; shields become Active, or Locked in a Gearloc Wall."""
    if count <= 0:
        return
    shields, bones = defence_roll(table.rng, count)
    table.say(
        DiceRolled(
            seat,
            DEFENCE * count,
            DEFENCE * len(shields) + BONE * bones,
            (*shields, *(1,) * bones),
        )
    )
    pay_for_bones(table, seat, bones)
    table.then(RaiseShields(seat, tuple(sorted(shields, reverse=True))))


def may_lock(table: Bones, seat: Seat) -> bool:
    """Whether a white DEF die may lie in a Locked slot: in a Gearloc Wall, if one is free."""
    return table.plus[seat] and table.who[seat] == PICKET and has_locked_room(table, seat)


class RaiseShields(Step[Bones], frozen=True):
    """Shields are put up one after the other, the largest first, as long as there is room."""

    seat: Seat
    values: tuple[int, ...]

    def run(self, table: Bones) -> None:
        """Ask only where there is a choice of slots."""
        if not self.values or not table.stands(self.seat):
            return
        value, *others = self.values
        table.then(RaiseShields(self.seat, tuple(others)))
        table.ask(RaiseShield(self.seat, value))


class SlotsFull(Reason, frozen=True):
    """No slot of this kind is free."""

    rule = "slots"


class RaiseShield(Decision[Bones, Shield | LockShield], frozen=True):
    """Whether a shield of the Gearloc Wall is Active or Locked."""

    rule = "slots"
    value: int

    def options(self, table: Bones) -> Sequence[Shield | LockShield]:
        """Where a slot is free."""
        found: list[Shield | LockShield] = []
        if has_active_room(table, self.seat):
            found.append(Shield(self.value))
        if may_lock(table, self.seat):
            found.append(LockShield(self.value))
        return found

    def resolve(self, table: Bones, choice: Shield | LockShield) -> None:
        """It stays there."""
        place = lock if isinstance(choice, LockShield) else keep
        place(table, self.seat, white_shield(self.seat, self.value))

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """A slot is missing."""
        if not isinstance(choice, Shield | LockShield):
            return AnotherQuestion(self)
        return SlotsFull() if choice.value == self.value else NoSuchShield()
