"""Tallies: what each tile counts for, on a car and in a stored position (rulebook: components)."""

import pytest

from rouages.games.gear_and_piston.box import tallies
from rouages.games.gear_and_piston.box.tallies import TALLY, count, tally
from rouages.games.gear_and_piston.scoring import everything_kinds
from tests.games.gear_and_piston.positions import part, parts, section

COLOURS = ("grey", "e", "g", "s")
KINDS = {
    **{f"{colour} motors": kind for colour, kind in zip(COLOURS, tallies.MOTORS, strict=True)},
    **{f"{colour} fuels": kind for colour, kind in zip(COLOURS, tallies.FUELS, strict=True)},
    **{f"{colour} parts": tallies.COLOURED[place] for place, colour in enumerate("egs", 1)},
    **{f"{colour} below": tallies.COLOURED_BELOW[place] for place, colour in enumerate("egs", 1)},
    **{f"{colour} steerings": tallies.COLOURED_STEERINGS[place] for place, colour in enumerate("egs", 1)},
    "steerings": tallies.STEERINGS,
    "gears": tallies.GEARS,
    "axles": tallies.AXLES,
    **{f"own {colour} motors": tallies.OWN_MOTORS[place] for place, colour in enumerate("egs", 1)},
    **{f"own {colour} fuels": tallies.OWN_FUELS[place] for place, colour in enumerate("egs", 1)},
    "improvements": tallies.IMPROVEMENTS,
    **{name: tallies.ATTRIBUTES[place] for place, name in enumerate(("comfort", "power", "autonomy"), 1)},
    "reliability": tallies.RELIABILITY,
    "instability": tallies.INSTABILITY,
    "own": tallies.OWN,
    "salvage": tallies.SALVAGED,
}


def counted(found):
    """What is counted more than no times."""
    return {name: count(found, kind) for name, kind in KINDS.items() if count(found, kind)}


@pytest.mark.parametrize(
    ("signs", "counts"),
    [
        ("--", {}),
        ("eMc", {"e motors": 1, "e parts": 1, "own e motors": 1, "comfort": 1, "own": 1}),
        ("gF*!", {"g fuels": 1, "g parts": 1, "own g fuels": 1, "instability": 1, "own": 1}),
        ("sSr", {"s parts": 1, "s steerings": 1, "steerings": 1, "autonomy": 1, "own": 1}),
        ("sip+", {"s parts": 1, "s below": 1, "improvements": 1, "power": 1, "reliability": 1, "own": 1}),
        ("eIc++", {"e parts": 1, "improvements": 1, "comfort": 1, "reliability": 2, "own": 1}),
        ("gGp", {"g parts": 1, "g below": 1, "gears": 1, "power": 1, "own": 1}),
        ("A*!!", {"axles": 1, "instability": 2, "own": 1}),
        ("S*", {"steerings": 1, "own": 1}),
        ("#%1", {"instability": 1, "salvage": 1}),
        ("A%2", {"axles": 1, "instability": 2, "salvage": 1}),
        ("M%0", {"grey motors": 1, "salvage": 1}),
        ("F%0", {"grey fuels": 1, "salvage": 1}),
        ("sF%1", {"s fuels": 1, "s parts": 1, "instability": 1, "salvage": 1}),
    ],
)
def test_a_tile_counts_for_what_it_is_and_for_its_icons_and_salvage_is_no_own_part(signs, counts):
    assert counted(TALLY[part(signs)]) == counts


def test_many_tiles_count_together_and_no_kind_runs_over_into_the_next():
    everything = [
        code for name in "egs" for code in parts(f"{name}Mc {name}F*! {name}Sr {name}ip+ {name}F%1")
    ]
    once = counted(tally(everything))
    assert counted(tally(everything * 80)) == {name: 80 * times for name, times in once.items()}
    assert once["salvage"] == 3


def test_a_tile_in_the_lower_row_is_salvage_there_too():
    assert counted(tally(section("--", "sF%0").bottom)) == {
        "s fuels": 1,
        "s parts": 1,
        "s below": 1,
        "salvage": 1,
    }


def test_a_stored_position_names_kinds_by_numbers_that_stay_as_they_are():
    assert everything_kinds(("comfort", "power", "autonomy", "reliability")) == (280, 290, 300, 310)
