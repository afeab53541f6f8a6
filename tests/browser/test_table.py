"""What two people do at one table beside playing: take back, leave and return, give up, play again."""

import re

import pytest

from tests.browser.people import Player
from tests.browser.test_journeys import play_until_over

pytestmark = pytest.mark.slow
ACTION, DUMP, CONFIRM = "Choose an action", "Choose the dump to harvest", "Programme it"


@pytest.fixture
def ada(visit):
    player = Player(visit(), "en")
    player.is_called("Ada")
    return player


@pytest.fixture
def basile(visit):
    player = Player(visit(), "en")
    player.is_called("Basile")
    return player


def sit_together(ada, basile, **rules):
    """Ada lays a table, Basile takes the other seat; both are asked for their first action."""
    table = ada.lay("me", "open", **rules)
    basile.come(table)
    basile.press("Sit down")
    ada.is_told(ACTION)
    basile.is_told(ACTION)
    return table


def harvest(player, dump):
    player.press("Harvest")
    player.is_told(DUMP)
    player.page.locator("body").press(str(dump))
    player.is_told(CONFIRM)
    player.page.keyboard.press("Enter")


def panel(player, name):
    return player.page.locator("article", has=player.page.get_by_role("heading", name=name, exact=True))


def test_a_programme_is_taken_back_before_all_are_ready(ada, basile):
    sit_together(ada, basile)
    harvest(ada, 2)
    panel(basile, "Ada").get_by_text("ready").wait_for()
    ada.press("Undo")
    ada.is_told(DUMP)
    panel(basile, "Ada").get_by_text("thinking").wait_for()
    ada.press("Trap")
    ada.is_told("Choose the dump to trap")
    ada.press("Undo")
    ada.is_told(ACTION)
    for player in (ada, basile):
        harvest(player, 1)
    ada.reads("Turn 2")


def test_a_whole_turn_is_taken_back_at_once(ada, basile):
    sit_together(ada, basile)
    harvest(ada, 2)
    panel(basile, "Ada").get_by_text("ready").wait_for()
    ada.press("Menu")
    ada.page.get_by_role("button", name=re.compile("^Back to the start of my turn")).click()
    ada.is_told(ACTION)
    panel(basile, "Ada").get_by_text("thinking").wait_for()
    for player in (ada, basile):
        harvest(player, 1)
    ada.reads("Turn 2")


def test_notes_are_kept_as_they_are_written_and_read_by_nobody_else(ada, basile):
    table = sit_together(ada, basile)
    ada.press("Menu")
    ada.press("My notes")
    ada.page.get_by_role("textbox", name="My notes").fill("Basile traps dump 2")
    ada.reads("Kept.")
    ada.page.get_by_role("textbox", name="My notes").fill("Basile traps dump 3")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    for player, text in ((ada, "Basile traps dump 3"), (basile, "")):
        player.come(table)
        player.press("Menu")
        player.press("My notes")
        notes = player.page.get_by_role("textbox", name="My notes")
        notes.wait_for()
        player.page.wait_for_function("() => document.querySelector('dialog textarea')?.disabled === false")
        assert notes.input_value() == text


def test_later_the_other_one_must_consent(ada, basile):
    sit_together(ada, basile, undo="consent")
    harvest(ada, 1)
    harvest(basile, 2)
    ada.reads("Turn 2")
    ada.is_told(ACTION)
    ada.press("Undo")
    basile.reads("Ada would like to take an answer back")
    basile.page.get_by_text("Refuse", exact=True).click()
    basile.page.get_by_role("dialog").wait_for(state="hidden")
    ada.is_told(ACTION)
    ada.press("Undo")
    basile.reads("Ada would like to take an answer back")
    basile.press("Agree")
    ada.is_told(DUMP)
    assert ada.page.get_by_text("Turn 2").count() == 0


def test_a_bot_keeps_the_seat_of_who_leaves_until_they_return(ada, basile):
    sit_together(ada, basile)
    ada.press("Menu")
    ada.press("Leave")
    ada.is_told("A bot plays in your place")
    panel(basile, "Ada").get_by_text("ready").wait_for()
    assert panel(basile, "Ada").get_by_title("bot").count() == 1
    ada.press("I am back")
    harvest(basile, 2)
    ada.reads("Turn 2")
    ada.is_told(ACTION)
    assert panel(basile, "Ada").get_by_title("bot").count() == 0


def test_a_match_ends_where_it_stands_once_both_agree(ada, basile):
    sit_together(ada, basile)
    ada.press("Menu")
    ada.press("End it here")
    ada.press("Ask the others")
    basile.reads("Ada would like to end the match here")
    basile.press("Play on")
    ada.reads("Basile would rather play on.")
    basile.press("Menu")
    basile.press("End it here")
    basile.press("Ask the others")
    ada.reads("Basile would like to end the match here")
    ada.press("End it here")
    for player in (ada, basile):
        player.is_told("Closed unfinished")
        player.reads("all agreed to stop")
    assert ada.page.get_by_role("button", name="Play again").count() == 1


def test_one_gives_up_and_both_play_again(ada, basile):
    table = sit_together(ada, basile)
    ada.press("Menu")
    ada.press("Concede")
    ada.press("Concede")
    ada.is_told("You have conceded")
    play_until_over(basile)
    assert basile.end().get_by_text("conceded").count() == 1
    for player in (basile, ada):
        player.end().get_by_role("button", name=re.compile("^(Play again|Join)")).first.click()
    ada.is_told(ACTION)
    basile.is_told(ACTION)
    assert ada.page.url == basile.page.url
    assert not ada.page.url.endswith(table)
