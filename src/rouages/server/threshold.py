"""The threshold: of a crowd that comes at once some are let in at a time, and all else goes on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 16
"""So many greetings between two looks at everything else: some twenty milliseconds of work."""


class Threshold:
    """When a server is gone, all its screens call another in the same moment.

    Who says that a server is still there, who answers at a table and who thinks must not wait until the last
    of them is in: a server that is busy with its door for longer than it reigns would be taken for gone, too.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def come(self, enter: Callable[[], None]) -> None:
        """Enter when it is one's turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        self._waiting.append(enter)

    def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(AT_ONCE, len(self._waiting))):
            loop.call_soon(self._waiting.popleft())
        if self._waiting:
            loop.call_soon(self._let_in)
