"""A game seen again in a real Chromium: the whole path from its end to a branch, a file and a proof."""

import json
import random
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

import rouages
from rouages.games import GAMES
from tests.browser.people import Player
from tests.browser.screens import SIZES
from tests.browser.test_journeys import faults, play_until_over

pytestmark = pytest.mark.slow
SEEN = "[...document.querySelectorAll('main, [role=log]')].map(part => part.innerText).join()"


class Viewer(Player):
    """Somebody before a replay."""

    def opens(self, address):
        self.page.goto(address)
        self.slider().wait_for()

    def slider(self):
        return self.page.get_by_role("slider", name="Moment of the game")

    def at(self):
        return int(self.slider().input_value())

    def last(self):
        return int(self.slider().get_attribute("max"))

    def goes(self, number):
        """Scrubs there, and waits until the picture has come."""
        self.slider().fill(str(number))
        self.arrives(number)

    def arrives(self, number):
        self.page.wait_for_function(
            "number => document.querySelector('.deck output').textContent.startsWith(`${number}/`)",
            arg=number,
        )
        self.settles()

    def settles(self):
        """Waits until the picture of the moment has come."""
        self.page.locator(".deck[aria-busy=false]").wait_for()

    def presses(self, key, number):
        self.page.keyboard.press(key)
        self.arrives(number)

    def sees(self):
        return self.page.evaluate(SEEN)

    def looks_from(self, name):
        self.page.get_by_label("Point of view").locator("visible=true").select_option(label=name)
        self.page.wait_for_function("() => !location.search.includes('seat=0')")
        self.settles()

    def caption(self):
        return self.page.get_by_role("region", name="This moment").inner_text()


@pytest.fixture
def ada(visit):
    player = Viewer(visit(), "en")
    player.is_called("Ada")
    return player


def record_of(game, players=2, seed=5):
    """A whole match by lot."""
    match, rng = rouages.new(game, max(players, GAMES[game].seats[0]), seed=seed), random.Random(1)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match.record()


def sends(player, record):
    """The id of the table that a record becomes."""
    reply = player.page.context.request.post("/api/records", data=record)
    assert reply.ok, reply.text()
    return reply.json()["id"]


@pytest.mark.long(part="journeys")
def test_from_the_end_of_a_game_to_its_replay_a_branch_and_a_proof(ada, visit):
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.lay("me", "bot:random")
    play_until_over(ada)
    ada.page.get_by_role("link", name="Replay").click()
    ada.slider().wait_for()

    assert ada.at() == 0
    assert "win" not in ada.page.locator("body").inner_text()
    ada.presses("ArrowRight", 1)
    ada.presses("ArrowRight", 2)
    ada.presses("ArrowLeft", 1)
    ada.presses("End", ada.last())
    assert "win" in ada.caption()
    ada.presses("Home", 0)
    assert "win" not in ada.page.locator("body").inner_text()
    ada.page.keyboard.press("ArrowDown")
    ada.page.locator("output", has_text="turn 2").wait_for()
    turn = ada.at()
    ada.page.keyboard.press("ArrowDown")
    ada.page.locator("output", has_text="turn 3").wait_for()
    ada.presses("ArrowUp", turn)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "turn => Number(document.querySelector('input[type=range]').value) > turn", arg=turn
    )

    ada.goes(0)
    ada.page.get_by_role("radio", name="fast").click()
    ada.slider().focus()
    ada.page.keyboard.press("Space")
    ada.page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 4")
    ada.page.keyboard.press("Space")
    stopped = ada.at()
    ada.page.wait_for_timeout(600)
    assert ada.at() <= stopped + 1

    ada.goes(9)
    ada.press("Menu")
    ada.press("Copy a link to this moment")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert "seat=0&at=9" in link
    seen = ada.sees()
    stranger = Viewer(visit(), "en")
    stranger.opens(link)
    assert stranger.at() == 9
    assert stranger.sees().replace("You", "").replace("Ada", "") == seen.replace("You", "").replace("Ada", "")
    stranger.looks_from("Dial")
    assert "seat=1" in stranger.page.url

    ada.press("Menu")
    ada.press("Verify the chance")
    ada.page.get_by_text("All agrees").wait_for()
    assert ada.page.get_by_text("Holds:").count() == 6
    ada.press("Close")

    told = ada.page.get_by_role("log").inner_text()
    ada.press("Play on from here")
    ada.page.get_by_label("Who plays for Dial").select_option(label="A friend")
    ada.press("Open the practice table")
    ada.page.wait_for_url("**/table/**")
    ada.page.get_by_role("button", name="A bot in seat 2 instead").click()
    ada.page.get_by_role("log").get_by_text("Turn 1").wait_for()
    assert ada.page.get_by_role("log").inner_text().startswith(told)


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_scrubbed_from_both_ends_and_from_two_seats(ada, game):
    table = sends(ada, record_of(game))
    for seat in (0, 1):
        ada.opens(f"/replay/{table}?seat={seat}")
        last = ada.last()
        stops = sorted({round(last * step / 8) for step in range(9)})
        forward = {}
        for number in stops:
            ada.goes(number)
            forward[number] = ada.sees()
        assert len(set(forward.values())) > len(stops) // 2
        for number in reversed(stops):
            ada.goes(number)
            assert ada.sees() == forward[number]


def test_a_record_is_downloaded_and_opened_again_and_a_wrong_one_is_named(visit, tmp_path):
    ada = Viewer(visit(refusals=True), "en")
    ada.is_called("Ada")
    table = sends(ada, record_of("out-of-gears"))
    ada.opens(f"/replay/{table}")
    ada.press("Menu")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert rouages.replay(record).over

    ada.page.goto("/")
    ada.page.get_by_role("button", name="Open a record").wait_for()
    wrong = tmp_path / "wrong.json"
    record["answers"][10][1] += 1
    wrong.write_text(json.dumps(record))
    ada.page.locator("header input[type=file]").set_input_files(wrong)
    ada.reads("Answer 11 was altered")
    wrong.write_text("not a record")
    ada.page.locator("header input[type=file]").set_input_files(wrong)
    ada.reads("This is cut off, or not a record of a match.")
    ada.page.locator("header input[type=file]").set_input_files(file)
    ada.page.wait_for_url("**/replay/**")
    ada.slider().wait_for()


def test_a_running_game_is_seen_as_far_as_one_may_know(ada):
    address = ada.lay("me", "bot:random")
    for _ in range(4):
        ada.answer(1)
    ada.press("Menu")
    ada.page.get_by_role("link", name="Replay so far").click()
    ada.slider().wait_for()
    points = ada.page.get_by_label("Point of view").locator("visible=true").locator("option")
    assert points.all_inner_texts() == ["Ada (me)", "Spectator"]
    assert ada.page.get_by_role("button", name="Play on from here").count() == 0
    ada.presses("End", ada.last())
    ada.page.keyboard.press("ArrowRight")
    ada.reads("The game has come no further yet.")
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.page.wait_for_url(f"**{address}")


@pytest.mark.long(part="journeys")
@SIZES
def test_a_comment_is_written_to_a_moment_and_read_by_others(visit, size):
    ada = Viewer(visit(size=size), "en")
    ada.is_called("Ada")
    account = {"login": f"ada-{size[0]}", "password": "open sesame"}
    assert ada.page.context.request.put("/api/me/password", data=account).ok
    table = sends(ada, record_of("out-of-gears"))
    ada.opens(f"/replay/{table}?seat=0&at=9")
    ada.press("Comments")
    ada.page.get_by_text("Nobody has written anything yet.").wait_for()
    ada.page.get_by_label("To this moment:").fill("Why not the other gear?")
    ada.press("Send")
    ada.page.get_by_role("dialog").get_by_text("Why not the other gear?").wait_for()
    assert faults(ada.page) == []
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".deck .line i").count() == 1

    stranger = Viewer(visit(size=size), "en")
    stranger.opens(f"/replay/{table}?seat=1")
    stranger.press("Comments")
    stranger.page.get_by_role("dialog").get_by_text("Whoever sat at this table may write").wait_for()
    stranger.page.get_by_role("dialog").get_by_role("button", name="Show").click()
    stranger.page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 0")
    stranger.opens(f"/replay/{table}?seat=0&answer=0#review")
    stranger.page.get_by_role("dialog").get_by_text("Why not the other gear?").wait_for()
    assert faults(stranger.page) == []


@contextmanager
def site_with(page):
    """Another site, with this page; its address."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *said):
            pass

    with HTTPServer(("127.0.0.1", 0), Site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_film_stands_in_a_page_of_somebody_else_and_knows_nobody(visit):
    ada = Viewer(visit(refusals=True), "en")
    ada.is_called("Ada")
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.opens(f"/replay/{sends(ada, record_of('out-of-gears'))}?seat=0&at=3")
    ada.press("Menu")
    ada.press("Embed in a page")
    line = page.evaluate("navigator.clipboard.readText()")
    with site_with(f"<!doctype html><title>Elsewhere</title>{line}") as elsewhere:
        page.goto(elsewhere)
        # It is made small within itself.
        frame = page.frame_locator("iframe").frame_locator("iframe")
        slider = frame.get_by_role("slider", name="Moment of the game")
        slider.wait_for()
        assert slider.input_value() == "3"
        assert "Player 2" in frame.get_by_role("list", name="Who is at the table").inner_text()
        slider.fill(slider.get_attribute("max"))
        frame.get_by_role("region", name="This moment").get_by_text("win").wait_for()
        link = frame.get_by_role("link", name="See the whole replay at Rouages")
        assert "/replay/" in link.get_attribute("href")

    closed = {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}], "spectators": "nobody"}
    own = page.context.request.post("/api/tables", data=closed).json()["id"]
    page.goto(f"/embed/{own}")
    ada.reads("This table does not allow spectators.")


@SIZES
@pytest.mark.long(part="journeys")
def test_axe_finds_nothing_serious_in_a_replay(visit, size):
    ada = Viewer(visit(size=size), "en")
    ada.is_called("Ada")
    for game in GAMES:
        ada.opens(f"/replay/{sends(ada, record_of(game))}?seat=0")
        ada.goes(ada.last() // 2)
        assert faults(ada.page) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for name, told in (("Verify the chance", "The record is whole"), ("Play on from here", "Player 2")):
        ada.press("Menu")
        assert faults(ada.page) == []
        ada.page.get_by_role("dialog").get_by_role("button", name=name).click()
        ada.page.get_by_role("dialog").get_by_text(told).wait_for()
        assert faults(ada.page) == []
        ada.page.keyboard.press("Escape")
