"""What every message from a screen has in common."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class ClientMessage(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """A message from a screen; `ref` comes back in the reply that it causes."""
