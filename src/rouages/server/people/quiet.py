"""Quiet hours: until when somebody wants to be told nothing."""

from __future__ import annotations

from datetime import datetime, timedelta

from rouages.server.wire.notices import Quiet, zone_named

HOUR = 60


def held_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end in which a moment lies, by the clock of who wants them; none outside."""
    if quiet is None or not is_within(quiet, here := datetime.fromtimestamp(now, zone_named(quiet.zone))):
        return None
    end = here.replace(hour=quiet.end // HOUR, minute=quiet.end % HOUR, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()


def is_within(quiet: Quiet, here: datetime) -> bool:
    """Whether it is quiet then; hours that begin in the evening last into the morning."""
    minute = here.hour * HOUR + here.minute
    if quiet.start <= quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end
