"""The deal of a day: the same for everybody, and bots that play the same for who plays the same."""

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouages.bots import Search, bot_named
from rouages.bots.easy import Easy
from rouages.bots.greedy import Greedy
from rouages.days.deal import deal_of
from rouages.days.proof import prove
from rouages.days.refusals import NoChallenge
from rouages.engine.refusals import UnknownGame
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES, of_game
from tests.days.playing import CHALLENGES, MONDAY, PERSON, SECRET, dealt, played, record_of

SUNDAY = MONDAY + timedelta(6)


def test_all_five_games_are_played():
    assert set(CHALLENGES) == set(GAMES)


@pytest.mark.parametrize("game", CHALLENGES)
def test_every_sheet_that_may_come_can_be_laid(game):
    for weekday, sheets in enumerate(GAMES[game].daily.sheets):
        assert sheets, weekday
        for sheet in sheets:
            GAMES[game].options_from(dict(sheet.options), sheet.players)
    assert len(GAMES[game].daily.sheets) == 7


@pytest.mark.parametrize("game", CHALLENGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_that_may_come_is_said_in_both_languages(game, language):
    words = of_game(GAMES[game].package, language)
    for sheet in [sheet for sheets in GAMES[game].daily.sheets for sheet in sheets]:
        said = [words.text("daily.sheet", bots=len(sheet.bots), **sheet.options)]
        said += [
            words.text(f"daily.with.{name}", value=value)
            for name, value in sheet.options.items()
            if f"daily.with.{name}" in words.entries
        ]
        said.append(words.text("daily.goal"))
        assert "⟨" not in "".join(said)


@pytest.mark.parametrize("game", CHALLENGES)
def test_bots_think_by_playouts_and_never_by_seconds(game):
    for name in {bot for sheets in GAMES[game].daily.sheets for sheet in sheets for bot in sheet.bots}:
        bot = bot_named(name)
        assert isinstance(bot, Easy | Greedy) or (isinstance(bot, Search) and bot.budget.seconds is None)


@pytest.mark.parametrize("game", CHALLENGES)
def test_bots_play_the_same_for_who_plays_the_same(game):
    deal = dealt(game)
    assert played(deal, answers=12) == played(deal, answers=12)


def test_bots_that_think_play_the_same_for_who_plays_the_same():
    deal = dealt("out-of-gears", SUNDAY)
    assert deal.sheet.bots == ("search:128",) * 3
    assert played(deal, answers=1) == played(deal, answers=1)


@given(st.randoms(use_true_random=False))
@settings(max_examples=10)
def test_bots_answer_the_same_in_whatever_order_answers_come_in(lot):
    deal = dealt("out-of-gears", MONDAY + timedelta(2))
    assert deal.sheet.bots == ("search:16",) * 3
    plan = [0, 1, 2, 0, 1, 2]
    usual = deal.begin()
    deal.have_bots_answer(usual)
    mixed, own = deal.begin(), iter(plan)
    for option in plan[:2]:
        usual.play(PERSON, option)
    while mixed.log.moment == 0:
        seat = lot.choice(mixed.pending)
        mixed.play(seat, next(own) if seat == PERSON else deal.bots_answer(mixed, seat))
    assert sorted(mixed.answers[:8], key=lambda answer: answer[0]) == sorted(
        usual.answers[:8], key=lambda answer: answer[0]
    )
    assert prove(deal, record_of(mixed)).score == deal.score(mixed)


def test_whoever_knows_one_game_of_a_day_knows_no_other():
    deals = [dealt(game) for game in CHALLENGES]
    assert len({deal.secret for deal in deals} | {SECRET}) == 1 + len(CHALLENGES)


def test_a_game_that_has_no_challenge_is_refused():
    with pytest.raises(UnknownGame):
        deal_of(MONDAY, SECRET, "chess")


def test_a_game_without_a_sheet_is_refused(monkeypatch):
    from dataclasses import replace

    monkeypatch.setitem(GAMES, "cyberion", replace(GAMES["cyberion"], daily=None))
    with pytest.raises(NoChallenge):
        deal_of(MONDAY, SECRET, "cyberion")
