"""The pages that teach: what the server sends of them to those who run no script."""

from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from rouages.games import GAMES
from rouages.server.http import heads, routes
from rouages.server.wire import words
from rouages.words.catalogue import LANGUAGES, Language
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

INDEX = Path(__file__).parents[3] / "web" / "index.html"
FRENCH = {"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"}


class Page(HTMLParser):
    """What a crawler finds: language, title, meta tags and links, and all text outside scripts."""

    def __init__(self, text):
        super().__init__()
        self.language, self.title, self.text = None, "", ""
        self.metas, self.links = {}, {}
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self._within = tag
        if tag == "html":
            self.language = found["lang"]
        elif tag == "meta" and "content" in found:
            self.metas[found.get("property", found.get("name"))] = found["content"]
        elif tag == "link":
            self.links[found.get("hreflang", found["rel"])] = found["href"]

    def handle_data(self, text):
        if self._within == "title":
            self.title += text.strip()
        elif self._within != "script":
            self.text += text


@pytest.fixture
async def house(tmp_path):
    """A house whose client is the page as it is before it is built."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(INDEX.read_text(encoding="utf-8"), encoding="utf-8")
    async with running(tmp_path, static=static) as door:
        yield door


@pytest.fixture
async def crawler(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        yield http


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_s_page_says_what_it_is_in_the_language_of_its_address(crawler, game, language):
    answer = await crawler.get(f"/learn/{game}?lang={language}")
    page, said = Page(answer.text), words.catalogue(language, game)
    assert answer.status_code == 200
    assert page.language == language
    assert said["name"] in page.title
    assert page.metas["description"] == page.metas["og:description"] == f"{said['goal']} {said['feel']}"
    assert page.metas["og:title"] in page.title
    assert page.metas["og:url"] == page.links["canonical"] == str(answer.url)


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_can_be_read_without_a_script(crawler, game):
    page = Page((await crawler.get(f"/learn/{game}?lang=fr")).text)
    for section in words.rules_page("fr", game).sections:
        assert section.title in page.text
        plain = " ".join(section.text.replace("*", "").split())
        assert plain[:40] in page.text


async def test_the_hub_leads_to_every_game(crawler):
    answer = await crawler.get("/learn", headers=FRENCH)
    page = Page(answer.text)
    assert (answer.status_code, page.language) == (200, "fr")
    assert page.title.startswith(words.catalogue("fr", "server")["learn.title"])
    for game in GAMES:
        assert f'href="/learn/{game}?lang=fr"' in answer.text
        assert words.catalogue("fr", game)["goal"] in page.text


async def test_every_language_is_an_alternate_of_the_others(crawler):
    page = Page((await crawler.get("/learn/cyberion?lang=fr")).text)
    for language in LANGUAGES:
        assert Page((await crawler.get(page.links[language])).text).language == language
    assert page.links["x-default"].endswith("/learn/cyberion")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("fr", "fr"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("de, fr-CH;q=0.7, en;q=0.3", "fr"),
        ("fr;q=0, en", "en"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=much", "fr"),
        (";;,,q=", "en"),
    ],
)
async def test_without_a_language_in_the_address_the_browser_s_is_taken(crawler, wishes, language):
    answer = await crawler.get("/learn", headers={"Accept-Language": wishes})
    assert Page(answer.text).language == language
    assert "Accept-Language" in answer.headers["vary"]


async def test_an_address_names_its_language_before_the_browser_does(crawler):
    assert Page((await crawler.get("/learn?lang=en", headers=FRENCH)).text).language == "en"
    assert Page((await crawler.get("/learn?lang=tlh", headers=FRENCH)).text).language == "fr"


@pytest.mark.parametrize(
    "path", ["/learn/chess", "/learn/cyberion/more", "/learn/plain", "/learn/%3Cscript%3E", "/learners"]
)
async def test_a_game_that_we_do_not_have_is_a_true_404(crawler, path):
    answer = await crawler.get(path)
    assert answer.status_code == 404
    assert Page(answer.text).title == "Rouages"


async def test_reading_makes_no_guest(house, crawler):
    for path in ("/learn", *(f"/learn/{game}" for game in GAMES)):
        answer = await crawler.get(path)
        assert "set-cookie" not in answer.headers
    assert (await house.stranger().get("/api/me"))["name"] is None


async def test_a_page_is_not_sent_twice(crawler):
    first = await crawler.get("/learn/cyberion")
    assert first.headers["cache-control"] == "no-cache"
    again = await crawler.get("/learn/cyberion", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert "Accept-Language" in again.headers["vary"]
    french = await crawler.get("/learn/cyberion", headers={**FRENCH, "If-None-Match": first.headers["etag"]})
    assert french.status_code == 200


async def test_what_a_page_says_cannot_break_out_of_it(crawler):
    text = (await crawler.get("/learn/gear-and-piston")).text
    assert "Gear &amp; Piston" in text
    assert "Gear & Piston" in unescape(text)
    assert "Gear & Piston" not in text


async def test_addresses_that_lead_nowhere_leave_nothing_behind(crawler):
    caches = [kept for kept in vars(heads).values() if hasattr(kept, "cache_info")]
    before = [kept.cache_info().currsize for kept in caches]
    for number in range(30):
        assert (await crawler.get(f"/learn/nowhere-{number}")).status_code == 404
    assert caches
    assert [kept.cache_info().currsize for kept in caches] == before


async def test_what_is_sent_to_many_is_made_small_once(crawler):
    routes.squeezed.cache_clear()
    for _ in range(3):
        answer = await crawler.get("/api/words/fr/server", headers={"Accept-Encoding": "gzip"})
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert answer.json()["learn.title"] == words.catalogue("fr", "server")["learn.title"]
    assert routes.squeezed.cache_info()[:2] == (2, 1)
    plain = await crawler.get("/api/words/fr/server", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


@pytest.mark.parametrize(
    "path", ["/join/one", "/table/two", "/replay/three", "/tournaments/four", "/deal/five", "/sit/six"]
)
async def test_a_link_that_is_sent_has_a_title_and_a_picture_and_tells_nothing_else_of_its_table(
    crawler, path
):
    answer = await crawler.get(path, headers=FRENCH)
    page = Page(answer.text)
    assert (answer.status_code, page.language) == (200, "fr")
    assert page.title == f"{page.metas['og:title']} · Rouages"
    assert page.metas["robots"] == "noindex"
    assert path.rpartition("/")[2] not in answer.text.replace(page.metas["og:image"], "")
    assert "canonical" not in page.links


async def title(crawler, address):
    return Page((await crawler.get(address, headers=FRENCH)).text).metas["og:title"]


async def test_a_link_says_which_game_and_whose_table_where_anybody_may_know(house, crawler):
    ann = await house.guest("Ann <3")
    table = await ann.table("me", "link")
    secret = await ann.table("me", "link", spectators="nobody")
    screen = await ann.sit(secret)
    [invitation] = screen.reader["invitations"].values()
    assert await title(crawler, f"/table/{table}") == "Out of Gears\u202f: Une table où jouer (Ann <3)"
    assert await title(crawler, f"/sit/{table}") == "Out of Gears\u202f: Une table où jouer (Ann <3)"
    assert await title(crawler, f"/replay/{table}") == "Out of Gears\u202f: Une partie à revoir (Ann <3)"
    assert await title(crawler, f"/table/{secret}") == "Out of Gears\u202f: Une table où jouer"
    assert (
        await title(crawler, f"/join/{invitation}") == "Out of Gears\u202f: Une invitation à jouer (Ann <3)"
    )
    assert await title(crawler, "/table/nothere") == "Une table où jouer"
    assert "Ann <3" not in (await crawler.get(f"/table/{table}")).text


async def said(crawler, address):
    page = Page((await crawler.get(address)).text)
    assert page.metas["description"] == page.metas["og:description"]
    assert page.metas["og:description"] in page.text
    return page.metas["description"]


GOAL = words.catalogue("en", "out-of-gears")["goal"]


async def test_beside_a_link_stands_what_the_game_is_about_and_how_many_may_come(house, crawler):
    ann = await house.guest("Ann")
    table = await ann.table("me", "link", "open", "bot")
    screen = await ann.sit(table)
    invitation, *_ = screen.reader["invitations"].values()
    for address in (f"/table/{table}", f"/sit/{table}", f"/replay/{table}", f"/join/{invitation}"):
        assert await said(crawler, address) == f"{GOAL} 2 seats are free."
    french = Page((await crawler.get(f"/table/{table}", headers=FRENCH)).text).metas["og:description"]
    assert french == f"{words.catalogue('fr', 'out-of-gears')['goal']} 2 places sont libres."
    bob = await house.guest("Bob")
    await bob.post(f"/api/tables/{table}/take", {})
    assert await said(crawler, f"/table/{table}") == f"{GOAL} A seat is free."


async def test_beside_a_link_stands_that_a_game_is_played_or_over_where_anybody_may_know(house, crawler):
    ann, _, first, second = await two_people(house)
    open_, closed = first.table["id"], await ann.table("me", "bot", spectators="nobody")
    assert await said(crawler, f"/table/{open_}") == f"{GOAL} It is being played."
    for screen in (first, second):
        await screen.reply("Stop", agrees=True)
    assert await said(crawler, f"/replay/{open_}") == f"{GOAL} It is over."
    assert await said(crawler, f"/table/{closed}") == GOAL
    assert await said(crawler, "/table/nothere") == words.catalogue("en", "server")["preview.description"]


async def test_a_link_to_a_tournament_says_its_name(house, crawler):
    ann = await house.guest("Ann")
    wish = {"name": "Spring cup", "game": "out-of-gears", "form": "swiss", "size": 4, "listed": False}
    cup = (await ann.post("/api/tournaments", wish))["card"]["id"]
    assert await title(crawler, f"/tournaments/{cup}") == "Spring cup\u202f: un tournoi d’Out of Gears"
    assert await title(crawler, "/tournaments") == "Tournois"


@pytest.mark.parametrize(
    "path", ["/", "/sit/x", "/settings", "/keeper", "/embed/x", "/carry", "/@nobody", "/nowhere", "/privacy"]
)
async def test_every_page_is_in_the_language_of_who_asks_before_any_script_runs(crawler, path):
    for headers, language in ((FRENCH, "fr"), ({}, "en")):
        answer = await crawler.get(path, headers=headers)
        assert Page(answer.text).language == language
        assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("name", heads.FOUND)
async def test_what_everybody_may_find_says_what_it_is_and_where(crawler, name):
    page = Page((await crawler.get(f"/{name}", headers=FRENCH)).text)
    assert page.title == f"{page.metas['og:title']} · Rouages"
    assert page.links["canonical"].endswith(f"/{name}?lang=fr")
    assert "robots" not in page.metas


def test_machines_that_only_look_read_pages_and_ask_the_house_nothing():
    reader = RobotFileParser()
    reader.parse((INDEX.parent / "public" / "robots.txt").read_text(encoding="utf-8").splitlines())
    assert all(reader.can_fetch("anybody", f"/{page}") for page in ("", *heads.DRESSED))
    pictures = {heads.head_of(f"{page}/abc", Language.ENGLISH, {}).picture for page in heads.DRAWN}
    pictures |= {heads.head_of(f"{heads.LEARN}/{name}", Language.ENGLISH, {}).picture for name in GAMES}
    assert all(reader.can_fetch("anybody", f"/{picture}") for picture in (heads.PREVIEW, *pictures))
    assert not reader.can_fetch("anybody", "/api/lobby")


async def test_the_picture_beside_a_link_is_the_games_or_ships_with_the_client(crawler):
    for game in GAMES:
        page = Page((await crawler.get(f"/learn/{game}")).text)
        assert page.metas["og:image"].endswith(f"/picture/learn/{game}")
    page = Page((await crawler.get("/learn")).text)
    name = page.metas["og:image"].rpartition("/")[2]
    picture = (INDEX.parent / "public" / name).read_bytes()
    frame = picture.index(b"\xff\xc0") + 5
    height, width = (int.from_bytes(picture[at : at + 2], "big") for at in (frame, frame + 2))
    assert (page.metas["og:image:width"], page.metas["og:image:height"]) == (str(width), str(height))
    assert page.metas["twitter:card"] == "summary_large_image"
