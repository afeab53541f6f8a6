"""What lies open: where it leaves one option only, nobody learns anything if that is taken at once."""

from rouages.engine.agenda import Decision
from rouages.games.gear_and_piston import GAME

OPEN = {"DismantlePart", "JoinAtLast", "JoinSections", "MoveToken", "PlaceSalvage"}


def test_cars_and_tokens_lie_open_and_hands_do_not():
    assert {kind.__name__ for kind in GAME.records(Decision) if kind.open} == OPEN
