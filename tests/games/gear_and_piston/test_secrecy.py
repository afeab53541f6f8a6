"""Hidden blueprints, and what each seat remembers of them (rulebook: hand, secrecy)."""

import random
from collections import Counter

import pytest

from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.games.gear_and_piston import GAME
from rouages.games.gear_and_piston.choices import Discard, DrawBlind, Keep, Return, Steal, Take
from rouages.games.gear_and_piston.knowledge import PILE, tile_of, zones_of
from rouages.games.gear_and_piston.places.alley import KeepPart, StealBlueprint, look_at_hand, look_at_pile
from rouages.games.gear_and_piston.places.patent_office import VisitPatentOffice
from rouages.games.gear_and_piston.resolution import DiscardBlueprint
from rouages.games.gear_and_piston.sight.imagine import imagine
from rouages.proving.contract import begin, random_play
from tests.games.gear_and_piston.positions import choose, part, play, position, signs

NEW_TILES = "eMc eMp eMr gMc gMp gMr sMc sMp sMr Gc Gp Gr"


def worlds(table, seat, number=60):
    """The tables that a seat can imagine."""
    found = []
    for seed in range(number):
        world = copy_table(table)
        imagine(world, seat, Rng(seed.to_bytes(2, "big")))
        found.append(world)
    return found


def hands(table, witness, seat):
    """The hands that a witness imagines a seat to hold."""
    return {" ".join(map(signs, world.hands[seat])) for world in worlds(table, witness)}


def office(table, seat):
    play(table, VisitPatentOffice(seat))


def test_others_see_the_backs_of_a_hand_and_no_more():  # ruling 43
    table = position(hands=["eMc A* A*", "Gp"])
    seat = GAME.sight.view(table, 1).seats[0]
    assert (seat.new_blueprints, seat.junk_blueprints) == (1, 2)
    assert [each.part for each in GAME.sight.view(table, 0).hand] == ["electric_motor", "axle", "axle"]
    assert GAME.sight.view(table, None).hand == ()


def test_an_unknown_hand_is_dealt_anew_from_tiles_of_its_backs():
    table = position(hands=["eMc A*", ""], new="eMp eMr", junk="G* S*")
    imagined = hands(table, 1, 0)
    assert imagined == {f"{new} {junk}" for new in ("eMc", "eMp", "eMr") for junk in ("A*", "G*", "S*")}
    assert hands(table, 0, 0) == {"eMc A*"}


def test_what_was_taken_face_up_is_remembered():
    table = position(patents="Sp", new=NEW_TILES)
    office(table, 0)
    choose(table, Take, "Sp")
    assert hands(table, 1, 0) == {"Sp"}


def test_until_it_leaves_the_hand_for_all_to_see():
    table = position(patents="Sp", new=NEW_TILES, hands=["eMc", ""])
    office(table, 0)
    choose(table, Take, "Sp")
    play(table, DiscardBlueprint(0))
    choose(table, Discard, "Sp")
    assert len(hands(table, 1, 0)) > 5
    assert table.clues[1] == []


def test_what_was_drawn_unseen_is_not_known():
    table = position(new=NEW_TILES)
    office(table, 0)
    choose(table, DrawBlind)
    assert len(hands(table, 1, 0)) > 5


def spy(table, seat, victim, tile):
    look_at_hand(table, seat, victim)
    play(table, StealBlueprint(seat, victim))
    choose(table, Steal, tile)


def test_a_spy_remembers_the_whole_hand_and_the_victim_what_was_taken():
    table = position(players=3, hands=["", "eMc Gp Sp", ""], new=NEW_TILES)
    spy(table, 0, 1, "Gp")
    assert hands(table, 0, 1) == {"eMc Sp"}
    assert hands(table, 1, 0) == {"Gp"}
    assert len(hands(table, 2, 0)) > 5


def test_after_a_theft_the_others_know_only_that_it_is_one_of_the_two():
    table = position(players=3, patents="Sp", new=NEW_TILES, hands=["", "eMc", ""])
    office(table, 1)
    choose(table, Take, "Sp")
    spy(table, 0, 1, "Sp")
    for world in worlds(table, 2):
        assert part("Sp") in world.hands[0] + world.hands[1]
    assert Counter(part("Sp") in world.hands[0] for world in worlds(table, 2)).keys() == {True, False}


def test_a_theft_of_junk_says_nothing_about_new_parts():  # ruling 43
    table = position(players=3, patents="Sp", new=NEW_TILES, junk="G* S*", hands=["", "A*", ""])
    office(table, 1)
    choose(table, Take, "Sp")
    spy(table, 0, 1, "A*")
    assert hands(table, 2, 1) == {"Sp"}


def market(table, seat, keep, where, first):
    look_at_pile(table, seat)
    play(table, KeepPart(seat))
    choose(table, Keep, keep)
    choose(table, Return, first, where=where)


def test_what_was_put_back_on_top_is_remembered_by_who_did():
    table = position(new=NEW_TILES)
    market(table, 0, "eMp", "top", "eMr")
    tops = {tuple(map(signs, world.new_pile[:-3:-1])) for world in worlds(table, 0)}
    assert tops == {("eMr", "eMc")}
    assert len({world.new_pile[-1] for world in worlds(table, 1)}) > 5


def test_and_below_too():
    table = position(new=NEW_TILES)
    market(table, 0, "eMp", "bottom", "eMr")
    assert {tuple(map(signs, world.new_pile[1::-1])) for world in worlds(table, 0)} == {("eMr", "eMc")}


def test_whoever_put_a_tile_on_top_knows_who_drew_it():
    table = position(new=NEW_TILES)
    market(table, 0, "eMp", "top", "eMr")
    office(table, 1)
    choose(table, DrawBlind)
    assert hands(table, 0, 1) == {"eMr"}


def test_a_second_visitor_makes_that_knowledge_vague():
    table = position(new=NEW_TILES)
    market(table, 0, "eMp", "top", "eMr")
    market(table, 1, "eMr", "bottom", "eMc")
    assert all(zones_of(known) == PILE | 2 for known in table.clues[0])
    assert {signs(tile_of(known)) for known in table.clues[0]} == {"eMc", "eMr"}
    held = Counter(signs(world.hands[1][0]) for world in worlds(table, 0))
    assert {"eMc", "eMr"} <= held.keys()


def test_the_others_tiles_at_the_market_are_hidden_while_they_choose():
    table = position(new=NEW_TILES)
    look_at_pile(table, 0)
    assert {tuple(world.looked) for world in worlds(table, 0)} == {tuple(table.looked)}
    assert len({tuple(world.looked) for world in worlds(table, 1)}) > 5


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_never_believes_what_is_not_so(seed):
    """Every clue of every seat can be matched with a tile of its own in one of its zones."""
    match = begin(GAME, 3 + seed % 4, {"variant": seed % 2 == 1}, seed)
    for _ in random_play(match, random.Random(seed)):
        table = match.table
        for witness, clues in enumerate(table.clues):
            zones = {1 << seat: Counter(hand) for seat, hand in enumerate(table.hands) if seat != witness}
            unknown = [
                tile
                for tile, seen in zip(table.new_pile, table.new_seen, strict=True)
                if not seen >> witness & 1
            ]
            hidden = table.looked if table.looker not in (-1, witness) else []
            zones[PILE] = Counter(unknown) + Counter(hidden)
            assert matched(sorted(clues, key=lambda known: zones_of(known).bit_count()), zones)


def matched(clues, zones):
    if not clues:
        return True
    known, *rest = clues
    tile = tile_of(known)
    for zone, tiles in zones.items():
        if known & zone and tiles[tile]:
            tiles[tile] -= 1
            if matched(rest, zones):
                return True
            tiles[tile] += 1
    return False


def test_whoever_steals_in_an_imagined_world_knows_the_hand_that_is_imagined():
    """A bystander imagines the victim's hand anew: the spy has looked at that one."""
    imagined = 0
    for seed in range(12):
        match, rng = begin(GAME, 3, {}, seed), random.Random(seed)
        for seat in random_play(match, rng):
            if isinstance(match.decision(seat).prompt, StealBlueprint):
                for bystander in {0, 1, 2} - {seat}:
                    world = match.imagine(bystander, rng.getrandbits(30))
                    world.play(seat, rng.randrange(len(world.decision(seat).options)))
                    imagined += 1
    assert imagined
