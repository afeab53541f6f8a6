"""A lesson: a position, what the learner is asked to do step by step, and what the others answer and draw."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rouages.engine.script import Draw

Thing = Annotated[str, Meta(pattern="^[a-z0-9-]+( [a-z0-9-]+)*$")]
"""What a board marks as a thing by `data-thing`; several, with spaces between them, are lit together."""
Pattern = dict[str, Any]
"""A choice in plain data, of which only what matters is said: the name of its class is its `type`."""


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in the languages of the house; what stands between asterisks is stressed."""

    en: Annotated[str, Meta(min_length=1)]
    fr: Annotated[str, Meta(min_length=1)]


class Wrong(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another try than the one that is taught, and the rule that answers it."""

    touch: Thing
    """What is touched."""
    choice: Pattern | None = None
    """What would be answered by it, where a touch answers."""
    say: Said
    rule: str | None = None
    """The section of the game's rules that says so, where it is a rule and not advice."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing at a time: something is said, something is lit, something is done."""

    say: Said
    why: Said | None = None
    lit: tuple[Thing, ...] = ()
    """What is to be touched, one after the other; without any there is only something to read."""
    presses: bool = False
    """Whether the touch is one on the board itself, though it answers nothing yet."""
    want: tuple[Pattern, ...] = ()
    """The answers that are taught, any of them; the first is the one that is shown."""
    then: tuple[Pattern, ...] = ()
    """What the board answers right after it by the same touch, in order."""
    after: dict[str, Any] = {}
    """What the learner then sees, by the place in the view: the checks look whether it is so."""
    wrong: tuple[Wrong, ...] = ()


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else at the table answers, in order."""

    seat: int
    answers: tuple[Pattern, ...]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson of one game, as its file has it; the learner sits in the first seat."""

    number: int
    title: Said
    about: Said
    """What it teaches, in a few words, for who chooses among lessons."""
    minutes: int
    players: int
    options: dict[str, Any] = {}
    position: dict[str, Any]
    """What lies otherwise than after the game's own set-up; the game's `position.py` reads it."""
    draws: tuple[Draw, ...] = ()
    rival: tuple[Rival, ...] = ()
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    learnt: tuple[Said, ...]
    """What has been learnt, in a few words each."""
    goes_on: bool = False
    """Whether the match goes on as a normal one where the lesson ends."""
