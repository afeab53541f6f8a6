"""The variants of Cyberion that the contract is checked on: all combinations, for one player and two."""

from itertools import product

EXTENSIONS = ("bebebots", "gigantobots", "microbots", "multibots", "devious_cog")
COMBINATIONS = [dict(zip(EXTENSIONS, chosen, strict=True)) for chosen in product((False, True), repeat=5)]

VARIANTS = [
    (players, {**extensions, "support": (number + players) % 6, "dear_swap": number % 3 == 0})
    for players in (1, 2)
    for number, extensions in enumerate(COMBINATIONS)
] + [(1, {}), (2, {})]
