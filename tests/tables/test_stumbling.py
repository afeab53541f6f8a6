"""Rules that stumble: every message has exactly one reply, and whoever else asked something gets it."""

import asyncio

import pytest

from rouages.engine.match import Match
from rouages.tables.asking import requests
from rouages.tables.asking.cards import card_of
from rouages.tables.wire.messages import Answer, Say, Why
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
