"""What a finished match of Too Many Bones tells in numbers, and the tables worth comparing."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec import Struct

from rouages.engine.match import Match
from rouages.engine.measures import Uses, counted, counted_by_seat
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Difficulty, Tyrant
from rouages.games.too_many_bones.events.adventure import EncounterDrawn, LootUsed
from rouages.games.too_many_bones.events.battle import BattleLost, BattleWon
from rouages.games.too_many_bones.events.dice import PlanUsed, SkillUsed
from rouages.games.too_many_bones.events.harm import Defeated, KnockedOut


class Figures(Struct, frozen=True):
    """One finished match in numbers."""

    days: int
    progress: int
    battles_won: int
    battles_lost: int
    tyrant: str
    difficulty: str
    challenge: str
    """The tyrant at this difficulty."""
    gearloc: tuple[str, ...]
    """Who sat at each seat."""
    knock_outs: tuple[int, ...]
    baddie: Uses
    """The Baddies that were defeated."""
    encounter: Uses
    skill: tuple[Uses, ...]
    """The skill dice that each seat used."""
    plan: tuple[Uses, ...]
    """The Backup Plans that each seat used."""
    loot: tuple[Uses, ...]


def figures(match: Match) -> Figures:
    """The numbers of a finished match."""
    table: Any = match.table
    events = match.log.events
    players = match.players
    fallen = [event.seat for event in events if isinstance(event, KnockedOut)]
    return Figures(
        days=table.day,
        progress=table.progress,
        battles_won=sum(isinstance(event, BattleWon) for event in events),
        battles_lost=sum(isinstance(event, BattleLost) for event in events),
        tyrant=table.tyrant,
        difficulty=table.difficulty,
        challenge=f"{table.tyrant}+{table.difficulty}",
        gearloc=tuple(table.name(seat) for seat in range(players)),
        knock_outs=tuple(fallen.count(seat) for seat in range(players)),
        baddie=counted(event.name for event in events if isinstance(event, Defeated)),
        encounter=counted(event.card for event in events if isinstance(event, EncounterDrawn)),
        skill=counted_by_seat(
            players, [(event.seat, event.skill) for event in events if isinstance(event, SkillUsed)]
        ),
        plan=counted_by_seat(
            players, [(event.seat, event.plan) for event in events if isinstance(event, PlanUsed)]
        ),
        loot=counted_by_seat(
            players, [(event.seat, event.loot) for event in events if isinstance(event, LootUsed)]
        ),
    )


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Every tyrant against every party of one to four, with the most help and with none."""
    return [
        (players, {"tyrant": tyrant, "gearlocs": list(party), "difficulty": difficulty})
        for difficulty in (Difficulty.ADVENTURER, Difficulty.LEGENDARY)
        for tyrant in Tyrant
        for players in range(1, 5)
        for party in combinations(GEARLOC_NAMES, players)
    ]
