"""The central processor: upgrading an ability with repaired machines."""

from __future__ import annotations

from rouages.engine.agenda import Choice, Reason, Seat
from rouages.games.cyberion.components import MODELS, Model
from rouages.games.cyberion.events.factory import ExperienceSpent
from rouages.games.cyberion.table import Cyberion


class Upgrade(Choice, frozen=True):
    """Push a cog one level further."""

    model: Model

    def act(self, table: Cyberion, seat: Seat) -> None:
        """As many machines as its level leave the game, whatever their tier (ruling 23)."""
        cost = table.levels[self.model]
        paid = table.experience[-cost:]
        del table.experience[-cost:]
        table.removed += paid
        table.say(ExperienceSpent(seat, self.model, tuple(paid)))
        table.raise_level(self.model)


UPGRADES: tuple[Upgrade, ...] = tuple(Upgrade(model) for model in MODELS)


def upgrades(table: Cyberion) -> list[Upgrade]:
    """The abilities below level V whose level can be paid."""
    experience = len(table.experience)
    return [UPGRADES[model] for model, level in enumerate(table.levels) if level < 5 and level <= experience]


class NoSuchAbility(Reason, frozen=True):
    """The processor has no cog for this."""

    rule = "upgrade"


class HighestLevel(Reason, frozen=True):
    """This ability has the highest level."""

    rule = "upgrade"
    model: Model


class TooLittleExperience(Reason, frozen=True):
    """The upgrade costs more machines than there are."""

    rule = "upgrade"
    model: Model
    cost: int
    experience: int


def why_not_upgrade(table: Cyberion, model: Model) -> Reason:
    """There is no such ability, it is at the top, or it is too dear."""
    if model not in MODELS:
        return NoSuchAbility()
    level = table.levels[model]
    if level == 5:
        return HighestLevel(model)
    return TooLittleExperience(model, level, len(table.experience))
