"""The 26 option cards (rulebook: *cartes Équipement*).

A card is a bit, so that the cards of a robot are one number.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files

import msgspec
from msgspec import Struct

OptionSet = int
"""Several option cards: the sum of their bits."""


class OptionCard(StrEnum):
    """The name of an option card."""

    ABLATIVE_COAT = "ablative_coat"
    ABORT_SWITCH = "abort_switch"
    BRAKES = "brakes"
    CIRCUIT_BREAKER = "circuit_breaker"
    CONDITIONAL_PROGRAM = "conditional_program"
    CRAB_LEGS = "crab_legs"
    DOUBLE_BARRELED_LASER = "double_barreled_laser"
    DUAL_PROCESSOR = "dual_processor"
    EXTRA_MEMORY = "extra_memory"
    FIRE_CONTROL = "fire_control"
    FLYWHEEL = "flywheel"
    FOURTH_GEAR = "fourth_gear"
    GYROSCOPIC_STABILIZER = "gyroscopic_stabilizer"
    HIGH_POWER_LASER = "high_power_laser"
    MECHANICAL_ARM = "mechanical_arm"
    MINI_HOWITZER = "mini_howitzer"
    POWER_DOWN_SHIELD = "power_down_shield"
    PRESSOR_BEAM = "pressor_beam"
    RADIO_CONTROL = "radio_control"
    RAMMING_GEAR = "ramming_gear"
    REAR_FIRING_LASER = "rear_firing_laser"
    RECOMPILE = "recompile"
    REVERSE_GEAR = "reverse_gear"
    SCRAMBLER = "scrambler"
    SUPERIOR_ARCHIVE = "superior_archive"
    TRACTOR_BEAM = "tractor_beam"


NAMES: tuple[OptionCard, ...] = tuple(OptionCard)
NUMBER = {name: number for number, name in enumerate(NAMES)}


class _Printed(Struct, frozen=True, forbid_unknown_fields=True):
    id: OptionCard
    kind: str
    counters: int = 0
    mandatory: bool = False


def _printed() -> dict[OptionCard, _Printed]:
    text = files(__package__).joinpath("option_cards.json").read_text("utf-8")
    return {card.id: card for card in msgspec.json.decode(text, type=list[_Printed])}


PRINTED = _printed()


def bit(name: OptionCard) -> OptionSet:
    """A card as a set of one."""
    return 1 << NUMBER[name]


ABLATIVE_COAT = bit(OptionCard.ABLATIVE_COAT)
ABORT_SWITCH = bit(OptionCard.ABORT_SWITCH)
BRAKES = bit(OptionCard.BRAKES)
CIRCUIT_BREAKER = bit(OptionCard.CIRCUIT_BREAKER)
CONDITIONAL_PROGRAM = bit(OptionCard.CONDITIONAL_PROGRAM)
CRAB_LEGS = bit(OptionCard.CRAB_LEGS)
DOUBLE_BARRELED_LASER = bit(OptionCard.DOUBLE_BARRELED_LASER)
DUAL_PROCESSOR = bit(OptionCard.DUAL_PROCESSOR)
EXTRA_MEMORY = bit(OptionCard.EXTRA_MEMORY)
FIRE_CONTROL = bit(OptionCard.FIRE_CONTROL)
FLYWHEEL = bit(OptionCard.FLYWHEEL)
FOURTH_GEAR = bit(OptionCard.FOURTH_GEAR)
GYROSCOPIC_STABILIZER = bit(OptionCard.GYROSCOPIC_STABILIZER)
HIGH_POWER_LASER = bit(OptionCard.HIGH_POWER_LASER)
MECHANICAL_ARM = bit(OptionCard.MECHANICAL_ARM)
MINI_HOWITZER = bit(OptionCard.MINI_HOWITZER)
POWER_DOWN_SHIELD = bit(OptionCard.POWER_DOWN_SHIELD)
PRESSOR_BEAM = bit(OptionCard.PRESSOR_BEAM)
RADIO_CONTROL = bit(OptionCard.RADIO_CONTROL)
RAMMING_GEAR = bit(OptionCard.RAMMING_GEAR)
REAR_FIRING_LASER = bit(OptionCard.REAR_FIRING_LASER)
RECOMPILE = bit(OptionCard.RECOMPILE)
REVERSE_GEAR = bit(OptionCard.REVERSE_GEAR)
SCRAMBLER = bit(OptionCard.SCRAMBLER)
SUPERIOR_ARCHIVE = bit(OptionCard.SUPERIOR_ARCHIVE)
TRACTOR_BEAM = bit(OptionCard.TRACTOR_BEAM)

WEAPONS = MINI_HOWITZER | PRESSOR_BEAM | RADIO_CONTROL | SCRAMBLER | TRACTOR_BEAM
"""What may be fired instead of the main laser."""
COAT_POINTS = PRINTED[OptionCard.ABLATIVE_COAT].counters
SHELLS = PRINTED[OptionCard.MINI_HOWITZER].counters


def names(cards: OptionSet) -> tuple[OptionCard, ...]:
    """The cards of a set by name."""
    return tuple(name for number, name in enumerate(NAMES) if cards >> number & 1)
