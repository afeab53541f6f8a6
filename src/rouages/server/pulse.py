"""The pulse: every few seconds every line is asked whether anybody is still there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count, islice
from typing import Protocol

SECONDS = 4.5
"""Whoever does not answer for so long is not here: others see it within twice as long, so within ten."""
BEATS = 30
"""In which the lines take turns, so that they are not all asked in the same moment."""
IN_ONE_GO = 16
"""So many lines of a turn are asked, then all else has its turn: ten thousand would keep it waiting."""


class Felt(Protocol):
    """Whoever has a pulse."""

    def feel(self) -> None: ...


class Pulse:
    """One clock for all lines of a server: with two for each, ten thousand who think were half its work.

    Where the server itself was late, so is the next beat: nobody is taken for gone who could not be heard.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._pause = seconds / BEATS
        self._turns: list[set[Felt]] = [set() for _ in range(BEATS)]
        self._next = count()
        self._is_beating = False

    def join(self, line: Felt) -> int:
        """Be asked from now on; the turn in which that will be."""
        turn = next(self._next) % BEATS
        self._turns[turn].add(line)
        if not self._is_beating:
            self._is_beating = True
            self._beat_soon(0)
        return turn

    def leave(self, line: Felt, turn: int) -> None:
        self._turns[turn].discard(line)

    def _beat_soon(self, turn: int) -> None:
        asyncio.get_running_loop().call_later(self._pause, self._beat, turn)

    def _beat(self, turn: int) -> None:
        self._is_beating = any(self._turns)
        if self._is_beating:
            self._beat_soon((turn + 1) % BEATS)
        self._ask(turn, iter(tuple(self._turns[turn])))

    def _ask(self, turn: int, lines: Iterator[Felt]) -> None:
        some = tuple(islice(lines, IN_ONE_GO))
        if some:
            asyncio.get_running_loop().call_soon(self._ask, turn, lines)
        for line in some:
            if line in self._turns[turn]:
                line.feel()
