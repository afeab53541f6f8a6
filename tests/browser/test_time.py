"""Time in the browser: clocks that tick and run out, and who is told of a turn."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from datetime import datetime, timedelta

import pytest

from tests.browser.people import Player, until
from tests.browser.screens import SCHEMES
from tests.browser.test_journeys import faults
from tests.browser.test_table import ACTION, ada, basile, harvest, sit_together
from tests.server.forked import free_port
from tests.server.running import sqlite_in

__all__ = ["ada", "basile"]
pytestmark = pytest.mark.slow

ELSEWHERE = """() => {
  window.told = [];
  window.rung = 0;
  Object.defineProperty(document, "hidden", { get: () => true });
  window.Notification = class {
    static permission = "granted";
    constructor(title) { window.told.push(title); }
  };
  const Voice = window.OscillatorNode;
  window.OscillatorNode = class extends Voice {
    constructor(...given) { super(...given); window.rung++; }
  };
}"""
SHOWN = re.compile(r"^\d+:\d\d$")


def times(player):
    return player.page.get_by_role("list", name="Time of the players").locator("li")


def seconds(text):
    minutes, rest = re.search(r"(\d+):(\d\d)", text).groups()
    return 60 * int(minutes) + int(rest)


def test_who_goes_away_for_days_is_waited_for_until_they_are_back(ada, basile):
    sit_together(ada, basile, clock={"kind": "move", "seconds": 2 * 86400})
    harvest(ada, 1)
    basile.page.goto("/settings/notices")
    basile.page.get_by_label("Back on").fill(f"{datetime.now().astimezone() + timedelta(3):%Y-%m-%d}")
    basile.press("I am away until then")
    basile.reads("You are away until")
    ada.is_told("Basile is away until")
    assert ada.page.get_by_role("button", name="Let a bot play").count() == 0
    assert times(ada).filter(has_text="Basile is away until").count() == 1
    basile.press("I am back")
    ada.page.get_by_text("is away until").first.wait_for(state="hidden")


def test_everybody_sees_every_clock_tick(ada, basile):
    sit_together(ada, basile, clock={"kind": "bank", "seconds": 300, "increment": 5})
    for player in (ada, basile):
        assert times(player).count() == 2
        before = seconds(times(player).first.inner_text())
        assert 200 < before <= 300
        player.page.wait_for_timeout(1300)
        assert seconds(times(player).first.inner_text()) < before
    harvest(ada, 1)

    def stands_still():
        before = times(basile).first.inner_text()
        basile.page.wait_for_timeout(1300)
        return times(basile).first.inner_text() == before

    until(basile.page, stands_still)


def test_who_lets_the_time_run_out_is_answered_for_and_told(ada):
    ada.lay("me", "bot", clock={"kind": "move", "seconds": 3, "expiry": "bot"})
    ada.is_told(ACTION)
    prompt = ada.page.get_by_role("region", name=ada.words["prompt"])
    prompt.get_by_text(SHOWN).first.wait_for()
    ada.reads("Your time has run out")


class House:
    """A house on one port that can be killed and started again."""

    def __init__(self, folder, *more):
        self.port = free_port()
        self.launcher = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.server.launcher",
                sqlite_in(folder),
                str(self.port),
                *map(str, more),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def start(self):
        self.launcher.stdin.write("\n")
        said = {}
        while not {"pid", "ready"} <= said.keys():
            word, *rest = self.launcher.stdout.readline().split() or ["failed"]
            assert word != "failed"
            said[word] = rest
        self.pid = int(said["pid"][0])

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    def close(self):
        with suppress(ProcessLookupError):
            self.kill()
        self.launcher.communicate()


@pytest.fixture
def killable(tmp_path):
    house = House(tmp_path)
    house.start()
    yield house
    house.close()


def test_a_clock_runs_out_while_the_server_is_down(killable, chromium):
    context = chromium.new_context(base_url=f"http://127.0.0.1:{killable.port}", reduced_motion="reduce")
    ada = Player(context.new_page(), "en")
    ada.come("/")
    ada.is_called("Ada")
    ada.lay("me", game="robo-rally", clock={"kind": "move", "seconds": 4})
    ada.is_told("A card for register 1")
    killable.kill()
    time.sleep(4.5)
    killable.start()
    ada.reads("Your time has run out")
    context.close()


def test_a_turn_shows_in_the_tab_s_title_and_calls_who_looks_elsewhere(ada, basile):
    ada.page.add_init_script(f"({ELSEWHERE})()")
    sit_together(ada, basile)
    assert ada.page.title().startswith("● Your turn")
    called = ["● Your turn · Out of Gears"]
    assert ada.page.evaluate("window.told") == called
    harvest(ada, 1)
    ada.is_told("Basile is choosing")
    assert not ada.page.title().startswith("●")
    rung = ada.page.evaluate("window.rung")
    harvest(basile, 2)
    ada.is_told(ACTION)
    assert ada.page.title().startswith("● Your turn")
    assert ada.page.evaluate("window.told") == 2 * called
    assert ada.page.evaluate("window.rung") > rung


def test_who_asked_to_take_back_is_told_who_refused(ada, basile):
    sit_together(ada, basile, undo="consent")
    harvest(ada, 1)
    harvest(basile, 2)
    ada.reads("Turn 2")
    ada.is_told(ACTION)
    ada.press("Undo")
    basile.reads("Ada would like to take an answer back")
    basile.page.get_by_text("Refuse", exact=True).click()
    ada.reads("Basile did not agree to take the answer back.")


def test_a_clock_and_patience_are_chosen_with_the_new_table(visit):
    ada = Player(visit(), "en")
    ada.opens_fine_settings()
    ada.page.get_by_label("Clock").select_option(label="5 min, +10 s a move")
    ada.page.get_by_label("When time runs out").select_option(label="a bot answers")
    ada.page.get_by_label("A bot for who is not there").select_option(label="after 10 min of waiting")
    wish = ada.wishes()
    assert wish["clock"] == {"kind": "bank", "seconds": 300, "increment": 10, "expiry": "bot"}
    assert wish["away"] == {"bot": "after", "seconds": 600}


def test_the_lobby_lists_the_tables_that_wait_for_me(ada, basile):
    first = sit_together(ada, basile)
    second = sit_together(ada, basile, clock={"kind": "move", "seconds": 86400})
    ada.come(first)
    harvest(ada, 1)
    ada.is_told("Waiting for Basile")
    ada.is_told("away")
    ada.come("/")
    ada.page.get_by_role("radio", name="Your turn · 1").wait_for()
    row = ada.page.locator("section.turn li")
    assert row.count() == 1
    row.get_by_text("Turn 1 · Programming").wait_for()
    row.get_by_role("button", name=re.compile("Your turn · 23 h")).click()
    ada.page.wait_for_url(f"**{second}")


def test_a_game_lost_together_is_lost_in_words(ada):
    ada.lay("me", "bot", game="cyberion")
    ada.page.get_by_role("button", name="Menu").click()
    ada.press("Concede")
    ada.press("Concede")
    ada.sees_the_end()
    text = ada.end().inner_text()
    assert "point" not in text
    assert re.search(r"The factory (runs|stands still)", text)


@SCHEMES
def test_finished_games_stand_in_the_statistics(visit, size, scheme):
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme)
    ada = Player(page, "en")
    ada.is_called("Ada")
    page.get_by_role("button", name="Settings").click()
    assert faults(page) == []
    page.get_by_role("dialog").get_by_role("link", name="Statistics").click()
    ada.reads("Nothing yet")
    ada.lay("me", "bot")
    ada.page.get_by_role("button", name="Menu").click()
    ada.press("Concede")
    ada.press("Concede")
    ada.sees_the_end()
    ada.come("/statistics")
    plate = page.locator("article", has=page.get_by_role("heading", name="Out of Gears"))
    plate.get_by_text("not rated yet").wait_for()
    assert plate.locator("dl div", has_text="Played").locator("dd").inner_text() == "1"
    assert plate.locator("dl div", has_text="Conceded").locator("dd").inner_text() == "1"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
