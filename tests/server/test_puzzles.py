"""Puzzles over HTTP: anybody tries them, and where a line went wrong is told at its end."""

import random
from datetime import date, timedelta

import pytest

from rouages.puzzles.choosing import mark_of, of_day
from rouages.puzzles.lines import Fate, course_of, played
from rouages.puzzles.puzzle import puzzled
from rouages.puzzles.shelf import shelf
from rouages.puzzles.trying import attempt
from rouages.server.wire.puzzles import page_of, puzzles_of, stand_of
from tests.pocket.house import Drawers, opened
from tests.puzzles.posed import small
from tests.server.test_replay import plain

pytestmark = pytest.mark.anyio
GAMES = [game for game in puzzled() if shelf(game)]
every_game = pytest.mark.parametrize("game", GAMES)


def number_of(puzzle):
    return shelf(puzzle.game).index(puzzle) + 1


def address(puzzle):
    return f"/api/puzzles/{puzzle.game}/{number_of(puzzle)}"


def some_line(puzzle, seed):
    """Any answers, until the line ends."""
    lot, course = random.Random(seed), course_of(puzzle)
    stand = course.begin(puzzle.table())
    while stand.fate is Fate.OPEN:
        stand = course.after(stand, lot.randrange(len(course.question(stand)[1])))
    return stand.line


def lines_of(puzzle):
    return puzzle.solution, puzzle.near, *[some_line(puzzle, seed) for seed in range(3)]


def changed(before, change):
    """A view after a change, as a screen puts it together."""
    if isinstance(change, list):
        return change[0]
    after = before[:] if isinstance(before, list) else dict(before)
    for part, inside in change.items():
        key = int(part) if isinstance(after, list) else part
        after[key] = changed(after[key] if isinstance(after, list) else after.get(key), inside)
    return after


@every_game
def test_wherever_answers_lead_the_board_is_the_one_of_the_rules(game):
    for puzzle in small(game, 3):
        number, course = number_of(puzzle), course_of(puzzle)
        for line in lines_of(puzzle):
            for length in range(len(line) + 1):
                stands = played(course, puzzle.table(), line[:length])
                shown = stand_of(game, number, line[:length])
                assert shown.answered == len(stands)
                if stands:
                    assert shown.view == puzzle.rules.sight.view(stands[-1].table, puzzle.seat)
                    assert shown.fate is stands[-1].fate
                assert (shown.question is None) == (shown.fate is not Fate.OPEN)
            verdict = attempt(puzzle, line)
            assert (shown.fate, shown.lost_at) == (verdict.fate, verdict.lost_at)


@every_game
def test_what_an_answer_brings_about_is_told_scene_by_scene(game):
    told = 0
    for puzzle in small(game, 3):
        for line in lines_of(puzzle):
            before = plain(stand_of(game, number_of(puzzle), ()))
            for length in range(1, len(line) + 1):
                after = plain(stand_of(game, number_of(puzzle), line[:length]))
                assert after["log"][: len(before["log"])] == before["log"]
                story = after["story"]
                assert (story is None) == (len(after["log"]) == len(before["log"]))
                if story:
                    assert (story["first"], story["before"]) == (len(before["log"]), before["view"])
                    view, seen = story["before"], story["first"]
                    for scene in story["scenes"]:
                        view = changed(view, scene["change"])
                        assert scene["told"] > seen
                        seen = scene["told"]
                    assert (seen, view) == (len(after["log"]), after["view"])
                    told += len(story["scenes"])
                before = after
    assert told


@every_game
def test_no_puzzle_of_a_day_comes_again_before_all_have_come(game):
    first, count = date(2026, 11, 18), len(shelf(game))
    days = [puzzles_of(first + timedelta(later)) for later in range(count + 1)]
    found = [next(each.today for each in day.shelves if each.game == game) for day in days]
    assert sorted(found[:-1]) == list(range(1, count + 1))
    assert found[-1] == found[0] == of_day(game, first.toordinal())


def test_every_puzzle_is_known_by_a_mark_of_its_own():
    marks = [mark_of(puzzle) for game in GAMES for puzzle in shelf(game)]
    assert len(set(marks)) == len(marks)


@every_game
async def test_who_is_nobody_solves_a_puzzle_and_nothing_is_kept(door, game):
    stranger = door.stranger()
    puzzle = small(game)[0]
    listed = await stranger.get("/api/puzzles")
    cards = next(each for each in listed["shelves"] if each["game"] == game)["puzzles"]
    assert len(cards) == len(shelf(game))
    page = await stranger.get(address(puzzle))
    assert page["card"] == cards[number_of(puzzle) - 1]
    answers = []
    for answer in puzzle.solution:
        answers.append(answer)
        stand = await stranger.post(address(puzzle), {"answers": answers})
    assert (stand["fate"], stand["lost_at"], stand["question"]) == ("reached", None, None)
    assert (stand["people"]["tried"], stand["people"]["solver"], stand["people"]["gain"]) == (0, None, None)
    assert (await stranger.post(f"{address(puzzle)}/solution"))["answers"] == list(puzzle.solution)
    assert (await stranger.get("/api/puzzles/me")) == {"games": {}, "start": 1500}
    assert (await stranger.get("/api/lobby"))["mine"] == []


@every_game
async def test_bad_answers_get_one_sentence(door, game):
    ann, puzzle = await door.guest("Ann"), small(game)[0]
    for answers, refusal in (
        ([999], "BadAnswer"),
        ([-1], "Malformed"),
        ("no", "Malformed"),
        ([0] * 201, "Malformed"),
    ):
        for way in ("", "/table"):
            assert (await ann.post(f"{address(puzzle)}{way}", {"answers": answers}, 400))["type"] == refusal
    last = len(shelf(game))
    for number in (0, last + 1, "one", "-1", "9" * 12):
        assert (await ann.get(f"/api/puzzles/{game}/{number}", 400))["type"] == "NoSuchPuzzle"
    assert (await ann.get("/api/puzzles/chess/1", 400))["type"] == "NoPuzzles"
    asked = {"answers": [], "choice": {"type": "Nonsense"}}
    assert (await ann.post(f"{address(puzzle)}/why", asked, 409))["type"] == "NotAChoice"
    asked = {"answers": list(puzzle.solution), "choice": {"type": "Nonsense"}}
    assert (await ann.post(f"{address(puzzle)}/why", asked, 409))["type"] == "NotAsked"


@every_game
async def test_what_may_be_chosen_has_no_reason_against_it(door, game):
    ann, puzzle = await door.guest("Ann"), small(game)[0]
    page = await ann.get(address(puzzle))
    for choice in page["stand"]["question"]["options"]:
        asked = {"answers": [], "choice": choice}
        assert await ann.post(f"{address(puzzle)}/why", asked) == {"reason": None, "rule": ""}


@every_game
async def test_one_plays_on_at_a_table_that_counts_nowhere(door, game):
    ann, puzzle = await door.guest("Ann"), small(game)[0]
    for answers in ((), puzzle.solution[:1], puzzle.near):
        table = (await ann.post(f"{address(puzzle)}/table", {"answers": answers}))["id"]
        screen = await ann.sit(table)
        await screen.asked()
        assert screen.table["branch_of"] == f"puzzle/{game}/{number_of(puzzle)}"
        assert screen.reader["seat"] == puzzle.seat
        if len(answers) < len(puzzle.near):
            assert screen.view == plain(stand_of(game, number_of(puzzle), answers).view)
    assert (await ann.get("/api/statistics"))["mine"] == []


@every_game
async def test_a_house_in_one_s_pocket_says_the_same(door, game):
    ann, page, puzzle = await door.guest("Ann"), await opened(Drawers()), small(game)[0]
    tried = {"answers": list(puzzle.near)}
    asked = {"answers": [], "choice": plain(page_of(game, number_of(puzzle)).stand.question.options[0])}
    for way, body in (("", None), ("", tried), ("/solution", {}), ("/why", asked)):
        method = "GET" if body is None else "POST"
        reply = (await ann.http.request(method, address(puzzle) + way, json=body)).json()
        if body is tried:
            reply["people"] = None
        assert await page.ask(method, address(puzzle) + way, body) == (200, reply)
    assert await page.found("GET", "/api/puzzles/me") == {"games": {}, "start": 1500}
    assert (await page.found("GET", "/api/puzzles"))["shelves"] == (await ann.get("/api/puzzles"))["shelves"]
