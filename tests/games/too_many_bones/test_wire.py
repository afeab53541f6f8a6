"""What travels: words of closed lists, none where nothing is known, advice only with its question."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest

from rouages.engine.agenda import Choice, Decision, Reason
from rouages.engine.events import Event
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.components import Tyrant
from rouages.games.too_many_bones.box.words import ChipName, LootName, SkillName, check_words, words
from rouages.games.too_many_bones.party.decisions import VOLUNTEER, ask_party
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.sight.prospects import Prospects
from rouages.games.too_many_bones.sight.view import BonesView, view
from rouages.proving.contract import begin
from tests.games.too_many_bones.positions import camp, choose, run

COUNTED = {"value", "values", "hp"}
"""Where a number may be below zero: faces that take away, changes of HP."""
TRAVELLING = [kind for base in (Decision, Choice, Event, Reason) for kind in GAME.records(base)] + [
    BonesView,
    Prospects,
]


def parts(kind, seen):
    """A type, and all that it is made of."""
    if kind in seen:
        return
    seen.add(kind)
    yield kind
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            yield from parts(hints[name], seen)
    for argument in get_args(kind):
        if not isinstance(argument, str | msgspec.Meta):
            yield from parts(argument, seen)


@pytest.mark.parametrize("kind", TRAVELLING, ids=lambda kind: kind.__name__)
def test_every_word_is_of_a_list_or_only_spoken(kind):
    assert str not in list(parts(kind, set()))


@pytest.mark.parametrize("kind", [SkillName, LootName, ChipName])
def test_a_list_that_is_not_what_is_in_the_box_is_refused(kind):
    check_words(kind, words(kind))
    with pytest.raises(AssertionError, match="mispelt"):
        check_words(kind, [*words(kind)[1:], "mispelt"])


def unknown(record, field=""):
    """The fields of a record that hold -1, an empty word or the word none."""
    if isinstance(record, dict):
        return [found for name, value in record.items() for found in unknown(value, name)]
    if isinstance(record, list | tuple):
        return [found for value in record for found in unknown(value, field)]
    empty = record in ("", "none") and field != "kind"
    return [field] if empty or (record == -1 and field not in COUNTED) else []


@pytest.mark.parametrize("tyrant", [Tyrant.GOBLIN_KING, Tyrant.DUSTER])
def test_what_nobody_knows_is_none(tyrant):
    match = begin(GAME, 2, {"tyrant": tyrant.value}, 3)
    rng = random.Random(3)
    while not match.over:
        seat = match.pending[0]
        question = match.decision(seat)
        sent = (question.prompt, question.options, match.prospects(seat), match.view(seat))
        assert unknown(msgspec.to_builtins(sent)) == [], question.prompt
        match.play(seat, rng.randrange(len(question.options)))
    assert unknown(msgspec.to_builtins(match.log.events)) == []


def test_the_dice_of_an_earlier_attempt_are_not_shown_with_new_locks():
    table = camp("picket boomer")
    table.card = NUMBER["G04"]
    table.locks = [encode("2F")]
    run(table, Attempt(0))
    assert view(table, 0).attempt.intuition
    choose(table, "StopPicking")
    table.locks = [encode("3L")]
    ask_party(table, VOLUNTEER)
    shown = view(table, 0)
    assert [(lock.value, lock.kind) for lock in shown.locks] == [(3, "L")]
    assert shown.attempt is None
