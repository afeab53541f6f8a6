"""Refusals on the command line: one sentence in the reader's language."""

from __future__ import annotations

from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.words.catalogue import Catalogue, of_game, shell

SPEAKERS = ("rouages.arena", "rouages.days", "rouages.puzzles", "rouages.server", "rouages.tables")
"""Rooms that say their own refusals, beside the games."""


class Unreadable(Refusal):
    """{file}: {why}."""


class BadSetting(Refusal):
    """An option is written name=value, not “{given}”."""


class NoSettingFile(Refusal):
    """The option “{option}” is to be read from “{file}”, and there is no such file."""


class SettingFileUnreadable(Refusal):
    """The option “{option}” is to be read from “{file}”, which cannot be opened as a file."""


class SettingFileNotJson(Refusal):
    """The option “{option}” is to be read from “{file}”, which is not a file of JSON."""


class NotAMatch(Refusal):
    """{file} holds another match: {why}."""


def sentence(refusal: Refusal, language: str) -> str:
    """What was refused, in this language; English is the refusal's own."""
    key = f"refusal.{type(refusal).__name__}"
    words = _catalogue(type(refusal).__module__, language)
    if key not in words:
        return str(refusal)
    fields = {
        name: sentence(value, language) if isinstance(value, Refusal) else value
        for name, value in refusal.fields.items()
    }
    return words.text(key, **fields)


def _catalogue(module: str, language: str) -> Catalogue:
    """Games, arena, days, puzzles, server and tables say their own refusals, the shell all others."""
    packages = (*SPEAKERS, *(game.package for game in GAMES.values()))
    found = next((package for package in packages if module.startswith(package + ".")), None)
    return of_game(found, language) if found else shell(language)
