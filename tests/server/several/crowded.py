"""How long something took on a machine that has time, measured on one that may have none."""

import re
import time
from pathlib import Path

CROWDED = 3.0
"""Seconds that are taken off, at most: as long as somebody waited there for a processor."""
WAITED = re.compile(r"some .*total=(\d+)")


class Watch:
    """Runs from now on."""

    def __init__(self):
        self._began, self._waited = time.monotonic(), seconds_waited()

    def seconds(self):
        """Less those for which the machine was crowded."""
        gone = time.monotonic() - self._began
        return gone - min(CROWDED, seconds_waited() - self._waited)


def seconds_waited():
    """For how long somebody has waited for a processor of this machine, since it was started."""
    return int(WAITED.search(Path("/proc/pressure/cpu").read_text())[1]) / 1e6
