"""Names at a table: nobody is called as another is, and whoever is renamed is found again."""

import pytest

from rouages.tables.ledger.seats import is_called, name_beside
from rouages.tables.wire.plain_text import LONGEST_NAME

LONG = "A" * LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Inès", ["Zoé"], "Inès"),
        ("Inès", ["inès"], "Inès 2"),
        ("Inès", ["Inès", "Inès 2"], "Inès 3"),
        (LONG, [LONG], f"{LONG[:-2]} 2"),
    ],
)
def test_where_a_name_is_taken_it_gets_a_number(name, others, shown):
    assert name_beside(name, others) == shown
    assert is_called(shown, name)


@pytest.mark.parametrize("shown", ["Ann 2", "Annabel 2nd", "Annabel", "An"])
def test_who_is_called_otherwise_is_somebody_else(shown):
    assert not is_called(shown, "Annabelle")
