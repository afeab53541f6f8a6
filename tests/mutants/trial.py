"""The trial of a mutant: the tests that come by what is broken are run in a copy of this process."""

import json
import os
import signal
import sys
import time

from tests.mutants.anew import passes_anew
from tests.mutants.grafting import graft, living

QUICK = 0.5
"""Seconds of work: what takes a test longer, such as whole games between bots, no mutant has to wait for."""
PATIENCE = 5
"""A mutant is noticed with which a test works so many times as long, and seconds more: it may never end."""
NOBODY = "nobody"
"""In place of the test that noticed."""


class Trials:
    """Runs inside pytest, which has collected the game's tests once for all mutants."""

    def __init__(self, session, package, rules):
        self.session = session
        self.package = package
        runs = in_copy(lambda: watched(session, package, str(rules)))
        if runs is None or not all(run["good"] for run in runs):
            raise SystemExit("mutants: the game's tests fail as it is.")
        self.seconds = [run["seconds"] for run in runs]
        self.order = sorted(
            (index for index, seconds in enumerate(self.seconds) if seconds < QUICK),
            key=self.seconds.__getitem__,
        )
        self.passed = {index: {(file, line) for file, line in runs[index]["lines"]} for index in self.order}

    def dies(self, module, file, mutant):
        """Whether a test of the game notices; what is in no function is run when the game is imported."""
        function = living(module, mutant.place) if mutant.place else None
        if function is None:
            return self.dies_anew(module, file, mutant)
        lines = {(str(file), line) for line in mutant.lines}
        tests = [index for index in self.order if self.passed[index] & lines]
        if not tests:
            return False
        noticed = in_copy(lambda: self.first_to_fail(tests, function, mutant.tree))
        if noticed in tests:
            self.order.remove(noticed)
            self.order.insert(0, noticed)
        return noticed != NOBODY

    def first_to_fail(self, tests, function, tree):
        """Run the tests with the broken function; who noticed one mutant is asked first about the next."""
        graft(function, tree)
        for index in tests:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * (1 + self.seconds[index]))
            if not passes(self.session, self.session.items[index]):
                return index
        return NOBODY

    def dies_anew(self, module, file, mutant):
        """What is broken while a module is imported needs a game imported anew."""
        order = [self.session.items[index].nodeid for index in self.order]
        seconds = PATIENCE * (10 + sum(self.seconds[index] for index in self.order))
        folder = self.session.startpath / "tests" / "games" / self.package

        def good():
            signal.setitimer(signal.ITIMER_PROF, seconds)
            return passes_anew(module, str(file), mutant.tree, str(folder), order)

        return not in_copy(good)


def in_copy(deed):
    """What a deed comes to in a silent copy of this process; None if the copy came to a bad end."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        be_silent()
        try:
            with os.fdopen(writing, "w") as out:
                json.dump(deed(), out)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        answer = told.read()
    os.waitpid(child, 0)
    return json.loads(answer) if answer else None


def be_silent():
    """What a copy of this process says is heard by nobody."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


def passes(session, item):
    """Run one test as pytest does."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == 0


def watched(session, package, rules):
    """Of every test whether it passes, how long it works, and by which lines of the rules it comes."""
    kept = [
        forget
        for name, module in sys.modules.items()
        if name.startswith(f"rouages.games.{package}.")
        for thing in vars(module).values()
        if (forget := forgetting(thing))
    ]
    signal.signal(signal.SIGPROF, give_up)
    return [watch(session, item, kept, rules) for item in session.items]


def forgetting(thing):
    """How a function, or a dict that works out what it lacks, forgets the results that it keeps."""
    return thing.clear if hasattr(type(thing), "__missing__") else getattr(thing, "cache_clear", None)


class NotQuick(Exception):
    """The test has worked for as long as a quick one may."""


def give_up(_signal, _frame):
    sys.settrace(None)
    raise NotQuick


def watch(session, item, kept, rules):
    """Run one test, which finds no result kept by those before.

    Who is not quick is left in the middle: by the timer, which on a busy machine runs ahead of the clock.
    """
    for forget in kept:
        forget()
    found = set()

    def come_by(frame, event, _argument):
        if event == "line":
            found.add((frame.f_code.co_filename, frame.f_lineno))
        return come_by

    def enter(frame, _event, _argument):
        return come_by if frame.f_code.co_filename.startswith(rules) else None

    begin = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, QUICK)
    sys.settrace(enter)
    try:
        good = passes(session, item)
    except NotQuick:
        good = True
    sys.settrace(None)
    left, _ = signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = time.process_time() - begin if left else QUICK
    session.testsfailed = 0
    return {"good": good or not left, "seconds": seconds, "lines": sorted(found)}
