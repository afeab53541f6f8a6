"""How an adventure can be varied: the tyrant, the difficulty, and who goes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from rouages.engine.forms import HARDNESS
from rouages.engine.refusals import BadOption
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Difficulty, Tyrant


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    tyrant: Tyrant = Tyrant.NOM
    difficulty: Annotated[Difficulty, HARDNESS] = Difficulty.ADVENTURER
    gearlocs: tuple[str, ...] = ()


def check(options: Options, players: int) -> None:
    """Refuse a wrong choice of Gearlocs."""
    chosen = options.gearlocs
    if chosen and (
        len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(GEARLOC_NAMES)
    ):
        names = ", ".join(GEARLOC_NAMES)
        raise BadOption(
            option="gearlocs", value=list(chosen), why=f"it must be {players} different names out of {names}"
        )


DEFAULT_PARTIES = {
    1: ("picket",),
    2: ("patches", "tantrum"),
    3: ("boomer", "patches", "tantrum"),
    4: GEARLOC_NAMES,
}


def party(options: Options, players: int) -> tuple[int, ...]:
    """The Gearloc of each seat."""
    chosen = options.gearlocs or DEFAULT_PARTIES[players]
    return tuple(GEARLOC_NAMES.index(name) for name in chosen)
