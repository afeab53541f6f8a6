"""The gallery finds what is wrong with a page, one kind of fault at a time, and nothing with a good one."""

import pytest

from tests.browser.gallery.pages import faults_of

pytestmark = pytest.mark.slow

PAGE = (
    "<!doctype html><meta name=viewport content='width=device-width'>"
    "<body style='margin:0;height:100%;overflow:hidden;font:16px sans-serif'>{}"
)
BUTTON = "<button style='width:60px;height:44px'>Go</button>"
LONG = f"<div style='overflow:auto;height:60px'><p>{'more ' * 300}</p></div>"
GOOD = f"<main><p>All is well.</p>{BUTTON}{LONG}</main>"

BAD = {
    "clipped": "<p style='width:60px;overflow:hidden;white-space:nowrap'>Far too long for this</p>",
    "overlaps": "<p>One line</p><p style='position:absolute;top:6px;left:0'>Another</p>",
    "outside": "<button style='position:absolute;left:370px;width:60px;height:44px'></button>",
    "covered": f"{BUTTON}<div style='position:absolute;inset:0;background:#fff'></div>",
    "broken": "<p style='width:12px;overflow-wrap:anywhere'>20</p>",
    "small": "<button style='width:20px;height:20px;padding:0'>x</button>",
}


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def test_a_good_page_has_no_fault(page):
    page.set_content(PAGE.format(GOOD))
    assert faults_of(page, touch=True) == []


@pytest.mark.parametrize(("kind", "body"), BAD.items())
def test_each_kind_of_fault_is_found(page, kind, body):
    page.set_content(PAGE.format(body))
    assert {kind} == {found.split()[0] for found in faults_of(page, touch=True)}


def test_what_is_cut_is_no_fault_where_the_drawing_moves_under_the_finger(page):
    cut = f"<div {{}} style='overflow:hidden'><p style='white-space:nowrap'>{'long ' * 90}</p></div>"
    page.set_content(PAGE.format(cut.format("")))
    assert [found.split()[0] for found in faults_of(page, touch=True)] == ["clipped"]
    page.set_content(PAGE.format(cut.format("data-pans")))
    assert faults_of(page, touch=True) == []


def test_a_finger_needs_more_room_than_a_mouse(page):
    page.set_content(PAGE.format(BAD["small"]))
    assert faults_of(page, touch=False) == []


def test_what_is_written_on_a_plate_stays_on_it(page):
    plate = f"<div class='plate' style='width:200px;height:{{}}px'>{'more ' * 12}</div>"
    page.set_content(PAGE.format(plate.format(30)))
    assert [found.split()[0] for found in faults_of(page, touch=True)] == ["clipped"]
    page.set_content(PAGE.format(plate.format(60)))
    assert faults_of(page, touch=True) == []
