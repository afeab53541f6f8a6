"""Loot before the pain with which a turn begins (ruling 95)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.engine.copying import copy_table
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN
from rouages.games.too_many_bones.box.words import LootName
from rouages.games.too_many_bones.gearlocs import loot as battle_loot
from rouages.games.too_many_bones.gearlocs.start import start_healing
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import heal
from rouages.games.too_many_bones.units.start_order import suffer

LATER: tuple[LootName, ...] = ("infused_incense", "mechanical_assistance", "reflex_powder")
"""Loot for the dice of this turn: it can wait for them."""


class Brace(Step[Bones], frozen=True):
    """Before poison and bleeding a Gearloc may use Loot, if that could change what they do."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask if there is anything."""
        if is_in_pain(table, self.seat) and in_time(table, self.seat) and is_threatened(table, self.seat):
            table.then(BraceForPain(self.seat))


def in_time(table: Bones, seat: Seat) -> list[battle_loot.UseLoot]:
    """The cards that do their work at once."""
    return [option for option in battle_loot.options(table, seat) if option.loot not in LATER]


def is_in_pain(table: Bones, seat: Seat) -> bool:
    """Whether a Gearloc that can act suffers poison or bleeding."""
    return bool(table.has(seat, POISON) or table.has(seat, BLEED)) and not table.has(seat, STUN)


def is_threatened(table: Bones, seat: Seat) -> bool:
    """Whether the pain would take the last HP or a Revive, or Bog Meat could weaken the poison."""
    poison, bleed = table.has(seat, POISON), table.has(seat, BLEED)
    if poison and table.held(seat, "fresh_bog_meat"):
        return True
    if poison + bool(bleed) < table.hp[seat]:
        return False
    after: Bones = copy_table(table)
    heal(after, seat, start_healing(after, seat))
    suffer(after, seat, 0)
    parked = table.dice_in(table.active, seat, "revive")
    return not after.stands(seat) or after.dice_in(after.active, seat, "revive") != parked


class Endure(Choice, frozen=True):
    """Use nothing, and bear it."""


ENDURE = Endure()


class CanWait(Reason, frozen=True):
    """This card is for the dice of this turn, which come after the pain."""

    rule = "loot"


class BraceForPain(Decision[Bones, battle_loot.UseLoot | Endure], frozen=True):
    """Whether a Gearloc uses Loot before the pain with which its turn begins."""

    rule = "loot"

    def options(self, table: Bones) -> Sequence[battle_loot.UseLoot | Endure]:
        """The cards that do their work at once, or none."""
        return [*in_time(table, self.seat), ENDURE]

    def resolve(self, table: Bones, choice: battle_loot.UseLoot | Endure) -> None:
        """Ask again as long as it matters."""
        if isinstance(choice, battle_loot.UseLoot):
            table.then(Brace(self.seat))
            battle_loot.use_in_battle(table, self.seat, choice)
            settle(table)

    def default(self, table: Bones) -> Endure:
        """Everything is kept."""
        return ENDURE

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Some cards are for later."""
        if not isinstance(choice, battle_loot.UseLoot):
            return AnotherQuestion(self)
        waits = choice.loot in LATER and choice in battle_loot.options(table, self.seat)
        return CanWait() if waits else battle_loot.against(table, self.seat, choice)
