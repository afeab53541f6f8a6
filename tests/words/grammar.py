"""What no sentence may hold: a missing elision, a wrong plural, an article too many, a bare code."""

import re

VOWEL = "[aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ]"
COUNTED = re.compile(r"(?<![\d.,+×/−-])\b(\d+) ([a-zàâéèêëîïôùûçœ]+)")
"""A number that stands alone, and the word after it."""

CODES = {
    "a word of the rules": re.compile(r"\b[a-z]+_[a-z0-9_]+\b"),
    "a lock by its letter": re.compile(r"\b\d[LTF]\b"),
    "an open place": re.compile(r"[{}⟨⟩]|\bNone\b|\bTrue\b|\bFalse\b"),
}
FRENCH = {
    "no elision": re.compile(
        rf"(?<![\w’'])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?!onz|oui|un\b){VOWEL}"
    ),
    "no contraction": re.compile(r"(?<![\w’'])[Dd]e les? |(?<![\w’'])à les? [A-ZÉ]"),
}
NAMED = re.compile(
    r"\b(?:\w*bot|dump|décharge|team|équipe|register|phase|flag|drapeau|size|taille|space|espace|die|dé|day|jour"
    r"|dock|quai|column|colonne|place|round|trove|coffre|poison|weaken|affaiblissement) \d+",
    re.IGNORECASE,
)
"""A number that is a name: nothing is counted."""
SINGULAR = {
    "fr": {"au", "avec", "d", "de", "en", "et", "n", "ou", "par", "pour", "sur", "à"},
    "en": {
        "and",
        "damage",
        "dice",
        "discarded",
        "for",
        "identical",
        "in",
        "it",
        "left",
        "more",
        "of",
        "on",
        "or",
    }
    | {"instability", "outside", "salvage", "to", "training"},
}
"""Words without the mark of the plural that may follow a number above one."""
PLURAL = {"fr": {"os", "progrès", "pas", "fois", "dans", "sans"}, "en": {"has", "is", "less", "progress"}}
"""Words that end like a plural and may follow a one."""


def faults(language, sentence):
    """What is wrong with a sentence."""
    patterns = CODES | FRENCH if language == "fr" else CODES
    found = [what for what, pattern in patterns.items() if pattern.search(sentence)]
    for number, word in COUNTED.findall(NAMED.sub("", sentence)):
        several = int(number) > 1 or (language == "en" and number == "0")
        if several and word[-1] not in "sx" and word not in SINGULAR[language]:
            found.append(f"several of one: {number} {word}")
        if not several and word[-1] in "sx" and word not in PLURAL[language]:
            found.append(f"one of several: {number} {word}")
    return found
