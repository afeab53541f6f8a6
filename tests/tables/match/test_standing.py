"""Standing noes: given for a seat until the turn ends as it would give them, never where that would tell."""

import random
from typing import NamedTuple

import pytest

from rouages.engine.agenda import Decision
from rouages.games import GAMES
from rouages.tables.match import beginning
from rouages.tables.match.standing import is_forced, no_option
from rouages.tables.wire.states import UndoPolicy
from tests.games.robo_rally.variants import OWN
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import two_people

pytestmark = pytest.mark.anyio

LONGEST = 260
"""Answers of a match that is followed."""
NAMED = {
    "robo-rally": {"PullAbortSwitch", "ProtectRobot", "DirectHit", "ChooseWeapon"},
    "too-many-bones": {"UseLootFirst", "KeepInitiative", "Parry", "StrikeBack"},
    "cyberion": {"FaceInterference"},
}


OPTIONS = {"robo-rally": {"own_course": OWN}, "cyberion": {"devious_cog": True}}
"""Of a table of two where such questions come up."""


class Played(NamedTuple):
    """What became of a match."""

    answers: list
    first: list
    second: list
    said: int
    """How often a no was said until the turn ended, or there was one option only."""


def chosen(match, seat):
    """What a seat answers by lot, which is the same for the same match so far."""
    asked = match.decision(seat)
    rng = random.Random(f"{len(match.answers)} {seat}")
    return rng.randrange(len(asked.options))


async def played(monkeypatch, game, seed, *, stands=False, only=False):
    """Ann and Bob play by lot, with no wherever it may stand: once and for all of the turn, or by hand.

    With `only`, the only option is taken for them.
    """
    monkeypatch.setattr(beginning.secrets, "token_bytes", lambda length: bytes([seed]) * length)
    pocket = Pocket()
    table, first, second = await two_people(pocket, game=game, options=OPTIONS.get(game, {}))
    match = table.play.match
    for screen in (first, second) if only else ():
        await pocket.send(table, screen, "OnlyOption", seat=screen.reader["seat"], taken=True)
    said = 0
    while table.seating.is_playing and len(match.answers) < LONGEST:
        screen = first if first.question() else second
        asked = screen.question()
        forced = is_forced(table.play, asked["seat"])
        assert not (only and forced)
        said += not stands and forced
        if asked["no"] is None:
            await pocket.answer(table, screen, chosen(match, asked["seat"]), asked["seat"])
        elif stands:
            said += 1
            before = len(match.answers)
            await stand(pocket, table, screen, asked)
            assert screen.question() != asked
            assert match.game.cooperative or len(match.answers) == before + 1
        else:
            await pocket.answer(table, screen, asked["no"], asked["seat"])
    return Played(match.answers, first.events, second.events, said)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_match_goes_on_as_with_the_same_answers_by_hand_and_nobody_sees_more(game, monkeypatch):
    for seed in range(1, 12):
        standing = await played(monkeypatch, game, seed, stands=True)
        if game not in NAMED:
            assert not standing.said
            return
        if standing.said:
            break
    assert standing.said
    by_hand = await played(monkeypatch, game, seed, stands=False)
    for stood, hand in zip(standing[:3], by_hand[:3], strict=True):
        shorter = min(len(stood), len(hand))
        assert stood[:shorter] == hand[:shorter]


@pytest.mark.parametrize("game", ["gear-and-piston", "too-many-bones"])
async def test_the_only_option_is_taken_as_it_would_be_by_hand(game, monkeypatch):
    for seed in range(1, 12):
        by_hand = await played(monkeypatch, game, seed)
        if by_hand.said:
            break
    assert by_hand.said
    taken = await played(monkeypatch, game, seed, only=True)
    for one, other in zip(taken[:3], by_hand[:3], strict=True):
        shorter = min(len(one), len(other))
        assert one[:shorter] == other[:shorter]


async def test_it_is_shown_and_ends_by_one_press_or_by_taking_back(monkeypatch):
    pocket, table, screen, other, asked = await at_a_no(monkeypatch, undo=UndoPolicy.FREE)
    seat = asked["seat"]
    for ending in ("OnlyOption", "Undo"):
        await pocket.send(table, screen, "OnlyOption", seat=seat, taken=True)
        assert screen.reader["only"] == {str(seat): True}
        assert other.reader["only"] == {str(1 - seat): False}
        await pocket.send(table, screen, ending, seat=seat, **({"taken": False} if ending != "Undo" else {}))
        assert screen.reader["only"] == {str(seat): False}


async def test_where_everything_is_asked_for_a_reason_nobody_is_offered_to_have_the_only_option_taken():
    pocket = Pocket()
    table, first, _ = await two_people(pocket, game="robo-rally")
    assert first.reader["only"] == {}
    await pocket.send(table, first, "OnlyOption", seat=0, taken=True)
    assert first.kinds["NoSuchNo"] == 1


async def test_the_only_option_is_not_taken_where_going_on_bars_the_way_back(monkeypatch):
    pocket, table, screens = await at_the_last_chance(monkeypatch)
    (seat,) = table.play.match.pending
    answers = len(table.play.match.answers)
    await pocket.send(table, screens[seat], "OnlyOption", seat=seat, taken=True)
    assert screens[seat].reader["only"] == {str(seat): True}
    assert len(table.play.match.answers) == answers
    assert screens[seat].question(seat)


async def at_the_last_chance(monkeypatch):
    """Ann or Bob has one option only, which would keep them from taking an answer back."""
    for seed in range(1, 40):
        monkeypatch.setattr(
            beginning.secrets, "token_bytes", lambda length, seed=seed: bytes([seed]) * length
        )
        pocket = Pocket()
        table, *screens = await two_people(pocket, game="cyberion")
        match = table.play.match
        while table.seating.is_playing:
            (seat,) = match.pending
            if is_the_last_chance(match, seat):
                return pocket, table, screens
            await pocket.answer(table, screens[seat], chosen(match, seat), seat)
    raise AssertionError


def is_the_last_chance(match, seat):
    if len(match.decision(seat).options) > 1 or not match.can_undo(seat):
        return False
    ahead = match.clone()
    ahead.play(seat, 0)
    return not ahead.can_undo(seat)


def test_games_name_the_kinds_that_may_stand():
    for name, game in GAMES.items():
        named = {kind.__name__ for kind in game.records(Decision) if kind.no is not Decision.no}
        assert named == NAMED.get(name, set())


async def at_a_no(monkeypatch, **wish):
    """Ann or Bob is asked something that may be answered with no for the rest of the turn."""
    monkeypatch.setattr(beginning.secrets, "token_bytes", lambda length: b"n" * length)
    pocket = Pocket()
    table, first, second = await two_people(pocket, game="cyberion", options=OPTIONS["cyberion"], **wish)
    while True:
        screen, other = (first, second) if first.question() else (second, first)
        asked = screen.question()
        if asked["no"] is not None:
            return pocket, table, screen, other, asked
        await pocket.answer(table, screen, chosen(table.play.match, asked["seat"]), asked["seat"])


async def stand(pocket, table, screen, asked, *, stands=True):
    kind = asked["prompt"]["type"]
    await pocket.send(table, screen, "StandingNo", seat=asked["seat"], about=kind, stands=stands)


async def test_it_is_shown_to_its_seat_alone_survives_a_restart_and_is_revoked_in_one_press(monkeypatch):
    pocket, table, screen, other, asked = await at_a_no(monkeypatch)
    await stand(pocket, table, screen, asked)
    seat, kind = asked["seat"], asked["prompt"]["type"]
    assert screen.reader["noes"] == {str(seat): [kind]}
    assert other.reader["noes"] == {}
    table.stop()
    table = await pocket.open(table.id)
    screen = await pocket.sit(table, ANN if seat == 0 else BOB)
    assert screen.reader["noes"] == {str(seat): [kind]}
    await stand(pocket, table, screen, asked, stands=False)
    assert screen.reader["noes"] == {}
    assert table.seating.seats[seat].noes is None


@pytest.mark.parametrize("other", ["here:Bob", "bot:random"])
async def test_against_people_who_said_no_is_asked_and_their_screen_answers(other, monkeypatch):
    pocket, table, screen, asked = await in_a_race(monkeypatch, other)
    seat, kind, answers = asked["seat"], asked["prompt"]["type"], table.play.match.answers
    before = len(answers)
    await stand(pocket, table, screen, asked)
    assert answers[before] == (seat, asked["no"])
    if other == "here:Bob":
        assert len(answers) == before + 1
        assert screen.question(seat)["prompt"]["type"] == kind
        assert screen.reader["noes"] == {str(seat): [kind]}
    else:
        assert answers[before + 1] == (seat, asked["no"])


async def in_a_race(monkeypatch, other):
    """Ann, who has everything on her screen, is asked in a race what she is asked again after a no."""
    for seed in range(1, 100):
        monkeypatch.setattr(
            beginning.secrets, "token_bytes", lambda length, seed=seed: bytes([seed]) * length
        )
        pocket = Pocket()
        table = await pocket.lay("me", other, game="robo-rally", options={"own_course": OWN})
        screen = await pocket.sit(table, ANN)
        while asked := await next_question(pocket, table, screen):
            if len(table.play.match.answers) > LONGEST:
                break
            if asked["no"] is not None and is_asked_again(table.play.match, asked["seat"], asked["no"]):
                return pocket, table, screen, asked
            await pocket.answer(table, screen, chosen(table.play.match, asked["seat"]), asked["seat"])
    raise AssertionError


def is_asked_again(match, seat, no):
    """Whether the next that is asked after a no is the same of the same seat, in the same turn."""
    ahead, kind = match.clone(), type(match.decision(seat).prompt)
    ahead.play(seat, no)
    is_same = ahead.pending == (seat,) and isinstance(ahead.decision(seat).prompt, kind)
    return is_same and ahead.table.turn == match.table.turn


async def next_question(pocket, table, screen):
    """What Ann is asked next; bots are given the time to think. None at the end."""
    while table.seating.is_playing and not screen.question():
        pocket.loop.move_on(1)
        await pocket.rest(table)
    return screen.question()


async def test_it_ends_with_the_turn(monkeypatch):
    pocket, table, screen, other, asked = await at_a_no(monkeypatch)
    await stand(pocket, table, screen, asked)
    turn, kind = table.proceedings.progress.round, asked["prompt"]["type"]
    while table.seating.is_playing and table.proceedings.progress.round == turn:
        assert screen.reader["noes"]
        asking = screen if screen.question() else other
        question = asking.question()
        assert (question["seat"], question["prompt"]["type"]) != (asked["seat"], kind)
        option = chosen(table.play.match, question["seat"])
        await pocket.answer(table, asking, option, question["seat"])
    assert screen.reader["noes"] == {}


async def test_who_takes_it_back_is_asked_again(monkeypatch):
    pocket, table, screen, _, asked = await at_a_no(monkeypatch, undo=UndoPolicy.FREE)
    answers = list(table.play.match.answers)
    await stand(pocket, table, screen, asked)
    assert table.play.match.answers[: len(answers) + 1] == [*answers, (asked["seat"], asked["no"])]
    while len(table.play.match.answers) > len(answers):
        await pocket.send(table, screen, "Undo", seat=asked["seat"])
    assert screen.reader["noes"] == {}
    assert screen.question(asked["seat"])["prompt"] == asked["prompt"]


async def test_what_cannot_be_taken_back_leaves_it_standing(monkeypatch):
    pocket, table, screen, _, asked = await at_a_no(monkeypatch, undo=UndoPolicy.OFF)
    await stand(pocket, table, screen, asked)
    await pocket.send(table, screen, "Undo", seat=asked["seat"])
    assert screen.kinds["UndoIsOff"] == 1
    assert screen.reader["noes"]
    assert table.seating.seats[asked["seat"]].noes


async def test_what_is_asked_each_time_cannot_stand():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    asked = first.question()
    assert asked["no"] is None
    await stand(pocket, table, first, asked)
    assert first.kinds["NoSuchNo"] == 1
    await pocket.send(table, first, "StandingNo", seat=1, about="ChooseAction", stands=True)
    assert first.kinds["NotYourSeat"] == 1
    await pocket.send(table, second, "StandingNo", seat=1, about="Nonsense", stands=False)
    assert not second.kinds["Refused"]
    assert no_option(table.play, 0) is None
