"""From a server into the house in one's own browser, into a tunnel, and back again."""

import pytest

from tests.site.test_journeys import AWHILE, plays


@pytest.fixture
def settings(tmp_path):
    return {"offline": tmp_path / "offline"}


@pytest.mark.long(part="site")
def test_one_goes_from_a_server_into_the_tunnel_and_comes_back(visit):
    page = visit("/", worker=True, cut=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Play offline").click()
    page.get_by_role("button", name="Bring it here").click()
    page.get_by_role("heading", name="A house in your browser").wait_for(timeout=AWHILE)
    page.get_by_text("Ready for the tunnel").wait_for(timeout=AWHILE)
    page.context.set_offline(True)
    page.reload()
    player = plays(page, "Out of Gears")
    player.answer()
    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Back to the server").click()
    page.get_by_role("button", name="Go back").click()
    page.get_by_role("heading", name="Play offline").wait_for(timeout=AWHILE)
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="Were you invited?").wait_for()
