"""The variants of Too Many Bones that the contract is checked on: every tyrant, party size and difficulty."""

VARIANTS = [
    (2, {}),
    (1, {"tyrant": "mulmesh", "gearlocs": ("boomer",), "difficulty": "legendary"}),
    (3, {"tyrant": "drellen", "gearlocs": ("boomer", "patches", "picket")}),
    (2, {"tyrant": "gendricks", "gearlocs": ("picket", "tantrum"), "difficulty": "heroic"}),
    (2, {"tyrant": "goblin_king", "gearlocs": ("boomer", "picket"), "difficulty": "legendary"}),
    (4, {"tyrant": "marrow"}),
    (1, {"tyrant": "duster", "gearlocs": ("tantrum",)}),
]
