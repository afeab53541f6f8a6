"""Drawings: the shapes of which a game draws its table in small, as SVG without a word in it."""

from __future__ import annotations

import math
from collections.abc import Iterable

WIDTH, HEIGHT = 1200, 630
"""Of a drawing: what those who show a link's picture ask for."""
INK, PAPER, SHADE, LINE, BRASS, WOOD, STEEL = (
    "#2a2018",
    "#f5eee0",
    "#dfd0b3",
    "#cbb893",
    "#a9792b",
    "#6b4a2f",
    "#54656f",
)
CARD = "#fdf8ec"
"""Of a plate that lies on the paper."""
GOOD, BAD = "#2a6f41", "#a3322b"
SEATS = ("#c2452d", "#2667a8", "#d9a219", "#257c4c", "#7a4a9e", "#b24e7b", "#167a84", "#5b5b5b")
"""The enamel of each seat, as the pages have it."""

Number = float
Look = dict[str, str | Number]
"""How an element looks."""


def shape(kind: str, *within: str, **attributes: str | Number) -> str:
    """An element; `stroke_width` is said with a hyphen."""
    said = "".join(f' {name.replace("_", "-")}="{_short(value)}"' for name, value in attributes.items())
    return f"<{kind}{said}>{''.join(within)}</{kind}>" if within else f"<{kind}{said}/>"


def _short(value: str | Number) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def edge(width: Number, stroke: str = INK) -> Look:
    """A line around something."""
    return {"stroke": stroke, "stroke_width": width}


def plate(x: Number, y: Number, width: Number, height: Number, fill: str, **more: str | Number) -> str:
    """A rectangle with round corners."""
    radius = min(14.0, width / 6, height / 6)
    return shape("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)


def disc(x: Number, y: Number, radius: Number, fill: str, **more: str | Number) -> str:
    """A circle."""
    return shape("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def polygon(points: Iterable[tuple[Number, Number]], fill: str, **more: str | Number) -> str:
    """A surface between corners."""
    corners = " ".join(f"{_short(x)},{_short(y)}" for x, y in points)
    return shape("polygon", points=corners, fill=fill, **more)


def cog(x: Number, y: Number, radius: Number, fill: str, *, teeth: int = 9) -> str:
    """A gear with its hub."""
    step = math.tau / teeth
    corners = [
        (
            x + reach * radius * math.cos((tooth + at) * step),
            y + reach * radius * math.sin((tooth + at) * step),
        )
        for tooth in range(teeth)
        for at, reach in ((-0.27, 0.78), (-0.17, 1.0), (0.17, 1.0), (0.27, 0.78))
    ]
    rim = edge(max(1.0, radius / 14)) | {"stroke_opacity": 0.45}
    return polygon(corners, fill, **rim) + disc(x, y, radius * 0.3, PAPER, **rim)


def robot(x: Number, y: Number, size: Number, fill: str) -> str:
    """The head of a robot around a point."""
    half, eye = size / 2, size / 9
    rim = edge(max(1.0, size / 24))
    return (
        shape("line", x1=x, y1=y - half, x2=x, y2=y - half * 0.55, **rim)
        + disc(x, y - half, size / 12, fill, **rim)
        + plate(x - half * 0.8, y - half * 0.6, size * 0.8, size * 0.75, fill, **rim)
        + disc(x - size / 6, y - size * 0.08, eye, PAPER, **rim)
        + disc(x + size / 6, y - size * 0.08, eye, PAPER, **rim)
        + plate(x - size / 5, y + size * 0.16, size / 2.5, size / 9, INK)
    )


def bar(x: Number, y: Number, width: Number, height: Number, share: Number, fill: str) -> str:
    """A gauge that is filled to a share of its length."""
    inside = max(0.0, min(1.0, share)) * width
    filled = plate(x, y, inside, height, fill) if inside else ""
    return plate(x, y, width, height, SHADE, stroke=LINE, stroke_width=1) + filled


def sheet(inside: str) -> str:
    """A whole drawing: the table on its wooden frame, a cog in the corner."""
    return shape(
        "svg",
        shape("rect", width=WIDTH, height=HEIGHT, fill=WOOD),
        plate(12, 12, WIDTH - 24, HEIGHT - 24, PAPER),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )
