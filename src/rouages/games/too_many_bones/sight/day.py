"""What everybody may see of today's encounter card: its choices, what each leads to, and what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.words import RewardName, VerdictName
from rouages.games.too_many_bones.party.decisions import open_options, option_name
from rouages.games.too_many_bones.table import Bones

REWARDS: tuple[RewardName, ...] = (
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
    """Something that success brings; without an amount if that is decided on the way."""

    reward: RewardName
    amount: int | None


class ChoiceView(Struct, frozen=True):
    """One of the choices on the card."""

    name: VerdictName
    open: bool
    battle: bool
    rewards: tuple[RewardView, ...]
    """Both the choice's own and the card's."""


def choice_views(table: Bones) -> tuple[ChoiceView, ...]:
    """The choices of today's card."""
    if table.card < 0:
        return ()
    return _choice_views(table.card, tuple(open_options(table)))


@lru_cache(maxsize=1 << 10)
def _choice_views(card: int, possible: tuple[int, ...]) -> tuple[ChoiceView, ...]:
    facts = CARDS[card]
    return tuple(
        [
            ChoiceView(
                option_name(facts.id, number),
                number in possible,
                option.battle,
                () if option.reward.get("none") else _rewards(option.reward, facts.reward),
            )
            for number, option in enumerate(facts.options)
        ]
    )


def _rewards(*given: Mapping[str, object]) -> tuple[RewardView, ...]:
    found = []
    for name in REWARDS:
        amounts = [reward[name] for reward in given if name in reward]
        if amounts:
            told = any([isinstance(amount, str) for amount in amounts])
            total = sum([amount for amount in amounts if isinstance(amount, int)])
            found.append(RewardView(name, None if told else total))
    return tuple(found)
