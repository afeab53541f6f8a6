"""The agenda: steps, decisions and Together."""

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


def notes(*items):
    table = Notes(rng=Rng(b""))
    table.then(*items)
    advance(table)
    return table


def test_items_run_in_reading_order():
    assert notes(Say("a"), Say("b"), Say("c")).said == ["a", "b", "c"]


def test_what_a_step_plans_comes_before_what_was_planned():
    assert notes(Expand("a"), Say("b")).said == ["a1", "a2", "b"]


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
