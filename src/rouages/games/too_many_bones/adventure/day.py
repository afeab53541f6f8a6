"""The adventure, day by day: an encounter each, until the tyrant falls or no day is left."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.too_many_bones.adventure.encounter import EncounterPhase
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.words import ChipType
from rouages.games.too_many_bones.ending import end
from rouages.games.too_many_bones.events.adventure import DayBegan
from rouages.games.too_many_bones.party.hands import spend, use
from rouages.games.too_many_bones.reasons import NotDefeated
from rouages.games.too_many_bones.table import Bones, Phase


class Day(Step[Bones], frozen=True):
    """A new day, an encounter, and so on until the tyrant falls or no day is left."""

    def run(self, table: Bones) -> None:
        """The last evening loses the adventure."""
        if table.is_last_day:
            end(table, "out_of_days")
            return
        table.day += 1
        table.phase = Phase.NEW_DAY
        table.end_day()
        table.say(DayBegan(table.day, table.days))
        for seat in table.seats:
            stew = table.held(seat, "last_battle_stew")
            if stew is not None:
                spend(table, seat, stew)
        knives = [UseKnife(seat) for seat in table.seats if table.held(seat, "skinning_knife")]
        table.then(*knives, EncounterPhase(), Day())


class UseKnife(Step[Bones], frozen=True):
    """A Skinning Knife studies a defeated Baddie before the next encounter."""

    seat: int

    def run(self, table: Bones) -> None:
        """If there is one, and none is studied yet."""
        if table.marked == NO_CHIP and any(table.fallen):
            table.then(ChooseTrophy(self.seat))


class Studied(Choice, frozen=True):
    """A type of Baddie to study; without one the knife is kept."""

    kind: ChipType | None


class ChooseTrophy(Decision[Bones, Studied], frozen=True):
    """Which type of Baddie will be Surprised in the next battle."""

    rule = "rewards"
    otherwise = NotDefeated()

    def options(self, table: Bones) -> Sequence[Studied]:
        """The types among the defeated, or none."""
        kinds = dict.fromkeys(CHIPS[chip].type for pile in table.fallen for chip in pile)
        return [*[Studied(kind) for kind in kinds], Studied(None)]

    def resolve(self, table: Bones, choice: Studied) -> None:
        """A chip of that type lies on the card until after the battle."""
        if choice.kind is None:
            return
        use(table, self.seat, "skinning_knife")
        for pile in table.fallen:
            for chip in pile:
                if CHIPS[chip].type == choice.kind:
                    pile.remove(chip)
                    table.marked = chip
                    return
