"""Any message that the types allow, at a table of every game: each has exactly one reply."""

import json
import random
from collections import Counter
from typing import get_args

import pytest

from rouages.engine.agenda import Choice
from rouages.games import GAMES
from rouages.proving.made_up import changed, plain_of, shape
from rouages.tables.asking import requests
from rouages.tables.live import LiveTable
from rouages.tables.wire.messages import Concede, FromClient, Relate, Stop, Why
from rouages.tables.wire.refusals import Malformed
from tests.tables.pocket import ANN, BOB, Pocket

pytestmark = pytest.mark.anyio

KINDS = [kind for kind in get_args(FromClient) if kind is not Concede]
"""Who has conceded has nothing more to say."""
AGREES = 0.1
"""How often somebody would end the match: where both would, there is nothing more to say either."""


def made_up(rng, table, seats):
    """A message of some kind, of which what is asked now is true more often than not."""
    kind = rng.choice(KINDS)
    plain = {"type": kind.__name__, **plain_of(shape(kind), rng)}
    if "seat" in plain and rng.random() < 0.8:
        plain["seat"] = rng.choice(seats)
    play = table.play
    asked = play.asked.get(plain.get("seat")) if play else None
    if "question" in plain and asked and rng.random() < 0.8:
        plain |= {"question": asked, "option": rng.randrange(len(play.match.decision(plain["seat"]).options))}
    if kind is Relate and play and rng.random() < 0.8:
        plain |= dict(
            zip(
                ("first", "last"),
                sorted(rng.choices(range(len(play.match.log.events) + 1), k=2)),
                strict=True,
            )
        )
    if kind is Stop:
        plain["agrees"] = rng.random() < AGREES
    if kind is Why:
        plain["choice"] = choice(rng, table, plain["seat"])
    return plain


def choice(rng, table, seat):
    match = table.play.match
    if seat in match.pending and rng.random() < 0.5:
        return changed(rng.choice(match.decision(seat).options), rng)
    return plain_of(shape(rng.choice(match.game.records(Choice))), rng)


async def send_anything(name, seed, messages):
    rng, pocket = random.Random(seed), Pocket()
    table = await pocket.lay(
        "me", "here:Bob", game=name, undo=rng.choice(("free", "consent", "until-learnt"))
    )
    table.seating.seats[1].guest = BOB.id
    screens = [await pocket.sit(table, ANN), await pocket.sit(table, BOB)]
    sent = {id(screen): [] for screen in screens}
    for number in range(messages):
        screen = rng.choice(screens)
        message = made_up(rng, table, (0, 1)) | {"ref": number}
        try:
            read = requests.read(json.dumps(message))
        except Malformed:
            continue
        requests.hand_in(table, screen.client, read)
        sent[id(screen)].append(number)
        if rng.random() < 0.3 or number == messages - 1:
            await pocket.rest(table)
        if not table.seating.is_playing:
            break
    await pocket.rest(table)
    for screen in screens:
        assert sorted(each["ref"] for each in screen.replies) == sent[id(screen)]
    again = LiveTable(table.outside, await pocket.ledger.read(table.id))
    assert again.play.match == table.play.match
    replies = screens[0].kinds + screens[1].kinds
    assert not replies.keys() & STUMBLED
    return Counter(messages=replies.total()) + Counter({f"replies_{kind}": n for kind, n in replies.items()})


STUMBLED = {"RulesStumbled", "NotSaved"}


@pytest.mark.parametrize("game", GAMES)
async def test_any_message_has_one_reply(game, caplog, figures):
    figures(**(replies := await send_anything(game, 1, 300)))
    assert replies["messages"] > 20
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
@pytest.mark.parametrize("game", GAMES)
async def test_very_many_messages_have_one_reply_each(game, caplog, figures):
    replies, seed = Counter(), 1
    while replies["messages"] < 100_000:
        seed += 1
        replies += await send_anything(game, seed, 2000)
    figures(**replies)
    assert "Traceback" not in caplog.text
