"""Settings: the options of a game as they are typed, `name=value`."""

from __future__ import annotations

from typing import Any

from rouages.cli.refusals import BadSetting

YES = ("yes", "on", "true", "oui")
NO = ("no", "off", "false", "non")


def settings(given: list[str]) -> dict[str, Any]:
    """The options that were typed."""
    found = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadSetting(given=each)
        found[name.strip().replace("-", "_")] = meaning(value.strip())
    return found


def meaning(value: str) -> Any:
    """Yes or no, a number, a list of numbers, or a word."""
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    if "," in value:
        return [meaning(part.strip()) for part in value.split(",")]
    return int(value) if value.lstrip("-").isdecimal() else value
