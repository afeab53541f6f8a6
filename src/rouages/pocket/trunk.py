"""The trunk: what is sent after the house, because the first question of a game wants none of it.

Networks and puzzles are in it. A bot that searches and a hint wait for it; where it cannot come they go by
what was fitted by hand, as in a game that has no network.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Trunk(Protocol):
    """Comes once, when it is first wanted."""

    def unpack(self) -> Awaitable[bool]:
        """Have what is in it lie beside the files of the house; whether it could come."""
