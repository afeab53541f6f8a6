"""What French does where a word follows another: de Ada is d’Ada, de le Roi is du Roi."""

from __future__ import annotations

import re

ELIDED = re.compile(r"(?<![\w’])(de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque) $", re.IGNORECASE)
VOWEL = re.compile(r"[aàâeéèêëiîïoôuùûœæ]", re.IGNORECASE)
CONTRACTED = re.compile(r"(?<![\w’])(de|à) $", re.IGNORECASE)
ARTICLE = re.compile(r"(les?) ")
CONTRACTIONS = {"dele": "du ", "deles": "des ", "àle": "au ", "àles": "aux "}


def joined(before: str, word: str) -> tuple[str, str]:
    """The text before a word, and the word, as they are said one after the other."""
    if ELIDED.search(before) and VOWEL.match(word):
        return before[:-2] + "’", word
    preposition, article = CONTRACTED.search(before), ARTICLE.match(word)
    if preposition and article:
        found = CONTRACTIONS[preposition[1].lower() + article[1]]
        said = found.capitalize() if preposition[1][0].isupper() else found
        return before[: preposition.start()] + said, word[article.end() :]
    return before, word
