"""The course editor of RoboRally: a course is drawn, judged by the rules, kept, shared and raced."""

import json

import pytest

from tests.browser.people import Player
from tests.browser.screens import SCHEMES, SIZES
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
PAGE = "/workshop/robo-rally"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SUGGESTED = ["Dizzy Dash", "Island Hop", "Death Trap"]


class Maker:
    """Somebody who draws a course."""

    def __init__(self, page):
        self.page = page

    def add(self, board):
        self.page.get_by_role("button", name=f"Add {board}").click()

    def turns_to(self, tab):
        self.page.get_by_role("tab", name=tab).click()

    def hears(self, verdict):
        self.page.get_by_role("status").get_by_text(verdict).wait_for()

    def plants(self, column, row, columns=14, rows=18):
        """A flag on a square, counted from 1, of a course of one board and a bay with a rim of one square."""
        self.turns_to("Flags")
        floor = self.page.locator(".floor")
        box = floor.bounding_box()
        spot = {
            "x": box["width"] * (column + 0.5) / columns,
            "y": box["height"] * (row + 0.5) / rows,
        }
        floor.click(position=spot)

    def makes_a_small_course(self):
        self.add("Cross")
        self.hears("The course has no docking bay to start from.")
        self.add("Docking Bay A")
        self.hears("A course has 1 to 8 flags, not 0.")
        self.plants(4, 4)
        self.hears("This course can be raced.")


@pytest.mark.long(part="journeys")
def test_a_course_is_made_and_a_table_laid_with_it(visit):
    page = visit()
    Player(page, "en").sets_up("RoboRally")
    page.get_by_role("link", name="Course editor").click()
    maker = Maker(page)
    maker.makes_a_small_course()
    page.get_by_label("Name of the course").fill("Round the cross")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play this course").click()
    page.get_by_text("Round the cross").wait_for()
    assert page.get_by_role("button", name="See all (34)").count() == 0
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("region", name="What to do now").wait_for()
    record = page.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    course = record["table"]["options"]["own_course"]
    assert (course["title"], course["flags"]) == ("Round the cross", [[3, 3]])
    assert [board["board"] for board in (*course["boards"], course["bay"])] == ["cross", "docking-bay-a"]


def test_what_is_wrong_is_said_in_the_makers_language(visit):
    page = visit(PAGE)
    maker = Maker(page)
    maker.makes_a_small_course()
    maker.turns_to("Rules")
    page.get_by_role("switch", name="SuperBot").click()
    page.get_by_role("switch", name="Last team standing").click()
    maker.hears("The special rules “SuperBot” and “Last team standing” exclude each other.")
    assert page.get_by_role("button", name="Play this course").is_disabled()
    page.get_by_role("radio", name="Français").click()
    maker.hears("Les règles spéciales « SuperBot » et « Dernière équipe en course » s’excluent.")


@pytest.mark.long(part="journeys")
def test_a_course_is_made_by_keyboard_alone(visit):
    page = visit(PAGE)
    maker = Maker(page)
    for board in ("Exchange", "Docking Bay B"):
        page.get_by_role("button", name=f"Add {board}").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name=f"{board}, turned").wait_for()
    page.get_by_role("button", name="Exchange, turned by 0").focus()
    page.keyboard.press("r")
    page.get_by_role("button", name="Exchange, turned by 90").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Docking Bay B, turned by 0 degrees, from column 1, row 13").wait_for()
    page.get_by_role("button", name="Exchange, turned by 90 degrees, from column 2, row 1").wait_for()
    page.keyboard.press("Shift+ArrowRight")
    maker.hears("The docking bay does not open onto a board.")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    maker.hears("A course has 1 to 8 flags, not 0.")
    page.get_by_role("tab", name="Boards").focus()
    page.keyboard.press("ArrowRight")
    page.locator(".floor button").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    maker.hears("This course can be raced.")
    page.get_by_text("Column 3, row 2.").first.wait_for()
    page.keyboard.press("Delete")
    maker.hears("A course has 1 to 8 flags, not 0.")


@pytest.mark.long(part="journeys")
def test_a_board_is_dragged_with_its_flags_and_drawn_to_its_neighbour(visit):
    page = visit(PAGE)
    maker = Maker(page)
    maker.makes_a_small_course()
    maker.turns_to("Boards")
    box = page.locator(".floor").bounding_box()
    side = box["width"] / 14
    bay = (box["x"] + 7 * side, box["y"] + 15 * side)
    page.mouse.move(*bay)
    page.mouse.down()
    page.mouse.move(bay[0] + side, bay[1] + 5 * side, steps=4)
    page.mouse.up()
    maker.hears("The docking bay does not open onto a board.")
    page.get_by_role("button", name="Undo").click()
    maker.hears("This course can be raced.")
    page.mouse.move(box["x"] + 7 * side, box["y"] + 7 * side)
    page.mouse.down()
    page.mouse.move(box["x"] + 7.4 * side, box["y"] + 5.6 * side, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Cross, turned by 0 degrees, from column 1, row 1").wait_for()
    maker.hears("This course can be raced.")


@pytest.mark.long(part="journeys")
def test_a_course_is_kept_shared_as_a_file_and_read_again(visit, tmp_path):
    page = visit(PAGE)
    maker = Maker(page)
    maker.makes_a_small_course()
    page.get_by_label("Name of the course").fill("Mine, all mine")
    page.keyboard.press("Enter")
    maker.turns_to("Courses")
    page.get_by_role("button", name="Keep").click()
    page.get_by_text("“Mine, all mine” is kept in this browser.").wait_for()
    with page.expect_download() as sent:
        page.get_by_role("button", name="As a file").click()
    assert sent.value.suggested_filename == "Mine-all-mine.json"
    shared = json.loads(sent.value.path().read_text())
    assert shared["flags"] == [[3, 3]]

    page.get_by_role("button", name="New").click()
    maker.hears("Lay boards and a docking bay, then plant flags.")
    page.reload()
    maker.turns_to("Courses")
    page.get_by_role("button", name="Mine, all mine Boards: 1 · Flags: 1").click()
    maker.hears("This course can be raced.")

    chooser = page.locator("input[type=file]")
    letter, course = tmp_path / "letter.txt", tmp_path / "theirs.json"
    letter.write_text("Dear Ada,")
    course.write_text(json.dumps({**shared, "title": "Theirs", "flags": [[0, 2]]}))
    chooser.set_input_files(letter)
    page.get_by_text("letter.txt is not the file of a course.").wait_for()
    assert page.get_by_label("Name of the course").input_value() == "Mine, all mine"
    chooser.set_input_files(course)
    page.get_by_text("The course in theirs.json is on the table.").wait_for()
    assert page.get_by_label("Name of the course").input_value() == "Theirs"
    page.get_by_label("Start from a ready-made course").select_option(label="Around the World")
    maker.hears("Players: 5–8.")


@SCHEMES
@pytest.mark.long(part="journeys")
def test_axe_finds_nothing_serious_in_the_editor(visit, size, scheme):
    page = visit(PAGE, size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    maker = Maker(page)
    page.get_by_role("button", name="Add Cross").wait_for()
    assert faults(page) == []
    maker.makes_a_small_course()
    for tab in ("Boards", "Flags", "Rules", "Courses"):
        maker.turns_to(tab)
        assert faults(page) == []
        assert page.evaluate(WIDER) == 0


@pytest.mark.long(part="journeys")
def test_a_phone_draws_by_touch(visit):
    page = visit(PAGE, size=(390, 844), touch=True)
    page.get_by_role("button", name="Add Vault").tap()
    page.get_by_role("button", name="Add Docking Bay B").tap()
    page.get_by_role("button", name="Turn", exact=True).tap()
    page.get_by_role("tab", name="Flags").tap()
    box = page.locator(".floor").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] * 9.5 / 18, box["y"] + box["height"] * 3.5 / 14)
    page.get_by_role("status").get_by_text("This course can be raced.").wait_for()
    assert page.evaluate(WIDER) == 0


@pytest.mark.long(part="journeys")
@SIZES
def test_the_form_shows_a_course_and_whom_it_is_for(visit, size):
    page = visit(size=size)
    page.get_by_role("button", name="Set up a table: RoboRally").click()
    refusal = page.get_by_text("This course is for 5 to 8 players, not 3.")
    others = page.get_by_role("group", name="Other choices").get_by_role("button")
    others.nth(2).locator("svg.factory-paint").wait_for()
    assert others.locator("b").all_inner_texts() == SUGGESTED
    page.get_by_role("button", name="See all (34)").click()
    page.get_by_role("dialog", name="Course").get_by_role("button", name="Around the World").click()
    refusal.wait_for()
    for known in ("Hard", "3 flags", "More than 2 hours"):
        page.locator(".pills > span").filter(has_text=known).wait_for()
    page.get_by_text("5–8 players, 18 pits, 4 lasers, 48 squares of express belt.").wait_for()
    page.get_by_role("button", name="+ bot").click()
    page.get_by_text("This course is for 5 to 8 players, not 4.").wait_for()
    page.get_by_role("button", name="+ bot").click()
    page.get_by_text("This course is for").wait_for(state="detached")
    assert faults(page) == []
    page.get_by_role("button", name="See it large").click()
    page.get_by_role("heading", name="Around the World").wait_for()
    assert faults(page) == []
    assert page.evaluate(WIDER) == 0
