"""Themes: what the solution of a puzzle shows, found from what happened in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rouages.engine.events import Event
from rouages.games.robo_rally.cards.program import REGISTERS, Action
from rouages.games.robo_rally.events.register import (
    BoardLaserHit,
    CardRevealed,
    Carried,
    Destroyed,
    HeldUp,
    Pushed,
    PushedByBoard,
    Stopped,
    TurnedByGear,
)
from rouages.games.robo_rally.table import Rally, Robot

THEMES = (
    "express",
    "belt",
    "carried_away",
    "wall",
    "held_up",
    "push",
    "pusher",
    "gear",
    "laser",
    "backwards",
    "pit",
    "edge",
    "five_registers",
)
TO_ANYBODY: Mapping[type[Event], str] = {Pushed: "push", PushedByBoard: "pusher"}
TO_THE_ROBOT: Mapping[type[Event], str] = {
    Stopped: "wall",
    HeldUp: "held_up",
    TurnedByGear: "gear",
    BoardLaserHit: "laser",
}


def themes(events: Sequence[Event], robot: Robot, table: Rally) -> Sequence[str]:
    """What the factory and the others did to the robot, and it to them."""
    found = {theme_of(event, robot) for event in events}
    if any(isinstance(event, CardRevealed) and event.register == REGISTERS for event in events):
        found.add("five_registers")
    return [theme for theme in THEMES if theme in found]


def theme_of(event: Event, robot: Robot) -> str | None:
    """What an event shows; None if nothing of note."""
    is_own = getattr(event, "robot", None) == robot
    match event:
        case Carried(express=express):
            return ("express" if express else "belt") if is_own else "carried_away"
        case CardRevealed(action=Action.BACK_UP):
            return "backwards" if is_own else None
        case Destroyed(cause=cause):
            return None if is_own else cause
    return TO_ANYBODY.get(type(event)) or (TO_THE_ROBOT.get(type(event)) if is_own else None)
