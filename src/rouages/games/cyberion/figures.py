"""What a finished match of Cyberion tells in numbers, and the tables worth comparing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.engine.match import Match
from rouages.engine.measures import Uses, counted
from rouages.games.cyberion.events.factory import AbilityTriggered, MachineRepaired, SupportUsed, Upgraded
from rouages.games.cyberion.options import EXTENSIONS, starting_support


class Figures(Struct, frozen=True):
    """One finished match in numbers."""

    turns: int
    repaired: int
    """Machines that left the factory."""
    valves: int
    """Valves left at the end."""
    upgrades: int
    extension: str
    support: str
    """Support tokens at the start; with an extension just that, so that the two are told apart."""
    machine: Uses
    """The machines that were repaired."""
    power: Uses
    """The abilities that were triggered, with their levels."""
    model: Uses
    """The support tokens that were used, by model."""


def figures(match: Match) -> Figures:
    """The numbers of a finished match."""
    table: Any = match.table
    options: Any = match.origin.options
    events = match.log.events
    extension = "+".join(name for name in EXTENSIONS if getattr(options, name)) or "none"
    return Figures(
        turns=table.turn,
        repaired=len(table.experience) + len(table.removed),
        valves=table.valves,
        upgrades=sum(isinstance(event, Upgraded) for event in events),
        extension=extension,
        support=str(starting_support(options, match.players)) if extension == "none" else "extension",
        machine=counted(str(event.machine) for event in events if isinstance(event, MachineRepaired)),
        power=counted(event.power for event in events if isinstance(event, AbilityTriggered)),
        model=counted(str(event.model) for event in events if isinstance(event, SupportUsed)),
    )


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Alone and for two: each extension, and each number of support tokens without any."""
    tables: list[dict[str, Any]] = [{"support": tokens} for tokens in range(6)]
    tables += [{name: True} for name in EXTENSIONS]
    return [(players, options) for players in (1, 2) for options in tables]
