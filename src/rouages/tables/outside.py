"""Outside: all that a live table needs from where it stands, and knows only by these protocols.

News from elsewhere come by a call: whoever hears that another wrote to a table calls `LiveTable.hear`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rouages.tables.ledger.ledger import Ledger
from rouages.tables.loop import Loop


class Screen(Protocol):
    """Where a client is shown what it should see."""

    def stir(self) -> None:
        """Something waits in the client's `payloads`: send it, at once or when the other end reads."""

    def close(self, code: int) -> None:
        """Send what waits, then close."""


class Thinker(Protocol):
    """Somebody who thinks beside the table; a table's questions never keep another's waiting for long."""

    async def choose(self, table_id: str, level: str, saved: bytes, seat: int) -> int:
        """The option that a bot of this level takes for a seat of a saved match."""


class Neighbours(Protocol):
    """Who else wants to know what becomes of a table, or has a say in it."""

    def changed(self) -> None:
        """What others see of a table from outside is different now."""

    def lost(self, table_id: str) -> None:
        """A table cannot be read any more."""

    def may_say(self, guest: int) -> None:
        """Refuse who has said too much lately."""


@dataclass(frozen=True, slots=True)
class Outside:
    """All of it."""

    ledger: Ledger
    loop: Loop
    thinker: Thinker
    neighbours: Neighbours
    bot_delay: float = 0.6
    """Seconds that a bot waits after something was shown before it answers, so that people can follow."""
    notice_delay: float = 60.0
    """Seconds after which somebody is told of what happened where they do not look."""
