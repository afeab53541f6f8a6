"""Events: what happened, who may see it, and whether it taught anybody anything."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened; its class name and fields say what."""

    reveals: ClassVar[bool] = False
    """Whether someone learnt something that they could not know before: a draw, a roll, a reveal."""
    binds: ClassVar[bool] = False
    """Whether the answer that led to it is final: its seat cannot take it back, though nothing was learnt."""

    opens: ClassVar[bool] = False
    """Whether a turn, a round or a phase begins with it: whoever takes back a whole turn goes no further."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) may see of it; nothing at all is None."""
        return self
