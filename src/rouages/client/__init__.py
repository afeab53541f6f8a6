"""A client for programs: bots that play at a house, and tools that read what was played there.

>>> from rouages.client import House
>>> house = House("https://play.example.org", token)  # doctest: +SKIP
>>> with house.table(house.lay("out-of-gears", "me", "bot:greedy")) as table:  # doctest: +SKIP
...     for question in table.questions():
...         question.answer(0)

A token is made on the page /settings of a house. Everything that cannot be done is raised as a `Refusal`,
whose text is one sentence.
"""

from rouages.client.house import House
from rouages.client.table import Question, Table
from rouages.engine.refusals import Refusal
from rouages.server.wire.streams import Began, Ended, Invited, StreamEvent, UpToDate, YourTurn

__all__ = [
    "Began",
    "Ended",
    "House",
    "Invited",
    "Question",
    "Refusal",
    "StreamEvent",
    "Table",
    "UpToDate",
    "YourTurn",
]
