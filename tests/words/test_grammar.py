"""Everything that is said in many games of every game is grammatical, in both languages."""

import random

import pytest

from rouages.games import GAMES
from rouages.proving.contract import begin, random_play
from rouages.words.catalogue import LANGUAGES, of_game
from tests.games.variants import variants_of
from tests.words.grammar import faults

NAMES = ("Ada", "Éric", "Ian", "Oscar", "Ugo", "Bo", "Cy", "Di")
"""Most begin with a vowel, before which French elides."""
MOST_ANSWERS = 250


def spoken(game, players, options, seed):
    """What is asked, offered and told in a game, and to whom."""
    match, rng = begin(game, players, options, seed), random.Random(seed)
    for answers, seat in enumerate(random_play(match, rng, sense=0.5)):
        question = match.decision(seat)
        for record in (question.prompt, *question.options):
            yield record, seat
        yield question.prompt, None
        if answers == MOST_ANSWERS:
            break
    for event in match.log.events:
        yield from ((event, reader) for reader in (None, 0))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_stumbles(name, number):
    game = GAMES[name]
    variants = variants_of(game)
    players, options = variants[number % len(variants)]
    said = {
        (language, of_game(game.package, language).say(record, reader, NAMES))
        for record, reader in spoken(game, players, options, number)
        for language in LANGUAGES
    }
    assert {sentence: found for language, sentence in said if (found := faults(language, sentence))} == {}


@pytest.mark.parametrize(
    ("language", "sentence", "fault"),
    [
        ("fr", "Fin de Affaiblissement.", "no elision"),
        ("fr", "Le Ours bloque.", "no elision"),
        ("fr", "La chute de le Roi.", "no contraction"),
        ("fr", "La pile à 1 points", "one of several: 1 points"),
        ("fr", "Elle prend 2 axe.", "several of one: 2 axe"),
        ("fr", "Picket perd 0 PV, il reste 0 dés.", "one of several: 0 dés"),
        ("en", "It deals 1 points.", "one of several: 1 points"),
        ("en", "She takes 2 axle.", "several of one: 2 axle"),
        ("en", "The lock 3L opens.", "a lock by its letter"),
        ("en", "He uses frag_grenade.", "a word of the rules"),
    ],
)
def test_faults_are_found(language, sentence, fault):
    assert faults(language, sentence) == [fault]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Fin d’Affaiblissement : 1 os, 2 dés, 0 dé."),
        ("fr", "Le robot 3 prend 2 engrenages de sa couleur."),
        ("en", "The trap on dump 1 springs: robot 2 gets 0 gears and 1 point."),
    ],
)
def test_good_sentences_are_left_alone(language, sentence):
    assert faults(language, sentence) == []
