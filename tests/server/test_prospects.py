"""What the options of a question would do goes to the seat that is asked, with the question or after it."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from msgspec import Struct

from rouages.games import GAMES
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

PATIENCE = 10


class Prospects(Struct):
    """As many as there are options."""

    seat: int
    options: int


def foretell(table, decision, options) -> Prospects:
    return Prospects(decision.seat, len(options))


def foretold_by(monkeypatch, foretell, **more):
    """Out of Gears with something to foretell."""
    game = GAMES["out-of-gears"]
    sight = replace(game.sight, prospects=foretell, **more)
    monkeypatch.setitem(GAMES, game.name, replace(game, sight=sight))


async def test_they_come_with_the_question_to_the_seat_that_is_asked(door, monkeypatch):
    foretold_by(monkeypatch, foretell)
    _, _, first, second = await two_people(door)
    for seat, screen in enumerate((first, second)):
        question = screen.question()
        assert question["prospects"] == {"seat": seat, "options": len(question["options"])}
    watcher = await (await door.guest("Cleo")).sit(first.table["id"])
    await watcher.reply("Ping")
    assert "prospects" not in "".join(watcher.traffic)


async def test_a_game_that_foretells_nothing_sends_none(door):
    _, _, first, _ = await two_people(door)
    assert first.question()["prospects"] is None


async def test_those_that_take_time_follow_their_question_and_keep_nobody_waiting(door, monkeypatch):
    ready = threading.Event()

    def slowly(table, decision, options) -> Prospects:
        assert ready.wait(PATIENCE)
        return foretell(table, decision, options)

    foretold_by(monkeypatch, slowly, prospects_take_time=True)
    _, _, first, second = await two_people(door)
    before = first.question()
    assert before["prospects"] is None
    await second.answer(0)
    await second.answer(0)
    ready.set()
    await first.until(lambda: first.question()["prospects"])
    assert first.question() == {**before, "prospects": {"seat": 0, "options": len(before["options"])}}


async def test_what_is_found_too_late_is_not_shown_with_another_question(door, monkeypatch):
    ready = {"ChooseAction": threading.Event(), "ChooseNumber": threading.Event()}

    def slowly(table, decision, options) -> Prospects:
        assert ready[type(decision).__name__].wait(PATIENCE)
        return foretell(table, decision, options)

    foretold_by(monkeypatch, slowly, prospects_take_time=True)
    _, _, first, _ = await two_people(door)
    await first.answer(0)
    ready["ChooseAction"].set()
    await first.reply("Ping")
    asked = first.question()
    assert (asked["prompt"]["type"], asked["prospects"]) == ("ChooseNumber", None)
    ready["ChooseNumber"].set()
    await first.until(lambda: first.question()["prospects"])
    assert first.question() == {**asked, "prospects": {"seat": 0, "options": len(asked["options"])}}


@pytest.mark.parametrize("takes_time", [False, True])
async def test_a_fault_in_them_leaves_the_question_as_it_is(door, monkeypatch, caplog, takes_time):
    def stumbling(table, decision, options) -> Prospects:
        raise ZeroDivisionError

    foretold_by(monkeypatch, stumbling, prospects_take_time=takes_time)
    _, _, first, _ = await two_people(door)
    await first.answer(0)
    assert (await first.asked())["prospects"] is None
    assert "cannot be told" in caplog.text
