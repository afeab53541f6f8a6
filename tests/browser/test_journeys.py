"""Whole journeys through the lobby and Out of Gears, in a real Chromium."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.people import Player, until
from tests.browser.screens import SCHEMES
from tests.browser.tools import violations

pytestmark = pytest.mark.slow


def play_until_over(*players, on_answer=lambda answers: None):
    """Everybody answers whatever is asked, until all see the result."""
    answers = [0] * len(players)

    def answer():
        for seat, player in enumerate(players):
            if not player.is_over() and player.is_asked():
                on_answer(sum(answers))
                player.answer(answers[seat] % player.options().count())
                answers[seat] += 1

    until(players[0].page, lambda: all(player.is_over() for player in players), answer)


def faults(page):
    """What axe-core calls serious or critical on this page."""
    return [
        (each["id"], each["nodes"][0]["html"])
        for each in violations(page)
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.long(part="journeys")
def test_two_browsers_a_bot_two_languages_and_a_reload(visit):
    ada, basile = Player(visit(), "en"), Player(visit(locale="fr-FR"), "fr")
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.introduce("Ada")
    ada.sets_up()
    ada.page.get_by_role("button", name="Change who sits in seat 4").click()
    ada.page.get_by_role("menuitem", name="Take this seat away").click()
    ada.page.get_by_role("button", name="Change who sits in seat 2").click()
    ada.page.get_by_role("menuitemradio", name="A friend").click()
    ada.page.get_by_role("button", name=ada.words["open"]).click()
    ada.page.get_by_role("button", name="Copy the link").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")

    basile.page.goto(link)
    basile.page.get_by_label("Votre nom").fill("Basile")
    basile.page.get_by_role("button", name=re.compile("Prendre|asseoir|Accepter|Rejoindre")).click()
    ada.page.get_by_role("log").wait_for()
    basile.page.get_by_role("log").wait_for()

    def reload_in_the_middle(answers):
        if answers == 7:
            basile.page.reload()
            basile.page.get_by_role("log").wait_for()

    play_until_over(ada, basile, on_answer=reload_in_the_middle)
    podium, sources = ada.end().get_by_role("list").filter(has_text="Basile").all()
    for standing in (podium, sources):
        assert standing.get_by_role("listitem").count() == 3
        assert standing.get_by_role("listitem").filter(has_text="Basile").count() == 1
    endings = re.compile("La réserve et une décharge sont vides|Trois tours se sont achevés")
    assert basile.end().get_by_text(endings).count() == 1


def test_a_phone_plays_a_turn_by_touch(visit):
    ada = Player(visit(size=(390, 844), touch=True), "en")
    ada.page.get_by_role("button", name=ada.words["play"].format(game="Out of Gears")).tap()
    ada.page.get_by_role("button", name="Harvest").last.tap()
    ada.page.get_by_role("button", name=re.compile("^Dump 2.*May be chosen")).tap()
    ada.page.get_by_role("button", name=ada.words["set"], exact=True).tap()
    ada.page.get_by_text("Turn 2").first.wait_for(state="attached")
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.long(part="journeys")
def test_a_whole_game_by_keyboard_alone(visit):
    page = visit()
    ada = Player(page, "en")
    page.keyboard.press("Tab")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play Out of Gears").focus()
    page.keyboard.press("Enter")
    page.get_by_role("log").wait_for()
    for _ in range(2000):
        if ada.is_over():
            break
        confirm = page.get_by_role("button", name=ada.words["set"], exact=True, disabled=False)
        if confirm.count():
            with suppress(TimeoutError):
                confirm.press("Enter", timeout=1000)
        elif ada.is_asked():
            ada.points(2 if ada.options().count() > 1 else 1)
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert ada.is_over()


@SCHEMES
def test_axe_finds_nothing_serious(visit, size, scheme):
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ada = Player(page, "en")
    ada.introduce("Ada")
    assert faults(page) == []
    ada.sets_up()
    page.get_by_role("button", name=ada.words["open"]).wait_for()
    assert faults(page) == []
    page.get_by_role("button", name=ada.words["open"]).click()
    page.get_by_text("Turn 1").first.wait_for(state="attached")
    assert faults(page) == []
