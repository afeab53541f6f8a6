"""What a hint may foretell of a turn: machines that leave the factory, cogs that move, valves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.judgement import Omen
from rouages.games.cyberion.events.factory import MachineRepaired, TurnBegan, Upgraded, ValveGained, ValveLost
from rouages.games.cyberion.table import Cyberion


def omens(table: Cyberion, events: Sequence[Event], seat: Seat) -> Iterator[Omen]:
    """What the rest of the turn brings to both players, who win and lose together."""
    for event in takewhile(lambda event: not isinstance(event, TurnBegan), events):
        match event:
            case MachineRepaired():
                yield Omen("repaired", speaks_for=True)
            case Upgraded(model=model):
                yield Omen("upgraded", speaks_for=True, what=model)
            case ValveGained(count=count):
                yield Omen("valve_gained", speaks_for=True, count=count)
            case ValveLost():
                yield Omen("valve_lost", speaks_for=False)
