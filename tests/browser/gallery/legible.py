"""How well what is written can be read: measured from the pixels behind it, over pictures too."""

import base64
from pathlib import Path

TEXTS = Path(__file__).with_name("texts.js").read_text(encoding="utf-8")
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
UNWRITTEN = (
    "*, ::before, ::after { transition: none !important; caret-color: transparent !important }"
    "* { -webkit-text-fill-color: transparent !important }"
    "text, tspan { fill: transparent !important }"
)
"""A page without its letters; what lies around and behind them stays."""

LEAST, LEAST_LARGE = 4.5, 3.0
LARGE, LARGE_BOLD = 24, 18.66
SMALLEST = 12
SLACK = 0.05
"""A hair's breadth is no fault."""


class Reading:
    """Somebody who measures what stands on pages, with a blank page beside them to do sums on."""

    def __init__(self, context):
        self.paper = context.new_page()

    def contrasts(self, page):
        """Every text that is seen, and how well it stands out."""
        texts = page.evaluate(TEXTS)
        shown = picture(page)
        style = page.add_style_tag(content=UNWRITTEN)
        bare = picture(page)
        style.evaluate("each => each.remove()")
        found = self.paper.evaluate(CONTRAST, {"texts": texts, "shown": shown, "bare": bare})
        return [(text, contrast) for text, contrast in zip(texts, found, strict=True) if contrast]

    def pale(self, page):
        """What stands out less than it should."""
        return [
            f"pale {contrast:.2f} {text['name']}"
            for text, contrast in self.contrasts(page)
            if contrast < least(text) - SLACK
        ]


def picture(page):
    return base64.b64encode(page.screenshot(animations="disabled", caret="hide", scale="css")).decode()


def least(text):
    """What contrast a text needs, by how large it is drawn."""
    return LEAST_LARGE if text["size"] >= (LARGE_BOLD if text["bold"] else LARGE) else LEAST


def tiny(page):
    """What is drawn smaller than can be read on a phone."""
    return [
        f"tiny {text['size']:.1f} {text['name']}"
        for text in page.evaluate(TEXTS)
        if text["size"] < SMALLEST - SLACK
    ]
