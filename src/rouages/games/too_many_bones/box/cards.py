"""The encounter cards: 30 general, 6 special, 12 of the tyrants, 12 for a lone Gearloc."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from rouages.games.too_many_bones.box.components import Tyrant, component_file, decoded
from rouages.games.too_many_bones.box.rules import USUAL_RULES, BattleRules
from rouages.games.too_many_bones.box.words import CardName, check_words

Card = int


class Mod(Struct, frozen=True):
    """How a card changes the Battle Queue."""

    op: str
    amount: int | str | dict[str, int] = 0
    points: int = 0
    count: int | str = 1
    position: str = "top"
    type: str = ""
    name: str = ""
    small: tuple[Mod, ...] = ()
    """For a party of one or two."""
    large: tuple[Mod, ...] = ()
    """For a party of three or four."""


Need = Literal["loot_each", "loot_one", "ingredients", "healing"]
"""What an option asks for before it can be taken."""


class OurOption(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules know of an option beside what is printed."""

    rules: BattleRules = USUAL_RULES
    needs: tuple[Need, ...] = ()
    reward: dict[str, int] | None = None
    """The part of the printed reward that is given as usual, where a deed gives the rest."""


class Option(Struct, frozen=True):
    """One of the choices on a card."""

    battle: bool
    base: str
    named: tuple[str, ...]
    mods: tuple[Mod, ...]
    reward: dict[str, Any]
    rules: BattleRules
    needs: tuple[Need, ...]


class CardFacts(Struct, frozen=True):
    """What is printed on an encounter card."""

    id: CardName
    deck: str
    tyrant: str
    options: tuple[Option, ...]
    reward: dict[str, int]


def read_mods(raw: Any) -> tuple[Mod, ...]:
    """The changes of a queue, one or several; what is done before the battle is a deed."""
    listed = raw if isinstance(raw, list) else [raw]
    return tuple(read_mod(one) for one in listed if one["op"] != "pre_battle")


def read_mod(raw: dict[str, Any]) -> Mod:
    """One change, with what is printed of it."""
    if raw["op"] == "by_party":
        return Mod("by_party", small=read_mods(raw["1-2"]), large=read_mods(raw["3-4"]))
    known = {name: raw[name] for name in Mod.__struct_fields__ if name in raw}
    if "name" in known:
        known["name"] = known["name"].lower()
    return Mod(**known)


def read_option(raw: dict[str, Any], ours: OurOption) -> Option:
    """A printed option, with what the rules know of it."""
    queue = raw.get("bq", {})
    return Option(
        battle=raw["battle"],
        base=queue.get("base", "none"),
        named=tuple(queue.get("baddies", ())),
        mods=read_mods(queue.get("mods", [])),
        reward=raw["reward"] if ours.reward is None else ours.reward,
        rules=ours.rules,
        needs=ours.needs,
    )


def read_card(raw: dict[str, Any], ours: tuple[OurOption, ...]) -> CardFacts:
    """A printed card, with what the rules know of each of its options."""
    return CardFacts(
        id=msgspec.convert(raw["id"], CardName),
        deck=raw["deck"],
        tyrant=raw.get("tyrant", ""),
        options=tuple(read_option(option, rules) for option, rules in zip(raw["choices"], ours, strict=True)),
        reward=msgspec.convert(raw["common_reward"], dict[str, int]),
    )


_OURS = decoded("encounter_rules.json", component_file("encounter_rules.json"), tuple[OurOption, ...])
CARDS: tuple[CardFacts, ...] = tuple(
    read_card(raw, _OURS[raw["id"]]) for raw in component_file("encounters.json")
)
check_words(CardName, [facts.id for facts in CARDS])
NUMBER = {facts.id: number for number, facts in enumerate(CARDS)}
OPENING = tuple(NUMBER[name] for name in ("SP1", "SP2", "SP3"))
"""The first three days."""


def of_deck(name: str) -> list[Card]:
    """The cards of a deck."""
    return [number for number, facts in enumerate(CARDS) if facts.deck == name]


def of_tyrant(tyrant: Tyrant) -> list[Card]:
    """The cards that a tyrant brings."""
    return [number for number, facts in enumerate(CARDS) if facts.tyrant == tyrant.value]
