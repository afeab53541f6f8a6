"""Everything that happens and can be chosen is said in both languages (rulebook: overview)."""

import random
import re

import pytest

from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import Tyrant
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.proving.contract import begin
from rouages.words.catalogue import LANGUAGES, of_game

NAMES = ("Ada", "Bo", "Cy", "Di")
PARTIES = {1: ("tantrum",), 2: ("boomer", "picket"), 3: ("patches", "picket", "tantrum")}


def greedy(players, tyrant, seed):
    """A match between greedy players, question by question."""
    match = begin(GAME, players, {"tyrant": tyrant, "gearlocs": PARTIES[players]}, seed)
    rng = random.Random(seed)
    while not match.over:
        seat = match.pending[0]
        question = match.decision(seat)
        yield match, seat, question
        weights = GAME.judgement.weigh(match.table, question.prompt, question.options)
        best = max(weights)
        match.play(seat, rng.choice([n for n, weight in enumerate(weights) if weight == best]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "tyrant"), [(1 + n % 3, tyrant.value) for n, tyrant in enumerate(Tyrant)]
)
def test_no_word_is_missing_in_a_whole_adventure(language, players, tyrant):
    words = of_game(GAME.package, language)
    matches = []
    for match, seat, question in greedy(players, tyrant, 5):
        matches[:] = [match]
        assert "⟨" not in words.say(question.prompt, seat, NAMES)
        for option in question.options:
            assert "⟨" not in words.say(option, seat, NAMES), option
    for event in matches[0].log.events:
        said = words.say(event, 0, NAMES)
        assert "⟨" not in said, event
        assert "{" not in said, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_story_and_every_chip_and_skill_a_name(language):
    words = of_game(GAME.package, language)
    for card in CARDS:
        assert f"card.{card.id}" in words
        assert f"story.{card.id}" in words
        for number in range(len(card.options)):
            assert f"verdict.{card.id}.{number + 1}" in words
    for chip in CHIPS:
        assert f"who.{chip.id}" in words
        assert all(f"trait.{name}" in words for name in chip.skills)
    assert all(f"loot.{loot.id}" in words for loot in LOOT)


def test_the_picture_shows_the_mat_and_every_gearloc():
    words = of_game(GAME.package, "en")
    seen = ""
    for match, seat, _ in greedy(2, "nom", 1):
        drawn = GAME.sight.picture(match.view(seat), words.text)
        assert "⟨" not in drawn
        seen += drawn
    assert "Boomer" in seen
    assert "Picket" in seen
    assert re.search(r"♥\d+/\d+ ATK [1-9]", seen), "a Baddie shows what it strikes with"
    assert "Round" in seen
