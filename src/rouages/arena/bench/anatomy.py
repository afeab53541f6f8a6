"""Where the time of a decision goes, found by looking at many moments of random play.

A profiler that counts every call makes small functions look dear: a clock of the processor's time strikes
instead, and whatever is done then is noted. It is heard at the next call or turn of a loop, so that a
function that calls nothing counts for the one that called it.
"""

from __future__ import annotations

import linecache
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from msgspec import Struct

from rouages import engine
from rouages.arena.bench.play import play_on, time_of
from rouages.arena.simulation import Job, begin
from rouages.engine.agenda import Decision, Table
from rouages.engine.events import Event
from rouages.games import GAMES

DEAREST = 10
"""So many functions are named."""
APART = 0.001
"""Seconds of the processor's time between two moments, or as short as the machine can."""
COUNTED = 3
"""In so many games every call is counted."""

_ENGINE = str(Path(engine.__file__).parent)
_LUCK = tuple(f"{_ENGINE}/{name}.py" for name in ("chance", "luck", "script"))
_SAY = Table.say.__code__
_OPTIONS = Decision.options.__name__


class Part(StrEnum):
    """What a decision's time is spent on."""

    OPTIONS = "options"
    RULES = "rules"
    EVENTS = "events"
    LUCK = "luck"
    FLOW = "flow"
    """The agenda and the match around the rules."""


class Dear(NamedTuple):
    """A function, and what part of the time was spent in it, not in those that it called."""

    where: str
    share: float


class Anatomy(Struct, frozen=True):
    """What was found of one game, on one core."""

    game: str
    players: int
    decision_microseconds: float
    calls: float
    """Of functions, those of Python itself included, for one decision."""
    moments: int
    shares: dict[Part, float]
    dearest: tuple[Dear, ...]
    clone_microseconds: float
    """Nothing is copied in play; who searches copies once for each playout."""


def dissect(name: str, seconds: float = 3.0) -> Anatomy:
    """Random play of one game for so many seconds, looked at from time to time."""
    players, options = GAMES[name].usual
    job = Job(name, options, ("random",) * players, 1, 1)
    rng = random.Random(1)  # noqa: S311 (a fixed course of play, to be compared)
    counted = _calls(lambda: sum([play_on(begin(job, number), rng) for number in range(COUNTED)]))
    parts: Counter[Part] = Counter()
    functions: Counter[CodeType] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        if frame is not None:
            frame = _where_time_went(frame)
            parts[part_of(frame)] += 1
            functions[frame.f_code] += 1

    decisions = games = 0
    began = time.process_time()
    with _clock(look):
        while (spent := time.process_time() - began) < seconds:
            decisions += play_on(begin(job, games), rng)
            games += 1
    middle = begin(job, 0)
    moments = max(1, parts.total())
    return Anatomy(
        game=name,
        players=players,
        decision_microseconds=1e6 * spent / decisions,
        calls=counted,
        moments=parts.total(),
        shares={part: parts[part] / moments for part in Part},
        dearest=tuple(Dear(_named(code), seen / moments) for code, seen in functions.most_common(DEAREST)),
        clone_microseconds=1e6 * time_of(middle.clone, 0.1),
    )


def part_of(frame: FrameType) -> Part:
    """What is done in a frame: an event is told or made, luck drawn, or whatever the frames around it do."""
    if frame.f_code is _SAY or _makes_event(frame):
        return Part.EVENTS
    inside: FrameType | None = frame
    while inside is not None:
        code = inside.f_code
        if code.co_filename in _LUCK:
            return Part.LUCK
        if code.co_filename.startswith(_ENGINE):
            return Part.FLOW if inside is frame else Part.RULES
        if code.co_name == _OPTIONS:
            return Part.OPTIONS
        inside = inside.f_back
    return Part.FLOW


def _makes_event(frame: FrameType) -> bool:
    """Whether what it has just called is a kind of event."""
    line, _, column, _ = list(frame.f_code.co_positions())[frame.f_lasti // 2]
    if line is None or column is None:
        return False
    text = linecache.getline(frame.f_code.co_filename, line).encode()[column:]
    called = frame.f_globals.get(text.partition(b"(")[0].decode())
    return isinstance(called, type) and issubclass(called, Event)


def _where_time_went(frame: FrameType) -> FrameType:
    """A function that has only been entered took no time yet: it was spent by its caller."""
    caller = frame.f_back
    return caller if caller is not None and frame.f_lineno == frame.f_code.co_firstlineno else frame


def _named(code: CodeType) -> str:
    """A function as one looks for it: folder and file, the line, what it is called."""
    return f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_firstlineno} {code.co_qualname}"


@contextmanager
def _clock(look: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Have somebody look from time to time, by the time that the processor works for us."""
    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, APART, APART)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _calls(play: Callable[[], int]) -> float:
    """How many functions are called for one decision."""
    called = 0

    def count(_: FrameType, event: str, __: Any) -> None:
        nonlocal called
        called += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        decisions = play()
    finally:
        sys.setprofile(before)
    return called / decisions
