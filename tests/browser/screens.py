"""The screens on which pages are looked at: some by `./check`, the others by `./check long gallery`."""

import pytest

DESK, PHONE = (1280, 800), (390, 844)

gallery = pytest.mark.long(part="gallery")

SIZES = pytest.mark.parametrize(
    "size",
    [pytest.param(DESK, id="desktop", marks=gallery), pytest.param(PHONE, id="phone")],
)
"""Most journeys are on a desktop, so that the phone is the one to look at."""

SCHEMES = pytest.mark.parametrize(
    ("size", "scheme"),
    [
        pytest.param(DESK, "light", id="desktop-light", marks=gallery),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESK, "dark", id="desktop-dark", marks=gallery),
        pytest.param(PHONE, "light", id="phone-light", marks=gallery),
    ],
)
