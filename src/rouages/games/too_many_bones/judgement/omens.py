"""What a hint may foretell of a round of battle: who falls, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rouages.engine.agenda import Seat
from rouages.engine.events import Event
from rouages.engine.judgement import Omen
from rouages.games.too_many_bones.events.adventure import DayBegan
from rouages.games.too_many_bones.events.battle import RoundBegan
from rouages.games.too_many_bones.events.harm import Damaged, Defeated, KnockedOut
from rouages.games.too_many_bones.table import Bones


def omens(table: Bones, events: Sequence[Event], seat: Seat) -> Iterator[Omen]:
    """What the rest of the round brings to a Gearloc; whoever chooses a battle is told of its first one."""
    for event in takewhile(goes_on, events):
        match event:
            case Defeated():
                yield Omen("felled", speaks_for=True)
            case Damaged(unit=unit, lost=lost) if unit == seat:
                yield Omen("hurt", speaks_for=False, count=lost)
            case KnockedOut(seat=fallen) if fallen == seat:
                yield Omen("knocked_out", speaks_for=False)
            case KnockedOut(seat=fallen):
                yield Omen("ally_out", speaks_for=False, what=fallen)


def goes_on(event: Event) -> bool:
    """Whether neither the next round nor the next day begins with it."""
    return not isinstance(event, DayBegan) and not (isinstance(event, RoundBegan) and event.round > 1)
