"""Catalogue: what records are called in one language.

A record is said by the entry under its class name. `{field}` stands for a plain value, or another record,
`{field:kind}` for the entry `kind.value` (each of them, for a list). `{one,other:entry}` says lists side by
side: the entry for the first of each, for the second of each, and so on. The kind `seat` is a player's name.
Where the record's seat is the reader's own, the entry `Name.you` is taken. An entry may give plural forms:
`{"by": field, "one": …, "other": …}`, and `"none"` where nothing is not to be counted; or a form for each
word that a field may be: `{"by": field, "dump": …, "other": …}`. What stands before a field may change with
its word, as in French: `de {name:who}` becomes `du Roi`, `d’Ada`. `Name.kind` names all such records, where
no one of them is meant.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from rouages.words import french


class Language(StrEnum):
    """The languages of the house: a new one is a line here, and its files."""

    ENGLISH = "en"
    FRENCH = "fr"


LANGUAGES = tuple(Language)

Entries = Mapping[str, str | Mapping[str, str]]

FIELD = re.compile(r"\{(\w+(?:,\w+)*)(?::(\w+))?\}")
"""What an entry leaves open: a field or several, and the kind of word or the entry that they are said by."""


def apart(before: str, word: str) -> tuple[str, str]:
    """In most languages no word changes the one before it."""
    return before, word


JOINTS: Mapping[str, Callable[[str, str], tuple[str, str]]] = {Language.FRENCH: french.joined}
"""Languages in which a word changes what is said before it."""


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str, *sources: Entries) -> None:
        """Entries of later sources hide those of earlier ones."""
        from babel import Locale

        self.language = language
        self.locale = Locale(language)
        self._joined = JOINTS.get(language, apart)
        self.entries: dict[str, str | Mapping[str, str]] = {}
        for source in sources:
            self.entries.update(source)

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def text(self, key: str, **fields: Any) -> str:
        """The entry under a key, with these fields."""
        return self._fill(key, fields, None, ())

    def say(self, record: Struct, reader: int | None = None, names: Sequence[str] = ()) -> str:
        """A record in words, for the reader at this seat."""
        fields = {name: getattr(record, name) for name in record.__struct_fields__}
        key = type(record).__name__
        if reader is not None and fields.get("seat") == reader and f"{key}.you" in self.entries:
            key += ".you"
        return capitalised(self._fill(key, fields, reader, names))

    def _fill(self, key: str, fields: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> str:
        entry = self.entries.get(key, f"⟨{key}⟩")
        if not isinstance(entry, str):
            entry = self._form(entry, fields[entry["by"]])
        said, end = "", 0
        for found in FIELD.finditer(entry):
            name, kind = found.groups()
            if "," in name:
                word = self._side_by_side(name.split(","), kind, fields, reader, names)
            else:
                word = self._word(kind, fields.get(name, found.group()), reader, names)
            before, word = self._joined(said + entry[end : found.start()], word)
            said, end = before + word, found.end()
        return said + entry[end:]

    def _form(self, forms: Mapping[str, str], value: Any) -> str:
        if isinstance(value, str):
            return forms[value] if value in forms else forms["other"]
        return forms["none" if value == 0 and "none" in forms else self.locale.plural_form(value)]

    def _side_by_side(
        self, lists: list[str], key: str, fields: Mapping[str, Any], reader: int | None, names: Sequence[str]
    ) -> str:
        rows = zip(*[fields[name] for name in lists], strict=True)
        said = [self._fill(key, dict(zip(lists, row, strict=True)), reader, names) for row in rows]
        return self._listed(said)

    def _listed(self, words: list[str]) -> str:
        from babel.lists import format_list

        return format_list(words, locale=self.locale) if words else self.text("nothing")

    def _word(self, kind: str | None, value: Any, reader: int | None, names: Sequence[str]) -> str:
        if isinstance(value, tuple | list):
            return self._listed([self._word(kind, each, reader, names) for each in value])
        if isinstance(value, Struct):
            return self.say(value, reader, names)
        if kind is None:
            return str(value)
        if kind == "seat":
            return self.text("you") if value == reader else self.name(value, names)
        return self.text(f"{kind}.{'none' if value is None else value}")

    def name(self, seat: int, names: Sequence[str]) -> str:
        """The name of the player at a seat."""
        return names[seat] if seat < len(names) else self.text("player", number=seat + 1)


def naming(entries: Entries, kind: str) -> str:
    """The entry that names a kind of decision or choice: `Name.kind`, where that for one will not do."""
    keys = (f"{kind}.kind", f"{kind}.you", kind)
    entry = next((entries[key] for key in keys if key in entries), "")
    return entry if isinstance(entry, str) else entry["other"]


def capitalised(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


@cache
def read(package: str, language: str) -> Entries:
    """The entries that a package keeps for a language."""
    source = files(package).joinpath("text", f"{language}.json")
    entries: Entries = json.loads(source.read_text(encoding="utf-8"))
    return entries


@cache
def shell(language: str) -> Catalogue:
    """The words of the command line."""
    return Catalogue(language, read("rouages.words", language))


@cache
def of_game(package: str, language: str) -> Catalogue:
    """The words of a game, on top of those of the shell."""
    return Catalogue(language, read("rouages.words", language), read(package, language))


@cache
def of_arena(package: str, language: str) -> Catalogue:
    """The words of a game, on top of those for tables of results and reports."""
    sources = ("rouages.words", "rouages.arena", package)
    return Catalogue(language, *(read(source, language) for source in sources))
