"""What people do in the browser, in their own language."""

import time

from tests.browser.conftest import PATIENCE

WORDS = {
    "en": {
        "name": "Your name",
        "open": "Open the table",
        "play": "Play {game}",
        "set_up": "Set up a table: {game}",
        "options": "All choices, numbered",
        "prompt": "What to do now",
        "set": "Confirm",
        "end": "How it ended",
    },
    "fr": {
        "name": "Votre nom",
        "open": "Ouvrir la table",
        "play": "Jouer à {game}",
        "set_up": "Préparer une table\u00a0: {game}",
        "options": "Tous les choix, numérotés",
        "prompt": "Ce qu’il faut faire",
        "set": "Valider",
        "end": "Comment cela a fini",
    },
}


CONFIRM = """label => {
  const buttons = [...document.querySelectorAll("button:enabled")];
  buttons.find(button => button.innerText.trim() === label)?.click();
}"""


MOVED_ON = """([text, label]) =>
  document.querySelector(`section[aria-label="${label}"] p`)?.innerText !== text"""


def until(page, so, meanwhile=lambda: None):
    """Do this again and again until something is so: however slow the machine is, not for ever."""
    deadline = time.monotonic() + 8 * PATIENCE / 1000
    while not so():
        assert time.monotonic() < deadline, "it never came about"
        meanwhile()
        page.wait_for_timeout(50)


class Player:
    """Somebody at a screen."""

    def __init__(self, page, lang):
        self.page = page
        self.words = WORDS[lang]

    def introduce(self, name):
        self.page.get_by_label(self.words["name"]).fill(name)
        self.page.keyboard.press("Enter")

    def sets_up(self, game="Out of Gears"):
        """Opens the panel of a new table of this game."""
        self.press(self.words["set_up"].format(game=game))

    def opens_fine_settings(self):
        """Among the settings of a new table, those that few need."""
        self.sets_up()
        self.page.get_by_role("button", name="Fine settings").click()

    def wishes(self):
        """The table that is asked for, which is not laid."""
        self.page.keyboard.press("Escape")
        self.page.route("**/api/tables", lambda route: None)
        with self.page.expect_request("**/api/tables") as sent:
            self.page.get_by_role("button", name="Open the table").click()
        return sent.value.post_data_json

    def is_called(self, name):
        """Has a name already when the page opens, as after an earlier visit."""
        self.page.context.request.put("/api/me", data={"name": name})
        self.page.reload()

    def lay(self, *places, **rules):
        """Lay a table of Out of Gears for these places, go to it, and give its address."""
        seats = [dict(zip(("kind", "level"), place.split(":"), strict=False)) for place in places]
        table = {"game": "out-of-gears", "seats": seats, **rules}
        reply = self.page.context.request.post("/api/tables", data=table)
        assert reply.ok, reply.text()
        return self.come(f"/table/{reply.json()['id']}")

    def come(self, table):
        self.page.goto(table)
        return table

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def reads(self, text):
        """Waits until this stands somewhere on the page."""
        self.page.get_by_text(text).locator("visible=true").first.wait_for()

    def is_told(self, text):
        """Waits until the prompt begins so."""
        self.page.get_by_role("region", name=self.words["prompt"]).get_by_text(text).first.wait_for()

    def options(self):
        return self.page.get_by_role("toolbar", name=self.words["options"]).get_by_role("button")

    def is_asked(self):
        return self.options().count() > 0

    def points(self, place):
        """Type the number of an option."""
        for digit in str(place):
            self.page.keyboard.press(digit)

    def end(self):
        return self.page.get_by_role("region", name=self.words["end"])

    def is_over(self):
        return self.end().count() > 0

    def sees_the_end(self):
        """Waits until bots have played to it, which takes long where they think and the machine is busy."""
        self.end().get_by_role("button", name="Play again").wait_for(timeout=8 * PATIENCE)

    def answer(self, number=0):
        """Choose from the numbered list, and confirm where a choice is only laid out."""
        before = self.prompt()
        self.picks(number)
        self.page.wait_for_function(MOVED_ON, arg=[before, self.words["prompt"]], timeout=PATIENCE)

    def answers_whatever_is_asked(self):
        """The first of the list, where the next question may be put in the same words."""
        before = self.options().all_inner_texts()
        self.picks(0)
        until(self.page, lambda: self.options().all_inner_texts() not in ([], before))

    def picks(self, number):
        """Choose from the numbered list, whatever comes of it."""
        self.options().nth(number).dispatch_event("click")
        self.page.evaluate(CONFIRM, self.words["set"])

    def prompt(self):
        return self.page.get_by_role("region", name=self.words["prompt"]).locator("p").first.inner_text()
