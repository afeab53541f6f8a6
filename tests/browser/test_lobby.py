"""The lists of tables, the form of a new one, and the names around it."""

import json
import re

import pytest
from playwright.sync_api import expect

from rouages.server.wire import words
from tests.browser.people import Player
from tests.browser.screens import DESK, PHONE, SIZES, gallery
from tests.browser.test_door import PLAY, TITLES
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
UNKNOWN = {"name": "weather", "kind": "cloud", "default": None, "choices": None, "least": None, "most": None}
CUT = """() => [...document.querySelectorAll("article h2")]
  .filter(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map(name => name.textContent)"""


def sent_by(page):
    """The table that would be laid; the server never hears of it."""
    page.route("**/api/tables", lambda route: None)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    return sent.value.post_data_json


def options_sent(page):
    """The options of that table."""
    return sent_by(page)["options"]


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


def lays(player, game, count, *places, **rules):
    """So many tables of a game, as somebody would who never opens them."""
    seats = [dict(zip(("kind", "level"), place.split(":"), strict=False)) for place in places]
    for _ in range(count):
        wish = {"game": game, "seats": seats, **rules}
        assert player.page.context.request.post("/api/tables", data=wish).ok


def regular(visit, size):
    """Ada, who has a table of her own, and her list of all tables."""
    ada = Player(visit(size=size, touch=size == PHONE), "en")
    ada.is_called("Ada")
    lays(ada, "cyberion", 1, "me")
    ada.come("/")
    if size == PHONE:
        ada.page.get_by_role("button", name="All my tables").click()
        return ada, ada.page.get_by_role("dialog")
    return ada, ada.page.get_by_role("main")


@SIZES
def test_open_tables_are_seen_by_game_and_page_by_page(visit, size):
    bea = Player(visit(), "en")
    bea.is_called("Bea")
    lays(bea, "out-of-gears", 9, "me", "open")
    lays(bea, "robo-rally", 1, "me", "open", "bot:easy")
    ada, tables = regular(visit, size)
    tables.get_by_role("radio", name="Open · 10").click()
    rows = tables.get_by_role("listitem")
    expect(rows).to_have_count(8)
    assert not faults(ada.page)
    tables.get_by_role("button", name="Next page").click()
    tables.get_by_text("Page 2 of 2").wait_for()
    expect(rows).to_have_count(2)
    tables.get_by_label("Tables of which game").select_option("RoboRally")
    tables.get_by_role("radio", name="Open · 1", exact=True).wait_for()
    expect(rows).to_have_count(1)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rows.get_by_role("button", name="Sit down").click()
    ada.page.wait_for_url("**/table/*")
    mine = ada.page.context.request.get("/api/lobby").json()["mine"]
    assert {each["table"]["game"] for each in mine} == {"cyberion", "robo-rally"}


@pytest.mark.long(part="journeys")
@SIZES
def test_what_strangers_play_is_there_to_watch_and_nothing_can_be_chosen(visit, size):
    bea = Player(visit(), "en")
    bea.is_called("Bea")
    bea.lay("me", "bot:random", spectators="anyone")
    bea.options().first.wait_for(state="attached")
    ada, tables = regular(visit, size)
    tables.get_by_role("radio", name="To watch · 1").click()
    tables.get_by_role("listitem").get_by_role("button", name="Watch").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_told("Bea is choosing")
    assert not ada.is_asked()


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("language", [pytest.param("en", marks=gallery), "fr"])
def test_on_a_phone_the_games_come_first_and_the_next_table_lies_at_the_thumb(visit, language):
    ada = Player(visit(locale=language, size=PHONE, touch=True), language)
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    ada.options().first.wait_for(state="attached")
    ada.come("/")
    strip = ada.page.get_by_role(
        "button", name=re.compile("Play Out of Gears on|Jouer la suite d.Out of Gears")
    )
    top = strip.bounding_box()["y"]
    games = [ada.page.get_by_role("button", name=PLAY[language].format(title)) for title in TITLES.values()]
    boxes = [game.first.bounding_box() for game in games]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= top for box in boxes)
    assert top > PHONE[1] * 0.8
    assert not faults(ada.page)
    strip.click()
    ada.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=gallery)])
def test_whether_one_is_told_is_a_switch_in_the_row_of_a_table_over_days(visit, size):
    ada, bea = Player(visit(size=size), "en"), Player(visit(), "en")
    clock = {"kind": "move", "seconds": 24 * 3600}
    for player, name in ((ada, "Ada"), (bea, "Bea")):
        player.is_called(name)
    table = ada.lay("me", "open", clock=clock)
    assert bea.page.context.request.post(f"/api{table.replace('table', 'tables')}/take", data={}).ok
    for player in (bea, ada):
        player.come(table)
        player.options().first.wait_for(state="attached")
    ada.come("/")
    if size == PHONE:
        ada.page.locator(".strip .words").click()
    row = ada.page.get_by_role("listitem").filter(has_text="Out of Gears")
    row.get_by_role("switch", name="Told on this device when it is my turn").wait_for()
    assert row.bounding_box()["height"] < 100
    assert not faults(ada.page)


@pytest.mark.long(part="journeys")
def test_what_only_an_owner_of_the_box_understands_is_folded_away(visit):
    ada = Player(visit(), "en")
    cards = ada.page.context.request.get("/api/games").json()["games"]
    folded = {
        card["name"]: [field["name"] for field in card["options"] if field["part"] == "fine"]
        for card in cards
    }
    assert sum(map(bool, folded.values())) > 2
    for game, names in folded.items():
        labels = [words.catalogue("en", game)[f"option.{name}"] for name in names]
        ada.sets_up(TITLES[game])
        ada.page.get_by_role("button", name="Fine settings").wait_for()
        assert not any(ada.page.get_by_text(label, exact=True).count() for label in labels)
        ada.press("Fine settings")
        for label in labels:
            ada.page.get_by_text(label, exact=True).first.wait_for()
        ada.come("/")


def test_one_chooses_the_temper_of_a_bot(visit):
    page = visit()
    Player(page, "en").sets_up("RoboRally")
    seat = page.get_by_role("button", name="Change who sits in seat 2")
    seat.click()
    page.get_by_role("menuitemradio", name="bold").click()
    assert "calm, bold" in seat.get_attribute("aria-label")
    sent = sent_by(page)["seats"][1]
    assert (sent["level"], sent["temper"]) == ("easy", "bold")
