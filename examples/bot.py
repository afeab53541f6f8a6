"""A bot in thirty lines: `ROUAGES_TOKEN=… python examples/bot.py https://play.example.org [GAME]`.

It plays wherever it is called; with the name of a game it lays a table against a bot of the house, and goes.
"""

import os
import random
import sys
from threading import Thread

from rouages.client import Began, House, Invited, Question


def choose(question: Question) -> int:
    """The bot's whole mind: `question.view` is what it sees, `question.options` what it may do."""
    return random.randrange(len(question.options))


def play(house: House, name: str) -> None:
    with house.table(name) as table:
        for question in table.questions():
            question.answer(choose(question))
        print(name, table.result.outcome.scores if table.result else table.state.status)


house, playing = House(sys.argv[1], os.environ["ROUAGES_TOKEN"]), set[str]()
if len(sys.argv) > 2:
    play(house, house.lay(sys.argv[2], "me", "bot"))
else:
    for event in house.events():
        if isinstance(event, Invited | Began) and event.table not in playing:
            playing.add(event.table)
            Thread(target=play, args=(house, event.table)).start()
