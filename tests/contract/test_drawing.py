"""Every table can be drawn in small: well formed, without a word, and nothing of it beside the sheet."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rouages
from rouages.engine.drawing import HEIGHT, SEATS, WIDTH, sheet
from rouages.games import GAMES
from tests.games.variants import variants_of

TOKENS = Path(__file__).parents[2] / "web" / "src" / "kit" / "tokens.css"
SPREAD = 45
"""Every so manieth position is drawn."""


def corners(element):
    """The ends of an element, across and down."""
    found = element.attrib
    at = lambda *names: [float(found[name]) for name in names]  # noqa: E731
    match element.tag.rpartition("}")[2]:
        case "rect":
            x, y = float(found.get("x", 0)), float(found.get("y", 0))
            return [(x, y), (x + float(found["width"]), y + float(found["height"]))]
        case "circle":
            x, y, radius = at("cx", "cy", "r")
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case "line":
            return [tuple(at("x1", "y1")), tuple(at("x2", "y2"))]
        case "polygon":
            return [tuple(map(float, pair.split(","))) for pair in found["points"].split()]
    return []


def of_each_variant():
    for game in GAMES.values():
        for number, (players, options) in enumerate(variants_of(game)):
            yield pytest.param(game.name, players, options, id=f"{game.name}-{number}")


@pytest.mark.parametrize(("game", "players", "options"), list(of_each_variant()))
def test_every_position_is_drawn_on_its_sheet_without_a_word(game, players, options):
    match, rng = rouages.new(game, players, seed=3, **options), random.Random(players)
    while True:
        if len(match.answers) % SPREAD == 0 or match.over:
            drawing = ElementTree.fromstring(sheet(GAMES[game].sight.drawing(match.view(None))))
            assert len(list(drawing)) > 2
            for element in drawing.iter():
                assert element.tag.rpartition("}")[2] in {"svg", "rect", "circle", "line", "polygon"}
                assert not element.text
                for x, y in corners(element):
                    assert -1 <= x <= WIDTH + 1, ElementTree.tostring(element)
                    assert -1 <= y <= HEIGHT + 1, ElementTree.tostring(element)
        if match.over or len(match.answers) >= 4 * SPREAD:
            return
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))


def test_the_enamel_of_the_seats_is_that_of_the_pages():
    written = re.findall(r"--seat-\d: (#\w+);", TOKENS.read_text(encoding="utf-8"))
    assert tuple(written) == SEATS
