"""Tiles, spaces and investors, ours or given (rulebook: overview, components)."""

import pytest

from rouages.engine.refusals import BadOption
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.box.components import our_set
from rouages.games.gear_and_piston.box.tiles import (
    ATTRIBUTE_OF,
    BACK_OF,
    BOTTOM,
    COLOUR_OF,
    COLOURS,
    FILLER,
    IMPROVEMENT,
    JUNK,
    NEW,
    PARTS,
    PROPULSIONS,
    ROW_OF,
    SALVAGE,
    TOP,
    code_of,
    icons_of,
    part_of,
    parts_of,
    tile,
)
from rouages.games.gear_and_piston.inventory import inventory
from rouages.proving.contract import begin
from tests.games.gear_and_piston.positions import part


def all_tiles():
    given = our_set()
    return given.new_tiles(6) + given.junk_tiles(6)


def test_there_are_42_new_42_junk_and_20_salvage_tiles():
    assert [BACK_OF[each] for each in all_tiles()] == [NEW] * 42 + [JUNK] * 42
    assert sorted(our_set().salvage) == [0] * 5 + [1] * 10 + [2] * 5


def test_motors_fuels_and_improvements_are_alike_in_the_three_colours():
    count = {}
    for each in (*our_set().new_parts, *our_set().junk_parts):
        count.setdefault((each.function, each.colour), []).append(each)
    for function, number in (("motor", 5), ("fuel", 5), ("improvement", 3)):
        assert [len(count[function, colour]) for colour in ("electric", "gasoline", "steam")] == [number] * 3


def test_every_new_part_has_an_attribute_and_each_attribute_occurs_fourteen_times():
    attributes = [each.attribute for each in our_set().new_parts]
    assert sorted(attributes) == ["autonomy"] * 14 + ["comfort"] * 14 + ["power"] * 14


def test_no_new_part_is_unstable_and_no_junk_is_reliable():
    assert not any(each.instability for each in our_set().new_parts)
    assert not any(each.reliability for each in our_set().junk_parts)


def test_most_junk_is_unstable_and_none_has_an_attribute():
    assert sum(each.instability for each in our_set().junk_parts) == 28
    assert not any(each.attribute for each in our_set().junk_parts)


def test_a_tile_and_its_words_mean_the_same():
    for each in all_tiles():
        assert code_of(part_of(each), icons_of(each)) == each


def test_there_is_a_word_for_every_part_and_a_part_for_every_word():
    parts = [
        tile(NEW, function, colour, row)
        for function in range(FILLER)
        for colour in range(len(COLOURS))
        for row in ((TOP, BOTTOM) if function == IMPROVEMENT else (TOP,))
    ]
    assert {*parts_of(parts), part_of(tile(SALVAGE, FILLER))} == set(PARTS)


def test_signs_name_every_tile():
    assert part("eMc") == tile(NEW, 0, 1, 0, 1)
    assert part("A*!") == tile(JUNK, 4, 0, 1, instability=1)


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_propulsions_and_rows_are_even(players):  # ruling 48
    new, junk = our_set().new_tiles(players), our_set().junk_tiles(players)
    for colour in PROPULSIONS:
        icons = [ATTRIBUTE_OF[each] for each in new if COLOUR_OF[each] == colour]
        assert sorted(icons) == [1, 1, 2, 2, 3, 3]
    assert [ATTRIBUTE_OF[each] for each in new].count(1) == 10
    assert [ROW_OF[each] for each in new + junk].count(0) == 30
    assert len(new) == len(junk) == 30


def given(**changes):
    return begin(GAME, 2, {"tiles": changes}, 1)


def test_another_set_can_be_given_and_what_it_leaves_out_stays_ours():
    axle = {"id": "X1", "function": "axle", "colour": "steam", "row": "bottom", "instability": 2}
    table = given(junk_parts=[axle] * 9, salvage=[2] * 4).table
    assert inventory(table)[:30] == sorted(our_set().new_tiles(2))
    assert inventory(table)[30:39] == [part("sA*!!")] * 9
    assert inventory(table)[39:43] == [0, 0, 4, 0]


def test_a_given_part_has_no_icons_but_those_it_names():
    table = given(new_parts=[MOTOR] * 12).table
    assert inventory(table)[:12] == [part("eM")] * 12


def test_a_given_set_brings_its_own_spaces_and_tables():
    spaces = {"2": {"back_alley": 1, "patent_office": 5, "junk_yard": 1, "workshop_actions": [4, 1]}}
    investors = {"favoured": [0, 9], "others": [0], "balanced": [0], "everything": ["reliability"]}
    view = given(spaces=spaces, investors=investors).view()
    assert [place.spaces for place in view.places] == [1, 5, 1, 2]
    assert view.places[3].actions == (4, 1)
    assert view.investors.favoured == (0, 9)


def test_a_record_carries_the_set_it_was_played_with():
    match = given(salvage=[2] * 4)
    assert match.record()["options"]["tiles"] == {"salvage": [2, 2, 2, 2]}


MOTOR = {"id": "X7", "function": "motor", "colour": "electric", "row": "top"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"salvage": []}, "1 to 100 salvage tiles are needed, and there are 0"),
        ({"salvage": [5]}, "a salvage tile has 5 icons of instability, not 0 to 3"),
        ({"new_parts": [MOTOR]}, "2 players need 12 to 100 new parts, and there are 1"),
        ({"junk_parts": [MOTOR] * 5}, "2 players need 6 to 100 junk parts, and there are 5"),
        ({"new_parts": [MOTOR | {"row": "bottom"}]}, "part X7 is a motor, which belongs in the top row"),
        ({"new_parts": [MOTOR | {"colour": "generic"}]}, "part X7 is a motor without a colour"),
        ({"new_parts": [MOTOR | {"reliability": 4}]}, "part X7 has 4 icons of reliability"),
        (
            {"new_parts": [MOTOR | {"colour": "green"}]},
            "in new_parts number 1.colour, invalid",
        ),
        ({"new_parts": [MOTOR, {"id": "X8"}]}, "in new_parts number 2, object missing required field"),
        (
            {"new_parts": [MOTOR | {"atribute": "power"}]},
            "in new_parts number 1, object contains",
        ),
        ({"motors": []}, "object contains unknown field motors"),
        ({"spaces": {}}, "there are no spaces for 2 players"),
        (
            {"spaces": {"2": {"back_alley": 1, "patent_office": 1, "junk_yard": 1, "workshop_actions": [3]}}},
            "the places hold 4 tokens, and 2 players have 8",
        ),
        (
            {"spaces": {"2": {"back_alley": 9, "patent_office": 9, "junk_yard": 1, "workshop_actions": [0]}}},
            "every space of the workshop must give 1 to 9 actions",
        ),
        (
            {
                "spaces": {
                    "2": {"back_alley": -1, "patent_office": 9, "junk_yard": 1, "workshop_actions": [3]}
                }
            },
            "a place has -1 spaces for 2 players",
        ),
        (
            {"investors": {"favoured": [], "others": [0], "balanced": [0], "everything": []}},
            "the table “favoured” must have up to 99 points",
        ),
        (
            {"investors": {"favoured": [0], "others": [0], "balanced": [0, -100], "everything": []}},
            "the table “balanced” must have up to 99 points",
        ),
    ],
)
def test_a_set_that_cannot_be_played_is_refused_with_one_sentence(changes, sentence):
    with pytest.raises(BadOption) as refusal:
        given(**changes)
    assert str(refusal.value).startswith(f"These tiles will not do: {sentence}")
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    "changes",
    [
        {"new_parts": [MOTOR] * 12, "junk_parts": [MOTOR] * 6, "salvage": [0]},
        {"new_parts": [MOTOR] * 100, "junk_parts": [MOTOR] * 100, "salvage": [3] * 100},
        {"new_parts": [MOTOR | {"reliability": 3, "instability": 3}] * 12},
        {"spaces": {"2": {"back_alley": 0, "patent_office": 5, "junk_yard": 1, "workshop_actions": [1, 9]}}},
        {"investors": {"favoured": [99], "others": [-99], "balanced": [0], "everything": []}},
        {"variant_draws": []},
    ],
)
def test_a_set_may_go_to_every_limit(changes):
    assert given(**changes).table.our_tiles is False


@pytest.mark.parametrize("draws", [[4], [4, 0], [4, 10]])
def test_a_set_must_suit_the_variant(draws):
    with pytest.raises(BadOption, match="must draw 1 to 9 junk parts from each of 2 spaces"):
        begin(GAME, 2, {"variant": True, "tiles": {"variant_draws": draws}}, 1)


def test_the_variant_may_draw_one_to_nine_from_as_many_spaces_as_there_are():
    table = begin(GAME, 2, {"variant": True, "tiles": {"variant_draws": [1, 9]}}, 1).table
    assert table.variant_draws == (1, 9)
