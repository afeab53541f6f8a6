"""Whiskers: a plot of figures with their bounds, one line each, as an SVG file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from rouages.arena.intervals import Estimate

WIDTH, LINE, LEFT, TOP = 640, 28, 130, 44
INK, FAINT, BRASS = "#33261a", "#cfc2ad", "#9a6a1f"


class Whisker(NamedTuple):
    """A name and its figure."""

    name: str
    value: Estimate


def whiskers(title: str, lines: Sequence[Whisker]) -> str:
    """The whole drawing; it says the same in words to who cannot see it."""
    low = min(line.value.low for line in lines)
    span = max(line.value.high for line in lines) - low or 1.0
    height = TOP + LINE * len(lines) + 24
    said = "; ".join(
        f"{line.name} {line.value.value:.1f} ({line.value.low:.1f} – {line.value.high:.1f})" for line in lines
    )

    def across(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - 70), 1)

    drawn = []
    for number, (name, value) in enumerate(lines):
        y = TOP + LINE * number + LINE // 2
        middle = across(value.value)
        drawn.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
            f'<path d="M{LEFT} {y}H{WIDTH - 70}" stroke="{FAINT}"/>'
            f'<path d="M{across(value.low)} {y - 6}v12M{across(value.low)} {y}H{across(value.high)}m0-6v12" '
            f'stroke="{INK}" stroke-width="2" fill="none"/>'
            f'<circle cx="{middle}" cy="{y}" r="6" fill="{BRASS}"/>'
            f'<text x="{WIDTH - 60}" y="{y + 5}">{value.value:.1f}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}">'
        f"<title>{escape(title)}</title><desc>{escape(said)}</desc>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ec"/>'
        f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>{"".join(drawn)}</svg>\n'
    )
