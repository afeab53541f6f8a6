"""Puzzles solved at the real board by touching what lies there, and taking back what led nowhere."""

import json
import random
import re
from functools import cache

import pytest

from rouages.puzzles.checking import spread
from rouages.puzzles.lines import Fate, course_of, played
from rouages.puzzles.proof import is_within_reach
from rouages.puzzles.shelf import numbered, shelf
from tests.browser.conftest import unread
from tests.browser.hands.hand import Finger, Mouse
from tests.browser.people import until
from tests.browser.screens import DESK, PHONE

pytestmark = pytest.mark.slow

GAMES = ("cyberion",)
OF_EACH = 20
MOST_TOUCHES = 400
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
UNDO = {"en": "Undo", "fr": "Annuler"}
SOLVED = {"en": "At the first try|That is the one answer", "fr": "Du premier coup|C’est la seule réponse"}
AGAIN = {"en": "^(Take up at step|Try again)", "fr": "^(Reprendre|Recommencer)"}
PUZZLES = [
    pytest.param(game, number, place, id=f"{game}-{number}")
    for game in GAMES
    for place, number in enumerate(spread(len(shelf(game)), OF_EACH))
]


@cache
def fate_of(game, number, answers):
    """What has become of a line: open as long as something reaches the goal."""
    puzzle = numbered(game, number)
    stands = played(course_of(puzzle), puzzle.table(), answers)
    if not stands or answers == puzzle.solution[: len(answers)]:
        return stands[-1].fate if stands else Fate.OPEN
    return stands[-1].fate if is_within_reach(course_of(puzzle), stands[-1]) else Fate.MISSED


class Try:
    """Somebody at a puzzle: what was sent of their answers, and what they touch next."""

    def __init__(self, page, hand, game, number, language):
        self.page, self.hand, self.game, self.number = page, hand, game, number
        self.undo = UNDO[language]
        self.again = page.get_by_role("button", name=re.compile(AGAIN[language]))
        self.given, self.undone = (), 0
        page.on("request", self._noted)

    def _noted(self, request):
        if request.method == "POST" and request.url.endswith(f"/puzzles/{self.game}/{self.number}"):
            self.given = tuple(json.loads(request.post_data)["answers"])

    def goes_on(self):
        """Take back what leads nowhere, or touch one thing more."""
        if fate_of(self.game, self.number, self.given) is not Fate.MISSED:
            self.hand.goes_on()
            return
        was = self.given
        undo = self.page.get_by_role("button", name=self.undo, exact=True)
        until(self.page, lambda: self.again.count() or undo.count())
        if self.again.count():
            self.again.first.click()
        else:
            undo.click()
            self.undone += 1
        until(self.page, lambda: self.given != was)


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize(("game", "number", "place"), PUZZLES)
def test_a_puzzle_is_solved_at_its_board(visit, figures, game, number, place):
    size, language = (DESK, PHONE)[place % 2], ("en", "fr")[place // 2 % 2]
    page = visit(f"/puzzles/{game}/{number}", LOCALES[language], size, touch=size == PHONE)
    page.remove_locator_handler(unread(page))
    page.locator("[data-plate]").wait_for()
    hand = (Finger if size == PHONE else Mouse)(page, random.Random(place))
    tried = Try(page, hand, game, number, language)
    solved = page.get_by_text(re.compile(SOLVED[language])).locator("visible=true")
    while not solved.count():
        assert hand.touches < MOST_TOUCHES, f"not solved after {tried.given}"
        tried.goes_on()
    assert fate_of(game, number, tried.given) is Fate.REACHED
    figures(touches=hand.touches, taken_back=tried.undone)
