"""Tempers at a table: whom nobody chose one for gets whichever comes, and what was chosen stays."""

from datetime import date

import pytest

from rouages.bots import BOTS, LEVELS
from rouages.days.deal import Deal
from rouages.engine.temper import Temper
from rouages.games import GAMES
from rouages.tables.ledger.seats import Seat
from rouages.tables.match import beginning, daily, dealing
from rouages.tables.wire.refusals import UnknownLevel
from rouages.tables.wire.states import NewTable, Place, SeatKind
from tests.tables.pocket import ANN

ME = Place("me")


def seats(*places, game="robo-rally"):
    return beginning.lay(NewTable(game, places), ANN, tuple(BOTS), 0.0).seats


def tempers(found):
    return [seat.state(online=False, thinking=False).temper for seat in found]


def test_no_two_of_four_bots_are_alike():
    for _ in range(20):
        found = tempers(seats(ME, *[Place("bot", level="normal")] * 4))
        assert found[0] is None
        assert set(found[1:]) == set(Temper)


def test_which_temper_comes_is_a_matter_of_luck():
    assert {tempers(seats(ME, Place("bot", level="easy")))[1] for _ in range(200)} == set(Temper)


def test_who_was_chosen_comes_and_the_others_differ_from_it():
    bold = Place("bot", level="hard", temper=Temper.BOLD)
    found = seats(ME, Place("bot", level="hard"), bold, Place("bot", level="hard"))
    assert found[2].bot == "hard/bold"
    assert Temper.BOLD not in (tempers(found)[1], tempers(found)[3])
    assert all(seat.state(online=False, thinking=False).level == "hard" for seat in found[1:])


@pytest.mark.parametrize("level", sorted(set(BOTS) - set(LEVELS)))
def test_measures_have_no_temper(level):
    found = seats(ME, Place("bot", level=level, temper=Temper.BOLD))
    assert (found[1].bot, tempers(found)[1]) == (level, None)


@pytest.mark.parametrize("level", ["normal/bold", "normal/lazy"])
def test_a_level_is_asked_for_without_a_temper(level):
    with pytest.raises(UnknownLevel):
        seats(ME, Place("bot", level=level))


def test_a_seat_of_before_there_were_tempers_plays_as_it_did():
    seat = Seat(1, SeatKind.BOT, level="normal")
    state = seat.state(online=False, thinking=False)
    assert (seat.bot, state.level, state.temper) == ("normal", "normal", None)


def test_the_same_bots_come_again_and_to_the_same_deal():
    found = seats(ME, *[Place("bot", level="normal")] * 2)
    assert [beginning.seat_again(seat, ()).level for seat in found] == [seat.level for seat in found]
    assert dealing.bots_for(found, tuple(BOTS))[1:] == tuple(seat.level for seat in found[1:])


@pytest.mark.parametrize("game", [name for name, each in GAMES.items() if each.daily])
def test_bots_of_the_day_are_the_same_for_everybody(game):
    for sheet, *_ in GAMES[game].daily.sheets:
        laid, _ = daily.lay_challenge(Deal(date(2026, 1, 5), game, bytes(32), sheet), ANN, 0.0)
        assert tuple(seat.bot for seat in laid.seats[1:]) == sheet.bots
