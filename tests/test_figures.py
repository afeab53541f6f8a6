"""What tests count, as it is printed at their end."""

from tests.conftest import together, told


def test_figures_are_one_line():
    assert told({"kills": 1000, "answers_lost": 0, "longest_start": 0.25}) == (
        "1,000 kills, 0 answers lost, longest start 0.250"
    )


def test_figures_of_several_tests_are_added_up_but_for_extremes():
    counted = [
        {"messages": 2, "longest_pause": 0.5, "least_likelihood": 0.2},
        {"messages": 3, "hangs": 0, "longest_pause": 0.25, "least_likelihood": 0.125},
    ]
    assert together(counted) == {"messages": 5, "longest_pause": 0.5, "least_likelihood": 0.125, "hangs": 0}
