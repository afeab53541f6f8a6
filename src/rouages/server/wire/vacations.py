"""What travels about vacations: until when somebody is away, and how many days are left to them."""

from __future__ import annotations

from msgspec import Struct


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/vacation."""

    until: float | None
    """When one is back, in seconds since 1970; none: one is back."""


class OwnVacation(Struct, frozen=True):
    """Until when somebody is away, and how long they may be."""

    until: float | None
    """None: they are here."""
    latest: float
    """The last moment until which they may be away, if they say so now."""
    days_left: int
    """How many days are left, besides those until they are back."""
    days_a_year: int
