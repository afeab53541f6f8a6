"""Holds: how long somebody may not do something, and why."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from rouages.engine.refusals import Refusal
from rouages.server.wire.keepers import Held


class Hold(NamedTuple):
    """Until some moment, or for good."""

    until: float | None
    why: str

    @property
    def lasts(self) -> bool:
        """Whether it is not over yet."""
        return self.until is None or self.until > time.time()

    @property
    def told(self) -> Held:
        """What is told of it."""
        return Held(self.until, self.why)

    def must_be_over(self, refusal: type[Refusal]) -> None:
        """Refuse as long as it lasts, saying why and for how many hours more."""
        if self.lasts:
            hours = None if self.until is None else math.ceil((self.until - time.time()) / 3600)
            raise refusal(why=self.why, hours=hours)


def hold_in(until: float | None, why: str | None, *, held: bool) -> Hold | None:
    """As it was kept, if anything was."""
    return Hold(until, why or "…") if held else None
