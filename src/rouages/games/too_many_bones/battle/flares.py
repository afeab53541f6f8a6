"""Loot that changes a battle before it begins: flares, and the squirrel."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import is_tyrant
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.words import LootName
from rouages.games.too_many_bones.events.battle import Left
from rouages.games.too_many_bones.gearlocs.verbs.picket import NO_FOE, Foe, NoFoe, foe
from rouages.games.too_many_bones.party.hands import holder, use
from rouages.games.too_many_bones.reasons import NotDelayed
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import leave_mat

FLARE = 3
SQUIRREL: LootName = "mechanical_squirrel"


class AskFlares(Step[Bones], frozen=True):
    """Each Flare Distraction may lower the points by 3."""

    def run(self, table: Bones) -> None:
        """Ask those who hold one, where points count."""
        option = CARDS[table.card].options[table.choice] if table.card >= 0 else None
        if option is None or option.base == "points":
            table.then(*[LightFlare(seat) for seat in table.seats if table.held(seat, "flare_distraction")])


class Lit(Choice, frozen=True):
    """Light it, or not."""

    lit: bool


LIT = (Lit(True), Lit(False))


class LightFlare(Decision[Bones, Lit], frozen=True):
    """Whether a flare lowers the Baddie points by 3."""

    rule = "loot"

    def options(self, table: Bones) -> Sequence[Lit]:
        return LIT

    def resolve(self, table: Bones, choice: Lit) -> None:
        """The card is spent."""
        if choice.lit:
            use(table, self.seat, "flare_distraction")
            table.encounter.points -= FLARE


class SendSquirrel(Step[Bones], frozen=True):
    """The Mechanical Squirrel may send one Baddie back for a round."""

    def run(self, table: Bones) -> None:
        """Ask its owner."""
        seat = holder(table, SQUIRREL)
        if seat is not None and delayable(table):
            table.then(DelayBaddie(seat))


def delayable(table: Bones) -> list[int]:
    """The Baddies with points on the mat, tyrants not included."""
    return [unit for unit in table.foes() if unit < GEARLOCS + 4 and not is_tyrant(table.chip[unit])]


class DelayBaddie(Decision[Bones, Foe | NoFoe], frozen=True):
    """Which Baddie the squirrel delays."""

    rule = "loot"
    otherwise = NotDelayed()

    def options(self, table: Bones) -> Sequence[Foe | NoFoe]:
        """Any but the tyrant, or none."""
        return [*[foe(table, unit) for unit in delayable(table)], NO_FOE]

    def resolve(self, table: Bones, choice: Foe | NoFoe) -> None:
        """It goes back on top of the queue."""
        if isinstance(choice, Foe):
            table.say(Left(choice.unit, choice.name))
            chip = table.chip[choice.unit]
            leave_mat(table, choice.unit)
            table.queue.append(chip)
            table.known[chip] = 2
