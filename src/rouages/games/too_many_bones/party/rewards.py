"""Rewards: progress, Loot and Trove Loot for each or to be shared, training points."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.box.loot import LOOT, new
from rouages.games.too_many_bones.events.adventure import LootTurned, ProgressMade, TroveTurned
from rouages.games.too_many_bones.party.decisions import SHARE, ask_party, seat_of
from rouages.games.too_many_bones.party.gaining import gain_loot, gain_trove, take
from rouages.games.too_many_bones.party.hands import draw_loot, draw_trove, locks_of
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.table import Bones

GIVEN = ("progress", "training", "loot_each", "loot_per_winner", "loot_party", "trove_each", "trove_party")


def give(table: Bones, *rewards: dict[str, Any]) -> None:
    """The option's reward first, then the card's; training comes last."""
    total = {name: sum([amount(table, reward, name) for reward in rewards]) for name in GIVEN}
    if total["progress"]:
        table.progress += total["progress"]
        table.say(ProgressMade(total["progress"], table.progress))
    for seat in table.seats:
        table.training[seat] += total["training"]
    shares = [ShareCard(trove=False) for _ in range(total["loot_party"])]
    shares += [ShareCard(trove=True) for _ in range(total["trove_party"])]
    table.then(*shares, TrainAll())
    for seat in reversed(table.seats):
        won = total["loot_per_winner"] if seat in table.encounter.darts_won else 0
        gain_loot(table, seat, total["loot_each"] + won)
        gain_trove(table, seat, total["trove_each"])


def amount(table: Bones, reward: dict[str, Any], name: str) -> int:
    """How much of something a reward gives; words on the card mean what the test brought."""
    value = reward.get(name, 0)
    if isinstance(value, str):
        return table.encounter.gained
    return int(value)


class ShareCard(Step[Bones], frozen=True):
    """A card for the party: everybody sees it, then the leader gives it to someone."""

    trove: bool

    def run(self, table: Bones) -> None:
        """A lone Gearloc takes it."""
        face = draw_trove(table) if self.trove else draw_loot(table)
        if face is None:
            return
        if self.trove:
            table.say(TroveTurned(locks_of(face)))
        else:
            table.say(LootTurned(LOOT[face].id))
        table.shown.append(face)
        if len(table.who) == 1:
            take(table, 0, new(table.shown.pop()))
        else:
            table.then(HandOver())
            ask_party(table, SHARE)


class HandOver(Step[Bones], frozen=True):
    """The card goes to the Gearloc that the leader named."""

    def run(self, table: Bones) -> None:
        """Who makes room for it."""
        seat = seat_of(table)
        take(table, seat, new(table.shown.pop()))
