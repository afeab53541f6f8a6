"""Two people look at a film together, in two browsers: one leads, the other follows and takes over."""

import pytest

from tests.browser.test_replay import Viewer, record_of, sends

pytestmark = pytest.mark.slow


def test_one_leads_the_other_looks_around_comes_back_and_takes_over(visit):
    ada, bob = Viewer(visit(), "en"), Viewer(visit(), "en")
    for viewer, name in ((ada, "Ada"), (bob, "Bob")):
        viewer.is_called(name)
    ada.opens(f"/replay/{sends(ada, record_of('out-of-gears'))}?seat=public")
    ada.press("Menu")
    ada.press("Review together")
    ada.page.wait_for_url("**gathering=**")
    bob.opens(ada.page.url)
    bob.reads("Ada leads")
    ada.reads("You lead, one follows")
    ada.goes(6)
    bob.arrives(6)
    bob.presses("ArrowRight", 7)
    bob.reads("Ada leads, you look around")
    ada.goes(9)
    assert bob.at() == 7
    bob.press("Come back")
    bob.arrives(9)
    bob.press("Ask for the lead")
    ada.reads("Bob asks for the lead")
    ada.press("Give it")
    bob.reads("You lead, one follows")
    bob.goes(3)
    ada.arrives(3)
    bob.page.close()
    ada.press("Take the lead")
    ada.reads("You lead. Send the link")
