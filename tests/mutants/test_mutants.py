"""The mutants themselves: each breaks one place, and what is broken is noticed or not."""

import ast
import signal
from functools import cache
from types import SimpleNamespace

import pytest

from tests.mutants.__main__ import TESTS, equivalents, rules_of
from tests.mutants.grafting import graft, living
from tests.mutants.operators import mutants
from tests.mutants.trial import QUICK, NotQuick, forgetting, give_up, in_copy, watch

SOURCE = '''
"""A text."""
LIMIT = 3

class Rule:
    """Another text."""
    field: int = 1

    def holds(self, table):
        """Whether."""
        if table.count < LIMIT and not table.over:
            table.count += 1
            table.say("more")
'''


def changes():
    return [(mutant.place, mutant.change) for mutant in mutants(SOURCE)]


def test_every_place_is_broken_in_every_way_that_fits():
    assert changes() == [
        ("", "3 -> 4 in LIMIT = 3"),
        ("Rule", "1 -> 2 in field: int = 1"),
        ("Rule.holds", "if table.count < LIMIT and (not table.over) -> if True"),
        ("Rule.holds", "if table.count < LIMIT and (not table.over) -> if False"),
        ("Rule.holds", "table.count < LIMIT and (not table.over) -> table.count < LIMIT or not table.over"),
        ("Rule.holds", "table.count < LIMIT -> table.count <= LIMIT"),
        ("Rule.holds", "not table.over -> table.over"),
        ("Rule.holds", "table.count += 1 -> table.count -= 1"),
        ("Rule.holds", "table.count += 1 -> pass"),
        ("Rule.holds", "1 -> 2 in table.count += 1"),
        ("Rule.holds", "table.say('more') -> pass"),
    ]


def test_a_mutant_is_the_file_with_one_change():
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants(SOURCE):
        broken = ast.unparse(mutant.tree).splitlines()
        assert sum(one != other for one, other in zip(whole, broken, strict=True)) == 1


def test_whoever_holds_a_function_runs_the_broken_one():
    source = "def twice(number):\n    return number + number\n"
    [mutant] = list(mutants(source))
    namespace = {}
    exec(compile(source, "here", "exec"), namespace)
    held = namespace["twice"]
    graft(held, mutant.tree)
    assert held(4) == 0


def test_only_who_comes_by_the_head_of_a_block_or_a_whole_statement_runs_what_is_broken():
    assert {mutant.change: (mutant.lines.start, mutant.lines.stop) for mutant in mutants(SOURCE)} == {
        "3 -> 4 in LIMIT = 3": (3, 4),
        "1 -> 2 in field: int = 1": (7, 8),
        "if table.count < LIMIT and (not table.over) -> if True": (11, 12),
        "if table.count < LIMIT and (not table.over) -> if False": (11, 12),
        "table.count < LIMIT and (not table.over) -> table.count < LIMIT or not table.over": (11, 12),
        "table.count < LIMIT -> table.count <= LIMIT": (11, 12),
        "not table.over -> table.over": (11, 12),
        "table.count += 1 -> table.count -= 1": (12, 13),
        "table.count += 1 -> pass": (12, 13),
        "1 -> 2 in table.count += 1": (12, 13),
        "table.say('more') -> pass": (13, 14),
    }


def test_a_deed_in_a_copy_comes_back_as_what_it_comes_to_or_as_nothing():
    assert in_copy(lambda: ["noticed", 3]) == ["noticed", 3]
    assert in_copy(lambda: 1 // 0) is None


def test_results_that_are_kept_are_forgotten_by_functions_and_by_dicts_that_work_them_out():
    class Squares(dict):
        def __missing__(self, number):
            found = self[number] = number**2
            return found

    squares, twice = Squares(), cache(lambda number: 2 * number)
    assert (squares[3], twice(3)) == (9, 6)
    forgetting(squares)()
    forgetting(twice)()
    assert not squares
    assert not twice.cache_info().currsize
    assert forgetting({3: 9}) is None


def test_methods_and_what_is_wrapped_are_found():
    game = "rouages.games.out_of_gears"
    assert living(f"{game}.activation", "Steal.run").__qualname__ == "Steal.run"
    assert living(f"{game}.programming", "targets").__qualname__ == "targets"
    assert living(f"{game}.round", "STUBBORN_TURNS") is None


def test_a_test_that_is_not_quick_is_neither_quick_nor_taken_for_one_that_fails():
    session = SimpleNamespace(testsfailed=0)

    def spin(**_):
        try:
            while True:
                pass
        except NotQuick:
            session.testsfailed = 1

    hook = SimpleNamespace(pytest_runtest_protocol=spin)
    item = SimpleNamespace(config=SimpleNamespace(hook=hook))
    before = signal.signal(signal.SIGPROF, give_up)
    seen = watch(session, item, [], "rules")
    signal.signal(signal.SIGPROF, before)
    assert (seen["good"], seen["seconds"] < QUICK) == (True, False)


@pytest.mark.parametrize("package", sorted(path.parent.name for path in TESTS.glob("*/equivalent.toml")))
def test_what_is_called_equivalent_is_a_mutant_of_the_rules(package):
    files = dict(rules_of(package, []))
    for name, listed in equivalents(package).items():
        found = {f"{mutant.place}: {mutant.change}" for mutant in mutants(files[name].read_text("utf-8"))}
        assert listed.keys() <= found, name
        assert all(listed.values()), name
