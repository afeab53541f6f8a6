"""What options would lay on the table, asked before anybody sits down."""

import pytest

pytestmark = pytest.mark.anyio

BOARD = {"board": "cross", "x": 0, "y": 0}
BAY = {"board": "docking-bay-a", "x": 0, "y": 12}


async def preview(door, options, players=4, **rest):
    ann = await door.guest("Ann")
    return await ann.post("/api/games/robo-rally/preview", {"players": players, "options": options}, **rest)


async def test_a_course_is_shown_with_the_first_thing_that_is_wrong(door):
    found = await preview(door, {"own_course": {"boards": [BOARD]}})
    assert found["refusal"]["type"] == "NoBay"
    assert found["shown"]["plan"]["boards"] == [{**BOARD, "turn": 0}]
    assert found["shown"]["factory"]["width"] == 12


async def test_a_course_that_can_be_raced_is_not_refused(door):
    course = {"boards": [BOARD], "bay": BAY, "flags": [[3, 3]], "title": "Mine"}
    found = await preview(door, {"own_course": course})
    assert found["refusal"] is None
    assert found["shown"]["factory"]["title"] == "Mine"


async def test_options_of_another_shape_show_nothing_and_say_why(door):
    found = await preview(door, {"own_course": {"boards": "here"}})
    assert found["shown"] is None
    assert found["refusal"]["option"] == "own_course"


async def test_a_wrong_number_of_players_is_said_too(door):
    assert (await preview(door, {}, players=0))["refusal"]["type"] == "WrongSeats"


async def test_a_game_with_nothing_to_see_has_no_preview(door):
    ann = await door.guest("Ann")
    for game in ("out-of-gears", "teapot"):
        found = await ann.post(f"/api/games/{game}/preview", {"players": 2}, status=404)
        assert found["type"] == "NoSuchPage"
