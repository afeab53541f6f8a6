"""Rules that stumble: every message has exactly one reply, and whoever else asked something gets it."""

import asyncio

import pytest

from rouages.engine.match import Match
from rouages.tables.asking import requests
from rouages.tables.asking.cards import card_of
from rouages.tables.waiting.bots import MOST_STUMBLES
from rouages.tables.wire.messages import Answer, Say, Why
from rouages.tables.wire.states import UndoPolicy
from tests.tables.pocket import Pocket
from tests.tables.test_live import ANN, two_people

pytestmark = pytest.mark.anyio


def stumble_once(monkeypatch, seat):
    """The rules stumble over the next answer of this seat, half of which is done by then."""
    play, left = Match.play, [seat]

    def stumbling(match, who, choice):
        play(match, who, choice)
        if left == [who]:
            left.clear()
            raise IndexError("the rules")

    monkeypatch.setattr(Match, "play", stumbling)


def replies(screen, ref):
    return [each for each in screen.replies if each.get("ref") == ref]


async def a_batch_with_a_stumble(monkeypatch, **wish):
    """Bob's answer stumbles in the midst of what Ann says and answers, and of a request from outside."""
    pocket = Pocket()
    table, first, second = await two_people(pocket, **wish)
    stumble_once(monkeypatch, seat=1)
    hers, his = first.question()["question"], second.question()["question"]
    asking = asyncio.gather(
        table.ask(lambda _: card_of(table, ANN.id)), table.ask(lambda _: card_of(table, None))
    )
    requests.hand_in(table, first.client, Say("hello", ref=1))
    requests.hand_in(table, first.client, Answer(0, hers, 1, ref=2))
    requests.hand_in(table, second.client, Answer(1, his, 0, ref=3))
    requests.hand_in(table, second.client, Say("and now?", ref=4))
    requests.hand_in(table, first.client, Answer(0, 99, 0, ref=5))
    cards = await asyncio.wait_for(asking, 20)
    await pocket.rest(table)
    return pocket, table, first, second, cards


async def test_everything_else_in_a_batch_is_done(monkeypatch):
    _, table, first, second, cards = await a_batch_with_a_stumble(monkeypatch)
    assert replies(first, 1) == [{"ref": 1}]
    assert replies(first, 2) == [{"ref": 2}]
    (stumbled,) = replies(second, 3)
    assert stumbled["refusal"]["type"] == "RulesStumbled"
    assert replies(second, 4) == [{"ref": 4}]
    (refused,) = replies(first, 5)
    assert refused["refusal"]["type"] == "NotAsked"
    assert [line["text"] for line in second.lines] == ["hello", "and now?"]
    assert [card.table.id for card in cards] == [table.id, table.id]
    assert table.play.match.answers == [(0, 1)]


async def test_what_stumbled_left_nothing_and_may_be_tried_again(monkeypatch):
    pocket, table, first, second, _ = await a_batch_with_a_stumble(monkeypatch)
    await pocket.answer(table, second, 0)
    assert table.play.match.answers == [(0, 1), (1, 0)]
    entries = pocket.ledger.sheets[table.id].entries
    assert [(row.entry.seat, row.entry.option) for row in entries] == [(0, 1), (1, 0)]
    assert first.question()


async def test_a_reply_that_cannot_be_given_keeps_nobody_waiting(monkeypatch):
    pocket = Pocket()
    table, first, second = await two_people(pocket)

    def lost(*_):
        raise ConnectionError

    monkeypatch.setattr(type(first.client), "confirm", lambda client, ref: lost() if ref == 1 else None)
    requests.hand_in(table, first.client, Say("hello", ref=1))
    card = await asyncio.wait_for(table.ask(lambda _: card_of(table, None)), 20)
    assert card.table.id == table.id
    await pocket.rest(table)
    assert second.lines[0]["text"] == "hello"


async def test_a_made_up_choice_is_not_offered_and_stops_nobody():
    pocket = Pocket()
    table = await pocket.lay("me", game="cyberion")
    screen = await pocket.sit(table, ANN)
    while screen.question() and screen.question()["prompt"]["type"] != "Intervene":
        await pocket.answer(table, screen, 0)
    for number, model in enumerate((15, -20, 10**30)):
        choice = b'{"type":"Upgrade","model":%d}' % model
        requests.hand_in(table, screen.client, Why(0, choice, ref=number))
        await pocket.rest(table)
        assert replies(screen, number)[0]["reason"]["type"] == "NoSuchAbility"


def stumble_always(monkeypatch, seat, after=0):
    """The rules stumble over all that this seat answers after so many answers; the options that it tried."""
    play, tried = Match.play, []

    def stumbling(match, who, choice):
        play(match, who, choice)
        if who == seat and sum(each == seat for each, _ in match.answers) > after:
            tried.append(choice)
            raise IndexError("the rules")

    monkeypatch.setattr(Match, "play", stumbling)
    return tried


async def let_bots_think(pocket, table):
    for _ in range(3 * MOST_STUMBLES):
        pocket.loop.move_on(1)
        await pocket.rest(table)


def given_up(screen):
    return [each["refusal"] for each in screen.replies if each["refusal"]["type"] == "BotGaveUp"]


async def test_a_bot_over_whose_answer_the_rules_stumble_gives_another(monkeypatch):
    pocket = Pocket()
    table = await pocket.lay("me", "bot:greedy")
    screen = await pocket.sit(table, ANN)
    stumble_once(monkeypatch, seat=1)
    await let_bots_think(pocket, table)
    assert [seat for seat, _ in table.play.match.answers][:1] == [1]
    assert not given_up(screen)


async def test_a_bot_over_whose_answers_the_rules_stumble_stops_and_says_so(monkeypatch):
    pocket = Pocket()
    table = await pocket.lay("me", "bot:greedy")
    screen = await pocket.sit(table, ANN)
    tried = stumble_always(monkeypatch, seat=1)
    await let_bots_think(pocket, table)
    assert len(tried) == len(set(tried)) == MOST_STUMBLES
    assert given_up(screen) == [{"type": "BotGaveUp", "number": 2}]
    late = await pocket.sit(table, ANN)
    assert given_up(late) == [{"type": "BotGaveUp", "number": 2}]
    await pocket.answer(table, screen, 0)
    await pocket.send(table, screen, "Say", text="still here", ref=1)
    assert table.play.match.answers == [(0, 0)]
    assert late.lines[0]["text"] == "still here"
    assert len(tried) == MOST_STUMBLES
    assert not table.bots.thinking


async def test_once_the_question_is_another_a_bot_that_gave_up_thinks_again(monkeypatch):
    pocket = Pocket()
    table = await pocket.lay("me", "bot:greedy", game="gear-and-piston", undo=UndoPolicy.FREE)
    screen = await pocket.sit(table, ANN)
    while not screen.question():
        pocket.loop.move_on(1)
        await pocket.rest(table)
    await pocket.answer(table, screen, 0)
    before = [seat for seat, _ in table.play.match.answers].count(1)
    tried = stumble_always(monkeypatch, seat=1, after=before)
    await let_bots_think(pocket, table)
    assert len(tried) == len(given_up(screen)) * MOST_STUMBLES == MOST_STUMBLES
    await pocket.send(table, screen, "Undo", seat=0)
    await pocket.answer(table, screen, 1)
    await let_bots_think(pocket, table)
    assert len(tried) == len(given_up(screen)) * MOST_STUMBLES == 2 * MOST_STUMBLES
