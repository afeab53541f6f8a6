"""Robot-turns: what the speed of RoboRally is counted in."""

from rouages.games.robo_rally import GAME
from rouages.proving.contract import begin


def test_a_turn_of_three_robots_is_three_robot_turns():
    match = begin(GAME, 3, {"course": "dizzy-dash"}, 1)
    assert GAME.measures.work(match) == 0
    while match.table.turn == 1:
        for seat in match.pending:
            match.play(seat, 0)
    assert GAME.measures.work(match) == 3
