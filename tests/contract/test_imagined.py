"""Imagined worlds know nothing more, also after a deck was made anew."""

import random

import pytest

from rouages.games import GAMES
from rouages.games.robo_rally import decks
from rouages.proving import imagining
from rouages.proving.contract import begin, random_play

SMALL = 3
"""Cards that are left of a deck which is soon made anew."""


def small_program_deck(table):
    """Most undealt program cards lie on the discards."""
    table.discard += table.deck[SMALL:]
    del table.deck[SMALL:]


def small_robot_deck(table):
    """Most robots are on the discards, and nobody knows where the others lie."""
    table.discard += table.deck[1:]
    del table.deck[1:]
    table.known_top = table.known_bottom = 0


def small_junk_pile(table):
    """Most junk parts lie on the discards."""
    table.junk_discard += table.junk_pile[SMALL:]
    del table.junk_pile[SMALL:]


PROGRAMS_CHANGE = {
    "course": "flag-fry",
    "left_out": [
        name
        for name in decks.NAMES
        if name
        not in (
            "recompile",
            "abort_switch",
            "scrambler",
            "crab_legs",
            "dual_processor",
            "flywheel",
            "brakes",
            "fire_control",
        )
    ],
    "turn_limit": 4,
}
LOOKED = {"RobotsLookedAt", "RobotPutOnDeck", "RobotsPutBack"}
"""After these some places of the robot deck are known."""
STEERED = [
    pytest.param("robo-rally", 8, PROGRAMS_CHANGE, small_program_deck, id="robo-rally"),
    pytest.param("gear-and-piston", 4, {"variant": True}, small_junk_pile, id="gear-and-piston"),
]


def steered(game, players, options, shrink, seeds, before=()):
    """Matches in mid-game whose deck is small: again and again, or before each of these decisions."""
    for seed in range(seeds):
        match = begin(GAMES[game], players, options, seed)
        rng = random.Random(seed)
        for number, seat in enumerate(random_play(match, rng)):
            asked = type(match.decision(seat).prompt).__name__
            if asked in before or (not before and number % 29 == 28):
                shrink(match.table)
                yield match, rng
            if number > 180:
                break


def compared(game, players, options, shrink, seeds, before=()):
    """How often two tables that look alike to a seat were found to lead it to the same world."""
    return sum(
        imagining.check_blindness(match, rng, answers=12)
        for match, rng in steered(game, players, options, shrink, seeds, before)
    )


@pytest.mark.parametrize(("game", "players", "options", "shrink"), STEERED)
def test_what_is_imagined_does_not_hang_on_what_is_hidden(game, players, options, shrink):
    assert compared(game, players, options, shrink, seeds=3)


def test_marks_left_on_a_deck_made_anew_would_be_found(monkeypatch):
    def forgetful(table, *, draw=decks.draw):
        marks = table.seen[:]
        card = draw(table)
        table.seen = [old | new for old, new in zip(marks, table.seen, strict=True)]
        return card

    for chapter in ("damage", "dealing", "weapons"):
        monkeypatch.setattr(f"rouages.games.robo_rally.{chapter}.draw", forgetful)
    with pytest.raises(AssertionError, match="hangs on what is hidden"):
        compared("robo-rally", 8, PROGRAMS_CHANGE, small_program_deck, 20, {"Recompile", "PullAbortSwitch"})


def test_of_a_robot_deck_made_anew_no_place_is_known():
    """Whatever Cyberion draws is seen by all, so two kinds of luck are soon told apart."""
    remade = 0
    for match, rng in steered("cyberion", 2, {}, small_robot_deck, 2, {"Intervene"}):
        copy = match.clone()
        for _ in zip(random_play(copy, rng), range(15), strict=False):
            since = copy.log.marks[-2] if len(copy.answers) > len(match.answers) else len(copy.log.events)
            kinds = [type(event).__name__ for event in copy.log.events[since:]]
            if "BatteryUsed" in kinds and not LOOKED & set(kinds[kinds.index("BatteryUsed") :]):
                remade += 1
                imagined = [copy.imagine(0, lots).table.deck for lots in range(24)]
                assert all(len(set(place)) > 1 for place in zip(*imagined, strict=True))
    assert remade
