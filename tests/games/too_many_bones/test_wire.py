"""What travels: words of closed lists, none where nothing is known, advice only with its question."""

import pytest

from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.words import ChipName, LootName, SkillName, check_words, words
from rouages.games.too_many_bones.party.decisions import VOLUNTEER, ask_party
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.sight.view import view
from tests.games.too_many_bones.positions import camp, choose, run


@pytest.mark.parametrize("kind", [SkillName, LootName, ChipName])
def test_a_list_that_is_not_what_is_in_the_box_is_refused(kind):
    check_words(kind, words(kind))
    with pytest.raises(AssertionError, match="mispelt"):
        check_words(kind, [*words(kind)[1:], "mispelt"])


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
