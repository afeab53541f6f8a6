"""What everybody may see of today's encounter card: its choices, what each leads to, and what it brings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.encounters.courses import COURSES, Course
from rouages.games.too_many_bones.encounters.darts import SETS, AllPlayDarts, chance
from rouages.games.too_many_bones.encounters.trials import ROPES, ROPES_NEEDED, ShootRopes
from rouages.games.too_many_bones.party.decisions import open_options
from rouages.games.too_many_bones.sight.odds.rolls import at_least, hit_chances
from rouages.games.too_many_bones.table import Bones

REWARDS = (
    "progress",
    "training",
    "loot_each",
    "loot_per_winner",
    "loot_party",
    "trove_each",
    "trove_party",
    "trove_if_opened",
)


class RewardView(Struct, frozen=True):
    """Something that success brings; an amount of 0 is decided on the way."""

    reward: str
    amount: int


class ChoiceView(Struct, frozen=True):
    """One of the choices on the card."""

    name: str
    open: bool
    battle: bool
    rewards: tuple[RewardView, ...]
    """Both the choice's own and the card's."""
    chance: float
    """How likely its test is passed; -1 where nothing is tested, or it depends on more than dice."""


def choice_views(table: Bones) -> tuple[ChoiceView, ...]:
    """The choices of today's card."""
    if table.card < 0:
        return ()
    facts = CARDS[table.card]
    possible = open_options(table)
    return tuple(
        ChoiceView(
            f"{facts.id}.{number + 1}",
            number in possible,
            option.battle,
            () if option.reward.get("none") else _rewards(option.reward, facts.reward),
            test_chance(table, course),
        )
        for number, (option, course) in enumerate(zip(facts.options, COURSES[table.card], strict=True))
    )


def test_chance(table: Bones, course: Course) -> float:
    """Rope arrows must hit three times in four; at darts so many Gearlocs must win."""
    match course.first:
        case (ShootRopes(),):
            return round(at_least(1 - hit_chances(1)[0], ROPES, ROPES_NEEDED), 3)
        case (AllPlayDarts(needed=needed),):
            return round(at_least(max(chance(dice) for dice in SETS), len(table.who), needed), 3)
    return -1.0


def _rewards(*given: Mapping[str, object]) -> tuple[RewardView, ...]:
    found = []
    for name in REWARDS:
        amounts = [reward[name] for reward in given if name in reward]
        if amounts:
            told = any([isinstance(amount, str) for amount in amounts])
            total = sum([amount for amount in amounts if isinstance(amount, int)])
            found.append(RewardView(name, 0 if told else total))
    return tuple(found)
