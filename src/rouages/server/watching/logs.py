"""Logs: one line an event, on the standard error: JSON for machines, a sentence for who looks on."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, TextIO

import msgspec

from rouages.server.settings import LogLevel

ACCESS = "rouages.access"
FIELDS = "fields"
"""The name under which a line carries more than a sentence."""


class OneLine(logging.Formatter):
    """An event as one object of JSON, whatever it says: nothing that was sent can begin a line of its own."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self._server = {"server": server} if server else {}

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who says it, what; a fault with where it happened."""
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            **self._server,
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Sentence(logging.Formatter):
    """For people who look: the time, the sentence, and the fault below it."""

    def __init__(self, server: str) -> None:
        named = f"{server}: ".replace("%", "%%") if server else ""
        super().__init__(f"%(asctime)s %(levelname)s {named}%(message)s", "%H:%M:%S")


def set_up(level: LogLevel, *, access: bool, stream: TextIO | None = None, server: str = "") -> None:
    """Log from this level on; requests too, if they are wanted; one of several servers says which it is."""
    stream = stream or sys.stderr
    lines = logging.StreamHandler(stream)
    lines.setFormatter(Sentence(server) if stream.isatty() else OneLine(server))
    root = logging.getLogger()
    for other in tuple(root.handlers):
        root.removeHandler(other)
    root.addHandler(lines)
    root.setLevel(logging.WARNING)
    logging.getLogger("rouages").setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)
