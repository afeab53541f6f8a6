"""Who may know what, and the worlds that a seat can imagine."""

import random

from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import ACTION, FORWARD, NO_CARD, TURN
from rouages.games.robo_rally.decks import draw
from rouages.games.robo_rally.inventory import inventory
from rouages.games.robo_rally.left_overs import PLACES, AddTurn
from rouages.games.robo_rally.programming import LET_TIME_RUN_OUT, Program
from rouages.games.robo_rally.sight.imagine import imagine
from rouages.games.robo_rally.sight.view import view
from rouages.games.robo_rally.table import FACE_UP, Phase
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import equip, find, floor, hand, program, put


def worlds(table, seat, count=30):
    for seed in range(count):
        world = copy_table(table)
        imagine(world, seat, Rng(b"%d" % seed))
        assert inventory(world) == inventory(table)
        yield world


def test_a_spectator_sees_no_hand_and_no_hidden_register():
    match = begin(GAME, 3, {}, 1)
    for seat in (0, 1):
        match.play(seat, 0)
    shown = match.view(None)
    assert all(robot.hand == () for robot in shown.robots)
    assert all(register.card is None for robot in shown.robots for register in robot.registers)
    assert [robot.hand_size for robot in shown.robots] == [8, 8, 9]


def test_the_others_hands_and_programs_are_dealt_anew():
    table = program(floor("A> . B<"), "A:m1,m2 B:m3,l,r")
    hand(table, "A", "u", "b")
    hand(table, "B", "m1", "m2")
    programs, hands = set(), set()
    for world in worlds(table, 0):
        assert world.registers[0] == table.registers[0]
        assert world.hands[0] == table.hands[0]
        programs.add(tuple(world.registers[1]))
        hands.add(tuple(world.hands[1]))
    assert len(programs) > 25
    assert len(hands) > 25


def test_what_others_have_placed_unseen_is_what_looks_best_with_the_cards_they_may_have():
    match = begin(GAME, 2, {"course": "risky-exchange"}, 1)
    for _ in range(3):
        match.play(1, 0)
    programs = set()
    for seed in range(20):
        world = match.imagine(0, seed)
        table = world.table
        placed = table.registers[1][:3]
        table.hands[1] += placed
        table.registers[1] = [NO_CARD] * 5
        for register, card in enumerate(placed):
            options = Program(1, 1, register + 1).options(table)
            looks = GAME.judgement.weigh(table, Program(1, 1, register + 1), options)
            assert options[looks.index(max(looks))] == PLACES[card]
            table.hands[1].remove(card)
            table.registers[1][register] = card
        programs.add(tuple(placed))
    assert len(programs) > 15


def test_a_rival_with_a_card_that_one_knows_keeps_it_where_it_is():
    table = program(floor("A> . B<"), "A:m1,m2 B:m3,l,r")
    table.phase = Phase.PROGRAM
    hand(table, "B", "m1", "m2")
    known = table.hands[1][0]
    table.seen[known] |= 0b01
    assert all(known in world.hands[1] for world in worlds(table, 0))


def test_nobody_imagines_a_card_elsewhere_that_lies_face_up():
    table = program(floor("A> . B<"), "A:m1 B:m3,l,r")
    open_card = table.registers[1][1]
    table.seen[open_card] = FACE_UP
    assert all(world.registers[1][1] == open_card for world in worlds(table, 0))


def test_a_seat_knows_what_it_has_discarded_itself():
    table = program(floor("A> . B<"), "A:m1 B:m3,l,r,u,b")
    mine, theirs = find(table, "m2"), find(table, "m2")
    table.discard = [mine, theirs]
    table.seen[mine], table.seen[theirs] = 0b01, 0b10
    discards = set()
    for world in worlds(table, 0):
        assert mine in world.discard
        discards |= {*world.discard} - {mine}
    assert len(discards) > 10


def test_nobody_knows_the_places_in_a_deck_made_anew():  # ruling 42
    table = program(floor("A> . B<"), "A:m1 B:m3,l,r,u,b")
    table.discard, table.deck = table.deck, []
    for card in table.discard:
        table.seen[card] = FACE_UP
    draw(table)
    assert not any(table.seen[card] for card in table.deck)
    assert len({world.deck[-1] for world in worlds(table, 0)}) > 10


def test_a_hidden_move_with_a_turn_beside_it_stays_one():
    table = equip(floor("A> . B< . C<"), "B", "crab_legs")
    equip(table, "C", "dual_processor")
    put(table, "B", 0, "m1")
    put(table, "C", 1, "m3")
    table.side_cards[0], table.turn_cards[1] = find(table, "l"), find(table, "u")
    moves = set()
    for world in worlds(table, 0):
        assert ACTION[world.registers[1][0]] == "move_1"
        assert ACTION[world.side_cards[0]] in ("rotate_left", "rotate_right")
        assert FORWARD[world.registers[2][1]]
        assert TURN[world.turn_cards[1]]
        moves.add(world.registers[2][1])
    assert len(moves) > 5


def test_stored_cards_are_known_to_their_owner_only():
    table = equip(floor("A> . B<"), "A", "flywheel")
    table.flywheel = find(table, "m3")
    table.seen[table.flywheel] = 0b01
    assert view(table, 0).robots[0].stores[0].card is not None
    assert view(table, 1).robots[0].stores[0].card is None
    assert view(table, 1).robots[0].stores[0].full
    assert all(world.flywheel == table.flywheel for world in worlds(table, 0))
    assert len({world.flywheel for world in worlds(table, 1)}) > 10


def test_cards_put_under_the_option_deck_are_known_to_the_seat_that_put_them_there():
    match = begin(GAME, 3, {"course": "tricksy"}, 1)
    for seat in (0, 1, 2):
        match.play(seat, 0)
    table = match.table
    for world in worlds(table, 1):
        for place, by in enumerate(table.buried_by):
            if by == 1:
                assert world.option_deck[place] == table.option_deck[place]
    assert len({tuple(world.option_deck) for world in worlds(table, 1)}) > 25


def test_another_seats_choice_of_option_card_is_unknown_until_all_have_chosen():
    match = begin(GAME, 3, {"course": "tricksy"}, 1)
    match.play(1, 0)
    kept = set()
    for world in worlds(match.table, 0):
        assert world.drafts[1] >> world.kept[1] & 1
        assert world.drafts[0] == match.table.drafts[0]
        kept.add(world.kept[1])
    assert len(kept) > 5


def test_imagined_worlds_can_be_played_to_the_end():
    rng = random.Random(1)
    for seed in range(6):
        match = begin(GAME, 4, {"course": "option-world", "turn_limit": 10}, seed)
        for _ in range(60):
            if match.over:
                break
            seat = rng.choice(match.pending)
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
        world = match.imagine(0, seed)
        while not world.over:
            seat = rng.choice(world.pending)
            world.play(seat, rng.randrange(len(world.decision(seat).options)))
        assert world.outcome


def test_what_the_timer_filled_is_seen_by_the_owner_only():
    match = begin(GAME, 2, {"course": "factory-rejects", "any_number": True}, 2)
    match.table.damage = [3, 3]
    match.table.options = type(match.table.options)()
    for seat in (0, 1):
        match.play(seat, LET_TIME_RUN_OUT)
    assert all(register.card for register in match.view(0).robots[0].registers)
    assert not any(register.card for register in match.view(1).robots[0].registers)


def test_left_over_questions_do_not_depend_on_hidden_cards():
    table = equip(program(floor("A> . B<"), "B:m1,m1,m1,m1,m1"), "B", "crab_legs")
    hand(table, "B", "l", "r")
    for world in worlds(table, 0):
        assert AddTurn(1, 1).options(world)
