"""The door: one press from an empty browser to a table, a lobby for who returns, a panel for a new table."""

import json
import re
import time

import pytest

from rouages.games import GAMES
from rouages.lessons.reading import LESSONS
from rouages.server.wire import words
from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE, gallery
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow

TITLES = {
    "out-of-gears": "Out of Gears",
    "gear-and-piston": "Gear & Piston",
    "robo-rally": "RoboRally",
    "too-many-bones": "Too Many Bones",
    "cyberion": "Cyberion",
}
PLAY = {"en": "Play {}", "fr": "Jouer à {}"}
GUEST = {"en": r"Guest \d+", "fr": r"Invité \d+"}
SCROLLS = """() => [...document.querySelectorAll("dialog[open] *")]
  .filter(each => ["auto", "scroll"].includes(getComputedStyle(each).overflowY))
  .filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.className)"""

screens = pytest.mark.parametrize(
    ("language", "size"),
    [
        ("fr", DESK),
        pytest.param("en", DESK, marks=gallery),
        pytest.param("fr", PHONE, marks=gallery),
        ("en", PHONE),
    ],
)


def me(player):
    return player.page.context.request.get("/api/me").json()


LONG = pytest.mark.long(part="journeys")
LIT = ':is(main:not(:has(dialog[open])), dialog[open]) :is(.legal, .lit, .notched, [data-lit="true"])'
LESSON = {"en": "Lesson", "fr": "Leçon"}


def test_every_game_is_on_the_shelf():
    assert set(TITLES) == set(GAMES)


@screens
def test_a_newcomer_sees_five_pictures_and_is_nobody(visit, language, size):
    page = visit(locale=language, size=size, touch=size == PHONE)
    newcomer = Player(page, language)
    for title in TITLES.values():
        button = page.get_by_role("button", name=PLAY[language].format(title), exact=True)
        button.wait_for()
        box = button.bounding_box()
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.get_by_role("list").count() == 0
    assert not faults(page)
    assert me(newcomer)["name"] is None


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), pytest.param("en", DESK, marks=gallery)])
def test_one_press_leads_to_a_question(visit, game, language, size):
    newcomer = Player(visit(locale=language, size=size, newcomer=True), language)
    newcomer.press(PLAY[language].format(TITLES[game]))
    newcomer.page.wait_for_url("**/table/*")
    newcomer.options().first.wait_for(state="attached")
    newcomer.reads(words.catalogue(language, game)["goal"])
    balloon = newcomer.page.get_by_role("dialog", name="Rustine")
    lesson = balloon.get_by_role("link", name=LESSON[language])
    assert lesson.get_attribute("href") == f"/lesson/{game}/{next(iter(LESSONS[game]))}"
    assert not faults(newcomer.page)
    found = me(newcomer)
    assert re.fullmatch(GUEST[language], found["name"])
    assert not found["named"]
    table = newcomer.page.context.request.get("/api/lobby").json()["mine"][0]["table"]
    assert (table["game"], table["clock"], table["spectators"]) == (game, None, "link")


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=gallery)])
def test_the_picture_of_a_game_plays_it_as_the_page_says(visit, size):
    newcomer = Player(visit(size=size, newcomer=True), "en")
    newcomer.reads("Pick a picture: the game begins.")
    newcomer.page.get_by_role("article").filter(has_text="Cyberion").locator(".scene").click()
    newcomer.page.wait_for_url("**/table/*")
    newcomer.options().first.wait_for(state="attached")


LOOK = {
    "en": ("Look first", "Look", "Out of Gears is being played right now.", "Watch"),
    "fr": ("Regarder d’abord", "Voir", "On joue à Out of Gears en ce moment.", "Regarder"),
}


@LONG
@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", DESK)])
def test_who_would_rather_look_first_finds_a_door(visit, language, size):
    """To the games in pictures; to a table, where others play now. Nobody is made for it."""
    title, look, live, watch = LOOK[language]
    newcomer = Player(visit(locale=language, size=size, touch=size == PHONE), language)
    door = newcomer.page.get_by_role("region", name=title)
    door.get_by_role("link", name=look).click()
    newcomer.page.wait_for_url("**/learn")
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random", spectators="anyone")
    ada.options().first.wait_for(state="attached")
    newcomer.come("/")
    door.get_by_text(live).wait_for()
    assert not faults(newcomer.page)
    door.get_by_role("button", name=watch).click()
    newcomer.page.wait_for_url("**/table/*")
    assert me(newcomer)["name"] is None


FIRST = [
    pytest.param(game, size, id=f"{game}-{called}")
    for game in TITLES
    for called, size in {"desk": DESK, "phone": PHONE}.items()
]


@LONG
@pytest.mark.parametrize(("game", "size"), FIRST)
def test_a_newcomer_who_plays_now_soon_gives_an_answer(visit, figures, game, size):
    """They know nothing, and press the first thing that is lit."""
    page = visit("about:blank", "fr-FR", size, touch=size == PHONE, newcomer=True)
    sent, presses = [], 1
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    began = time.monotonic()
    page.goto("/")
    Player(page, "fr").press(PLAY["fr"].format(TITLES[game]))
    while not any(each["type"] == "Answer" for each in sent):
        page.locator(LIT).locator("visible=true").first.click()
        presses += 1
        assert presses <= 3
    figures(longest_presses_to_answer=presses, longest_seconds_to_answer=round(time.monotonic() - began, 1))


def test_who_manages_alone_is_offered_no_lesson_again_and_the_flag_recalls_the_goal(visit):
    newcomer = Player(visit(newcomer=True), "en")
    newcomer.press("Play Cyberion")
    newcomer.press("I’ll manage")
    goal = newcomer.page.get_by_role("complementary", name="Goal")
    goal.wait_for()
    newcomer.page.reload()
    newcomer.options().first.wait_for(state="attached")
    assert goal.count() == 0
    newcomer.press("The goal of the game")
    goal.get_by_text("Repair all 25 machines. You lose when a valve must go and none is left.").wait_for()
    newcomer.press("Close the goal")
    assert goal.count() == 0
    assert newcomer.page.get_by_role("dialog", name="Rustine").count() == 0


@pytest.mark.parametrize(
    "title", [title if title == "RoboRally" else pytest.param(title, marks=LONG) for title in TITLES.values()]
)
def test_the_panel_of_a_new_table_never_scrolls_inside(visit, title):
    newcomer = Player(visit(locale="fr", newcomer=True), "fr")
    page = newcomer.page
    newcomer.sets_up(title)
    page.get_by_role("heading", name="Première fois").wait_for()
    newcomer.press("+ ami")
    newcomer.reads("Un lien pour tous vos amis")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SCROLLS) == []
    assert not faults(page)
    for tyrant in page.get_by_role("radiogroup", name="Tyran").get_by_role("radio").all():
        tyrant.click()
        assert page.evaluate(SCROLLS) == []


@LONG
def test_the_panel_leads_to_another_game_and_to_its_lesson(visit):
    newcomer = Player(visit(newcomer=True), "en")
    newcomer.sets_up("Out of Gears")
    panel = newcomer.page.get_by_role("dialog")
    panel.get_by_role("radio", name="Robot 6").click()
    panel.get_by_role("button", name="Choose the robot of seat 1: Robot 6").wait_for()
    panel.get_by_role("navigation", name="The games").get_by_role("button", name="RoboRally").click()
    newcomer.page.get_by_role("dialog", name="RoboRally").wait_for()
    newcomer.reads("3 seats · about 90 min")
    newcomer.reads("2–8 players, 2 pits, one laser, 13 squares of express belt.")
    first = f"/lesson/robo-rally/{next(iter(LESSONS['robo-rally']))}"
    assert panel.get_by_role("link", name="Learn first").get_attribute("href") == first
    panel.get_by_role("complementary").get_by_role("link", name="Learn").click()
    newcomer.page.wait_for_url(f"**{first}")


@LONG
def test_who_knows_the_game_is_not_asked_whether_it_is_the_first_time(visit):
    ada = Player(visit(), "en")
    ada.sets_up("RoboRally")
    ada.page.get_by_role("link", name="Learn first").wait_for()
    assert ada.page.get_by_role("dialog").get_by_role("complementary").count() == 0


def test_seats_are_added_and_taken_away_and_the_foot_says_the_table(visit):
    page = visit()
    ada = Player(page, "en")
    ada.sets_up("RoboRally")
    ada.reads("At the table: you, Dial, and Pivot.")
    ada.press("+ friend")
    ada.press("+ here")
    page.get_by_label("Name of the player in seat 5").fill("Bea")
    page.get_by_role("button", name="Change who sits in seat 2").click()
    page.get_by_role("menuitem", name="Take this seat away").click()
    page.get_by_role("radio", name="Fierce").click()
    page.get_by_role("radio", name="Over days").click()
    page.route("**/api/tables", lambda route: None)
    with page.expect_request("**/api/tables") as sent:
        ada.press("Open the table")
    wish = sent.value.post_data_json
    kinds = [(seat["kind"], seat.get("level") or seat.get("name")) for seat in wish["seats"]]
    assert kinds == [("me", None), ("bot", "hard"), ("link", None), ("here", "Bea")]
    assert wish["clock"]["seconds"] == 24 * 3600
    assert (wish["options"]["course"], wish["options"]["sand_timer"]) == ("risky-exchange", False)


def test_a_gearloc_and_a_tyrant_are_chosen_by_their_faces(visit):
    page = visit()
    Player(page, "en").sets_up("Too Many Bones")
    assert page.get_by_role("radio", name="Patches").get_attribute("aria-checked") == "true"
    page.get_by_role("radio", name="Tantrum").click()
    page.get_by_role("radio", name="Mulmesh").click()
    page.get_by_text("10 HP").wait_for()
    page.get_by_role("radio", name="Heroic").click()
    page.route("**/api/tables", lambda route: None)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    options = sent.value.post_data_json["options"]
    assert (options["gearlocs"], options["tyrant"], options["difficulty"]) == (
        ["tantrum"],
        "mulmesh",
        "heroic",
    )


def test_a_table_is_put_away_in_one_press_and_comes_back_by_another(visit):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    ada.lay("me", "open")
    ada.come("/")
    ada.press("Put away")
    ada.reads("Table put away.")
    ada.page.get_by_role("radio", name="Put away · 1").wait_for()
    ada.press("Undo")
    ada.page.get_by_role("radio", name="Waiting · 1").wait_for()
    ada.press("Put away")
    ada.page.get_by_role("radio", name="Put away · 1").click()
    ada.press("Take out again")
    ada.page.get_by_role("radio", name="Waiting · 1").wait_for()
    assert not faults(ada.page)


@screens
def test_a_link_that_leads_nowhere_shows_the_games(visit, language, size):
    lost = Player(visit("/join/" + "x" * 22, locale=language, size=size, refusals=True), language)
    lost.reads({"en": "This link leads to no table", "fr": "Ce lien ne mène à aucune table"}[language])
    lost.page.get_by_role("button", name=PLAY[language].format("Cyberion")).click()
    lost.page.wait_for_url("**/table/*")


ASKED = {
    "en": ("What are you called?", "That is me"),
    "fr": ("Comment vous appelle-t-on\u202f?", "C’est moi"),
}
END_TURN = {"en": "^End the turn", "fr": "^Finir "}
SURE = {"en": "Do it anyway", "fr": "Le faire quand même"}


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), pytest.param("en", DESK, marks=gallery)])
def test_the_name_is_asked_beside_the_result_and_never_before(visit, language, size):
    newcomer = Player(visit(locale=language, size=size), language)
    newcomer.press(PLAY[language].format("Cyberion"))
    question, done = ASKED[language]
    field = newcomer.page.get_by_label(question).get_by_role("textbox")
    end = newcomer.page.locator(".go").get_by_role("button", name=re.compile(END_TURN[language]))
    sure = newcomer.page.get_by_role("button", name=SURE[language])

    def ends_the_turn():
        assert newcomer.is_over() or field.count() == 0
        if sure.count():
            sure.click()
        elif newcomer.is_asked():
            end.click()

    newcomer.options().first.wait_for(state="attached")
    until(newcomer.page, newcomer.is_over, ends_the_turn)
    field.fill("Inès")
    assert not faults(newcomer.page)
    newcomer.press(done)
    until(newcomer.page, lambda: me(newcomer)["named"])
    newcomer.page.reload()
    newcomer.end().wait_for()
    assert field.count() == 0


MANAGE = {"en": "I’ll manage", "fr": "Je me débrouille"}
FRIEND = {
    "en": ("Invite a friend to the next one?", "Invite"),
    "fr": ("Inviter un ami à la prochaine\u202f?", "Inviter"),
}


def tables_of(player):
    return player.page.context.request.get("/api/lobby").json()["mine"]


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), pytest.param("en", DESK, marks=gallery)])
def test_a_name_is_asked_in_the_seat_after_a_turn_and_whether_a_friend_comes_next_after_two(
    visit, language, size
):
    newcomer = Player(visit(locale=language, size=size, newcomer=True), language)
    page = newcomer.page
    newcomer.press(PLAY[language].format("Out of Gears"))
    newcomer.press(MANAGE[language])
    question, done = ASKED[language]
    field = page.get_by_label(question).get_by_role("textbox")
    line, go = FRIEND[language]
    friend = page.get_by_role("complementary", name=line)

    def plays():
        if newcomer.is_asked():
            newcomer.answer()

    assert field.count() == 0
    until(page, field.count, plays)
    assert not faults(page)
    field.fill("Inès")
    newcomer.press(done)
    until(page, lambda: tables_of(newcomer)[0]["seats"][0]["name"] == "Inès")
    assert me(newcomer)["named"]
    assert len(tables_of(newcomer)) == 1
    until(page, friend.count, plays)
    assert field.count() == 0
    assert not faults(page)
    friend.get_by_role("button", name=go, exact=True).click()
    code = page.get_by_role("img", name=re.compile("QR"))
    code.wait_for()
    assert not faults(page)
    [next_one] = [card for card in tables_of(newcomer) if card["table"]["status"] == "waiting"]
    assert [seat["kind"] for seat in next_one["seats"]] == ["person", "bot", "bot", "link"]
    link = code.get_attribute("aria-label").split()[-1]
    asked = page.context.request.get(f"/api/join/{link.rpartition('/')[2]}").json()
    assert asked["table"]["id"] == next_one["table"]["id"]
