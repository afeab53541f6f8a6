"""What no sentence may hold: a missing elision, a wrong plural, an article too many, a bare code."""

import re

VOWEL = "[aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ]"
UNITS = "(?<![\\d.,+×/−-])(?<![\\d.,+×/−-] )"
"""A number that stands alone: no part of a longer one, of a sum or of a list."""

CODES = {
    "a word of the rules": re.compile(r"\b[a-z]+_[a-z0-9_]+\b"),
    "a lock by its letter": re.compile(r"\b[2-9][LTF]\b"),
    "an open place": re.compile(r"[{}⟨⟩]|\bNone\b|\bTrue\b|\bFalse\b"),
}
FRENCH = {
    "no elision": re.compile(rf"(?<![\w’'])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?!onz|oui|un\b){VOWEL}"),
    "no contraction": re.compile(r"(?<![\w’'])(?:[Dd]e|à) les? (?!un\b)[A-ZÉ]|(?<![\w’'])[Dd]e les? "),
    "one of several": re.compile(rf"{UNITS}\b[01] (?!os\b|progrès\b|pas\b|fois\b|dans\b|sans\b|plus\b|mais\b|puis\b|jours? sur\b|sous\b|vers\b|après\b|reste)[a-zéèêâ]+[sx]\b"),
    "several of one": re.compile(rf"{UNITS}\b(?:[2-9]|[1-9]\d+) (?:point|dé|carte|pièce|touche|bouclier|dégât|engrenage|rouage|essieu|butin|jour|tour|tirage|case|jeton|robot|option|vie|drapeau|piston|axe)\b"),
}
ENGLISH = {
    "one of several": re.compile(rf"{UNITS}\b1 (?!is\b|was\b|has\b|as\b|less\b|Bones\b|progress\b|plus\b|across\b|axis\b|loss\b|pass\b|opens\b|shows\b|holds\b|goes\b)[a-z]+s\b"),
    "several of one": re.compile(rf"{UNITS}\b(?:[2-9]|[1-9]\d+) (?:point|die|card|part|hit|shield|gear|axle|day|turn|square|token|robot|option|life|flag|piston|register)\b"),
}
FAULTS = {"fr": CODES | FRENCH, "en": CODES | ENGLISH}


def faults(language, sentence):
    """What is wrong with a sentence."""
    return [what for what, pattern in FAULTS[language].items() if pattern.search(sentence)]
