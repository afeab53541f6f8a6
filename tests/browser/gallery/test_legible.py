"""What is written is measured where it stands: on pictures and gradients, faded, in a halo, drawn smaller."""

import pytest

from tests.browser.gallery.legible import Reading, tiny

pytestmark = pytest.mark.slow

PAGE = "<!doctype html><body style='margin:0;font:16px sans-serif'>{}"
SKY = "background:linear-gradient(#000, #fff)"
HALO = ",".join(["0 0 3px #fff"] * 9)
PALE = {
    "over the dark end of a gradient": f"<p style='{SKY};margin:0;height:200px;color:#222'>Written</p>",
    "faded with what is around it": "<div style='opacity:.4'><p style='color:#000'>Written</p></div>",
    "in a drawing": "<svg viewBox='0 0 90 30'><rect width='90' height='30' fill='#888'/>"
    "<text x='9' y='20' fill='#777'>Written</text></svg>",
    "on a picture that is made grey": "<p style='filter:contrast(.3);background:#fff'>Written</p>",
}
PLAIN = {
    "over the bright end of a gradient": f"<p style='{SKY};margin:0;padding-top:150px'>Written</p>",
    "in a halo": f"<p style='{SKY};margin:0;text-shadow:{HALO}'>Written</p>",
    "large": "<p style='font:700 30px sans-serif;color:#888'>Written</p>",
    "what cannot be pressed now": "<button disabled style='color:#ddd;background:#fff'>Written</button>",
    "what lies under something": "<p style='color:#eee'>Written</p>"
    "<div style='position:absolute;inset:0;background:#fff'></div>",
}


@pytest.fixture
def page(chromium):
    return chromium.new_context(viewport={"width": 300, "height": 300}).new_page()


@pytest.fixture
def reading(page):
    return Reading(page.context)


@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in PALE.items()])
def test_what_hardly_stands_out_is_found(page, reading, body):
    page.set_content(PAGE.format(body))
    assert ["Written" in each for each in reading.pale(page)] == [True]


@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in PLAIN.items()])
def test_what_stands_out_is_no_fault(page, reading, body):
    page.set_content(PAGE.format(body))
    assert reading.pale(page) == []


def test_figures_that_are_drawn_smaller_are_found(page):
    drawn = "<svg viewBox='0 0 200 200' width='{}'><text y='50' font-size='16'>7</text></svg>"
    page.set_content(PAGE.format(drawn.format(200)))
    assert tiny(page) == []
    page.set_content(PAGE.format(drawn.format(100)))
    assert tiny(page) == ['tiny 8.0 text "7"']
    page.set_content(PAGE.format("<p style='scale:.5'>Written</p>"))
    assert [each.split()[:2] for each in tiny(page)] == [["tiny", "8.0"]]
