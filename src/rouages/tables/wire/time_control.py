"""Time control: what a table decides about clocks, and about players who are not there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
DAY = 24 * 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, and what is done for it when its time has run out."""

    kind: Literal["move", "bank"]
    """`move`: so long for each question; `bank`: so long for the whole match."""
    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """What each answer adds to a bank."""
    expiry: Literal["default", "bot"] = "default"
    """`default`: what the decision itself names, or a bot's choice where it names nothing; `bot`: that."""

    @property
    def is_of_days(self) -> bool:
        """Whether nobody plays live by it: it gives a day or more."""
        return self.seconds >= DAY


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """When a bot takes the seat of a player who is not there."""

    bot: Literal["at-once", "after", "never"] = "at-once"
    """`at-once`: when they leave; `after`: when the table has waited so long for them; `never`."""
    seconds: Seconds = 3600


AT_ONCE = Away()
