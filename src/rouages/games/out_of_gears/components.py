"""The cards of Out of Gears."""

from __future__ import annotations

from enum import StrEnum

COPIES_OF_A_COLOUR = 11
COPIES_OF_A_SPECIAL_GEAR = 4
COPIES_OF_AN_UPGRADE = 2


class Action(StrEnum):
    """What a robot is programmed to do: an action card, or an upgrade in its place."""

    ATTACK = "attack"
    TRAP = "trap"
    HARVEST = "harvest"
    SUPER_HARVEST = "super_harvest"
    SUPER_ATTACK = "super_attack"
    SUPER_TRAP = "super_trap"
    SUPER_SHOVEL = "super_shovel"
    COUNTER_DEFENCE = "counter_defence"


ATTACK = Action.ATTACK
TRAP = Action.TRAP
HARVEST = Action.HARVEST
SUPER_HARVEST = Action.SUPER_HARVEST
SUPER_ATTACK = Action.SUPER_ATTACK
SUPER_TRAP = Action.SUPER_TRAP
SUPER_SHOVEL = Action.SUPER_SHOVEL
COUNTER_DEFENCE = Action.COUNTER_DEFENCE

CARDS = (ATTACK, TRAP, HARVEST)
"""The action cards of every set; each goes with a number card."""
UPGRADES = (SUPER_HARVEST, SUPER_ATTACK, SUPER_TRAP, SUPER_SHOVEL, COUNTER_DEFENCE)
"""Robotic upgrades: each is a whole programme, once a game (ruling 1 on the fifth name)."""
