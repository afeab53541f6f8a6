"""A house in which only the server's own work takes time: bots draw lots, passwords are kept lightly."""

from argon2 import PasswordHasher

from rouages.bots.explaining import Explained
from rouages.server.people import guests
from tests.tables.pocket import Thinker


class Lots(Thinker):
    """Bots that draw lots on the spot."""

    async def choose(self, table_id, level, saved, seat):
        return await super().choose(table_id, "random", saved, seat)

    async def consider(self, *_):
        return Explained([], [])


def quicken(door, monkeypatch):
    lots = Lots()
    monkeypatch.setattr(door.house.bots, "choose", lots.choose)
    monkeypatch.setattr(door.house.bots, "consider", lots.consider)
    light = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(guests, "_hasher", lambda: light)
