"""The cards and tokens of Cyberion, read from `components.json`.

A *robot* is the number of its card: 0 to 24 for model × 5 + size - 1; 25 to 29 a Multibot of a fixed size,
whose model is free; 30 to 34 a Multibot of a fixed model, whose size is free; 35 to 39 a Bebebot, by model.
A *trait* is what a microbot or a Gigantobot asks for: 0 to 4 a model, 5 to 9 a size.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal, get_args

Robot = int
Model = int
Trait = int

SIRENBOT, STOCKBOT, CYCLOBOT, PLANBOT, COMMANDBOT = MODELS = range(5)
SIZES = range(1, 6)

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text("utf-8"))
"""The components with their provenance."""
MODEL_NAMES: tuple[str, ...] = tuple(model["name"] for model in DATA["models"])

Power = Literal[
    "sirenbot.2",
    "sirenbot.3",
    "sirenbot.4",
    "sirenbot.5",
    "stockbot.2",
    "stockbot.3",
    "stockbot.4",
    "stockbot.5",
    "cyclobot.2",
    "cyclobot.3",
    "cyclobot.4",
    "cyclobot.5",
    "planbot.2",
    "planbot.3",
    "planbot.4",
    "planbot.5",
    "commandbot.2",
    "commandbot.3",
    "commandbot.4",
    "commandbot.5",
]
"""An ability and the level at which it is triggered, which is never the first."""
POWERS: tuple[Power, ...] = get_args(Power)

PLAIN_ROBOTS = 25
"""Different robot cards of the base game; below this number a robot has one model and one size."""
FREE_MODEL = 25
"""The first Multibot of a fixed size."""
FREE_SIZE = 30
"""The first Multibot of a fixed model."""
BEBEBOT = 35
"""The first Bebebot; from this number on a card is no robot."""
NOTHING = -1
"""No card, where a number is needed; it never leaves the table."""

MODEL_OF: tuple[Model, ...] = (
    *(robot // 5 for robot in range(PLAIN_ROBOTS)),
    *(NOTHING for _ in SIZES),
    *MODELS,
    *MODELS,
)
"""The model of each card; a Multibot of a fixed size has none."""
SIZE_OF: tuple[int, ...] = (
    *(1 + robot % 5 for robot in range(PLAIN_ROBOTS)),
    *SIZES,
    *(0 for _ in MODELS),
    *(0 for _ in MODELS),
)
"""The size of each card; a Multibot of a fixed model has none."""


def model_named(name: str) -> Model:
    """The number of a model."""
    return MODEL_NAMES.index(name)


def trait_of(entry: dict[str, Any]) -> Trait:
    """The trait in an entry of the data: a model or a size."""
    return model_named(entry["model"]) if "model" in entry else 4 + int(entry["size"])


def copies(entries: list[dict[str, Any]], number: Any) -> tuple[int, ...]:
    """The number of each entry, as often as there are copies of it: one if none are named."""
    return tuple(number(entry) for entry in entries for _ in range(entry.get("copies", 1)))


ROBOTS: tuple[Robot, ...] = copies(
    DATA["robots"]["cards"], lambda card: model_named(card["model"]) * 5 + card["size"] - 1
)
MULTIBOTS: tuple[Robot, ...] = copies(
    DATA["multibots"]["cards"],
    lambda card: (
        FREE_MODEL + card["value"] - 1 if card["fixed"] == "size" else FREE_SIZE + model_named(card["value"])
    ),
)
MICROBOTS: tuple[Trait, ...] = copies(DATA["microbots"]["tokens"], trait_of)
INTERFERENCE: tuple[Model, ...] = copies(
    DATA["interference"]["tokens"], lambda token: model_named(token["ability"])
)
SUPPORT: tuple[Model, ...] = copies(DATA["support"]["tokens"], lambda token: model_named(token["ability"]))
GIGANTOBOTS: tuple[Trait, ...] = tuple(trait_of(card["accepts"]) for card in DATA["gigantobots"]["cards"])

VALVES: int = DATA["other"]["valves"]
DAMAGE: int = DATA["other"]["structural_damage"]
VALVES_AT_START: int = DATA["setup"]["valves_in_reserve"]
SUPPORT_LEVEL: int = DATA["support"]["tokens"][0]["level"]

_LEVELS = DATA["abilities"]["levels"]
COUNTS: tuple[tuple[int, ...], ...] = tuple(
    (0, 0, *(_LEVELS[name][str(level)] for level in range(2, 6))) if name != "cyclobot" else ()
    for name in MODEL_NAMES
)
"""By ability and level: robots revealed, moved, looked at, or discarded to prepare a machine."""

ROW_LIMIT = 5
FACTORY = range(5)
"""The places of the factory; in a game for two the first and the last are the players' own."""
HELD_MICROBOTS = 5
DAMAGE_COST = 3
"""Valves lost at the end for each structural damage left."""
