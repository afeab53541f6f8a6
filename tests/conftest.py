"""What tests have counted is said at the end, each test's own and all of a part together."""

from collections import defaultdict

import pytest
from hypothesis import settings

pytest_plugins = ("tests.hanging",)

# A busy machine is no fault of what is tested.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

SAMPLE = "sample"
"""In place of a part: what is run every time."""


@pytest.fixture
def figures(record_property, request):
    """Takes what a test has counted, by name; what is called longest or least is not added up."""
    mark = request.node.get_closest_marker("long")
    part = mark.kwargs["part"] if mark else SAMPLE
    return lambda **counted: record_property("figures", (part, counted))


def pytest_terminal_summary(terminalreporter):
    counted = defaultdict(list)
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == "figures" and report.when == "call":
                    part, found = value
                    counted[part].append((report.nodeid.rpartition("/")[2], report.duration, found))
    for part, tests in sorted(counted.items()):
        terminalreporter.section(f"figures: {part}")
        for test, seconds, found in sorted(tests):
            terminalreporter.line(f"{test}: {told(found)}, in {seconds:,.0f} s")
        if len(tests) > 1 and part != SAMPLE:
            terminalreporter.line(f"in all: {told(together([found for _, _, found in tests]))}")


def together(counts):
    found = {}
    for counted in counts:
        for name, number in counted.items():
            join = {"longest": max, "least": min}.get(name.partition("_")[0], sum)
            found[name] = join((found.get(name, number if join is min else 0), number))
    return found


def told(counted):
    """Figures as one line: `1,000 kills, 0 answers_lost`."""
    return ", ".join(
        f"{name.replace('_', ' ')} {number:.3f}"
        if isinstance(number, float)
        else f"{number:,} {name.replace('_', ' ')}"
        for name, number in counted.items()
    )
