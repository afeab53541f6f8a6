"""What travels of the first steps that newcomers take."""

from __future__ import annotations

from msgspec import Struct

from rouages.lessons.lesson import Said


class LessonTaken(Struct, frozen=True):
    """How a lesson went for all who have begun it lately, each once."""

    game: str
    name: str
    title: Said
    begun: int
    done: int
    left: tuple[int, ...]
    """At each step: how many have not come back to it for an hour."""


class FirstSteps(Struct, frozen=True):
    """GET /api/keeper/first-steps: how many of those who came first in the last days took each step."""

    days: int
    seated: int
    """Who sat at a table where a match began, or a lesson."""
    soon: int
    """Who made a first choice there within so many seconds."""
    soon_seconds: int
    played: int
    """Who began a game that is no lesson."""
    turned: int
    """Who finished the first turn of their first game."""
    again: int
    """Who began a second game."""
    lessons: tuple[LessonTaken, ...]
    """Those that anybody has begun."""
