"""Looking on at a table that shows its turns late: in the film of what is over, which goes on by itself."""

import pytest

from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE
from tests.browser.test_journeys import faults
from tests.browser.test_players import fits

pytestmark = pytest.mark.slow

LATE = "You see the game up to where this turn began."
OPEN = "Vous voyez les tours terminés, de n’importe quelle place."


def test_what_those_who_look_on_see_is_chosen_with_the_new_table(visit):
    ada = Player(visit(), "en")
    ada.opens_fine_settings()
    ada.page.get_by_label("Spectators see").select_option("delayed")
    ada.page.get_by_label("Delay").select_option(label="30 min")
    wish = ada.wishes()
    assert (wish["watching"], wish["delay"]) == ("delayed", 30)


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize(
    ("watching", "lang", "size", "means", "seats"),
    [("late", "en", DESK, LATE, 0), ("open", "fr", PHONE, OPEN, 1)],
    ids=["late-desk", "open-phone"],
)
def test_who_looks_on_late_is_led_to_the_film_which_goes_on_by_itself(
    visit, watching, lang, size, means, seats
):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    table = ada.lay("me", "bot:random", watching=watching, spectators="anyone")
    ada.options().first.wait_for()
    cleo = Player(visit(table, {"en": "en-GB", "fr": "fr-FR"}[lang], size, touch=size == PHONE), lang)
    cleo.page.wait_for_url(f"**{table.replace('table', 'replay')}?seat=public")
    cleo.reads(means)
    assert cleo.page.locator("option", has_text="Ada").count() == seats
    assert fits(cleo.page)
    assert faults(cleo.page) == []
    until(cleo.page, lambda: "at=" in cleo.page.url, lambda: ada.is_asked() and ada.picks(0))
