"""The pages that teach: read by anybody, in both languages, on both sizes, by keyboard, and on paper."""

import pytest

from rouages.games import GAMES
from rouages.lessons.reading import LESSONS
from rouages.server.wire import words
from tests.browser.gallery.pages import CONTRAST, SCREENS, faults_of
from tests.browser.people import Player
from tests.browser.screens import SCHEMES, SIZES, gallery
from tests.browser.tools import violations

pytestmark = pytest.mark.slow

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TWICE = """() => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""
NOTHING_DRAWN = """() => [...document.querySelectorAll("[aria-hidden] > svg use")]
  .map(use => use.getAttribute("href"))
  .filter(href => !document.getElementById(href.slice(1)))"""
PALE = """name => {
  const { color } = getComputedStyle(document.querySelector(name));
  const [red, green, blue] = color.match(/[\\d.]+/g).map(Number);
  return red + green + blue > 380;
}"""
some_games = pytest.mark.parametrize(
    "game",
    [game if game == "too-many-bones" else pytest.param(game, marks=gallery) for game in GAMES],
)
every_language = pytest.mark.parametrize("language", LOCALES)
some_languages = pytest.mark.parametrize("language", [pytest.param("en", marks=gallery), "fr"])


def learn(visit, path, language="en", **screen):
    page = visit(path, locale=LOCALES[language], **screen)
    page.get_by_role("main").wait_for()
    return page


@some_languages
@SIZES
def test_the_hub_shows_every_game_with_its_goal_and_leads_there(visit, language, size):
    page = learn(visit, "/learn", language, size=size, touch=size[0] < 600)
    for game in GAMES:
        said = words.catalogue(language, game)
        card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=said["name"]))
        card.get_by_text(said["goal"]).wait_for()
    assert page.evaluate(SIDEWAYS) <= 0
    assert violations(page) == []
    page.get_by_role("link", name=words.catalogue(language, "cyberion")["name"], exact=True).click()
    page.wait_for_url("**/learn/cyberion")


@some_games
@some_languages
@SIZES
def test_a_game_is_taught_whole(visit, game, language, size):
    page = learn(visit, f"/learn/{game}", language, size=size, touch=size[0] < 600)
    said = words.catalogue(language, game)
    page.get_by_role("heading", level=1, name=said["name"]).wait_for()
    page.get_by_text(said["goal"]).wait_for()
    page.get_by_role("heading", name=said["learn.turn"]).wait_for()
    assert page.locator("ol > li .picture > svg").count() == 5
    for lesson in LESSONS[game].values():
        page.get_by_text(getattr(lesson.about, language)).wait_for()
    titles = [section.title for section in words.rules_page(language, game).sections]
    assert page.locator("article h3").all_inner_texts() == titles
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(TWICE) == []
    assert page.evaluate(NOTHING_DRAWN) == []
    assert violations(page) == []
    assert page.context.cookies() == []


@some_games
@SCHEMES
def test_nothing_is_too_pale_to_read(visit, game, size, scheme):
    page = visit("about:blank", size=size, touch=size[0] < 600)
    page.emulate_media(color_scheme=scheme)
    page.goto(f"/learn/{game}")
    page.get_by_role("main").wait_for()
    assert violations(page, CONTRAST) == []


@gallery
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_that_teaches_is_cut_covered_small_or_pale(visit, screen):
    """Each page is laid out as high as it is, so that whatever one scrolls to is measured too."""
    page = visit("about:blank", LOCALES[screen.language], screen.size, touch=screen.touch, measured=True)
    page.emulate_media(color_scheme=screen.theme)
    found = {}
    for path in ("/learn", *(f"/learn/{game}" for game in GAMES)):
        page.set_viewport_size({"width": screen.size[0], "height": screen.size[1]})
        page.goto(path)
        page.get_by_role("main").wait_for()
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": screen.size[0], "height": height})
        found[path] = faults_of(page, touch=screen.touch)
        nodes = [node for each in violations(page, CONTRAST) for node in each["nodes"]]
        found[path] += [f"pale {node['html'][:120]}" for node in nodes]
    assert not any(found.values()), found


@every_language
def test_the_title_is_the_one_that_the_server_sent(visit, language):
    for path in ("/learn", "/learn/gear-and-piston"):
        page = learn(visit, f"{path}?lang={language}")
        sent = page.context.request.get(f"{path}?lang={language}").text()
        assert page.title().replace("&", "&amp;") in sent
        assert page.evaluate("document.documentElement.lang") == language


def test_the_language_of_an_address_is_for_this_page_only_until_it_is_changed(visit):
    page = learn(visit, "/learn/cyberion?lang=fr")
    page.get_by_role("heading", name="Les règles en entier").wait_for()
    page.goto("/learn/cyberion")
    page.get_by_role("heading", name="The rules in full").wait_for()
    page.goto("/learn/cyberion?lang=fr")
    page.get_by_role("radio", name="English").click()
    page.get_by_role("heading", name="The rules in full").wait_for()
    page.get_by_role("heading", name="The three rows").wait_for()
    assert page.url.endswith("?lang=en")
    assert page.title() == "Cyberion: how to play · Rouages"


def test_an_address_can_name_a_rule(visit):
    page = learn(visit, "/learn/robo-rally#curves")
    heading = page.get_by_role("heading", name="Curves")
    heading.wait_for()
    page.wait_for_function("scrollY > 500")
    assert 0 <= heading.bounding_box()["y"] < 200
    page.evaluate("location.hash = 'winning'")
    page.wait_for_function("document.querySelector('#winning').getBoundingClientRect().top < 700")
    current = page.get_by_role("navigation").locator("[aria-current]")
    assert current.all_inner_texts() == ["Winning"]


def test_the_contents_are_reached_and_followed_by_keyboard(visit):
    page = learn(visit, "/learn/out-of-gears")
    link = page.get_by_role("navigation").get_by_role("link", name="Sharing")
    for _ in range(60):
        page.keyboard.press("Tab")
        if link.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**#sharing")
    page.wait_for_function("scrollY > 300")


def test_on_paper_there_are_rules_and_no_buttons_in_dark_ink(visit):
    page = learn(visit, "/learn/robo-rally")
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.get_by_role("button", name="Print").is_visible()
    assert not page.get_by_role("navigation").is_visible()
    assert page.get_by_role("heading", name="Curves").is_visible()
    assert not page.evaluate(PALE, "article p")
    page.emulate_media(media="screen", color_scheme="dark")
    assert page.evaluate(PALE, "article p")


def test_the_print_button_prints(visit):
    page = learn(visit, "/learn/robo-rally")
    page.evaluate("print = () => (window.printed = true)")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")


def test_one_press_lays_the_first_table(visit):
    page = learn(visit, "/learn/out-of-gears")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    Player(page, "en").is_told("Choose an action")


def test_a_game_that_we_do_not_have_is_said_not_to_be_there(visit):
    page = visit("/learn/chess", refusals=True)
    page.get_by_role("heading", name="There is nothing at this address").wait_for()
    page.goto("/learn/cyberion/extra")
    page.get_by_role("heading", name="There is nothing at this address").wait_for()


def test_a_table_leads_to_the_page_of_its_game(visit):
    page = visit()
    ada = Player(page, "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    ada.is_told("Choose an action")
    page.get_by_role("button", name="Menu").first.click()
    assert page.get_by_role("link", name="How to play").get_attribute("href") == "/learn/out-of-gears"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("link", name="The whole page").wait_for()
