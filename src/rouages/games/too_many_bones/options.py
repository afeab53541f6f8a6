"""How an adventure can be varied: the tyrant, the difficulty, and who goes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rouages.engine.forms import HARDNESS, Cogs
from rouages.engine.refusals import BadOption
from rouages.games.too_many_bones.box.chips import CHIPS, TYRANT_CHIP
from rouages.games.too_many_bones.box.components import GEARLOC_NAMES, Difficulty, Tyrant, component_file
from rouages.games.too_many_bones.box.words import Trait

TYRANT_CARDS = {card["id"]: card for card in component_file("tyrants.json")}


class TyrantFacts(Struct, frozen=True, tag=True):
    """What one wants to know of a tyrant before setting out."""

    days: int
    needed: int
    """Progress points."""
    hp: int
    traits: tuple[Trait, ...]


def facts(tyrant: Tyrant) -> TyrantFacts:
    card, chip = TYRANT_CARDS[tyrant.value], CHIPS[TYRANT_CHIP[tyrant]]
    skills = (*chip.skills, *[name for name, _, _ in chip.bones])
    return TyrantFacts(card["days"], card["progress"], chip.hp, skills)


Foe = Annotated[
    Tyrant,
    Meta(extra={"choices": tuple(each.value for each in Tyrant), "about": tuple(map(facts, Tyrant))}),
]
"""The tyrant; a form shows the card of each."""


def cogs(gearloc: str) -> Cogs:
    """How hard a Gearloc is to play, in company and alone."""
    said = component_file(f"{gearloc}.json")["difficulty"]
    return Cogs(said["coop"], said["of"], said["solo"])


Party = Annotated[
    tuple[str, ...], Meta(extra={"choices": GEARLOC_NAMES, "cogs": tuple(map(cogs, GEARLOC_NAMES))})
]
"""Gearlocs by name, in the order of the seats."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    tyrant: Foe = Tyrant.NOM
    difficulty: Annotated[Difficulty, HARDNESS] = Difficulty.ADVENTURER
    gearlocs: Party = ()


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
