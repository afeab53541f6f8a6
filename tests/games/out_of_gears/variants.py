"""The variants of Out of Gears that the contract is checked on: every combination of expansions and teams."""

from itertools import product

VARIANTS = [
    (players, {"upgrades": upgrades, "jolly": jolly, "three_points": three})
    for players, (upgrades, jolly, three) in zip(
        (2, 3, 4, 5, 6, 7, 8, 8), product((False, True), repeat=3), strict=True
    )
] + [
    (players, {"two_robots": True, "upgrades": upgrades, "jolly": jolly, "three_points": three})
    for players, (upgrades, jolly, three) in zip(
        (2, 3, 4, 2, 3, 4, 2, 4), product((False, True), repeat=3), strict=True
    )
]
