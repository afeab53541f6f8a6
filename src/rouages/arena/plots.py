"""Plots: small drawings in SVG, each row with its number, so that nothing is said by position alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from rouages.arena.intervals import Estimate, Spread

WIDTH = 760
LABELS = 250
"""Where the drawing begins: the names stand left of it."""
NUMBERS = 560
"""Where it ends: the numbers stand right of it."""
ROW = 22
TITLE, EDGE = 52, 16
"""Room above and around a drawing that is a file of its own."""
COLUMNS = 38
"""A histogram of more values puts several into one column."""


class Row(NamedTuple):
    """One line of a plot."""

    label: str
    estimate: Estimate
    weight: str
    """How much stands behind it."""


def whiskers(rows: Sequence[Row], said: Callable[[Estimate], str], reference: float | None = None) -> str:
    """A dot with its bounds on each line, and a line where everybody would be if all were equal."""
    return _picture(_whiskers(rows, said, reference), ROW * len(rows))


def drawing(
    title: str, rows: Sequence[Row], said: Callable[[Estimate], str], reference: float | None = None
) -> str:
    """The same as a file of its own; it says the same in words to who cannot see it."""
    told = "; ".join(f"{row.label} {said(row.estimate)}" for row in rows)
    height = TITLE + ROW * len(rows) + EDGE
    inside = "".join(_whiskers(rows, said, reference))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * EDGE} {height}" role="img" '
        f'font-family="system-ui, sans-serif"><title>{escape(title)}</title><desc>{escape(told)}</desc>'
        f'<style>{style()}</style><rect class="sheet" width="100%" height="100%"/>'
        f'<text x="{EDGE}" y="{TITLE / 2}">{escape(title)}</text>'
        f'<g transform="translate({EDGE} {TITLE})">{inside}</g></svg>\n'
    )


def style() -> str:
    """The colours and the type of all plots, and of the page around them."""
    return files("rouages.arena").joinpath("report.css").read_text("utf-8")


def _whiskers(rows: Sequence[Row], said: Callable[[Estimate], str], reference: float | None) -> Iterator[str]:
    least = min([row.estimate.low for row in rows] + [0.0])
    most = max([row.estimate.high for row in rows] + [reference or 0.0])

    def across(value: float) -> float:
        return LABELS + (NUMBERS - LABELS) * (value - least) / ((most - least) or 1.0)

    if reference is not None:
        yield _line("even", across(reference), 0, across(reference), ROW * len(rows))
    for number, row in enumerate(rows):
        middle = ROW * number + ROW / 2
        value, low, high = row.estimate.value, row.estimate.low, row.estimate.high
        yield _text("label", LABELS - 10, middle, row.label)
        yield _line("bounds", across(low), middle, across(high), middle)
        yield f'<circle class="dot" cx="{across(value):.1f}" cy="{middle:.1f}" r="4"/>'
        yield _text("number", NUMBERS + 10, middle, said(row.estimate))
        yield _text("count", WIDTH, middle, row.weight)


def histogram(spread: Spread) -> str:
    """How often each value came."""
    columns = _columns(spread)
    tallest = max(count for _, count in columns)
    wide = (NUMBERS - LABELS + 200) / len(columns)
    high, foot = 90, 100
    drawn = []
    for number, (name, count) in enumerate(columns):
        left = 40 + number * wide
        tall = high * count / tallest
        drawn.append(
            f'<rect class="bar" x="{left:.1f}" y="{foot - tall:.1f}" width="{max(1.0, wide - 2):.1f}" '
            f'height="{tall:.1f}"><title>{escape(name)}: {count}</title></rect>'
        )
        if number % max(1, len(columns) // 7) == 0:
            drawn.append(_text("tick", left + wide / 2 - 1, foot + 12, name))
    drawn.append(_line("axis", 40, foot, 40 + wide * len(columns), foot))
    return _picture(drawn, foot + 24)


def _columns(spread: Spread) -> list[tuple[str, int]]:
    """The values with their counts, several in one column if there are many."""
    least, most = min(spread.counts), max(spread.counts)
    whole = all(float(value).is_integer() for value in spread.counts)
    step = max(1, int(-(-(most - least + 1) // COLUMNS))) if whole else (most - least) / COLUMNS
    found: dict[int, int] = {}
    for value, count in spread.counts.items():
        place = int((value - least) // step)
        found[place] = found.get(place, 0) + count
    return [
        (
            f"{least + place * step:g}" if step == 1 or not whole else f"{least + place * step:g}+",
            found.get(place, 0),
        )
        for place in range(max(found) + 1)
    ]


def _picture(drawn: Iterable[str], height: float) -> str:
    inside = "".join(drawn)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}">{inside}</svg>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, said: str) -> str:
    shown = said if len(said) <= 36 or kind != "label" else said[:35] + "…"
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(shown)}</text>'
