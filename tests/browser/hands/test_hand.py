"""A hand touches only what a person could, finds what lies further down, and says where nothing leads on."""

import random

import pytest

from tests.browser.hands import hand as hands
from tests.browser.hands.hand import DeadEnd, Finger, Mouse
from tests.browser.people import until

pytestmark = pytest.mark.slow

PAGE = (
    "<!doctype html><meta name=viewport content='width=device-width'>"
    "<style>button {{ display: block; width: 90px; height: 44px }}</style>"
    "<body style='margin:0'><main>{}</main>"
    "<section data-plate><div class='plate brass'>What now?</div></section>"
    "<script>done = []; onclick = ({{ target }}) => {{ done.push(target.id); target.remove() }}</script>"
)
LIT = "<button class='lit' id='{0}'{1}>{0}</button>"
COVER = "<div style='position:fixed;inset:0;background:#fff8'></div>"
FURTHER = (
    f"<div style='height:300px;overflow:auto'><p style='height:900px'></p>{LIT.format('down', '')}</div>"
)


def opened(chromium, kind):
    """A page for a hand of this kind."""
    touch = kind is Finger
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=touch, is_mobile=touch)
    return kind(context.new_page(), random.Random(1))


@pytest.fixture
def hand(chromium, monkeypatch):
    monkeypatch.setattr(hands, "ROUNDS", 0)
    return opened(chromium, Finger)


def touched(hand, body):
    """What was touched on such a page until nothing was left, and what is said then."""
    hand.page.set_content(PAGE.format(body))
    with pytest.raises(DeadEnd) as end:
        until(hand.page, lambda: False, hand.goes_on)
    return hand.page.evaluate("done"), str(end.value)


def test_what_is_lit_is_touched_and_nothing_else(hand):
    done, _ = touched(hand, LIT.format("one", "") + "<button id='two'>two</button>")
    assert done == ["one"]


@pytest.mark.parametrize("how", ["disabled", "inert", "aria-disabled='true'", "style='visibility:hidden'"])
def test_what_cannot_be_pressed_is_not(hand, how):
    assert touched(hand, LIT.format("one", f" {how}"))[0] == []


def test_what_lies_under_another_thing_is_out_of_reach_and_named(hand):
    done, end = touched(hand, LIT.format("one", "") + COVER)
    assert done == []
    assert "out of reach:\none\nin reach" in end
    assert "What now?" in end


@pytest.mark.parametrize("kind", [Finger, Mouse])
def test_what_lies_further_down_is_found(chromium, kind):
    hand = opened(chromium, kind)
    hand.page.set_content(PAGE.format(FURTHER))
    until(hand.page, lambda: hand.page.evaluate("done").count("down"), hand.goes_on)


def test_what_lies_outside_the_window_for_good_is_out_of_reach(hand):
    outside = LIT.format("one", " style='position:fixed;left:-200px'")
    assert touched(hand, outside)[0] == []


def test_a_sheet_comes_before_what_lies_under_it(hand):
    sheet = f"<dialog id='sheet'>{LIT.format('over', '')}</dialog><script>sheet.showModal()</script>"
    done, _ = touched(hand, LIT.format("under", "") + sheet)
    assert done == ["over"]
