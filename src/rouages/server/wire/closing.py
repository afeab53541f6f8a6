"""What travels about closing the house for repairs."""

from __future__ import annotations

from msgspec import Struct


class Repairs(Struct, frozen=True):
    """When the house closes, or has closed, for how long, and why."""

    at: float
    """In seconds since 1970."""
    until: float | None
    """When it opens again by itself; none: when its keepers say so."""
    why: str


class HouseHours(Struct, frozen=True):
    """GET /api/closing: whether the house closes for repairs, or is closed."""

    now: float
    closing: Repairs | None
