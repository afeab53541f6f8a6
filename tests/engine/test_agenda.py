"""The agenda: steps, decisions and Together."""

import ast
from pathlib import Path

import pytest

import rouages.games
from rouages.engine.agenda import Choice, Decision, Step, Table, Together, advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table


class Notes(Table, kw_only=True):
    said: list[str] = []


class Say(Step[Notes], frozen=True):
    word: str

    def run(self, table):
        table.said.append(self.word)


class Expand(Step[Notes], frozen=True):
    word: str

    def run(self, table):
        table.then(Say(self.word + "1"), Say(self.word + "2"))


class Word(Choice, frozen=True):
    text: str


class Ask(Decision[Notes, Word], frozen=True):
    follow: str = ""

    def options(self, table):
        return (Word("yes"), Word("no"))

    def resolve(self, table, choice):
        table.said.append(f"{self.seat}:{choice.text}")
        if self.follow:
            table.then(Expand(self.follow), Ask(self.seat))


class Narrow(Decision[Notes, Word], frozen=True):
    """As many options as it is told."""

    count: int = 2

    def options(self, table):
        return [Word(f"option {number}") for number in range(self.count)]

    def resolve(self, table, choice):
        table.said.append(f"{self.seat}:{choice.text}")


class Stop(Step[Notes], frozen=True):
    def run(self, table):
        table.stop()


def notes(*items):
    table = Notes(rng=Rng(b""))
    table.then(*items)
    advance(table)
    return table


def test_items_run_in_reading_order():
    assert notes(Say("a"), Say("b"), Say("c")).said == ["a", "b", "c"]


def test_what_a_step_plans_comes_before_what_was_planned():
    assert notes(Expand("a"), Say("b")).said == ["a1", "a2", "b"]


def test_while_a_step_is_next_nobody_is_asked():
    table = notes()
    table.then(Say("a"), Ask(0))
    assert pending(table) == ()
    advance(table)
    assert pending(table) == (0,)


def test_a_decision_stops_the_flow_until_it_is_answered():
    table = notes(Say("a"), Ask(1), Say("b"))
    assert table.said == ["a"]
    assert pending(table) == (1,)
    answer(table, 1, Word("no"))
    assert table.said == ["a", "1:no", "b"]
    assert pending(table) == ()


def test_together_asks_all_and_goes_on_when_the_last_has_answered():
    table = notes(Together.of([Ask(0), Ask(1), Ask(2)]), Say("end"))
    assert pending(table) == (0, 1, 2)
    assert answer(table, 1, Word("yes"))
    assert pending(table) == (0, 2)
    assert answer(table, 2, Word("yes"))
    assert not answer(table, 0, Word("no"))
    assert table.said == ["1:yes", "2:yes", "0:no", "end"]


def test_each_branch_goes_on_by_itself():
    table = notes(Together.of([Ask(0, "x"), Ask(1)]), Say("end"))
    answer(table, 0, Word("yes"))
    assert table.said == ["0:yes", "x1", "x2"]
    assert asked(table, 0) == Ask(0)
    assert asked(table, 1) == Ask(1)
    answer(table, 0, Word("no"))
    assert pending(table) == (1,)


def test_one_seat_may_have_several_decisions_in_its_branch():
    table = notes(Together.of([Ask(0, "x"), Ask(1), Ask(0)]))
    assert asked(table, 0) == Ask(0, "x")


def test_a_together_without_anyone_is_passed_over():
    assert notes(Together.of([]), Say("end")).said == ["end"]


def test_only_the_seats_that_are_asked_are_asked():
    table = notes(Ask(1))
    assert asked(table, 0) is None
    assert asked(notes(), 0) is None


def test_a_copy_shares_nothing_that_changes():
    table = notes(Together.of([Ask(0), Ask(1)]), Say("end"))
    copy = copy_table(table)
    assert copy == table
    answer(copy, 0, Word("yes"))
    assert pending(table) == (0, 1)
    assert table.said == []


def test_what_comes_next_can_be_looked_at():
    assert notes(Ask(0), Say("a")).next == Ask(0)
    assert notes().next is None


def test_a_choice_is_asked_for():
    table = notes()
    assert table.ask(Narrow(1, 2))
    assert table.said == []
    assert asked(table, 1) == Narrow(1, 2)


def test_the_only_option_is_taken_at_once():
    table = notes()
    assert table.ask(Narrow(1, 1))
    assert table.said == ["1:option 0"]
    assert pending(table) == ()


def test_where_there_is_nothing_to_choose_nothing_happens():
    table = notes()
    assert not table.ask(Narrow(1, 0))
    assert table.said == []
    assert pending(table) == ()


def test_of_several_only_those_with_a_choice_are_asked_at_once():
    table = notes()
    table.ask_together([Narrow(0, 2), Narrow(1, 1), Narrow(2, 0), Narrow(3, 3)])
    assert table.said == ["1:option 0"]
    assert pending(table) == (0, 3)


def test_if_none_of_several_has_a_choice_nobody_is_asked():
    table = notes()
    table.ask_together([Narrow(0, 1), Narrow(1, 0)])
    assert pending(table) == ()
    assert table.agenda == []


def test_after_a_stop_nothing_more_happens():
    assert notes(Say("a"), Stop(), Say("b")).said == ["a"]


def test_a_stop_in_a_branch_ends_that_branch_alone():
    table = notes(Together({0: [Say("x"), Stop(), Ask(0)], 1: [Ask(1)]}), Say("end"))
    answer(table, 0, Word("yes"))
    assert pending(table) == (1,)
    answer(table, 1, Word("no"))
    assert table.said == ["0:yes", "1:no", "end"]


def test_skipping_drops_what_is_planned_before_a_step():
    table = notes(Ask(0), Say("a"), Ask(1), Expand("b"), Say("c"))
    table.skip_to(Expand)
    advance(table)
    assert table.said == ["b1", "b2", "c"]


def test_skipping_stops_at_the_next_step_of_its_kind():
    table = notes(Ask(0), Expand("a"), Expand("b"))
    table.skip_to(Expand)
    advance(table)
    assert table.said == ["a1", "a2", "b1", "b2"]


def test_a_step_that_is_not_planned_cannot_be_skipped_to():
    table = notes(Ask(0), Say("a"))
    with pytest.raises(LookupError, match="no Expand is planned"):
        table.skip_to(Expand)
    assert asked(table, 0) == Ask(0)


def test_a_step_can_wait_until_all_others_of_its_kind_have_run():
    table = notes(Ask(0), Expand("a"), Say("b"), Expand("c"), Say("d"))
    assert table.is_planned(Expand)
    table.then_after(Expand("last"))
    answer(table, 0, Word("yes"))
    assert table.said == ["0:yes", "a1", "a2", "b", "c1", "c2", "last1", "last2", "d"]
    assert not table.is_planned(Expand)


def test_no_game_takes_the_agenda_apart():
    folder = Path(rouages.games.__file__).parent
    found = [
        f"{path.relative_to(folder)}:{node.lineno}"
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "agenda"
    ]
    assert found == []
