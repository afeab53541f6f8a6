"""The house of a site without a page: how long it takes from an answer to the next question, and its bots."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page
from site_figures import memory_megabytes, processes, say

from rouages.games import GAMES

NOTHING = "/icon.svg"
"""A page in which nothing is."""
ANSWERS = 60
ROUNDS = 6
MOST = {"normal": 1, "hard": 2}
"""Seconds that a bot of a level may take for an answer."""

HOUSE = """async ({ worker, folder }) => {
  const house = new Worker(worker, { type: 'module', name: folder });
  const replies = new Map();
  let number = 0, heard = () => {};
  const awake = new Promise((ready) => {
    house.onmessage = ({ data: [kind, to, ...what] }) => {
      if (kind === 'awake') ready();
      else if (kind === 'replied') replies.get(to)(JSON.parse(what[1]));
      else if (kind === 'said') heard(JSON.parse(what[0]));
    };
  });
  await awake;
  const ask = (method, address, body) => new Promise((done) => {
    replies.set(++number, done);
    house.postMessage(['ask', number, method, address, body ? JSON.stringify(body) : '']);
  });
  await ask('PUT', '/api/me', {});
  const { games } = await ask('GET', '/api/games');
  window.bench = {
    ask,
    async sit(game, level) {
      const { first } = games.find(({ name }) => name === game);
      const seats = first.seats.map((_, place) =>
        place === 0 ? { kind: 'me' } : level ? { kind: 'bot', level } : { kind: 'here', name: `P${place}` });
      const { id } = await ask('POST', '/api/tables', { ...first, seats });
      const line = ++number;
      let questions = [], over = false, wake = () => {}, before = 0, longest = 0;
      const send = (message) => house.postMessage(['send', line, JSON.stringify(message)]);
      heard = (message) => {
        const now = performance.now();
        longest = Math.max(longest, now - before);
        before = now;
        if (message.reader?.owes) send({ type: 'Contribute', value: 'ab'.repeat(16) });
        if (message.questions) questions = message.questions;
        if (message.result) over = true;
        if (message.questions?.length || over) wake();
      };
      const asked = () => new Promise((ready) => { wake = ready; if (questions.length || over) ready(); });
      house.postMessage(['open', line, `/api/tables/${id}/play`]);
      await asked();
      longest = 0;
      return {
        longest: () => longest,
        async advised() {
          const [{ seat, question }] = questions;
          await ask('POST', `/api/tables/${id}/hint`, { seat, question });
          longest = 0;
        },
        async answer() {
          if (over) return null;
          const [{ seat, question, options }] = questions;
          const began = (before = performance.now());
          const next = new Promise((ready) => (wake = ready));
          questions = [];
          send({ type: 'Answer', seat, question, option: Math.floor(Math.random() * options.length) });
          await next;
          return performance.now() - began;
        },
      };
    },
  };
}"""
"""The house itself, spoken to as a page speaks to it, without a page: what is measured is its own time."""

ANSWERING = """async ({ game, answers }) => {
  const found = [];
  while (found.length < answers) {
    const table = await bench.sit(game, null);
    for (let took; found.length < answers && (took = await table.answer()) !== null; ) found.push(took);
  }
  return found;
}"""

THINKING = """async ({ game, level, answers }) => {
  const table = await bench.sit(game, level);
  await table.advised();
  let longest = 0, done = false;
  const looking = (async () => {
    while (!done) {
      const before = performance.now();
      await bench.ask('GET', '/api/me');
      longest = Math.max(longest, performance.now() - before);
      await new Promise((later) => setTimeout(later, 20));
    }
  })();
  const rounds = [];
  for (let took; rounds.length < answers && (took = await table.answer()) !== null; ) rounds.push(took);
  done = true;
  await looking;
  return { rounds, answer: table.longest(), longest };
}"""


def opened(context: BrowserContext, address: str, site: Path) -> Page:
    """A page in which nothing is but a house that is awake."""
    page = context.new_page()
    page.goto(f"{address}{NOTHING}")
    page.evaluate(HOUSE, of(site))
    return page


def of(site: Path) -> dict[str, str]:
    """Where the house of a site lies, and the worker in which it lives."""
    [release] = (site / "house").iterdir()
    [worker] = (site / "assets").glob("worker-*.js")
    return {"worker": f"/assets/{worker.name}", "folder": f"/house/{release.name}"}


def answers(browser: Browser, address: str, site: Path) -> None:
    """How long the house takes from an answer to the next question, and meanwhile."""
    context = browser.new_context(service_workers="block")
    page = opened(context, address, site)
    for game in GAMES:
        took = sorted(page.evaluate(ANSWERING, {"game": game, "answers": ANSWERS}))
        say(f"{game}: an answer to the next question, median", took[len(took) // 2], "ms", 50)
        say(f"{game}: the slowest but one of {len(took)}", took[-2], "ms")
    for level, most in MOST.items():
        for game in GAMES:
            told = page.evaluate(THINKING, {"game": game, "level": level, "answers": ROUNDS})
            say(f"{game}, {level}: the longest until a bot has answered", told["answer"] / 1e3, "s", most)
            say(f"{game}, {level}: the longest until one is asked again", max(told["rounds"]) / 1e3, "s")
            say(f"{game}, {level}: the longest wait for the house meanwhile", told["longest"], "ms")
    held = memory_megabytes(processes(browser))
    say("memory, all five games thought about by one house, watched", held, "MB", 300)
    context.close()
