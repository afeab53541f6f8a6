"""Being the same guest in two browsers, watching, languages, and names that are not to be trusted."""

import json
import re

import pytest

from tests.browser.people import CONFIRM, Player, until
from tests.browser.test_journeys import faults
from tests.browser.tools import in_web

pytestmark = pytest.mark.slow

LONG = pytest.mark.long(part="journeys")
ACTION, DUMP = "Choose an action", "Choose the dump to harvest"
TAKEN_OVER = {
    "en": {"full": "Pivot and Spring are bots. Whose seat would you like?", "take": "Take Spring’s seat"},
    "fr": {
        "full": "Pivot et Ressort sont des bots. Lequel vous laisse sa place",
        "take": "Prendre la place de Ressort",
    },
}
CAMERA = """import decodeQR from 'qr/decode.js';
const [size, squares] = process.argv.slice(1);
const scale = 8, width = size * scale, data = new Uint8Array(width * width * 4).fill(255);
for (const [, x, y] of squares.matchAll(/M(\\d+) (\\d+)h1v1h-1z/g))
  for (let row = 0; row < scale; row++) {
    const left = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
    data.fill(0, left, left + scale * 4);
  }
for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
console.log(decodeQR({ width, height: width, data }));"""
"""Reads the squares of a code as a camera would."""
SCRIPT = "<script>hurt()</script>"
IMAGE = '<img src="/nothing" onerror="hurt()">'


@pytest.fixture
def ada(visit):
    player = Player(visit(), "en")
    player.is_called("Ada")
    return player


def test_a_password_opens_the_same_tables_in_another_browser(ada, visit):
    ada.lay("me", "bot:random")
    ada.is_told(ACTION)
    ada.come("/")
    ada.press("Settings")
    ada.page.get_by_label("Login").fill("ada")
    ada.page.get_by_label("Password").fill("a long enough one")
    ada.press("Set a password")
    elsewhere = Player(visit(), "en")
    elsewhere.introduce("Somebody")
    elsewhere.press("Settings")
    elsewhere.page.get_by_label("Login").fill("ada")
    elsewhere.page.get_by_label("Password").fill("a long enough one")
    elsewhere.press("Sign in")
    elsewhere.press("Your turn")
    elsewhere.is_told(ACTION)
    elsewhere.come("/")
    assert elsewhere.page.get_by_label("Your name").input_value() == "Ada"


UPPERMOST = """toast => {
  const { left, top, width, height } = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_refusal_is_said_in_the_dialog_that_caused_it(visit, size):
    ada = Player(visit(refusals=True, size=size, touch=size[0] < 600), "en")
    ada.press("Settings")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Login").fill("nobody")
    dialog.get_by_label("Password").fill("a wrong one")
    dialog.get_by_role("button", name="Sign in", exact=True).click()
    said = dialog.get_by_text("This name and this password do not go together.")
    said.wait_for()
    assert said.evaluate(UPPERMOST)


def test_a_half_made_programme_is_there_after_a_reload_and_on_another_device(ada, visit):
    table = ada.lay("me", "bot:random")
    ada.press("Harvest")
    ada.is_told(DUMP)
    ada.page.reload()
    ada.is_told(DUMP)
    ada.come("/")
    ada.press("Settings")
    ada.press("Make a one-time link")
    link = ada.page.get_by_label("Make a one-time link").input_value()
    phone = Player(visit(size=(390, 844), touch=True), "en")
    phone.come(link)
    phone.reads("Your turn: Out of Gears")
    phone.come(table)
    phone.is_told(DUMP)


def test_nobody_is_refused_who_has_no_name(ada, visit):
    """A newcomer looks, speaks and sits down, and is somebody only from the first press on."""
    table = ada.lay("me", "open")
    bea = Player(visit(), "en")
    bea.come(table)
    bea.page.get_by_role("tab", name="Chat").click()
    assert name(bea) is None
    bea.page.get_by_label("Say something").fill("May I?")
    bea.page.keyboard.press("Enter")
    said = ada.page.get_by_role("log", name="Chat")
    ada.page.get_by_role("tab", name="Chat").click()
    said.get_by_text("May I?").wait_for()
    assert re.fullmatch(r"Guest \d+", name(bea))
    bea.press("Sit down")
    bea.is_told(ACTION)
    ada.page.get_by_role("heading", name=name(bea)).wait_for()


@pytest.mark.parametrize("language", [pytest.param("en", marks=LONG), "fr"])
def test_one_link_is_for_all_friends_and_a_full_table_offers_another(ada, visit, language):
    table = ada.lay("me", "link", "link")
    ada.reads("kept for a friend")
    secret = next(iter(invitations(ada.page).values()))
    for _ in range(2):
        friend = Player(visit(f"/join/{secret}", locale=language), language)
        friend.press({"en": "Sit down", "fr": "S’asseoir"}[language])
        friend.page.wait_for_url(f"**{table}")
        friend.come(f"/join/{secret}")
        friend.page.wait_for_url(f"**{table}")
    late = Player(visit(f"/join/{secret}", locale=language, size=(390, 844)), language)
    late.reads({"en": "This table is full", "fr": "Cette table est complète"}[language])
    assert not faults(late.page)
    assert name(late) is None
    late.press({"en": "A table like this one", "fr": "Une table comme celle-ci"}[language])
    late.page.wait_for_url("**/table/*")
    assert not late.page.url.endswith(table)


def test_the_code_that_friends_photograph_is_the_one_link(ada):
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.lay("me", "link", "link", "link")
    ada.press("Copy the link")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.rpartition("/join/")[2] == next(iter(invitations(ada.page).values()))
    code = ada.page.get_by_role("img", name=link)
    size = code.get_attribute("viewBox").rpartition(" ")[2]
    read = in_web(
        "node",
        "--input-type=module",
        "-e",
        CAMERA,
        size,
        code.locator("path").last.get_attribute("d"),
    )
    assert read.stdout.strip() == link, read.stderr
    ada.page.set_viewport_size({"width": 390, "height": 844})
    bar = ada.page.get_by_role("banner").bounding_box()["height"]
    assert ada.page.locator(".waiting h2").bounding_box()["y"] >= bar


def test_a_code_that_a_friend_told_is_typed_in_the_lobby(ada, visit):
    table = ada.lay("me", "link", "link")
    code = ada.page.locator(".code b").inner_text()
    bea = Player(visit(locale="fr-FR", size=(390, 844), touch=True, refusals=True), "fr")
    field = bea.page.get_by_label("Le code ou le lien d’un ami")
    wrong = code[::-1]
    field.fill(wrong)
    bea.page.keyboard.press("Enter")
    bea.page.get_by_role("alert").get_by_text("Aucune table n’a ce code.").wait_for()
    assert field.input_value() == wrong
    assert not faults(bea.page)
    assert name(bea) is None
    field.fill(code.lower())
    bea.press("Entrer")
    bea.press("S’asseoir")
    bea.page.wait_for_url(f"**{table}")


@LONG
@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("fr", (390, 844))])
def test_a_bot_makes_room_at_a_full_table_in_the_middle_of_the_match(ada, visit, language, size):
    words = TAKEN_OVER[language]
    table = ada.lay("me", "link", "bot:random", "bot:random")
    ada.reads("kept for a friend")
    secret = next(iter(invitations(ada.page).values()))
    bea = Player(visit(f"/join/{secret}"), "en")
    bea.press("Sit down")
    for player in (ada, bea):
        player.is_told(ACTION)
        player.answer()
    late = Player(visit(f"/join/{secret}", locale=language, size=size), language)
    late.reads(words["full"])
    assert not faults(late.page)
    late.press(words["take"])
    late.page.wait_for_url(f"**{table}")
    taken = "takes over from Spring. The match goes on, and counts in nobody’s statistics."
    ada.page.get_by_role("status").get_by_text(taken).wait_for()
    ada.page.get_by_role("log", name="Log").get_by_text(f"{name(late)} {taken}").wait_for()

    def others_play():
        for player in (ada, bea):
            if player.is_asked():
                player.options().first.dispatch_event("click")
                player.page.evaluate(CONFIRM, player.words["set"])

    until(ada.page, late.is_asked, others_play)
    late.answer()
    late.come(f"/join/{secret}")
    late.page.wait_for_url(f"**{table}")
    ada.page.reload()
    lines = ada.page.get_by_role("log", name="Log").get_by_role("listitem")
    lines.filter(has_text=taken).wait_for()
    assert taken not in lines.first.inner_text()


def invitations(page):
    """The secrets of the seats that wait for friends, as the host is told them."""
    with page.expect_websocket() as found:
        page.reload()
    first = found.value.wait_for_event("framereceived", lambda frame: '"reader"' in frame)
    return json.loads(first)["reader"]["invitations"]


def name(player):
    return player.page.context.request.get("/api/me").json()["name"]


@pytest.mark.parametrize(
    ("language", "size", "stay", "become"),
    [
        pytest.param("en", (1280, 800), "Stay Victor", "Become Ada", marks=LONG),
        ("fr", (390, 844), "Rester Victor", "Devenir Ada"),
    ],
)
def test_a_carried_link_asks_whoever_is_somebody_already(ada, visit, language, size, stay, become):
    ada.come("/")
    ada.press("Settings")
    ada.press("Make a one-time link")
    link = ada.page.get_by_label("Make a one-time link").input_value()
    victor = Player(visit(locale=language, size=size, touch=size[0] < 500), language)
    victor.is_called("Victor")
    victor.come(link)
    victor.page.get_by_role("button", name=become).wait_for()
    assert victor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(victor.page)
    victor.press(stay)
    victor.page.wait_for_url("**/")
    assert name(victor) == "Victor"
    victor.come(link)
    victor.press(become)
    victor.page.wait_for_url("**/")
    assert name(victor) == "Ada"


def test_a_spectator_sees_nothing_that_is_private(ada, visit):
    table = ada.lay("me", "bot:random", spectators="link")
    ada.press("Harvest")
    ada.is_told(DUMP)
    watcher = Player(visit(), "en")
    snapshots = []

    def hear(frame):
        snapshots.append(json.loads(frame))

    watcher.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    watcher.come(table)
    watcher.is_told("Ada is choosing")
    watcher.page.get_by_role("heading", name="Ada").wait_for()
    assert snapshots[0]["reader"]["seat"] is None
    assert all(each["questions"] == [] for each in snapshots if "questions" in each)
    plans = [robot["plan"] for each in snapshots if each.get("view") for robot in each["view"]["robots"]]
    assert plans
    assert set(plans) == {None}
    assert not watcher.is_asked()
    assert watcher.page.get_by_role("button", name="Undo", exact=True).count() == 0


def test_the_language_changes_without_a_reload(ada):
    ada.lay("me", "bot:random")
    ada.is_told(ACTION)
    ada.page.evaluate("window.kept = true")
    ada.press("Menu")
    ada.page.get_by_role("dialog").get_by_text("FR", exact=True).click()
    ada.page.keyboard.press("Escape")
    ada.reads("Choisissez une action")
    ada.page.get_by_role("log", name="Journal").get_by_text("Tour 1").wait_for()
    assert ada.page.evaluate("window.kept && document.documentElement.lang") == "fr"


def test_script_in_a_name_and_in_chat_is_only_text(visit):
    page = visit()
    mallory = Player(page, "en")
    mallory.is_called(SCRIPT)
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    for player in (mallory, ada):
        player.page.add_init_script("window.hurt = () => (window.wasHurt = true)")
    table = mallory.lay("me", "open")
    ada.come(table)
    ada.press("Sit down")
    ada.is_told(ACTION)
    mallory.page.get_by_role("tab", name="Chat").click()
    mallory.page.get_by_label("Say something").fill(IMAGE)
    mallory.page.keyboard.press("Enter")
    ada.page.get_by_role("tab", name="Chat").click()
    said = ada.page.get_by_role("log", name="Chat")
    said.get_by_text(IMAGE).wait_for()
    said.get_by_text(SCRIPT).wait_for()
    ada.page.get_by_role("heading", name=SCRIPT).wait_for()
    assert ada.page.locator("img").count() == 0
    assert not ada.page.evaluate("window.wasHurt")
