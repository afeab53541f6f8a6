"""The form of a new table, and the names around it."""

import json

import pytest

from tests.browser.people import Player

pytestmark = pytest.mark.slow
UNKNOWN = {"name": "weather", "kind": "cloud", "default": None, "choices": None, "least": None, "most": None}
CUT = """() => [...document.querySelectorAll("article h2")]
  .filter(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map(name => name.textContent)"""


def options_sent(page):
    """The options of the table that would be laid; the server never hears of it."""
    page.route("**/api/tables", lambda route: None)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    return sent.value.post_data_json["options"]


def test_a_record_is_chosen_as_a_file_of_json(visit, tmp_path):
    page = visit()
    Player(page, "en").sets_up("RoboRally")
    page.get_by_role("button", name="Fine settings").click()
    chooser = page.locator("input[data-option='Own course']")
    letter, course = tmp_path / "letter.txt", tmp_path / "course.json"
    letter.write_text("Dear Ada,")
    course.write_text(json.dumps({"name": "mine"}))
    chooser.set_input_files(letter)
    page.get_by_text("letter.txt is not a file of JSON.").wait_for()
    chooser.set_input_files(course)
    page.get_by_text("course.json", exact=True).wait_for()
    page.keyboard.press("Escape")
    assert options_sent(page)["own_course"] == {"name": "mine"}


def test_an_option_of_an_unknown_kind_keeps_its_default(visit):
    page = visit("about:blank")

    def with_weather(route):
        games = route.fetch().json()
        for game in games["games"]:
            game["options"].append(UNKNOWN)
        route.fulfill(json=games)

    page.route("**/api/games", with_weather)
    page.goto("/")
    Player(page, "en").sets_up()
    assert options_sent(page)["weather"] is None


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_name_is_cut_at_a_full_table(visit, locale):
    page = visit(locale=locale)
    ada = Player(page, locale[:2])
    ada.is_called("Too long a name for its panel")
    table = ada.lay("me", *["bot:random"] * 7, spectators="link")
    other = visit(table, locale=locale)
    for screen in (page, other):
        screen.locator("article h2").nth(7).wait_for()
        assert screen.evaluate(CUT) == []


def test_a_robot_is_chosen_by_touching_the_badge_of_a_seat(visit):
    page = visit()
    ada = Player(page, "en")
    ada.sets_up()
    page.get_by_role("button", name="Choose the robot of seat 1").click()
    page.get_by_role("menuitemradio", name="Robot 6").click()
    page.get_by_role("button", name="Choose the robot of seat 2: Robot 2").click()
    page.get_by_role("menuitemradio", name="Robot 6").click()
    page.get_by_role("button", name=ada.words["open"]).click()
    ada.is_told("Choose an action")
    robots = page.locator("article").evaluate_all(
        "panels => panels.map(({dataset, innerText}) => [dataset.seat, innerText[0]])"
    )
    assert sorted(robots) == [["0", "2"], ["1", "6"], ["2", "3"], ["3", "4"]]
