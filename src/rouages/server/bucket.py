"""A bucket: how much one connection may send."""

from __future__ import annotations

import time


class Bucket:
    """So many pieces a second, some seconds' worth at once."""

    __slots__ = ("_last", "_left", "_most", "_rate")

    def __init__(self, rate: float, seconds: float = 4) -> None:
        self._rate = rate
        self._most = self._left = rate * seconds
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether one more may be sent."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
