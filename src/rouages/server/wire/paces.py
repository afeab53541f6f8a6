"""What each pace of quick pairing and of tournaments means at a table."""

from __future__ import annotations

from collections.abc import Mapping

from rouages.server.wire.pairing import Pace
from rouages.tables.wire.time_control import Away, Clock

MINUTE = 60
DAY = 24 * 60 * MINUTE

CLOCKS: Mapping[Pace, Clock] = {
    Pace.LIVE: Clock("move", 3 * MINUTE),
    Pace.HOUR: Clock("bank", 30 * MINUTE, increment=30),
    Pace.DAYS: Clock("move", DAY),
}
AWAY: Mapping[Pace, Away] = {
    Pace.LIVE: Away("after", 2 * MINUTE),
    Pace.HOUR: Away("after", 10 * MINUTE),
    Pace.DAYS: Away("after", 3 * DAY),
}
"""After so long a bot plays for who does not come back."""
