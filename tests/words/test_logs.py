"""Logs that say what happened: names beside figures, who acted, what it cost, where and why."""

import pytest

from rouages.games import GAMES
from rouages.games.cyberion.events.factory import MachinesRevealed, TurnBegan
from rouages.games.gear_and_piston.events.cars import CarScored
from rouages.games.gear_and_piston.events.town import HandSpied, InstabilityAdjusted
from rouages.games.out_of_gears.events import GearsTaken, Refilled, TollTaken
from rouages.games.robo_rally.events.register import Carried, Destroyed
from rouages.games.robo_rally.events.turn import Reentered
from rouages.words.catalogue import of_game

NAMES = ("Ann", "Bob", "Cleo")


@pytest.mark.parametrize(
    ("game", "record", "parts"),
    [
        ("gear-and-piston", InstabilityAdjusted((8, 12, 13), (0, 1, 2)), ["Ann 8", "Bob 12", "Cleo 13"]),
        ("gear-and-piston", HandSpied(0, 1, ("gear", "axle"), (("power",), ())), ["(", ")"]),
        ("gear-and-piston", CarScored(0, (3, 0), 2, 1, 4, ("I1-comfort", "I2-big")), [" 3", " 0"]),
        ("out-of-gears", GearsTaken(0, 3, "dump", 5, (1,)), ["robot 3", " 5"]),
        ("out-of-gears", TollTaken(0, 3, 4, 1, "circuit"), ["robot 3", "robot 4", "circuit"]),
        ("out-of-gears", Refilled((2, 7), (1, 3), 9), ["2", "7", "9"]),
        ("robo-rally", Carried(0, 1, 5, 2, False, 2), ["Rivet"]),
        ("robo-rally", Destroyed(0, "pit", 5, 2), ["Rivet", "2"]),
        ("robo-rally", Reentered(1, 1, 17, 0, 2, 6, 2), ["Bob", " 6", " 2"]),
        ("cyberion", TurnBegan(1, 4), ["4", "Bob"]),
        ("cyberion", MachinesRevealed((0, 4), (0, 1)), [" 1)", " 5)"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sentence_says_who_what_and_where(game, record, parts, language):
    said = of_game(GAMES[game].package, language).say(record, None, NAMES)
    assert all(part in said for part in parts), said
    assert "⟨" not in said


def test_a_curve_is_told_only_where_it_turns():
    words = of_game(GAMES["robo-rally"].package, "fr")
    straight, bent = (words.say(Carried(0, 1, 5, 2, False, curve)) for curve in (None, 2))
    assert straight == "Un tapis emporte Rivet vers l’est."
    assert bent == "Un tapis emporte Rivet vers l’est et le tourne vers le sud."


def test_a_last_life_is_one_life():
    words = of_game(GAMES["robo-rally"].package, "fr")
    assert words.say(Destroyed(0, "pit", 5, 1)).endswith("Il lui reste 1 vie.")
    assert words.say(Destroyed(0, "pit", 5, 2)).endswith("Il lui reste 2 vies.")
