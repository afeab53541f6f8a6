"""A test that is said to prove a sentence of a rulebook must enter the rule that holds it."""

import sys

import pytest

from tests.games.sentences import PACKAGES, forget, rules_to_enter


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    """Watch which functions the test calls, if a map of sentences names it."""
    package = pyfuncitem.path.parent.name
    test = f"{pyfuncitem.path.name}::{pyfuncitem.originalname}"
    rules = rules_to_enter(package).get(test) if package in PACKAGES else None
    if not rules:
        return (yield)
    missing = dict(rules)
    for rule in rules.values():
        forget(package, rule)

    def watch(frame, event, _argument):
        if event == "call" and missing.pop(frame.f_code, None) and not missing:
            sys.setprofile(None)

    sys.setprofile(watch)
    try:
        result = yield
    finally:
        sys.setprofile(None)
    if missing:
        pytest.fail(
            f"sentences.toml says that this test proves {', '.join(missing.values())}: never entered."
        )
    return result
