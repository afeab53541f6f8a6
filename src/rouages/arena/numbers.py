"""Numbers as a language writes them, with their bounds."""

from __future__ import annotations

from babel.numbers import format_decimal

from rouages.arena.intervals import Estimate
from rouages.words.catalogue import Catalogue


def decimal(words: Catalogue, value: float, digits: int = 2) -> str:
    """So many digits behind the point."""
    return str(format_decimal(value, f"#,##0.{'0' * digits}", locale=words.locale))


def whole(words: Catalogue, value: int) -> str:
    return decimal(words, value, 0)


def percents(words: Catalogue, share: Estimate) -> str:
    """A share with its bounds."""
    hundredths = share.scaled(100)
    return f"{decimal(words, hundredths.value, 1)} % {bounds(words, hundredths, 1)}"


def times(words: Catalogue, strength: Estimate) -> str:
    """How many times what an equal has, with its bounds."""
    return f"{decimal(words, strength.value)} {bounds(words, strength, 2)}"


def points(words: Catalogue, rating: Estimate) -> str:
    """A rating with its bounds."""
    return f"{decimal(words, rating.value, 0)} {bounds(words, rating, 0)}"


def bounds(words: Catalogue, estimate: Estimate, digits: int) -> str:
    """Between which values the truth lies."""
    dash = "–" if estimate.low >= 0 else " – "
    return f"({decimal(words, estimate.low, digits)}{dash}{decimal(words, estimate.high, digits)})"


def mean(words: Catalogue, estimate: Estimate) -> str:
    """A mean with half the width of its interval."""
    return f"{decimal(words, estimate.value)} ± {decimal(words, (estimate.high - estimate.low) / 2)}"
