"""How Cyberion can be varied: its extensions, and how hard it is."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from rouages.engine.forms import FINE, HARDNESS
from rouages.games.cyberion.components import DATA, VALVES_AT_START

Extension = Literal["bebebots", "gigantobots", "microbots", "multibots", "devious_cog"]
EXTENSIONS: tuple[Extension, ...] = get_args(Extension)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    bebebots: bool = False
    gigantobots: bool = False
    microbots: bool = False
    multibots: bool = False
    devious_cog: bool = False
    support: Annotated[Annotated[int, Meta(ge=0, le=5)] | None, HARDNESS] = None
    """Support tokens; None is the rulebook's number: 1 alone, 3 for two."""
    dear_swap: Annotated[bool, FINE] = False
    """Swapping two microbots costs 3, as the aid page says, and not 2 (ruling 1)."""

    @property
    def swap_cost(self) -> int:
        """The microbots spent to swap two."""
        return 3 if self.dear_swap else 2


@cache
def starting_support(options: Options, players: int) -> int:
    """How many support tokens the game begins with."""
    if options.support is not None:
        return options.support
    tokens = DATA["setup"]["support_tokens"]
    return int(tokens["first solo game"] if players == 1 else tokens["two players"])


@cache
def starting_valves(options: Options) -> int:
    """One valve, and one for each extension but the Microbots (ruling 3)."""
    return VALVES_AT_START + sum(bool(getattr(options, name)) for name in DATA["setup"]["extra_valve_for"])
