"""The table: what it counts from, what it calls nobody, and whose robot is whose (rulebook: setup)."""

from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.setup import setup
from rouages.games.robo_rally.table import FACE_UP, NOBODY, Status
from tests.games.robo_rally.positions import equip, floor


def test_a_race_begins_with_nothing_counted_and_nothing_going_on():
    table = setup(Options(), 3, Rng(b"test"))
    assert (table.turn, table.register) == (0, 0)
    assert (table.option_discard, table.coat, table.shells, table.shielded) == (0, 0, 0, 0)
    assert (table.aborting, table.stabilized, table.ending) == (False, False, "")
    assert (table.flywheel, table.parked) == (NO_CARD, NO_CARD)
    assert (table.superbot, table.superbot_foe) == (NOBODY, NOBODY)


def test_a_kept_position_says_what_it_has_always_said():
    assert (NOBODY, FACE_UP, OFF_BOARD, NO_CARD) == (-1, -1, -1, -1)
    assert {status.name: status.value for status in Status} == {
        "RACING": 0,
        "WRECKED": 1,
        "SENT_OFF": 2,
        "HOME": 3,
        "OUT": 4,
    }


def test_who_stands_on_a_square_and_who_has_an_option_card():
    table = equip(floor("A> . B<"), "B", "brakes", "flywheel")
    assert [table.robot_at(square) for square in range(3)] == [0, NOBODY, 1]
    brakes = table.held[1] & -table.held[1]
    assert table.holder(brakes) == 1
    assert table.holder(brakes << 1) == NOBODY
    table.square[0] = OFF_BOARD
    assert (table.is_programmed(0), table.is_programmed(1)) == (False, True)
