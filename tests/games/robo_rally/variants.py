"""The variants that the contract is checked on: every course, every rule switch, some whole games."""

from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.factory.courses import COURSES

OWN = {
    "title": "Deux plateaux",
    "boards": [{"board": "vault", "x": 4, "y": 0}, {"board": "maelstrom", "x": 16, "y": 0, "turn": 180}],
    "bay": {"board": "docking-bay-b", "x": 0, "y": 0, "turn": 90},
    "flags": [[9, 5], [20, 8]],
    "rules": ["start_option_1", "repairs_give_options", "robot_lasers_doubled"],
}
SWITCHES = {
    "next_flag": "turn",
    "reentry_damage": "added",
    "down_robots_fire": True,
    "down_robots_draw": True,
    "ties": "lot",
    "lives": 4,
    "sand_timer": False,
}

PROGRAMMING = (
    "crab_legs", "dual_processor", "flywheel", "conditional_program", "recompile", "extra_memory", "brakes",
    "abort_switch",
)  # fmt: skip
"""Option cards that touch programs: with no others, all of them are out at once."""

VARIANTS = [
    (1, {}),
    (2, {}),
    (3, {"play_on": True}),
    (8, {"turn_limit": 8}),
    (5, {**SWITCHES, "turn_limit": 12}),
    (3, {"option_cards": False, "course": "checkmate", "any_number": True, "turn_limit": 10}),
    (3, {"own_course": OWN, "turn_limit": 10}),
    (4, {"course": "capture-the-flag", "turn_limit": 12}),
    (4, {"course": "toggle-boggle", "turn_limit": 12}),
    (
        8,
        {
            "course": "flag-fry",
            "left_out": [name for name in OptionCard if name not in PROGRAMMING],
            "turn_limit": 4,
        },
    ),
] + [
    (course.players[number % len(course.players)], {"course": name, "turn_limit": 4})
    for number, (name, course) in enumerate(COURSES.items())
]
