"""What a hint may foretell of a round: parts that are built, who steals, tokens without anything to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.judgement import Omen
from rouages.games.gear_and_piston.events.cars import CarCompleted, PartBuilt
from rouages.games.gear_and_piston.events.town import FirstPlayerChanged, PartStolen, RoundBegan, TokenIdle
from rouages.games.gear_and_piston.table import Town


def omens(table: Town, events: Sequence[Event], seat: Seat) -> Iterator[Omen]:
    """What the rest of the round brings to a seat."""
    for event in takewhile(lambda event: not isinstance(event, RoundBegan), events):
        match event:
            case PartBuilt(seat=builder) if builder == seat:
                yield Omen("built", speaks_for=True)
            case CarCompleted(seat=owner, salvage=0) if owner == seat:
                yield Omen("completed", speaks_for=True)
            case FirstPlayerChanged(seat=first) if first == seat:
                yield Omen("first", speaks_for=True)
            case PartStolen(seat=thief, victim=victim) if victim == seat:
                yield Omen("robbed", speaks_for=False, what=thief)
            case TokenIdle(seat=owner) if owner == seat:
                yield Omen("idle", speaks_for=False)
