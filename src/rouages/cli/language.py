"""Which language the command line speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from rouages.words.catalogue import LANGUAGES

VARIABLES = ("ROUAGES_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(arguments: Sequence[str] = (), environment: Mapping[str, str] = os.environ) -> str:
    """What `--lang` says, else the locale, else English."""
    asked = _asked_for(list(arguments or sys.argv[1:]))
    if asked in LANGUAGES:
        return asked
    locale = next((value for name in VARIABLES if (value := environment.get(name))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def _asked_for(arguments: list[str]) -> str:
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""
