"""Settings: the options of a game as they are typed, `name=value` or `name=@file`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rouages.cli.refusals import BadSetting, NoSettingFile, SettingFileNotJson, SettingFileUnreadable

YES = ("yes", "on", "true", "oui")
NO = ("no", "off", "false", "non")
FILE = "@"
"""What stands before the name of a file that holds the value."""


def settings(given: list[str]) -> dict[str, Any]:
    """The options that were typed."""
    found = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadSetting(given=each)
        option, value = name.strip().replace("-", "_"), value.strip()
        found[option] = in_file(option, value[1:]) if value.startswith(FILE) else meaning(value)
    return found


def in_file(option: str, file: str) -> Any:
    """The value of an option that is kept in a file of JSON."""
    try:
        return msgspec.json.decode(Path(file).read_bytes())
    except FileNotFoundError:
        raise NoSettingFile(option=option, file=file) from None
    except OSError:
        raise SettingFileUnreadable(option=option, file=file) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SettingFileNotJson(option=option, file=file) from None


def meaning(value: str) -> Any:
    """Yes or no, a number, a list of numbers, or a word."""
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    if "," in value:
        return [meaning(part.strip()) for part in value.split(",")]
    return int(value) if value.lstrip("-").isdecimal() else value
