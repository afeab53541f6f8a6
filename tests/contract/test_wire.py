"""What travels of a game: its words are of closed lists, and what is unknown is None."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest

from rouages.engine.agenda import Choice, Decision, Reason
from rouages.engine.events import Event
from rouages.games import GAMES
from rouages.proving.contract import begin
from rouages.server.wire.schema import given
from tests.contract.test_contract import of_every_variant

games = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))

A_FILE = "a board or a course is a file of the factory, and one that there is not is refused by its name"
MADE_UP = "people make courses and sets of tiles of their own, and call them as they like"
REFUSED = "a wrong name is refused with the names that there are"
FREE = {
    ("robo-rally", "CourseView", "id"): A_FILE,
    ("robo-rally", "CourseView", "title"): MADE_UP,
    ("robo-rally", "PartView", "board"): A_FILE,
    ("robo-rally", "HomeBoard", "board"): A_FILE,
    ("robo-rally", "BoardTurned", "board"): A_FILE,
    ("robo-rally", "HomeChosen", "board"): A_FILE,
    ("robo-rally", "Options", "course"): A_FILE,
    ("robo-rally", "Placed", "board"): A_FILE,
    ("robo-rally", "Course", "id"): A_FILE,
    ("robo-rally", "Course", "title"): MADE_UP,
    ("gear-and-piston", "Options", "tiles"): MADE_UP,
    ("too-many-bones", "Options", "gearlocs"): REFUSED,
}
"""Where a text may be any text, and why."""

BELOW_ZERO = {
    "gear-and-piston": {
        *("column", "left"),  # a car may grow to the left of its first cell
        *("total", "score", "investors"),  # points that are lost
    },
    "too-many-bones": {
        *("value", "values"),  # faces that take away
        "hp",  # a change of HP
    },
}
"""Numbers that are counted below zero."""


SAID_SO = {
    "title",  # a ready-made course is called as the catalogues say
    "kind",  # a Baddie may be of none
}


def bare_texts(kind, seen, where=None):
    """The fields, with their records, that are declared as any text, in a type and all that it is made of."""
    if kind is str:
        yield where
    elif (fields := fields_of(kind)) and kind not in seen:
        seen.add(kind)
        hints = get_type_hints(kind, include_extras=True)
        for name in fields:
            yield from bare_texts(hints[name], seen, (kind.__name__, name))
    for argument in get_args(kind):
        if not isinstance(argument, str | msgspec.Meta):
            yield from bare_texts(argument, seen, where)


def fields_of(kind):
    """The fields of a struct or a named tuple."""
    return getattr(kind, "__struct_fields__", None) or getattr(kind, "_fields", ())


def travelling(game):
    yield from (kind for base in (Decision, Choice, Event, Reason) for kind in game.records(base))
    yield from (get_type_hints(game.sight.view)["return"], game.options)
    yield from (given(game.sight.prospects), given(game.sight.preview))


@games
def test_every_word_is_of_a_closed_list(game):
    seen = set()
    found = {text for kind in travelling(game) for text in bare_texts(kind, seen)}
    assert found == {(record, field) for name, record, field in FREE if name == game.name}


def unknown(value, counted, field=""):
    """The fields of plain data that hold -1, no text at all, or the word none."""
    if isinstance(value, dict):
        return [found for name, part in value.items() for found in unknown(part, counted, name)]
    if isinstance(value, list | tuple):
        return [found for part in value for found in unknown(part, counted, field)]
    says_nothing = value in ("", "none") and field not in SAID_SO
    return [field] if says_nothing or (value == -1 and field not in counted) else []


@pytest.mark.parametrize("seed", [1, 2])
@games
def test_what_is_unknown_is_none(game, seed):
    play_and_look(game, *game.usual, seed)


@of_every_variant
def test_what_is_unknown_is_none_whatever_is_played(game, players, options):
    play_and_look(game, players, options, 3)


def play_and_look(game, players, options, seed):
    """A random match, of which everything is looked at that is sent."""
    match = begin(game, players, options, seed)
    counted, rng = BELOW_ZERO.get(game.name, set()), random.Random(seed)
    while not match.over:
        seat = rng.choice(match.pending)
        question = match.decision(seat)
        sent = [question.prompt, question.options, match.view(seat)]
        if rng.random() < 0.1:
            sent.append(match.prospects(seat))
        assert unknown(msgspec.to_builtins(sent), counted) == [], question.prompt
        match.play(seat, rng.randrange(len(question.options)))
    assert unknown(msgspec.to_builtins(match.log.events), counted) == []


def test_both_would_be_found():
    class Told(msgspec.Struct):
        colour: str
        by: tuple[str | None, ...] = ()

    assert set(bare_texts(list[Told], set())) == {("Told", "colour"), ("Told", "by")}
    assert unknown({"a": [{"seat": -1, "total": -1}], "word": "none"}, {"total"}) == ["seat", "word"]
