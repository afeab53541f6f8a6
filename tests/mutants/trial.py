"""The trial of a mutant: the tests that enter what is broken are run in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict

from tests.mutants.grafting import graft, living

SECONDS = 60
"""A mutant with which a game never ends is noticed after so long."""


class Trials:
    """Runs inside pytest, which has collected the game's tests once for all mutants."""

    def __init__(self, session, package, rules):
        self.session = session
        self.package = package
        self.tests = tests_by_function(session, str(rules))

    def dies(self, module, file, number, mutant):
        """Whether a test of the game notices; what none enters may still be run when the game is imported."""
        function = living(module, mutant.place) if mutant.place else None
        items = (
            [self.session.items[index] for index in self.tests.get(key(function.__code__), [])]
            if function
            else []
        )
        if not items:
            return self.dies_anew(module, file, number)
        return not in_child(lambda: self.passes(items, function, mutant.tree))

    def passes(self, items, function, tree):
        """Run the tests with the broken function; the first that fails is enough."""
        graft(function, tree)
        return all(passes(self.session, item) for item in items)

    def dies_anew(self, module, file, number):
        """What is broken while a module is imported needs a game imported anew."""
        tests = self.session.startpath / "tests" / "games" / self.package
        command = [sys.executable, "-m", "tests.mutants.anew", module, str(file), str(number), str(tests)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        try:
            return subprocess.run(command, check=False, timeout=4 * SECONDS, **quiet).returncode != 0
        except subprocess.TimeoutExpired:
            return True


def in_child(deed):
    """Whether a deed comes to a good end in a copy of this process."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    signal.alarm(SECONDS)
    be_silent()
    good = False
    try:
        good = deed()
    finally:
        os._exit(0 if good else 1)


def be_silent():
    """What a copy of this process says is heard by nobody."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


def passes(session, item):
    """Run one test as pytest does."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == 0


def key(code):
    """A function by where it is written."""
    return f"{code.co_filename}:{code.co_firstlineno}:{code.co_qualname}"


def tests_by_function(session, rules):
    """By function, the numbers of the tests that enter it, the quickest first; found by running each once."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        be_silent()
        with os.fdopen(writing, "w") as out:
            json.dump([entered(session, item, rules) for item in session.items], out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        runs = json.load(told)
    os.waitpid(child, 0)
    if not all(good for good, _, _ in runs):
        raise SystemExit("mutants: the game's tests fail as it is.")
    found = defaultdict(list)
    for index, (_, _, functions) in sorted(enumerate(runs), key=lambda run: run[1][1]):
        for function in functions:
            found[function].append(index)
    return found


def entered(session, item, rules):
    """Whether a test passes, how long it takes, and which functions of the rules it enters."""
    found = set()

    def watch(frame, event, _argument):
        if event == "call" and frame.f_code.co_filename.startswith(rules):
            found.add(frame.f_code)

    begin = time.perf_counter()
    sys.setprofile(watch)
    good = passes(session, item)
    sys.setprofile(None)
    return good, time.perf_counter() - begin, [key(code) for code in found]
