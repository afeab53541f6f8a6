"""Merits: what speaks for an option and against it, in numbers."""

from __future__ import annotations

from msgspec import Struct

FIVES = 5.0
"""Cards and levels are told in fives."""


class Merits(Struct, frozen=True):
    """How likely repairs are after it, and what it spends."""

    now: float = 0.0
    """How likely a machine can be repaired by those who are then there,"""
    with_one: float = 0.0
    """with one more,"""
    ahead: float = 0.0
    """and in the next turn,"""
    ahead_and_two: float = 0.0
    """with two more."""
    in_danger: float = 0.0
    """1 if nothing can be repaired then and this turn would cost a valve."""
    saves: float = 0.0
    """1 for the repair that keeps the valve."""
    robots: float = 0.0
    """Those that it spends,"""
    of_flash: float = 0.0
    """those of them that would be lost anyway,"""
    levels: float = 0.0
    """and the levels of their abilities."""
    power: float = 0.0
    """The level of the ability that it triggers,"""
    effect: float = 0.0
    """what that does, in cards,"""
    drawn: float = 0.0
    """and those of them that come into the rows."""
    fellows: float = 0.0
    """Robots of its model in the rows."""
    to_come: float = 0.0
    """The share of them among those to be drawn."""
    tier: float = 0.0
    """Of the machine."""
    easiest: float = 0.0
    """How likely another machine is repaired instead."""
    is_wanted: float = 0.0
    """1 for the ability to be raised next."""
    is_ready: float = 0.0
    """1 if a machine that is prepared can be repaired at once."""
    is_last: float = 0.0
    """1 for the repair that ends the game: below nought where it would not win."""
    errand: float = 0.0
    """1 for what an extension asks for,"""
    to_do: float = 0.0
    """and how much of that is left."""
    aboard: float = 0.0
    """Robots on the Gigantobot that it goes to,"""
    fills: float = 0.0
    """and 1 if that is full then."""
    parent: float = 0.0
    """1 for a robot whose Bebebot is still to be made,"""
    other_parent: float = 0.0
    """and 1 if the other parent is there."""


NOTHING_TO_SAY = Merits()
