"""Kinds: what is made of a base, and the words of closed lists."""

from enum import StrEnum
from typing import Annotated, Literal

import pytest

from rouages.engine.kinds import kinds_of, words_of


class Fruit:
    pass


class Pome(Fruit):
    pass


class Apple(Pome):
    pass


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"


def test_kinds_of_kinds_are_found():
    assert set(kinds_of(Fruit)) == {Pome, Apple}


@pytest.mark.parametrize(
    "kind", [Colour, Literal["red", "green"], Annotated[Literal["red", "green"], "a colour"]]
)
def test_a_closed_list_tells_its_words(kind):
    assert words_of(kind) == ("red", "green")


def test_what_is_no_list_has_no_words():
    assert words_of(None) == ()
