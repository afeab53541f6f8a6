"""A newcomer learns each game from an empty browser, by nothing but what is lit and what the balloon says."""

import re
import time

import pytest
from playwright.sync_api import TimeoutError, expect

from rouages.lessons.reading import LESSONS
from rouages.server.wire import words
from tests.browser.conftest import PATIENCE
from tests.browser.test_journeys import faults

DESK, PHONE = (1280, 800), (390, 844)
LONG = pytest.mark.long(part="journeys")
EVERY = [(game, name) for game, lessons in LESSONS.items() for name in lessons]
WAYS = {
    "fr-desk": ("fr-FR", DESK),
    "en-phone": ("en-GB", PHONE),
    "en-desk": ("en-GB", DESK),
    "fr-phone": ("fr-FR", PHONE),
}
SAMPLE = {("out-of-gears", "three-moves", "en-phone")}
JOURNEYS = [
    pytest.param(
        game, name, *way, id=f"{game}-{name}-{called}", marks=() if (game, name, called) in SAMPLE else LONG
    )
    for game, name in EVERY
    for called, way in WAYS.items()
]

SAID = {"en": ("Learn", "Begin"), "fr": ("Apprendre", "Commencer")}
"""What leads from the shelf to a game's page, and from there into a lesson."""

STATE = """(before) => {
    const middle = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
    const find = (name) => document.querySelector(`[data-coach="${name}"]`);
    const state = () => {
        const praise = document.querySelector('[data-thing="real-game"], [data-thing="this-game"]');
        if (praise) return { at: 'praised', spot: middle(praise) };
        const heard = find('heard');
        if (heard) return { at: heard.innerText, spot: middle(heard.querySelector('button')) };
        const balloon = find('balloon');
        if (!balloon) return null;
        const pressed = find('on') ?? find('ring');
        const lit = find('light').dataset.boxes;
        const spot = pressed ? middle(pressed) : lit ? lit.split(' ').slice(0, 2).map(Number) : null;
        const at = balloon.closest('dialog') ? `${balloon.dataset.at} on a sheet` : balloon.dataset.at;
        return spot && { at, spot, said: balloon.querySelector('.say').innerText };
    };
    const now = state();
    const looks = JSON.stringify(now);
    const [seen, frames] = window.seen ?? [];
    window.seen = [looks, looks === seen ? frames + 1 : 0];
    return now && now.at !== before && window.seen[1] >= 6 ? now : null;
}"""
"""What is to be done now, once it lies still for some frames and is another thing than before."""

UNDER = """([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found?.closest('[data-thing], [data-coach]') !== null;
}"""
FOCUSED = """() => {
    const meant = ['[data-thing]', ...['ring', 'on', 'heard'].map((name) => `[data-coach="${name}"]`)];
    return document.activeElement?.closest(meant.join()) != null;
}"""
COVERED = """() => {
    const box = (element) => element.getBoundingClientRect();
    const found = document.querySelector('[data-coach=balloon]');
    if (!found) return [];
    const balloon = box(found);
    const meets = ({ left, right, top, bottom }) =>
        left < balloon.right && right > balloon.left && top < balloon.bottom && bottom > balloon.top;
    const kept = [...document.querySelectorAll('[data-plate], [data-coach=ring]')].map((each) => [
        each.outerHTML.slice(0, 80),
        box(each),
    ]);
    const { boxes } = document.querySelector('[data-coach=light]').dataset;
    const middles = boxes.split(' ').filter(Boolean).map(Number);
    for (let at = 0; at < middles.length; at += 2) {
        const [x, y] = middles.slice(at, at + 2);
        kept.push(['what is lit', { left: x, right: x, top: y, bottom: y }]);
    }
    return kept.filter(([, each]) => meets(each)).map(([called]) => called);
}"""
"""What the balloon lies over, of all that must stay free."""
DRAWN = "() => [...document.querySelectorAll('[data-thing]')].map((each) => each.dataset.thing)"


class Newcomer:
    """Knows what a browser is, reads balloons, and touches what is lit."""

    def __init__(self, page, lesson=None, touch=False, game="out-of-gears"):
        self.page = page
        self.game = game
        self.lesson = lesson
        self.tap = page.touchscreen.tap if touch else page.mouse.click
        self.presses = 0
        self.at = None
        self.said = []
        self.began = time.monotonic()
        self.faults = []
        """What is wrong with the page in the middle of the lesson."""
        self.first = {}
        """How many presses and seconds it took from the open page to the first answer."""

    @property
    def balloon(self):
        return self.page.get_by_role("dialog", name="Rustine")

    def name(self):
        """Who learns has none yet."""
        return self.page.context.request.get("/api/me").json()["name"]

    def finds(self, locale):
        """From the shelf to the page of the game, and into its lesson there."""
        lessons = LESSONS[self.game]
        name = next(name for name, lesson in lessons.items() if lesson is self.lesson)
        language = locale[:2]
        learn, begin = SAID[language]
        game = words.catalogue(language, self.game)["name"]
        title = getattr(self.lesson.title, language)
        for link, goes in (
            (f"{learn} {game}", f"/learn/{self.game}"),
            (f"{begin} · {title}", f"/lesson/{self.game}/{name}"),
        ):
            self.page.get_by_role("link", name=link, exact=True).click()
            self.presses += 1
            self.page.wait_for_url(f"**{goes}")

    def begin(self):
        self.page.locator("[data-thing=begin]").click()
        self.presses += 1
        self.page.wait_for_url(re.compile("/table/"))

    def look(self):
        """What is to be done now."""
        try:
            state = self.page.wait_for_function(STATE, arg=self.at, timeout=PATIENCE).json_value()
        except TimeoutError as error:
            raise AssertionError(f"nothing more to do after {self.at}: {self.said}") from error
        self.at = state["at"]
        self.said.append(state.get("said"))
        return state

    def step(self):
        """Do what is to be done now; what that was."""
        state = self.look()
        if state["at"] != "praised":
            assert self.page.evaluate(COVERED) == [], state
            assert self.not_drawn(state["at"]) == [], state
            if self.lesson and re.match(rf"{len(self.lesson.step) // 2}\.0", state["at"]):
                self.faults += faults(self.page)
            self.press(state)
            if not self.first and self.answers(state["at"]):
                seconds = round(time.monotonic() - self.began, 1)
                self.first = {"longest_presses_to_answer": self.presses, "longest_seconds_to_answer": seconds}
        return state

    def answers(self, at):
        """Whether the last thing of a step that wants an answer was touched."""
        found = re.match(r"(\d+)\.(\d+)", at)
        if self.lesson is None or found is None:
            return False
        step = self.lesson.step[int(found[1])]
        return bool(step.want) and int(found[2]) == len(step.lit) - 1

    def not_drawn(self, at):
        """Of the other tries that a step speaks of when it begins: those of which no board draws anything."""
        place, _, stage = at.partition(".")
        if self.lesson is None or stage != "0":
            return []
        drawn = set(self.page.evaluate(DRAWN))
        touches = [wrong.touch for wrong in self.lesson.step[int(place)].wrong]
        return [touch for touch in touches if not drawn & set(touch.split())]

    def press(self, state):
        """Touch the middle of what is lit."""
        assert self.page.evaluate(UNDER, state["spot"]), f"nothing to touch: {state}"
        self.tap(*state["spot"])
        self.presses += 1

    def learn(self):
        """Until it is praised."""
        while self.step()["at"] != "praised":
            pass


class Typist(Newcomer):
    """Has no mouse: where the light goes, the focus goes."""

    def press(self, state):
        try:
            self.page.wait_for_function(FOCUSED, timeout=PATIENCE)
        except TimeoutError as error:
            raise AssertionError(f"the keyboard is elsewhere: {state}") from error
        self.page.keyboard.press("Enter")
        self.presses += 1


@pytest.mark.parametrize(("game", "name", "locale", "size"), JOURNEYS)
def test_a_newcomer_learns(visit, game, name, locale, size, figures):
    lesson = LESSONS[game][name]
    is_first = lesson.number == 1
    page = visit("/" if is_first else f"/lesson/{game}/{name}", locale, size, touch=size == PHONE)
    newcomer = Newcomer(page, lesson, touch=size == PHONE, game=game)
    if is_first:
        newcomer.finds(locale)
    newcomer.begin()
    newcomer.look()
    assert faults(page) == []
    newcomer.at = None
    newcomer.learn()
    assert newcomer.faults == []
    seconds = round(time.monotonic() - newcomer.began)
    figures(presses=newcomer.presses, seconds=seconds, **newcomer.first)
    assert newcomer.name() is None
    goes_on_to_a_game(page, lesson)
    assert (newcomer.name() is None) == lesson.goes_on


@LONG
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_is_learnt_by_the_keyboard_alone(visit, game, name):
    page = visit(f"/lesson/{game}/{name}")
    typist = Typist(page)
    typist.begin()
    typist.learn()


def goes_on_to_a_game(page, lesson):
    """From the praise one goes on with this very game, or to a real one by one press."""
    learnt_at = page.url
    if lesson.goes_on:
        page.locator("[data-thing=this-game]").click()
    else:
        page.locator("[data-thing=real-game]").click()
        page.wait_for_url(lambda url: "/table/" in url and url != learnt_at)
    expect(page.locator("[data-plate]")).to_be_visible()
    expect(page.get_by_role("dialog", name="Rustine")).to_have_count(0)


def test_another_try_is_answered_with_the_rule_and_then_it_is_shown(visit):
    page = visit("/lesson/out-of-gears")
    newcomer = Newcomer(page)
    newcomer.begin()
    newcomer.step()
    newcomer.step()
    balloon = newcomer.balloon
    expect(balloon).to_contain_text("step 3 of", timeout=PATIENCE)
    page.locator("[data-thing=action-attack]").click()
    expect(balloon).to_contain_text("Nobody carries anything yet: nothing to steal.", timeout=PATIENCE)
    rule = balloon.get_by_role("link", name="See the rule")
    expect(rule).to_have_attribute("href", "/learn/out-of-gears#attack")
    page.locator("[data-thing=action-trap]").click()
    expect(balloon).to_contain_text("A trap takes only if someone harvests there.", timeout=PATIENCE)
    expect(balloon).to_contain_text("step 3 of", timeout=PATIENCE)
    balloon.get_by_role("button", name="Show me").click()
    expect(balloon).to_contain_text("step 4 of", timeout=PATIENCE)
    balloon.get_by_role("button", name="Back").click()
    expect(balloon).to_contain_text("step 3 of", timeout=PATIENCE)


def test_one_leaves_by_the_keyboard_and_goes_on_later(visit):
    page = visit("/lesson/out-of-gears")
    newcomer = Newcomer(page)
    newcomer.begin()
    for _ in range(3):
        newcomer.step()
    expect(newcomer.balloon).to_contain_text("step 4 of", timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(newcomer.balloon).to_contain_text("Your place is kept.", timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.wait_for_url("**/learn/out-of-gears")
    page.goto("/learn")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url("**/lesson/out-of-gears/three-moves")
    page.goto("/learn/out-of-gears")
    page.get_by_role("link", name="Go on · The three moves").click()
    page.get_by_role("button", name="Go on at step").click()
    expect(newcomer.balloon).to_contain_text("step 4 of", timeout=PATIENCE)
