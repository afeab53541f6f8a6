"""The last turns of each game at a desk, on a phone, for who looks on and on the screen of the room.

A game that was played by lot is played on from shortly before its end, with the same answers: so each shows
how it tells and how it ends.
"""

import random

import pytest

import rouages
from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE
from tests.browser.test_whole_games import LONG, SURE, confirms

pytestmark = pytest.mark.slow

LAST = {
    "out-of-gears": (6, 3),
    "gear-and-piston": (7, 7),
    "robo-rally": (35, 5),
    "too-many-bones": (8, 8),
    "cyberion": (34, 7),
}
"""The seed of each match, and how many of its answers are given again: with a reveal and gears that are
taken, salvage and two cars, a shot, a push and wrecks, Baddies and a battle that is lost, a valve."""
OPTIONS = {"robo-rally": {"turn_limit": 2, "sand_timer": False}}
ROOM = (1920, 1080)
A_MOMENT = 800
"""Milliseconds in which what was answered reaches every screen."""
WATCH = """() => {
  window.seen = [];
  const note = () => {
    const plate = document.querySelector('[data-plate] .plate');
    const now = {
      tells: plate?.classList.contains('iron') ?? false,
      beats: plate?.querySelectorAll('.beats i').length ?? 0,
      says: plate?.querySelector('p b:not(.short)')?.textContent.replace(/\\s+/g, ' ').trim() ?? '',
      lines: document.querySelectorAll('[role=log] li:not(.empty)').length,
      asks: document.querySelector('[data-plate] [role=toolbar]') !== null,
      ends: document.querySelector('section.end') !== null,
      title: document.title,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document, all);
  note();
}"""
"""Writes down all that a screen shows of the telling."""
USUAL = """(() => {
  try { localStorage.setItem('rouages.%s.speed', '1'); } catch {}
})()"""
"""Who has been told this game before is told it as fast as the room."""


def played(game):
    """A match of two by lot, and how many of its answers come before those that are given again."""
    seed, last = LAST[game]
    match, rng = rouages.new(game, 2, seed=seed, **OPTIONS.get(game, {})), random.Random(1)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match, len(match.answers) - last


class Room:
    """Ada at a desk and Basile with a phone, somebody who looks on, and a screen for all."""

    def __init__(self, visit, game, served):
        self.match, self.begin = played(game)
        self.served = served

        def person(name, **screen):
            page = visit(motion=True, **screen)
            page.context.add_init_script(USUAL % game)
            player = Player(page, "en")
            player.is_called(name)
            return player

        self.ada = person("Ada", size=DESK)
        self.basile = person("Basile", size=PHONE, touch=True)
        self.watcher = person("Chiara", size=DESK)
        self.shared = person("Dov", size=ROOM)
        self.table = self.branch()
        self.ada.come(f"/table/{self.table}")
        self.basile.come(f"/table/{self.table}")
        self.basile.press("Sit down")
        self.watcher.come(f"/table/{self.table}")
        self.shared.come(f"/tv/{self.table}")
        for each in self.screens:
            each.page.locator("[data-plate]").wait_for()

    @property
    def screens(self):
        return self.ada, self.basile, self.watcher, self.shared

    def branch(self):
        """The id of a table at the moment from which it is played on."""
        ask = self.ada.page.context.request
        kept = ask.post("/api/records", data=self.match.record())
        assert kept.ok, kept.text()
        address = f"/api/tables/{kept.json()['id']}"
        film = ask.get(f"{address}/replay?seat=public").json()
        moment = max(place for place, each in enumerate(film["moments"]) if each["answer"] <= self.begin)
        self.begin = film["moments"][moment]["answer"]
        places = [{"kind": "me"}, {"kind": "open"}]
        made = ask.post(f"{address}/branch", data={"seat": None, "moment": moment, "seats": places})
        assert made.ok, made.text()
        return made.json()["id"]

    def live(self):
        return self.served["door"].house.tables.live[self.table].play.match

    def tells(self):
        """Whether any screen still tells."""
        return any(each.page.locator("[data-plate] .plate.iron").count() for each in self.screens)

    def plays_to_the_end(self):
        for number, (seat, option) in enumerate(self.match.answers[self.begin :], self.begin):
            self.answers((self.ada, self.basile)[seat], seat, number, option)
        for each in self.screens:
            until(each.page, each.is_over)

    def answers(self, player, seat, number, option):
        """The next answer, once all screens have told what came before it."""
        player.page.wait_for_timeout(A_MOMENT)
        until(player.page, lambda: not self.tells())
        choices = len(self.live().decision(seat).options)
        offered = player.page.locator("[data-plate] [role=toolbar] li button")
        until(player.page, lambda: offered.count() == choices)
        offered.nth(option).dispatch_event("click")
        until(player.page, lambda: len(self.live().answers) > number, lambda: self.presses_on(player))

    def presses_on(self, player):
        """Once more, where an answer is laid out first or is grave."""
        for name in SURE:
            if player.page.get_by_role("button", name=name, exact=True).count():
                return player.press(name)
        return confirms(player.page)

    def ends_alike(self):
        """The scene of the end is on every screen; on the one that all look at it offers nothing to press."""
        for each in self.screens:
            assert each.end().locator("b, h2, h3").count() > 2
        says = [each.end().locator(".plate b").inner_text() for each in (self.watcher, self.shared)]
        assert len({*says}) == 1
        assert self.shared.end().get_by_role("button").count() == 0
        assert self.shared.end().get_by_role("link").count() == 0


def steps(seen):
    """What the plate said of stories of several beats, each once in a row."""
    said = [each["says"] for each in seen if each["tells"] and each["beats"] > 1 and each["says"]]
    return [each for place, each in enumerate(said) if place == 0 or said[place - 1] != each]


GAMES = [pytest.param(game, marks=() if game == "out-of-gears" else LONG, id=game) for game in LAST]


@pytest.mark.parametrize("game", GAMES)
def test_four_screens_are_told_the_same_and_nothing_runs_ahead(visit, served, game):
    room = Room(visit, game, served)
    for each in room.screens:
        each.page.evaluate(WATCH)
    room.plays_to_the_end()
    seen = {each: each.page.evaluate("window.seen") for each in room.screens}
    told = {each: steps(seen[each]) for each in room.screens}
    public = told[room.shared]
    assert len(public) > 1
    assert told[room.watcher] == public
    for player, name in ((room.ada, "Ada"), (room.basile, "Basile")):
        differing = [both for both in zip(told[player], public, strict=True) if len({*both}) > 1]
        assert all(name in said for _, said in differing), differing
    for each in room.screens:
        telling = [now for now in seen[each] if now["tells"]]
        assert not any(now["ends"] or now["asks"] or now["title"].startswith("●") for now in telling)
        lines = [now["lines"] for now in seen[each]]
        assert lines == sorted(lines)
        assert each is room.basile or next(now["lines"] for now in telling if now["beats"] > 1) < lines[-1]
    room.ends_alike()
