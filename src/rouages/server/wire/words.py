"""Words: the catalogues and the rules pages that readers are sent."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.wire.bodies import RulesPage, Section
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.words.catalogue import LANGUAGES, read

SERVER = "server"
MOST_NUMBERED = 999

_HEADING = re.compile(r"^## +([\w-]+): +(.+?)\s*$")


def language_named(name: str) -> str:
    """A language of the house."""
    if name not in LANGUAGES:
        raise NoSuchPage()
    return name


@cache
def catalogues(language: str) -> dict[str, dict[str, Any]]:
    """Every catalogue of a language by name: each game's, and the server's."""
    found = {name: dict(read(game.package, language)) for name, game in GAMES.items()}
    return found | {SERVER: dict(_refusals(language)) | dict(read("rouages.server", language))}


def catalogue(language: str, name: str) -> dict[str, Any]:
    found = catalogues(language).get(name)
    if found is None:
        raise NoSuchPage()
    return found


def given_name(language: str) -> str:
    """A name for who has not said theirs; at a table nobody has the same."""
    number = 2 + secrets.randbelow(MOST_NUMBERED - 1)
    return str(catalogue(language, SERVER)["guest"]).format(number=number)


def _refusals(language: str) -> Iterator[tuple[str, Any]]:
    """What every refusal says: in English its own sentence, else the words of whoever refuses."""
    if language == "en":
        for kind in kinds_of(Refusal):
            yield f"refusal.{kind.__name__}", kind.__doc__
    else:
        for package in (
            "rouages.words",
            "rouages.days",
            "rouages.puzzles",
            "rouages.tables",
            *(game.package for game in GAMES.values()),
        ):
            yield from (
                (key, said) for key, said in read(package, language).items() if key.startswith("refusal.")
            )


@cache
def rules_page(language: str, game: str) -> RulesPage:
    """The rules of a game in our words, in sections headed `## id: Title`."""
    if game not in GAMES:
        raise NoSuchPage()
    source = files(GAMES[game].package).joinpath("text", f"rules.{language}.md")
    if not source.is_file():
        raise NoSuchPage()
    sections: list[tuple[str, str, list[str]]] = []
    for line in source.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            sections.append((heading[1], heading[2], []))
        elif sections:
            sections[-1][2].append(line)
    return RulesPage(tuple(Section(id_, title, "\n".join(text).strip()) for id_, title, text in sections))
