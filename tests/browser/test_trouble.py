"""A match that cannot be opened has a page that says so kindly, in one's language, and a way on."""

import sqlite3

import pytest

from tests.browser.conftest import PATIENCE
from tests.browser.people import Player
from tests.browser.screens import DESK, PHONE
from tests.browser.test_journeys import faults
from tests.browser.test_time import killable  # noqa: F401 (a fixture)

pytestmark = pytest.mark.slow

SAID = {
    "en": (
        "This game cannot go on just now",
        "the house can no longer read it",
        "Nothing is lost",
        "To the lobby",
    ),
    "fr": (
        "Cette partie ne peut pas continuer pour l’instant",
        "la maison n’arrive plus à la lire",
        "Rien n’est perdu",
        "À l’accueil",
    ),
}


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", DESK)])
def test_a_match_that_cannot_be_opened_says_so_and_shows_a_way_on(
    killable,  # noqa: F811
    chromium,
    tmp_path,
    language,
    size,
):
    context = chromium.new_context(
        base_url=f"http://127.0.0.1:{killable.port}",
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    ada = Player(context.new_page(), language)
    errors = []
    ada.page.on("pageerror", lambda error: errors.append(str(error)))
    ada.come("/")
    ada.is_called("Ada")
    table = ada.lay("me", "bot")
    ada.options().first.wait_for(state="attached")
    killable.kill()
    with sqlite3.connect(tmp_path / "house.sqlite3") as file:
        file.execute("UPDATE snapshots SET data = ?", (b"\x93\x01",))
    killable.start()
    plate, why, comfort, way = SAID[language]
    ada.is_told(plate)
    ada.page.reload()
    ada.is_told(plate)
    ada.reads(why)
    ada.reads(comfort)
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.get_by_role("link", name=way).last.click()
    ada.page.wait_for_url("**/")
    other = ada.lay("me", "bot")
    assert other != table
    ada.options().first.wait_for(state="attached")
    assert errors == []
    context.close()
