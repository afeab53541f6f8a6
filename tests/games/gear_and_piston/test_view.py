"""What a seat is shown: live faults, scores, prospects, and the picture in characters."""

import random
import re

import msgspec
import pytest

from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.choices import Build, Cell, NewSection
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.resolution import AdjustInstability
from rouages.games.gear_and_piston.salvage import CompleteCar
from rouages.proving.contract import begin, random_play
from rouages.words.catalogue import LANGUAGES, of_game
from tests.games.gear_and_piston.positions import choose, foreseen, place, play, position


def own(table, seat=0):
    return GAME.sight.view(table, seat).seats[seat].car


def test_a_car_shows_what_it_lacks_and_which_parts_do_not_work():
    found = own(position(cars=[("eMc eFc gIp+ S*", "A* G* -- --")]))
    assert {lack.what: lack.count for lack in found.lacks} == {
        "gasoline_motor": 1,
        "gasoline_fuel": 1,
        "axle": 1,
        "bottom": 2,
        "carried": 2,
    }
    flags = {(cell.row, cell.column): (cell.carried, cell.works) for cell in found.sections[0].cells}
    assert flags == {
        ("top", 0): (True, True),
        ("top", 1): (True, True),
        ("top", 2): (False, False),
        ("top", 3): (False, True),
        ("bottom", 0): (True, True),
        ("bottom", 1): (True, True),
    }
    assert not found.complete


def test_a_car_shows_what_it_would_score_now():
    found = own(position(cars=[("eMc eFc S*", "A* Gc --")], investors=("I1-comfort", "I3-clean")))
    assert found.score.investors == (5, 0), "three icons of comfort; salvage would be needed"
    assert (found.score.area, found.score.instability, found.score.salvage) == (2, 0, 1)
    assert found.score.total == 5 + 2 - 1


def test_the_markers_are_those_of_the_last_adjustment():
    table = position(cars=[("eM*! S*", "A*! G*")])
    assert GAME.sight.view(table, 0).seats[0].instability == 0
    play(table, AdjustInstability())
    assert GAME.sight.view(table, 0).seats[0].instability == 2


def test_places_show_tokens_and_how_many_have_acted():
    table = position(players=3)
    place(table, workshop="012")
    table.resolved[3] = 1
    shown = GAME.sight.view(table, None).places[3]
    assert (shown.tokens, shown.resolved, shown.actions) == ((0, 1, 2), 1, (3, 2, 2, 2))


def test_every_place_for_every_blueprint_shows_what_it_would_do():
    table = position(hands=["Ac Sp"], cars=[("eMc eFc S*", "A* G* --")])
    play(table, ChooseWork(0, 2))
    found = {(each.build.part, each.change): each for each in foreseen(table).changes}
    assert len(found) == 3 + 3
    axle = found["axle", Cell(0, "bottom", 2)]
    assert (axle.salvage, axle.lacks) == (0, ())
    assert axle.score == own(table).score.total + 5, "two for comfort, two for the grey area, and no salvage"
    spare = found["steering", Cell(0, "top", 3)]
    assert "spare_steering" in [lack.what for lack in spare.lacks]
    assert ("axle", NewSection()) in found


def test_with_a_part_on_the_bench_its_cells_are_shown():
    table = position(hands=["Ac"], cars=[("eMc eFc S*", "A* G* --")])
    play(table, ChooseWork(0, 2))
    choose(table, Build, "Ac")
    found = GAME.sight.view(table, 0)
    assert found.bench.part == "axle"
    assert [each.build for each in foreseen(table).changes] == [None] * 3
    assert GAME.sight.view(table, 1).bench.part == "axle"


def test_the_salvage_that_is_being_placed_is_shown_to_all():
    table = position(cars=[("eMc eFc S*", "A* G* --")], salvage="2")
    play(table, CompleteCar(0))
    assert GAME.sight.view(table, 1).drawn == 2
    assert len(foreseen(table).changes) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [False, True])
def test_the_picture_can_be_drawn_at_any_moment(language, variant):
    words = of_game(GAME.package, language)
    match = begin(GAME, 3, {"variant": variant, "level": "expert"}, 2)
    for seat in random_play(match, random.Random(5)):
        drawn = GAME.sight.picture(match.view(seat), words.text)
        assert "⟨" not in drawn, "a word is missing"
        assert drawn.count("[/]") == len(re.findall(r"\[[a-z_ ]+\]", drawn))


def test_the_picture_shows_a_car_on_two_rows_with_its_faults():
    view = GAME.sight.view(position(cars=[("eMc -- gIp+", "A*! G* --")]), 0)
    drawn = re.sub(r"\[[a-z_ /]+\]", "", GAME.sight.picture(view, of_game(GAME.package, "en").text))
    assert " eMc?     ·   (gIp+)?" in drawn
    assert "  A°!    G°  " in drawn
    assert "Lacks: battery ×1, petrol motor ×1" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language):
    words = of_game(GAME.package, language)
    for seed, options in enumerate(({}, {"variant": True})):
        match = begin(GAME, 4, options, seed)
        for seat in random_play(match, random.Random(seed)):
            asked = match.decision(seat)
            said = [words.say(asked.prompt, reader) for reader in range(4)]
            said += [words.say(each, seat) for each in asked.options]
            assert not [line for line in said if "⟨" in line or "{" in line]
        said = [words.say(event, reader) for reader in range(4) for event in match.events_for(reader)]
        assert not [line for line in said if "⟨" in line or "{" in line]


@pytest.mark.parametrize(("tiles", "ours"), [(None, True), ({"salvage": [1, 2, 1]}, False)])
def test_everybody_is_told_whether_the_tiles_are_our_own(tiles, ours):
    match = begin(GAME, 2, {"tiles": tiles}, seed=1)
    assert [match.view(seat).our_tiles for seat in (0, 1, None)] == [ours] * 3


def test_a_stored_position_that_does_not_say_so_has_our_own_tiles():
    plain = msgspec.msgpack.decode(GAME.save_table(position()))
    del plain["our_tiles"]
    assert GAME.load_table(msgspec.msgpack.encode(plain)).our_tiles
