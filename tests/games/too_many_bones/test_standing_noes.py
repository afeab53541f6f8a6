"""What may be said no to until the day ends, and what no is."""

import pytest

from rouages.games.too_many_bones.baddies.skills import Answered, Parried, Parry, StrikeBack
from rouages.games.too_many_bones.units.meter import Again, KeepInitiative

NOES = [
    (KeepInitiative(0), Again(False)),
    (Parry(0, 0), Parried(0)),
    (StrikeBack(0, 0, "tantrum"), Answered(False)),
]


@pytest.mark.parametrize(("asked", "no"), NOES)
def test_no_spends_nothing(asked, no):
    assert asked.no(None) == no
