"""The types that travel, as documents from which the client's are generated."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from rouages.server.wire.schema import document

Fruit = Annotated[Literal["fig", "pear"], Meta(title="Fruit")]
Nut = Annotated[Literal["hazel"], Meta(title="Nut")]
Snack = Annotated[Fruit | Nut, Meta(title="Snack")]


class Basket(Struct):
    title: str
    fruit: Fruit
    best: Fruit | None
    snacks: tuple[Snack, ...]


def test_a_list_of_words_with_a_title_is_named_and_listed_once():
    schemas = document("baskets", {"Basket": Basket})["components"]["schemas"]
    assert schemas["Fruit"]["enum"] == ["fig", "pear"]
    assert schemas["Snack"]["anyOf"] == [
        {"$ref": "#/components/schemas/Fruit"},
        {"$ref": "#/components/schemas/Nut"},
    ]
    fields = schemas["Basket"]["properties"]
    assert fields["title"] == {"type": "string"}
    assert fields["fruit"] == {"$ref": "#/components/schemas/Fruit"}
    assert fields["best"]["anyOf"] == [{"$ref": "#/components/schemas/Fruit"}, {"type": "null"}]
    assert fields["snacks"]["items"] == {"$ref": "#/components/schemas/Snack"}


def test_two_lists_of_one_name_are_refused():
    class Bowl(Struct):
        fruit: Fruit
        other: Annotated[Literal["plum"], Meta(title="Fruit")]

    with pytest.raises(ValueError, match="two lists are called Fruit"):
        document("bowls", {"Bowl": Bowl})


def test_a_list_may_not_be_called_as_a_record_is():
    class Bowl(Struct):
        fruit: Annotated[Literal["plum"], Meta(title="Bowl")]

    with pytest.raises(ValueError, match="both a record and a list of words are called Bowl"):
        document("bowls", {"Bowl": Bowl})
