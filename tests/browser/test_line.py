"""A line that is cut, with a word or without: it is shown, tried again, and loses no answer."""

import os
import signal
import time

import pytest

from tests.browser.people import Player
from tests.browser.test_table import ACTION, DUMP
from tests.browser.test_time import killable  # noqa: F401 (a fixture)

SOON = 4.5
"""Seconds until the page shows that nobody answers: three, and some for a busy machine."""

HARVEST = 2
"""The number of that choice."""


@pytest.fixture
def ada(killable, chromium):  # noqa: F811
    """Ada is asked what her robot does, at a house that can be stopped."""
    context = chromium.new_context(base_url=f"http://127.0.0.1:{killable.port}", reduced_motion="reduce")
    player = Player(context.new_page(), "en")
    player.come("/")
    player.is_called("Ada")
    player.lay("me", "bot")
    player.is_told(ACTION)
    yield player
    context.close()


def test_a_server_that_falls_silent_is_soon_noticed_and_met_again(ada, killable):  # noqa: F811
    ada.page.wait_for_timeout(1000)
    os.kill(killable.pid, signal.SIGSTOP)
    began = time.monotonic()
    ada.reads("The line is cut")
    assert time.monotonic() - began < SOON
    os.kill(killable.pid, signal.SIGCONT)
    ada.is_told(ACTION)


def test_an_answer_given_as_the_server_dies_is_sent_when_it_is_back(ada, killable):  # noqa: F811
    os.kill(killable.pid, signal.SIGSTOP)
    ada.options().nth(HARVEST).dispatch_event("click")
    killable.kill()
    ada.reads("The line is cut")
    killable.start()
    ada.is_told(DUMP)
