"""What figures and the things they count are called."""

from __future__ import annotations

import re

from rouages.words.catalogue import FIELD, Catalogue, capitalised, naming

KIND_OF = {
    "baddie": "who",
    "challenge": "who",
    "encounter": "card",
    "extension": "option",
    "gearloc": "who",
    "tyrant": "who",
    "variant": "option",
}
"""Figures whose things are called by another kind of word in the catalogue of their game."""
_REST = re.compile(r"\s*[:(].*")
_ASIDE = re.compile(r"\s*\([^()]*…[^()]*\)")
_OPEN = re.compile(r"…(?:[\s,:]*…)+")
_LAST = re.compile(r"\s*:\s*…\.?$|\.$")


def figure_name(words: Catalogue, name: str) -> str:
    """The name of a figure."""
    return capitalised(words.text(f"figure.{name}"))


def thing_name(words: Catalogue, figure: str, thing: str) -> str:
    """What a figure counts, in the words of the game if it has any."""
    if "+" in thing:
        return " + ".join(thing_name(words, figure, part) for part in thing.split("+"))
    for key in (f"{figure}.{thing}", f"{KIND_OF.get(figure, figure)}.{thing}", f"thing.{thing}"):
        if key in words:
            return capitalised(_REST.sub("", words.text(key)))
    return thing


def kind_name(words: Catalogue, kind: str) -> str:
    """What a kind of decision or choice is called: as one of it is said, with what differs left open."""
    said = _ASIDE.sub("", FIELD.sub("…", naming(words.entries, kind)))
    return capitalised(_LAST.sub("", _OPEN.sub("…", said)))
