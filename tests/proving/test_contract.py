"""`check_game` passes a sound game and says what a broken one breaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from rouages.engine.game import Outcome
from rouages.engine.sight import Progress
from rouages.games import GAMES
from rouages.proving import check_game, check_match, check_words
from tests.bots.pennies import MATCHING, SOWING
from tests.proving import cups
from tests.proving.cups import GAME, HIDER, Cup, CupLifted, DieRolled, Guess, Hide, Roll, View


def seen_by(**changed):
    """The game of cups with another sight."""
    return replace(GAME, sight=replace(GAME.sight, **changed))


@pytest.mark.parametrize("game", [GAME, MATCHING, SOWING], ids=["cups", "matching", "sowing"])
def test_a_sound_game_passes(game):
    check_game(game)


def test_every_number_of_players_is_tried_unless_variants_are_given():
    begun = set()

    def setup(options, players, rng):
        begun.add(players)
        return GAME.setup(options, players, rng)

    crowd = replace(GAME, seats=range(2, 5), setup=setup)
    with pytest.raises(AssertionError, match="not every seat has a place"):
        check_game(crowd, games=1)
    assert begun == {2, 3}
    begun.clear()
    check_game(crowd, games=1, variants=[(2, {})])
    assert begun == {2}


def test_a_fault_says_which_game_to_play_again():
    shaky = replace(GAME, judgement=replace(GAME.judgement, evaluate=lambda table, seat: 2.0))
    with pytest.raises(AssertionError) as fault:
        check_game(shaky)
    assert fault.value.__notes__ == ["It was check_match('cups', players=2, options={}, seed=0)."]
    with pytest.raises(AssertionError):
        check_match(shaky, players=2, options={}, seed=0)


def test_a_view_that_shows_a_secret_is_found():
    with pytest.raises(AssertionError, match="seat 1 can tell an imagined world"):
        check_game(seen_by(view=lambda table, seat: View(table.pea, table.lifted)))


def test_prospects_that_tell_a_secret_are_found():
    def foretell(table, decision, options):
        return View(table.pea, table.lifted)

    with pytest.raises(AssertionError, match="seat 1 can tell an imagined world"):
        check_game(seen_by(prospects=foretell))


def test_prospects_that_try_the_options_on_the_table_itself_are_found():
    def foretell(table, decision, options):
        table.worth += 1
        return View(None, table.lifted)

    with pytest.raises(AssertionError, match="looking changed the match"):
        check_game(seen_by(prospects=foretell))


def test_imagining_that_forgets_what_a_seat_knows_is_found():
    def imagine(table, seat, rng):
        table.pea = rng.below(cups.CUPS, "pea")

    with pytest.raises(AssertionError, match="seat 0 can tell an imagined world"):
        check_game(seen_by(imagine=imagine))


def test_a_component_that_vanishes_is_found():
    with pytest.raises(AssertionError, match="a component appeared or vanished"):
        check_game(replace(GAME, inventory=lambda table: [table.pea is None]))


def test_imagining_that_makes_components_is_found():
    def imagine(table, seat, rng):
        cups.imagine(table, seat, rng)
        table.worth = 7

    with pytest.raises(AssertionError, match="imagining changed the components"):
        check_game(replace(seen_by(imagine=imagine), inventory=lambda table: [table.worth == 7]))


def test_a_seat_without_a_place_in_the_outcome_is_found():
    with pytest.raises(AssertionError, match="not every seat has a place"):
        check_game(replace(GAME, outcome=lambda table: Outcome("lifted", (1,), (0,))))


def test_a_die_whose_roll_teaches_nothing_is_found(monkeypatch):
    monkeypatch.setattr(CupLifted, "reveals", False)
    monkeypatch.setattr(DieRolled, "reveals", False)
    with pytest.raises(AssertionError, match="something was drawn, but no event reveals"):
        check_game(GAME)


def test_a_secret_that_is_lifted_without_saying_so_is_found(monkeypatch):
    monkeypatch.setattr(CupLifted, "reveals", False)
    monkeypatch.setattr(Roll, "run", lambda self, table: None)
    with pytest.raises(AssertionError, match="taught seat 1 something, but no event reveals"):
        check_game(GAME)


def test_a_question_that_leaves_nothing_to_choose_is_found(monkeypatch):
    monkeypatch.setattr(Guess, "options", lambda self, table: [])
    with pytest.raises(AssertionError, match="leaves nothing to choose"):
        check_game(GAME)


def test_a_thing_that_is_offered_twice_is_found(monkeypatch):
    monkeypatch.setattr(Guess, "options", lambda self, table: [Cup(0), Cup(0)])
    with pytest.raises(AssertionError, match="offers a thing twice"):
        check_game(GAME)


def test_a_default_that_is_not_offered_is_found(monkeypatch):
    monkeypatch.setattr(Guess, "default", lambda self, table: Cup(9))
    with pytest.raises(AssertionError, match="which is not offered"):
        check_game(GAME)


def test_a_game_that_never_ends_is_found(monkeypatch):
    monkeypatch.setattr("rouages.proving.contract.LONGEST", 50)
    monkeypatch.setattr(Hide, "resolve", lambda self, table, choice: table.then(Hide(HIDER)))
    with pytest.raises(AssertionError, match="the game does not end"):
        check_game(GAME)


def test_what_is_kept_beside_the_table_is_found(monkeypatch):
    rolls = []

    def run(self, table):
        rolls.append(self)
        table.worth = len(rolls)

    monkeypatch.setattr(Roll, "run", run)
    with pytest.raises(AssertionError, match="a story ends elsewhere than play"):
        check_game(GAME)
    monkeypatch.setattr("rouages.proving.contract.check_story", lambda match, seat, rng: None)
    with pytest.raises(AssertionError, match="the record does not play again"):
        check_game(GAME)


def test_a_record_without_words_is_found():
    game = GAMES["out-of-gears"]

    class Silence(Cup, frozen=True):
        __module__ = f"{game.package}.silence"

    with pytest.raises(AssertionError, match="Silence is missing"):
        check_words(game)


def test_an_ending_that_the_game_does_not_name_is_found():
    with pytest.raises(AssertionError, match="none of the game's endings"):
        check_game(replace(GAME, endings=Literal["stolen"]))


def test_a_phase_that_the_game_does_not_name_is_found():
    with pytest.raises(AssertionError, match="none of the game's phases"):
        check_game(seen_by(progress=lambda table: Progress(1, "night"), phases=Literal["day"]))
