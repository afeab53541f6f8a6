"""Loot outside battle: it is offered before everything that it could change (ruling 95)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.too_many_bones.adventure.camp_loot import (
    IN_CAMP,
    UseCampLoot,
    against,
    camp_options,
    use_in_camp,
)
from rouages.games.too_many_bones.box.words import LootName, Stake
from rouages.games.too_many_bones.table import Bones

HEALING: tuple[LootName, ...] = ("healing_flask", "last_battle_stew", "mixed_berries", "zelfey_seeds")
CHANGES: dict[Stake, tuple[LootName, ...]] = {
    "choice": ("small_spotting_scope",),
    "battle": (*HEALING, "small_spotting_scope"),
    "test": HEALING,
    "payment": tuple(IN_CAMP),
    "draw": tuple(IN_CAMP),
}
"""What could change what is coming; whatever else a Gearloc holds does the same later."""


class OfferLoot(Step[Bones], frozen=True):
    """Something is at stake: each Gearloc may use Loot first, seat by seat."""

    stake: Stake

    def run(self, table: Bones) -> None:
        """Those who hold nothing that matters are not asked."""
        table.then(*[OfferOne(seat, self.stake) for seat in table.seats])


class OfferOne(Step[Bones], frozen=True):
    """One Gearloc may use Loot first, as often as it can."""

    seat: Seat
    stake: Stake

    def run(self, table: Bones) -> None:
        """Ask if there is anything."""
        if offered(table, self.seat, self.stake):
            table.then(UseLootFirst(self.seat, self.stake))


def offered(table: Bones, seat: Seat, stake: Stake) -> list[UseCampLoot]:
    """The cards in hand that could change what is coming."""
    return [option for option in camp_options(table, seat) if option.loot in CHANGES[stake]]


class KeepLoot(Choice, frozen=True):
    """Use nothing now."""


KEEP_LOOT = KeepLoot()


class NothingAtStake(Reason, frozen=True):
    """This card changes nothing of what comes next."""

    rule = "loot"


class UseLootFirst(Decision[Bones, UseCampLoot | KeepLoot], frozen=True):
    """Whether a Gearloc uses Loot before something that it could change."""

    rule = "loot"
    before: Stake

    def options(self, table: Bones) -> Sequence[UseCampLoot | KeepLoot]:
        """The cards that matter, or none."""
        return [*offered(table, self.seat, self.before), KEEP_LOOT]

    def no(self, table: Bones) -> KeepLoot:
        """All play together."""
        return KEEP_LOOT

    def resolve(self, table: Bones, choice: UseCampLoot | KeepLoot) -> None:
        """Ask again after each card."""
        if isinstance(choice, UseCampLoot):
            table.then(OfferOne(self.seat, self.before))
            use_in_camp(table, self.seat, choice)

    def default(self, table: Bones) -> KeepLoot:
        """Everything is kept."""
        return KEEP_LOOT

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """It is offered when it matters."""
        if not isinstance(choice, UseCampLoot):
            return AnotherQuestion(self)
        usable = any(option.loot == choice.loot for option in camp_options(table, self.seat))
        idle = usable and choice.loot not in CHANGES[self.before]
        return NothingAtStake() if idle else against(table, self.seat, choice)
