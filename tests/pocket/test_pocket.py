"""A house in one's pocket: whole games alone against bots, undo, and what a browser has kept."""

import ast
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import rouages
from rouages.games import GAMES
from rouages.lessons.playing import owed
from rouages.lessons.reading import lesson_named
from rouages.pocket.asking import ENDPOINTS
from rouages.pocket.days import DAYS
from rouages.pocket.past import PAST
from rouages.pocket.provisions import PROVISIONS
from rouages.pocket.puzzles import PUZZLES
from rouages.server.operations import OPERATIONS
from tests.pocket.house import Drawers, opened, rest, until
from tests.tables.alone import ABSENT

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("level", ["easy", "greedy"])
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_is_played_to_its_end_and_its_record_proves_it(game, level):
    page, rng = await opened(Drawers()), random.Random(game)
    table, line = await page.play_now(game, level)
    while asked := await page.asked(line):
        await page.answer(line, rng.randrange(len(asked["options"])))
    record = await page.found("GET", f"/api/tables/{table}/record")
    assert rouages.replay(msgspec.json.encode(record)).over
    [card] = (await page.found("GET", "/api/lobby"))["mine"]
    assert (card["table"]["status"], card["my_turn"]) == ("over", False)
    assert page.refusals == []


async def test_several_play_on_one_screen_and_are_found_there_again():
    drawers = Drawers()
    page = await opened(drawers)
    await page.found("PUT", "/api/me", {})
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zoé"}]
    table = (await page.found("POST", "/api/tables", {"game": "out-of-gears", "seats": seats}))["id"]
    line = await page.sit(table)
    assert seats_asked(page, line) == {0, 1}
    while 0 in seats_asked(page, line):
        await page.answer(line)
        await rest(page)
    again = await opened(drawers)
    line = await again.sit(table)
    assert seats_asked(again, line) == {1}
    assert [seat["name"] for seat in again.parts[line]["seats"]][1] == "Zoé"
    while again.parts[line]["view"]["round"] == 1:
        await again.answer(line)
        await rest(again)
    assert seats_asked(again, line) == {0, 1}


def seats_asked(page, line):
    return {each["seat"] for each in page.parts[line]["questions"]}


@pytest.mark.parametrize("game", list(GAMES))
async def test_what_was_answered_is_there_when_the_browser_is_opened_again(game):
    drawers = Drawers()
    page = await opened(drawers)
    table, line = await page.play_now(game)
    for _ in range(3):
        await page.answer(line)
    asked = await page.asked(line)
    await rest(page)
    view, told = page.parts[line]["view"], page.log[line]
    again = await opened(drawers)
    assert (await again.found("GET", "/api/me"))["name"] == (await page.found("GET", "/api/me"))["name"]
    line = await again.sit(table)
    assert await again.asked(line) == asked
    assert (again.parts[line]["view"], again.log[line]) == (view, told)


async def test_an_answer_is_taken_back_here_and_in_what_is_kept():
    drawers = Drawers()
    page = await opened(drawers)
    table, line = await page.play_now("out-of-gears")
    first = await page.asked(line)
    await page.answer(line)
    page.send(line, "Undo", seat=0)
    await until(lambda: [each["prompt"] for each in page.parts[line]["questions"]] == [first["prompt"]])
    await rest(page)
    view = page.parts[line]["view"]
    again = await opened(drawers)
    line = await again.sit(table)
    assert (await again.asked(line))["options"] == first["options"]
    assert again.parts[line]["view"] == view


async def test_what_the_browser_does_not_keep_is_refused_and_nothing_is_lost():
    drawers = Drawers()
    page = await opened(drawers)
    table, line = await page.play_now("out-of-gears")
    await page.answer(line)
    asked = await page.asked(line)
    await rest(page)
    kept = dict(drawers.kept)
    drawers.trouble = "QuotaExceededError"
    page.send(line, "Answer", seat=0, question=asked["question"], option=0)
    await until(lambda: page.refusals)
    assert page.refusals == ["NotSaved"]
    assert drawers.kept == kept
    drawers.trouble = None
    assert (await page.asked(line))["options"] == asked["options"]
    await page.answer(line)
    assert (await (await opened(drawers)).found("GET", f"/api/tables/{table}"))["table"][
        "status"
    ] == "playing"


async def test_two_pages_at_one_table_show_the_same_whoever_answers():
    drawers = Drawers()
    one = await opened(drawers)
    table, here = await one.play_now("out-of-gears")
    other = await opened(drawers)
    there = await other.sit(table)
    for page, line in [(one, here), (other, there)] * 3:
        await page.answer(line)
        await page.asked(line)
        await rest(one, other)
        assert one.parts[here]["questions"] == other.parts[there]["questions"] != []
        assert one.parts[here]["view"] == other.parts[there]["view"]
    assert one.log[here] == other.log[there]


async def test_two_answers_at_once_do_not_spoil_a_table():
    """The page that is second is refused, and shows what the first one did."""
    drawers = Drawers()
    one = await opened(drawers)
    table, here = await one.play_now("out-of-gears")
    other = await opened(drawers)
    there = await other.sit(table)
    asked = await one.asked(here)
    answer = {"seat": 0, "question": asked["question"]}
    one.send(here, "Answer", option=0, **answer)
    other.send(there, "Answer", option=len(asked["options"]) - 1, **answer)
    await until(lambda: one.refusals or other.refusals)
    await rest(one, other)
    assert one.parts[here]["view"] == other.parts[there]["view"]
    assert one.parts[here]["questions"] == other.parts[there]["questions"] != []
    assert len(one.refusals + other.refusals) == 1


async def test_a_match_is_seen_again_moment_by_moment():
    page = await opened(Drawers())
    table, line = await page.play_now("out-of-gears")
    for _ in range(3):
        await page.answer(line)
    await page.asked(line)
    await rest(page)
    film = await page.found("GET", f"/api/tables/{table}/replay")
    assert film["events"] == page.log[line]
    last = len(film["moments"]) - 1
    asked = f"/api/tables/{table}/replay/frames?seat=0&from={last}&to={last}&steps=1"
    [frame] = (await page.found("GET", asked))["frames"]
    assert frame["view"] == page.parts[line]["view"]
    assert (await page.ask("GET", f"/api/tables/{table}/replay?seat=1"))[1]["type"] == "NotYourSeat"


@pytest.mark.slow
async def test_a_hint_is_given_and_counted():
    page = await opened(Drawers())
    table, line = await page.play_now("out-of-gears")
    asked = await page.asked(line)
    wish = {"seat": 0, "question": asked["question"]}
    advice = await page.found("POST", f"/api/tables/{table}/hint", wish)
    assert advice["opinions"][0]["option"] < len(asked["options"])
    [seat] = [text for name, text in page.drawers.kept.items() if name.endswith("/seat/00")]
    assert '"hints":1' in seat


async def test_a_lesson_that_has_become_a_game_is_found_again_where_it_was_left():
    drawers, name = Drawers(), "hands-in-the-plant"
    page = await opened(drawers)
    await page.found("PUT", "/api/me", {})
    table = (await page.found("POST", f"/api/lessons/cyberion/{name}", {}))["id"]
    line = await page.sit(table)
    steps = [patterns for _, patterns in owed(lesson_named("cyberion", name))]
    for patterns in steps:
        assert (await page.found("GET", "/api/lobby"))["mine"] == []
        options = (await page.asked(line))["options"]
        await page.answer(
            line, next(n for n, each in enumerate(options) if patterns[0].items() <= each.items())
        )
    await page.answer(line)
    asked = await page.asked(line)
    await rest(page)
    for again in (page, await opened(drawers)):
        [card] = (await again.found("GET", "/api/lobby"))["mine"]
        assert (card["table"]["id"], card["my_turn"]) == (table, True)
        assert card["table"]["lesson"] == {"name": name, "answered": len(steps) + 1}
    assert await again.asked(await again.sit(table)) == asked


async def test_a_lesson_is_gone_on_with_where_it_was_left():
    drawers = Drawers()
    page = await opened(drawers)
    await page.found("PUT", "/api/me", {"language": "fr"})
    card = (await page.found("GET", "/api/lessons"))["lessons"][0]
    where = f"/api/lessons/{card['game']}/{card['name']}"
    table = (await page.found("POST", where, {}))["id"]
    step = (await page.found("GET", "/api/lessons"))["lessons"][0]["step"]
    assert card["step"] is None
    assert step is not None
    again = await opened(drawers)
    assert (await again.found("GET", "/api/lessons"))["lessons"][0]["step"] == step
    assert (await again.found("POST", where, {}))["id"] == table
    assert (await again.found("POST", where, {"anew": True}))["id"] != table
    assert (await again.found("GET", "/api/lobby"))["mine"] == []


async def test_a_lesson_needs_no_guest():
    """Who learns is given a name by the first press that needs one, where they learn, too."""
    drawers = Drawers()
    page = await opened(drawers)
    where = "/api/lessons/out-of-gears/three-moves"
    table = (await page.found("POST", where, {}))["id"]
    for again in (page, await opened(drawers)):
        assert (await again.found("GET", "/api/me"))["name"] is None
        assert (await again.found("POST", where, {}))["id"] == table
    name = (await page.found("PUT", "/api/me", {"language": "fr"}))["name"]
    assert name.startswith("Invité")
    assert (await page.found("GET", f"/api/tables/{table}"))["seats"][0]["name"] == name


async def test_a_table_is_put_away_and_taken_out_again():
    drawers = Drawers()
    page = await opened(drawers)
    table, _ = await page.play_now("out-of-gears")
    await page.found("PUT", f"/api/tables/{table}/away", {"away": True})
    lists = await (await opened(drawers)).found("GET", "/api/lobby")
    assert (lists["mine"], [card["table"]["id"] for card in lists["away"]]) == ([], [table])
    await page.found("PUT", f"/api/tables/{table}/away", {"away": False})
    assert [card["table"]["id"] for card in (await page.found("GET", "/api/lobby"))["mine"]] == [table]


async def test_what_was_noted_at_a_table_is_kept():
    drawers = Drawers()
    page = await opened(drawers)
    table, _ = await page.play_now("out-of-gears")
    assert await page.found("GET", f"/api/tables/{table}/notes") == {"text": ""}
    await page.found("PUT", f"/api/tables/{table}/notes", {"text": "Mind the trap.\r\n"})
    again = await opened(drawers)
    assert await again.found("GET", f"/api/tables/{table}/notes") == {"text": "Mind the trap."}


async def test_a_new_name_is_shown_at_the_tables_too():
    page = await opened(Drawers())
    table, _ = await page.play_now("out-of-gears")
    assert (await page.found("PUT", "/api/me", {"name": "Ada"}))["named"]
    assert (await page.found("GET", f"/api/tables/{table}"))["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/privacy"),
        ("POST", "/api/sign-in"),
        ("GET", "/api/me/account"),
        ("GET", "/api/nothing"),
    ],
)
async def test_what_needs_others_says_so(method, address):
    status, refusal = await (await opened(Drawers())).ask(method, address, {})
    assert (status, refusal["type"]) == (404, "NeedsServer")


async def test_no_seat_is_kept_for_somebody_who_cannot_come():
    page = await opened(Drawers())
    await page.found("PUT", "/api/me", {})
    wish = {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "link"}]}
    assert (await page.ask("POST", "/api/tables", wish))[1]["type"] == "NeedsServer"


@pytest.mark.parametrize("body", ['{"game": 3}', "{", '{"game": "chess", "seats": []}'])
async def test_nonsense_is_refused_in_one_sentence(body):
    page = await opened(Drawers())
    await page.found("PUT", "/api/me", {})
    page.door.ask(99, "POST", "/api/tables", body)
    await until(lambda: 99 in page.replies)
    assert page.replies[99][0] == 400


async def test_there_is_no_table_where_none_was_laid():
    page = await opened(Drawers())
    page.door.open(1, "/api/tables/none/play")
    await until(lambda: 1 in page.codes)
    assert (page.codes[1], page.refusals) == (4404, ["UnknownTable"])


def test_it_answers_as_a_server_would():
    """What is answered here a server answers too, with the same types."""
    answered = set(ENDPOINTS) | set(PAST) | set(PUZZLES) | set(DAYS) | set(PROVISIONS)
    assert answered <= set(OPERATIONS)


def test_it_needs_nothing_but_msgspec():
    blocked = "import sys; from tests.tables.alone import Absent; sys.meta_path.insert(0, Absent()); "
    code = blocked + "import rouages.pocket.door; print(*sys.modules)"
    imported = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert imported.returncode == 0, imported.stderr
    found = {name.partition(".")[0] for name in imported.stdout.split()}
    assert not found & (ABSENT | {"babel", "numpy", "cryptography"})


def test_nobody_draws_from_luck_that_a_snapshot_of_python_would_hold_still():
    sources = Path(rouages.__file__).parent.rglob("*.py")
    parts = [part for source in sources for part in ast.walk(ast.parse(source.read_text("utf-8")))]
    named = [part for part in parts if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name)]
    assert {part.attr for part in named if part.value.id == "random"} == {"Random"}
    brought = [part for part in parts if isinstance(part, ast.ImportFrom) and part.module == "random"]
    assert {each.name for part in brought for each in part.names} <= {"Random"}
