"""Breaks the rules of a game one by one and counts what its own tests notice."""

import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import msgspec
import pytest

from tests.mutants.operators import mutants
from tests.mutants.trial import Trials

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "rouages" / "games"
TESTS = ROOT / "tests" / "games"
NO_RULES = {
    "sight",
    "judgement",
    "events",
    "events.py",
    "readers",
    "readers.py",
    "figures.py",
    "inventory.py",
}
"""What is seen, thought, told, read from older versions, studied and counted: the rest is rules."""


class Mutants:
    """In the place of pytest's run: tests are collected once, and run for every mutant that they enter."""

    def __init__(self, package, wanted):
        self.package = package
        self.wanted = wanted
        self.counts = defaultdict(Counter)
        self.equivalent = equivalents(package)

    def pytest_runtestloop(self, session):
        """Break, run, count."""
        trials = Trials(session, self.package, RULES / self.package)
        for name, file in rules_of(self.package, self.wanted):
            module = f"rouages.games.{self.package}.{name.removesuffix('.py').replace('/', '.')}"
            for mutant in mutants(file.read_text("utf-8")):
                change = f"{mutant.place}: {mutant.change}"
                if change in self.equivalent.get(name, {}):
                    fate = "equivalent"
                elif trials.dies(module, file, mutant):
                    fate = "died"
                else:
                    fate = "lived"
                    tell(f"{name}:{mutant.lines.start} {change}")
                self.counts[name][fate] += 1
            tell(f"{name}: {dict(self.counts[name])}")
        return True


def equivalents(package):
    """By file, the mutants that change nothing that anybody can see, each with the reason."""
    file = TESTS / package / "equivalent.toml"
    return (
        msgspec.toml.decode(file.read_text("utf-8"), type=dict[str, dict[str, str]]) if file.exists() else {}
    )


def rules_of(package, wanted):
    """The files of rules, or those of them that are wanted."""
    for file in sorted((RULES / package).rglob("*.py")):
        name = file.relative_to(RULES / package).as_posix()
        is_rule = file.name != "__init__.py" and not NO_RULES & {*Path(name).parts}
        if is_rule and (not wanted or name in wanted):
            yield name, file


def tell(sentence):
    """Beside what pytest has caught."""
    print(sentence, file=sys.__stdout__, flush=True)


def main(arguments):
    """The table of one game."""
    package, wanted = arguments[0].replace("-", "_") if arguments else "", arguments[1:]
    if not package or not (TESTS / package).is_dir():
        return "mutants: name a game, and files of its rules if not all are wanted."
    if unknown := {*wanted} - {name for name, _ in rules_of(package, [])}:
        return f"mutants: {', '.join(sorted(unknown))} is no file of the rules of {arguments[0]}."
    begin = time.monotonic()
    run = Mutants(package, wanted)
    quiet = ["-q", "-s", "--tb=native", "--noconftest", "-p", "no:cacheprovider"]
    pytest.main([*quiet, str(TESTS / package)], plugins=[run])
    every = sum(run.counts.values(), Counter())
    judged = every["died"] + every["lived"]
    tell(
        f"{package}: {judged} mutants, {every['died']} died ({every['died'] / max(1, judged):.1%}),"
        f" {every['lived']} lived, {every['equivalent']} equivalent, {time.monotonic() - begin:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
