"""Clues: what a seat can work out about hidden tiles from what it saw (rulebook: secrecy).

A clue is written as the tile and where it may be: `Sp@1` in the hand of seat 1, `Sp@1p` there or in the pile.
"""

from rouages.games.gear_and_piston.choices import BlackMarket, Discard, DrawBlind, Spy, Steal, Take
from rouages.games.gear_and_piston.knowledge import (
    PILE,
    came_up,
    clue,
    drawn_unseen,
    looked_through,
    saw_hand,
    saw_leave,
    saw_taken,
    stolen,
    tile_of,
    zones_of,
)
from rouages.games.gear_and_piston.resolution import DiscardBlueprint, ResolvePlace
from rouages.games.gear_and_piston.table import PATENT_OFFICE, PLACES
from tests.games.gear_and_piston.positions import choose, part, parts, place, play, position, signs

EVERYWHERE = {**{str(seat): 1 << seat for seat in range(6)}, "p": PILE}


def knowing(*pictures, hands=()):
    """A table at which each seat knows these clues."""
    table = position(players=len(pictures), hands=hands)
    for clues, picture in zip(table.clues, pictures, strict=True):
        for each in picture.split():
            tile, _, where = each.partition("@")
            clues.append(clue(part(tile), sum(EVERYWHERE[zone] for zone in where)))
    return table


def known(table):
    """What each seat knows."""
    return [
        " ".join(
            f"{signs(tile_of(each))}@{''.join(sign for sign, zone in EVERYWHERE.items() if each & zone)}"
            for each in clues
        )
        for clues in table.clues
    ]


def test_a_stored_clue_is_a_tile_and_below_it_a_bit_for_each_hand_and_one_for_the_pile():
    found = clue(5, 1 << 0 | 1 << 2 | PILE)
    assert found == 5 * 256 + 128 + 4 + 1
    assert (tile_of(found), zones_of(found)) == (5, 128 + 4 + 1)


def test_a_tile_taken_face_up_is_known_to_all_others():
    table = knowing("", "Gp@0", "")
    saw_taken(table, 1, part("Sp"))
    assert known(table) == ["Sp@1", "Gp@0", "Sp@1"]


def test_a_tile_that_leaves_a_hand_uses_up_one_clue_that_is_certain():
    table = knowing("", "Sp@0 Sp@02 Gp@0 Sp@0", "Sp@0")
    saw_leave(table, 0, part("Sp"))
    assert known(table) == ["", "Sp@02 Gp@0 Sp@0", ""]


def test_where_none_is_certain_all_that_could_explain_it_are_dropped():
    table = knowing("", "Sp@02 Sp@0p Sp@2p Gp@02", "Sp@1")
    saw_leave(table, 0, part("Sp"))
    assert known(table) == ["", "Sp@2p Gp@02", "Sp@1"]


def test_a_tile_of_the_pile_that_is_turned_up_explains_the_clues_of_those_who_had_not_seen_it_there():
    table = knowing("Sp@1p Gp@1p", "Sp@0p", "Sp@p")
    came_up(table, part("Sp"), 1 << 1)
    assert known(table) == ["Gp@1p", "Sp@0p", ""]


def test_whoever_draws_a_tile_unseen_looks_at_it_and_the_others_wonder():
    table = knowing("Sp@1p Gp@p", "Sp@0p Gp@0", "Sp@p")
    drawn_unseen(table, 0, part("Sp"), 0)
    assert known(table) == ["Gp@p", "Sp@0p Gp@0", "Sp@0p"]


def test_whoever_had_seen_it_on_the_pile_knows_who_has_it():
    table = knowing("Sp@1p", "Gp@p", "Gp@p")
    drawn_unseen(table, 0, part("Sp"), 0b101)
    assert known(table) == ["Sp@1p", "Gp@0p", "Gp@p Sp@0"]


def test_whoever_looks_through_the_top_tiles_finds_what_it_wondered_about():
    table = knowing("Sp@1p Gp@1p Ac@p Ac@1", "", "")
    looked_through(table, 0, parts("Sp Gp Ac"), [0b001, 0b110, 0])
    assert known(table)[0] == "Sp@1p Ac@1"


def test_the_others_no_longer_know_where_a_tile_is_that_was_looked_at():
    table = knowing("", "Sr@p Sr@2", "Sr@1p")
    looked_through(table, 0, parts("Sp Gp Ac"), [0b001, 0b110, 0b010])
    assert known(table) == ["", "Sr@0p Sr@2 Gp@0p Ac@0p", "Sr@01p Gp@0p"]


def test_a_spy_knows_the_whole_hand_and_that_the_rest_is_elsewhere():
    table = knowing("Sp@1 Sp@1p Gp@12 Gp@2 Ac@2 Ac@12", "Sp@2", "Sp@1p", hands=["", "Sp Gp", ""])
    saw_hand(table, 0, 1)
    assert known(table) == ["Sp@p Gp@2 Ac@2 Ac@2 Sp@1 Gp@1", "Sp@2", "Sp@1p"]


def test_of_a_theft_the_two_know_all_and_the_others_the_back():
    table = knowing("Sp@1 Gp@1 A*@1", "", "Sp@1 Gp@1p A*@1 Gp@0", hands=["", "Sp Gp A*", ""])
    stolen(table, 0, 1, part("Sp"))
    assert known(table) == ["Gp@1 A*@1", "Sp@0", "Sp@01 Gp@01p A*@1 Gp@0"]


def visiting(name, knows=("", "", ""), **picture):
    """Seat 0 at a place."""
    table = position(players=3, **picture)
    table.clues = knowing(*knows).clues
    place(table, **{name: "0"})
    play(table, ResolvePlace(PLACES.index(name)))
    return table


def test_what_is_taken_in_the_patent_office_or_the_junk_yard_is_remembered():
    table = visiting("patent_office", patents="Sp")
    choose(table, Take, "Sp")
    assert known(table) == ["", "Sp@0", "Sp@0"]
    table = visiting("junk_yard", scrap="S*")
    choose(table, Take, "S*")
    assert known(table) == ["", "S*@0", "S*@0"]


def test_what_is_drawn_there_is_wondered_about():
    table = visiting("patent_office", ("", "Sp@p", ""), new="Gp")
    table.new_seen = [1 << 2]
    choose(table, DrawBlind)
    assert known(table) == ["", "Sp@0p", "Gp@0"]


def test_a_part_that_is_turned_up_is_wondered_about_no_more():
    table = position(players=3, variant=True, patents="Sp Gp Ac", new="Sr")
    table.clues = knowing("", "Sr@0p", "").clues
    place(table, patent_office="0")
    play(table, ResolvePlace(PATENT_OFFICE))
    choose(table, Take, "Sp")
    assert known(table) == ["", "Sp@0", "Sp@0"]


def test_a_visit_to_the_black_market_is_remembered():
    table = visiting("back_alley", ("Sp@1p", "Sr@p", ""), new="Sp Gp")
    choose(table, BlackMarket)
    assert known(table) == ["", "Sr@0p", ""]


def test_a_theft_is_remembered():
    table = visiting("back_alley", ("", "", "Sp@1"), hands=["", "Sp Gp", ""])
    choose(table, Spy, victim=1)
    assert known(table) == ["Sp@1 Gp@1", "", "Sp@1"]
    choose(table, Steal, "Sp")
    assert known(table) == ["Gp@1", "Sp@0", "Sp@01"]


def test_what_is_discarded_is_seen_to_leave_the_hand():
    table = knowing("", "Sp@0 Gp@0", "", hands=["Sp Gp", "", ""])
    play(table, DiscardBlueprint(0))
    choose(table, Discard, "Sp")
    assert known(table) == ["", "Gp@0", ""]
