"""Bots: players that see only what their seat may see."""

from rouages.bots.bot import Bot, Perspective
from rouages.bots.greedy import Greedy
from rouages.bots.random import Random

__all__ = ["BOTS", "Bot", "Perspective"]

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}
"""The bots by name."""
