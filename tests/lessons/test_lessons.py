"""Every lesson is played through on the engine: what it teaches, what it answers, and what it says."""

import json
import re
from itertools import pairwise

import msgspec
import pytest

import rouages
from rouages.lessons.lesson import Said
from rouages.lessons.playing import answer_of, begin, fits, must_be_wanted, option_like, step_at
from rouages.lessons.reading import LEARNER, LESSONS, lesson_named, read
from rouages.lessons.refusals import BadLesson, NotInLesson, UnknownLesson
from rouages.server.wire.words import rules_page

ALL = [(game, name) for game, lessons in LESSONS.items() for name in lessons]
LONGEST = 70
LONGEST_ABOUT = 60
"""Two lines in a list of lessons."""
SECRET = b"secret"

every_lesson = pytest.mark.parametrize(("game", "name"), ALL)


def begun(game, name):
    lesson = lesson_named(game, name)
    return lesson, begin(game, name, lesson, SECRET)


def others_answer(match):
    """What the lesson has the others do, until the learner is asked."""
    while others := [seat for seat in match.pending if seat != LEARNER]:
        option = answer_of(match, others[0])
        assert option is not None, f"nobody says what seat {others[0]} answers to {match.decision(others[0])}"
        match.play(others[0], option)


def seen(match, place):
    """What the learner sees at a place of the view."""
    found = json.loads(msgspec.json.encode(match.view(LEARNER)))
    for part in place.split("."):
        found = found[int(part)] if part.isdecimal() else found[part]
    return found


def taught(game, name, pick=0):
    """The match before each answer that a lesson teaches, and its step; which of several is given is said."""
    lesson, match = begun(game, name)
    others_ask_first(match)
    for step in lesson.step:
        if step.want:
            yield match, step
            match.play(LEARNER, option_like(match, LEARNER, step.want[pick % len(step.want)]))
            others_answer(match)
            for pattern in step.then:
                match.play(LEARNER, option_like(match, LEARNER, pattern))
                others_answer(match)
            for place, value in step.after.items():
                assert seen(match, place) == value, (step.say.en, place)
    assert lesson.goes_on or match.over
    match.origin.lesson.must_be_drawn(match.table.rng)
    yield match, None


def others_ask_first(match):
    if LEARNER not in match.pending:
        others_answer(match)


@every_lesson
@pytest.mark.parametrize("pick", [0, 1])
def test_a_lesson_is_played_through_and_saved_and_undone_on_the_way(game, name, pick):
    for match, step in taught(game, name, pick):
        assert rouages.load(match.save()) == match
        assert step_at(lesson_named(game, name), match) is step
        if match.answers and any(seat == LEARNER for seat, _ in match.answers):
            back = match.clone()
            back.undo(LEARNER, free=True)
            assert len(back.answers) < len(match.answers)
    assert rouages.replay(json.dumps(match.record())) == match


def tries(game, name):
    """Every wrong try, with the match and the step whose answer is owed when it is made."""
    steps, asked = lesson_named(game, name).step, taught(game, name)
    match, owed = next(asked)
    for place, step in enumerate(steps):
        following = next((each for each in steps[place:] if each.want), None)
        while owed is not following:
            match, owed = next(asked)
        for wrong in step.wrong:
            yield match, step, owed, wrong


def asked_by(match, step, owed, choice):
    """Where a wrong try is made, and what would be right there: before what is wanted, or right after it."""
    if not step.then or any(fits(each, choice) for each in match.decision(LEARNER).options):
        return match, owed.want
    after = match.clone()
    after.play(LEARNER, option_like(after, LEARNER, step.want[0]))
    return after, step.then[:1]


@every_lesson
def test_every_wrong_try_is_legal_and_is_answered(game, name):
    for stands, step, owed, wrong in tries(game, name):
        if wrong.choice is None:
            assert not step.want
            continue
        match, right = asked_by(stands, step, owed, wrong.choice)
        option = option_like(match, LEARNER, wrong.choice)
        assert not any(fits(match.decision(LEARNER).options[option], pattern) for pattern in right)
        before = match.clone()
        with pytest.raises(NotInLesson):
            must_be_wanted(match, LEARNER, option)
        assert match == before


@every_lesson
def test_what_is_taught_is_taken_and_the_others_are_not_asked_to_learn(game, name):
    for match, step in taught(game, name):
        if step:
            for pattern in step.want:
                must_be_wanted(match, LEARNER, option_like(match, LEARNER, pattern))


@every_lesson
def test_the_rule_that_answers_a_wrong_try_stands_in_the_rules(game, name):
    """A guided first game answers some tries by a rule: then it leads there."""
    known = {section.id for section in rules_page("en", game).sections}
    named = {wrong.rule for step in lesson_named(game, name).step for wrong in step.wrong} - {None}
    assert named <= known
    assert named


def sentences(value):
    if isinstance(value, Said):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from sentences(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from sentences(each)


@every_lesson
def test_what_is_said_is_short_and_in_both_languages(game, name):
    lesson = lesson_named(game, name)
    for step in lesson.step:
        assert len(step.say.fr.replace("*", "")) <= LONGEST, step.say.fr
    for said in sentences(lesson):
        for sentence in (said.fr, said.en):
            assert sentence.strip()
            assert sentence.count("*") % 2 == 0
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", said.fr), said.fr
    assert len(lesson.learnt) <= 3
    assert len(lesson.about.fr) <= LONGEST_ABOUT, lesson.about.fr


@every_lesson
def test_nobody_reads_twice_in_a_row(game, name):
    steps = lesson_named(game, name).step
    reading = [not step.lit for step in steps]
    assert not any(one and other for one, other in pairwise(reading))
    assert all(step.lit for step in steps if step.want or step.presses)


def test_what_is_misspelt_is_refused_in_one_sentence():
    with pytest.raises(BadLesson, match=r"The lesson “a\.toml” cannot be read: Object missing required"):
        read("a.toml", "number = 1")
    with pytest.raises(BadLesson, match="unknown field `sya`"):
        read("a.toml", 'number = 1\n[[step]]\nsya = { fr = "a", en = "b" }')
    with pytest.raises(BadLesson, match="cannot be read"):
        read("a.toml", "number = ")


def test_a_position_that_no_game_knows_is_refused():
    lesson = msgspec.structs.replace(lesson_named("out-of-gears", "three-moves"), position={"dump": {}})
    with pytest.raises(BadLesson, match="unknown field `dump`"):
        begin("out-of-gears", "three-moves", lesson, SECRET)


def test_an_unknown_lesson_is_refused():
    with pytest.raises(UnknownLesson):
        lesson_named("out-of-gears", "nothing")
    with pytest.raises(UnknownLesson):
        lesson_named("chess", "three-moves")
