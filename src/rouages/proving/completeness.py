"""Completeness of words: every record of a game can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, NotOffered, Reason
from rouages.engine.events import Event
from rouages.engine.game import Game
from rouages.engine.kinds import words_of
from rouages.words.catalogue import FIELD, LANGUAGES, Entries, naming, of_game, read

ABOUT = {"name", "tagline", "minutes", "weight", "goal", "feel", "feel.more"}
"""What a game is called, how long it takes, how hard it is (1 to 3), and what pages and links say of it."""


def check_words(game: Game[Any, Any]) -> None:
    """Check that all that happens in a game, is asked and may be chosen can be said in every language."""
    found = gaps(game)
    assert not found, "\n".join(found)


def records(game: Game[Any, Any]) -> list[type[Struct]]:
    """The events, decisions, choices and reasons of a game."""
    bases: tuple[type[Struct], ...] = (Event, Decision, Choice, Reason)
    return [AnotherQuestion, NotOffered, *(kind for base in bases for kind in game.records(base))]


def gaps(game: Game[Any, Any]) -> list[str]:
    """What a catalogue of the game lacks, or says of fields that do not exist."""
    found = []
    catalogues = {language: read(game.package, language) for language in LANGUAGES}
    keys = {key for entries in catalogues.values() for key in entries if not key.startswith("refusal.")}
    for language, entries in catalogues.items():
        found += [f"{language}: {key} is missing" for key in sorted(keys - set(entries))]
        found += [f"{language}: {key} is missing" for key in sorted(required(game) - set(entries))]
        found += [f"{language}: {line}" for line in wrong_fields(game, entries, language)]
        found += [f"{language}: {line}" for line in nameless(game, entries)]
    return found


def required(game: Game[Any, Any]) -> set[str]:
    """The entries that a game must have."""
    needed = {kind.__name__ for kind in records(game)} | ABOUT
    noes = {f"{kind.__name__}.no" for kind in game.records(Decision) if kind.no is not Decision.no}
    needed |= noes | ({"no.until"} if noes else set())
    needed |= {f"ending.{word}" for word in words_of(game.endings)}
    needed |= {f"phase.{word}" for word in words_of(game.sight.phases)}
    for name in game.judgement.reasons:
        needed |= {f"reason.{name}.more", f"reason.{name}.less"}
    for name in game.options.__struct_fields__:
        needed |= {f"option.{name}", f"option.{name}.help"}
    return needed


def nameless(game: Game[Any, Any], entries: Entries) -> Iterator[str]:
    """Kinds of decisions and choices that cannot be named without one of them at hand."""
    for kind in records(game):
        if issubclass(kind, Decision | Choice) and not naming(entries, kind.__name__)[:1].isalpha():
            yield f"{kind.__name__} does not begin with a word, and {kind.__name__}.kind is missing"


def wrong_fields(game: Game[Any, Any], entries: Entries, language: str) -> Iterator[str]:
    """Entries of records that name a field, or a kind of word, which does not exist."""
    known = of_game(game.package, language).entries
    for kind in records(game):
        for key in (kind.__name__, f"{kind.__name__}.you"):
            for text in forms(entries.get(key, "")):
                yield from wrong_holes(key, text, kind.__struct_fields__, known)


def forms(entry: str | Mapping[str, str]) -> Sequence[str]:
    """The texts of an entry: one, or one for each number."""
    return [entry] if isinstance(entry, str) else list(entry.values())


def wrong_holes(key: str, text: str, fields: Sequence[str], known: Entries) -> Iterator[str]:
    """What a text leaves open that these fields and the known entries cannot fill."""
    for found, word in FIELD.findall(text):
        listed = found.split(",")
        for field in listed:
            if field not in fields:
                yield f"{key} speaks of {field}, which it does not have"
        if len(listed) > 1:
            if word not in known:
                yield f"{key} wants the entry {word}, and there is none"
            for each in forms(known.get(word, {})):
                yield from wrong_holes(word, each, listed, known)
        elif word and word != "seat" and not any(name.startswith(f"{word}.") for name in known):
            yield f"{key} wants words of the kind {word}, and there are none"
