"""How a game of a day went, in signs: one for each step, and nothing that tells the deal."""

import pytest

from rouages.engine.daily import Sign, parted, tallied
from rouages.games import GAMES
from rouages.games.cyberion.events.factory import TurnBegan, ValveLost
from rouages.games.out_of_gears.events import TollTaken
from rouages.games.out_of_gears.gears import size
from rouages.games.robo_rally.events.course import FlagCarried
from rouages.games.robo_rally.events.register import Carried, Destroyed, FlagTouched, Moved, RegisterBegan
from rouages.games.robo_rally.events.turn import Reentered
from rouages.games.robo_rally.events.turn import TurnBegan as RallyTurnBegan
from rouages.games.robo_rally.track import Track
from rouages.words.catalogue import LANGUAGES, of_game
from tests.days.playing import CHALLENGES, PERSON, dealt, played

SIGNS = {
    Sign.BETTER: "^",
    Sign.WORSE: "v",
    Sign.STILL: "=",
    Sign.GOAL: "F",
    Sign.LOST: "x",
    Sign.ONE: "o",
    Sign.NONE: ".",
}


def written(steps):
    return " ".join("".join(SIGNS[sign] for sign in row) for row in steps)


def steps_of(game, match):
    return GAMES[game].daily.steps(match)


def told(game, **played_by):
    match = played(dealt(game), **played_by)
    return match, written(steps_of(game, match))


def test_what_came_before_the_first_part_belongs_to_none():
    events = [ValveLost(9), TurnBegan(0, 1), ValveLost(8), ValveLost(7), TurnBegan(0, 2)]
    assert parted(events, TurnBegan) == [[ValveLost(8), ValveLost(7)], []]


def test_nothing_is_a_sign_too():
    assert written(tallied([2, 0, 1])) == "oo . o"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_cyberion_tells_the_machines_of_each_turn(bot):
    match, said = told("cyberion", bot=bot)
    assert len(said.split()) == match.table.turn
    assert said.count("o") == len(match.table.experience) + len(match.table.removed)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_out_of_gears_tells_the_gears_that_are_safe(bot):
    match, said = told("out-of-gears", bot=bot)
    assert len(said.split()) == match.table.round
    taken = sum(
        isinstance(event, TollTaken) and event.seat == PERSON and event.place == "circuit"
        for event in match.log.events
    )
    [robot] = [robot for robot in match.table.robots if match.table.owner[robot] == PERSON]
    assert said.count("o") == size(match.table.circuit[robot]) + taken > 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_gear_and_piston_tells_the_parts_of_each_round(bot):
    match, said = told("gear-and-piston", bot=bot)
    assert len(said.split()) == match.table.round
    assert "o" in said


def test_too_many_bones_tells_each_day():
    match, said = told("too-many-bones", bot="greedy")
    assert len(said.split()) == match.table.day
    assert set(said) <= {"^", "v", "=", " "}
    assert said[-1] == "^", "the tyrant was defeated on the last day"


def test_robo_rally_tells_each_register_until_the_last_flag():
    match, said = told("robo-rally", bot="greedy")
    score = dealt("robo-rally").score(match)
    assert score.done
    assert len(said.replace(" ", "")) == score.figures[0].number
    assert said.count("F") == match.table.touched[PERSON]
    assert said[-1] == "F"


def test_robo_rally_tells_every_life_that_was_lost():
    match, said = told("robo-rally", bot="random")
    assert match.table.ending == "all_out"
    assert said.count("x") == match.table.options.lives + 1, "one more than it can come back from"


@pytest.fixture
def track():
    """A robot six squares south of its flag, on a floor that is twelve squares wide."""
    found = Track(dealt("robo-rally").begin().table)
    found._width, found._flags, found._square = 12, [12, 0], 84
    found.follow(RallyTurnBegan(1))
    return found


def go(track, *events):
    track.follow(RegisterBegan(1))
    for event in events:
        track.follow(event)
    track.close()
    return written(track.rows)


def test_a_robot_that_comes_nearer_goes_up_and_one_that_goes_away_down(track):
    go(track, Moved(0, 0, 72))
    assert go(track, Moved(0, 2, 84), Moved(0, 2, 96)) == "^v"


def test_what_carries_a_robot_back_counts_as_well(track):
    assert go(track, Moved(0, 0, 72), Carried(0, 2, 84, 0, express=False)) == "="


def test_a_step_aside_is_a_step_away(track):
    assert go(track, Moved(0, 1, 85)) == "v"


def test_after_a_flag_the_next_one_is_the_goal(track):
    go(track, Moved(0, 0, 12), FlagTouched(0, 0, 1))
    assert go(track, Moved(0, 0, 0)) == "F^"


def test_a_flag_that_rides_away_is_farther(track):
    assert go(track, FlagCarried(1, 3, 13)) == "v"


def test_a_destroyed_robot_has_no_more_registers_until_it_is_back(track):
    go(track, Moved(0, 2, None), Destroyed(0, "edge", 84, 2))
    assert go(track, FlagCarried(1, 3, 13)) == "x"
    track.follow(Reentered(0, 0, 96, 0, 2, 1, 9))
    track.follow(RallyTurnBegan(2))
    assert go(track, Moved(0, 0, 84)) == "x ^"


@pytest.mark.parametrize("game", CHALLENGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained_in_both_languages(game, language):
    words = of_game(GAMES[game].package, language)
    found = {
        sign for bot in ("random", "greedy") for row in steps_of(game, told(game, bot=bot)[0]) for sign in row
    }
    for sign in found:
        assert "⟨" not in words.text(f"daily.sign.{sign}")
