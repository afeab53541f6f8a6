"""The variants that the contract is checked on: every level, with and without the variant, another set."""

SMALL_SET = {
    "salvage": [1, 2, 0],
    "investors": {"favoured": [0, 1, 4], "others": [0, 0, 1], "balanced": [0, 1], "everything": ["power"]},
}

VARIANTS = [
    (2, {}),
    (2, {"level": "expert", "variant": True}),
    (3, {"level": "advanced"}),
    (3, {"variant": True}),
    (4, {"level": "expert"}),
    (4, {"level": "advanced", "variant": True}),
    (5, {}),
    (6, {"level": "expert"}),
    (6, {"variant": True, "tiles": SMALL_SET}),
]
