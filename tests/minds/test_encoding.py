"""What a seat may know as numbers: one contract for every game."""

import random

import pytest

from rouages.games import GAMES
from rouages.minds.drafts import empty_row
from rouages.minds.encoding import Encoding, encoding_by_name
from rouages.minds.forms import BUCKETS
from rouages.minds.types import form_of
from rouages.proving.contract import begin, random_play

MOMENTS = 12
LOOKED_AT = 0.15


def moments(name):
    """Some moments of one sensible game, each before a seat answers."""
    game = GAMES[name]
    players, options = game.usual
    match, rng = begin(game, players, options, 3), random.Random(3)
    left = MOMENTS
    for seat in random_play(match, rng, 0.5):
        if rng.random() < LOOKED_AT:
            left -= 1
            yield match, seat
        if not left:
            return


def written(form, value, seat=0):
    cells = {}
    form.write(value, 0, cells, seat)
    names = list(form.names())
    return {names[place]: number for place, number in cells.items()}


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_to_a_seat_are_the_same_numbers(name):
    encoding = encoding_by_name(name)
    for match, seat in moments(name):
        known = encoding.position(match, seat)
        for seed in range(2):
            assert encoding.position(match.imagine(seat, seed), seat) == known
        assert known == Encoding(GAMES[name]).position(match, seat)
        assert all([0 <= place < encoding.width for place in known])
        assert len(known) > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_row_holds_the_same_numbers_as_cells(name):
    encoding = encoding_by_name(name)
    for match, seat in moments(name):
        for known in (False, True):
            row = empty_row(encoding.width)
            encoding.write_row(row, match, seat, known=known)
            found = {place: number for place, number in enumerate(row) if number}
            cells = {
                place: number
                for place, number in encoding.position(match, seat, known=known).items()
                if number
            }
            assert found == pytest.approx(cells, rel=1e-5)


@pytest.mark.parametrize("name", GAMES)
def test_options_that_differ_are_other_numbers_nearly_always(name):
    encoding = encoding_by_name(name)
    told_apart = offered = 0
    for match, seat in moments(name):
        cells = [encoding.option(option, seat) for option in match.decision(seat).options]
        assert all([0 <= place < len(encoding.option_names) for each in cells for place in each])
        told_apart += len({tuple(sorted(each.items())) for each in cells})
        offered += len(cells)
    assert told_apart > 0.9 * offered


@pytest.mark.parametrize("name", GAMES)
def test_every_place_has_a_name_of_its_own_and_the_mark_hangs_on_all(name):
    encoding = encoding_by_name(name)
    assert len(set(encoding.names)) == encoding.width
    assert len(set(encoding.option_names)) == len(encoding.option_names)
    assert Encoding(GAMES[name]).mark == encoding.mark
    assert len({encoding_by_name(each).mark for each in GAMES}) == len(GAMES)


def test_a_seat_is_counted_round_the_table_from_the_readers_own():
    match = begin(GAMES["out-of-gears"], 4, {}, 1)
    encoding = encoding_by_name("out-of-gears")
    colours = [encoding.names.index(f"view.robots[seat+{place}].number") for place in range(8)]
    first, second = (encoding.position(match, seat) for seat in (0, 1))
    assert first[colours[1]] == second[colours[0]] != first[colours[0]]
    assert colours[4] not in first


def test_a_bag_counts_what_is_in_it_and_a_word_has_its_place():
    assert written(form_of(tuple[int, ...], 2), (3, 3, 3 + BUCKETS, 5)) == {"#": 4, "[]%3": 3, "[]%5": 1}
    assert written(form_of(int | None, 2), None) == {}
    assert written(form_of(bool | None, 2), False) == {"?": 1}
