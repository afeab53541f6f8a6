"""What counts in each game, and who is before whom."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouages.days.places import places
from rouages.engine.daily import Figure, Score
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES, of_game
from tests.days.playing import CHALLENGES, dealt, played

SCORES = st.lists(
    st.builds(
        lambda done, number, tie: Score(done, (Figure("points", number), Figure("falls", tie, less=True))),
        st.booleans(),
        st.integers(0, 3),
        st.integers(0, 2),
    )
)


@given(SCORES)
def test_ties_share_a_place_and_the_next_is_skipped(scores):
    for score, place in zip(scores, places(scores), strict=True):
        assert place == 1 + sum(other.standing > score.standing for other in scores)


def test_whoever_reached_the_goal_is_before_all_others_whatever_they_count():
    lost = Score(done=False, figures=(Figure("machines", 20), Figure("turns", 3, less=True)))
    won = Score(done=True, figures=(Figure("valves", 0), Figure("turns", 30, less=True)))
    assert places([lost, won, lost]) == [2, 1, 2]


def after(game, **fields):
    """The score of a match whose table stands so."""
    deal = dealt(game)
    match = played(deal, answers=4)
    for name, value in fields.items():
        setattr(match.table, name, value)
    return deal.score(match)


def figures(score):
    return score.done, [(each.name, each.number) for each in score.figures]


def test_cyberion_counts_the_valves_of_a_repaired_factory_else_machines():
    assert figures(after("cyberion", ending="repaired", valves=3, turn=7)) == (
        True,
        [("valves", 3), ("turns", 7)],
    )
    assert figures(after("cyberion", ending="valves", experience=[1, 2], removed=[3], turn=7)) == (
        False,
        [("machines", 3), ("turns", 7)],
    )
    fewer, more = (after("cyberion", ending="repaired", valves=3, turn=turn) for turn in (6, 7))
    assert places([more, fewer]) == [2, 1]


def test_too_many_bones_counts_days_to_spare_and_progress():
    won = after("too-many-bones", ending="tyrant_defeated", day=5, days=8, progress=7)
    assert figures(won) == (True, [("points", 137), ("falls", 0)])
    assert figures(after("too-many-bones", progress=7)) == (False, [("points", 7), ("falls", 0)])


def test_robo_rally_counts_registers_until_the_last_flag_else_flags():
    home = after("robo-rally", ending="last_flag", turn=4, register=2, lives=[2])
    assert figures(home)[1][:2] == [("registers", 18), ("lives", 1)]
    sooner = after("robo-rally", ending="last_flag", turn=4, register=1, lives=[1])
    lost = after("robo-rally", ending="all_out", touched=[2], turn=1)
    assert figures(lost)[1][0] == ("flags", 2)
    assert places([lost, home, sooner]) == [3, 2, 1]


@pytest.mark.parametrize("game", ["out-of-gears", "gear-and-piston"])
def test_against_bots_the_points_count_and_then_what_the_rules_say(game):
    deal = dealt(game)
    match = played(deal)
    score = deal.score(match)
    assert score.done
    assert score.figures[0] == Figure("points", match.outcome.scores[0])
    assert len(score.figures) == 2


@pytest.mark.parametrize("game", CHALLENGES)
def test_no_clock_is_looked_at(game, monkeypatch):
    import time

    def refused():
        raise AssertionError("somebody looked at the clock")

    deal = dealt(game)
    match = played(deal, answers=4)
    for name in ("time", "monotonic"):
        monkeypatch.setattr(time, name, refused)
    assert deal.score(played(deal, answers=4)) == deal.score(match)


@pytest.mark.parametrize("game", CHALLENGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_said_in_both_languages(game, language):
    words = of_game(GAMES[game].package, language)
    known = [key for key in words.entries if key.startswith("daily.")]
    score = dealt(game).score(played(dealt(game), answers=1))
    for figure in score.figures:
        for number in (0, 1, 2):
            said = words.text(f"daily.{figure.name}", number=number)
            assert "⟨" not in said
            assert "{" not in said
    assert {key.removeprefix("daily.") for key in known} >= {each.name for each in score.figures}
    assert msgspec.json.decode(msgspec.json.encode(score), type=Score) == score
