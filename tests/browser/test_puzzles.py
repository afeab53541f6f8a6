"""Puzzles in the browser: the task at the real board, a wrong answer refuted, taken up again, and solved."""

import pytest

from rouages.puzzles.checking import spread
from rouages.puzzles.puzzle import puzzled
from rouages.puzzles.shelf import shelf
from tests.browser.conftest import unread
from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE, SCHEMES, SIZES
from tests.browser.test_journeys import faults
from tests.browser.test_players import account, fits
from tests.server.test_daily import KEYS

pytestmark = pytest.mark.slow

GAMES = [game for game in puzzled() if shelf(game)]
GAME = "cyberion"


@pytest.fixture
def settings():
    return {"days": KEYS}


def missed_by_two(game):
    """The number of a puzzle whose near miss goes wrong with its second answer."""
    return next(
        number for number, puzzle in enumerate(shelf(game), 1) if puzzle.near[:1] == puzzle.solution[:1]
    )


def give(player, answers):
    """Answer from the numbered list, one question after the other; what is only laid out is pressed again."""
    for answer in answers:
        until(player.page, player.is_asked)
        question = player.page.locator("[data-plate]").inner_text()
        player.options().nth(answer).dispatch_event("click")
        laid = player.options().and_(player.page.locator("[aria-pressed=true]"))
        if laid.count():
            question = player.page.locator("[data-plate]").inner_text()
            laid.dispatch_event("click")
        until(player.page, lambda was=question: player.page.locator("[data-plate]").inner_text() != was)


def test_a_wrong_answer_is_refuted_taken_up_again_and_the_puzzle_solved(visit):
    player = Player(visit(size=PHONE, touch=True), "en")
    page, number = player.page, missed_by_two(GAME)
    puzzle = shelf(GAME)[number - 1]
    page.get_by_role("region", name="Puzzles").get_by_role("link").click()
    page.get_by_role("radio", name="Cyberion").click()
    assert fits(page)
    page.get_by_role("link", name=f"Puzzle {number},").click()
    player.reads("machines this turn without turning an unknown card")
    page.remove_locator_handler(unread(page))
    give(player, puzzle.near[:1])
    player.press("Undo")
    page.wait_for_function("() => document.querySelectorAll('[aria-label=\"Your answers\"] li').length === 0")
    give(player, puzzle.near)
    page.get_by_role("heading", name="Not this time").wait_for()
    player.reads("nothing reaches the goal any more")
    assert fits(page)
    assert not faults(page)
    page.get_by_role("button", name="Take up at step").click()
    give(player, puzzle.solution[1:])
    player.reads("Solved")
    player.come("/puzzles?game=cyberion")
    page.get_by_role("link", name=f"Puzzle {number},").and_(page.get_by_label("Solved")).wait_for()


@SIZES
def test_a_game_without_puzzles_says_why_and_leads_to_the_challenge_of_the_day(visit, size):
    page = visit("/puzzles", size=size, touch=size == PHONE)
    card = page.get_by_role("region", name="No puzzles here")
    card.get_by_text("All choose in secret").wait_for()
    page = visit("/puzzles", locale="fr-FR", size=size, touch=size == PHONE)
    card = page.get_by_role("region", name="Pas de problèmes ici")
    card.get_by_text("Tous choisissent en secret").wait_for()
    assert fits(page)
    assert not faults(page)
    card.get_by_role("link", name="Jouer le défi du jour").click()
    page.wait_for_url("**/daily?game=out-of-gears")


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("game", GAMES)
@SCHEMES
def test_the_solution_is_played_and_one_plays_on(visit, game, size, scheme):
    player = Player(visit(locale="fr-FR", size=size, touch=size == PHONE), "fr")
    page = player.page
    page.emulate_media(color_scheme=scheme)
    player.come(f"/puzzles/{game}/1")
    until(page, player.is_asked)
    assert fits(page)
    give(player, shelf(game)[0].near)
    player.reads("Pas cette fois")
    assert fits(page)
    assert not faults(page)
    player.press("Voir la solution")
    player.reads("C’est la seule réponse.")
    assert fits(page)
    assert not faults(page)
    page.get_by_role("link", name="Problème suivant").click()
    page.wait_for_url("**/puzzles/*/2")
    until(page, player.is_asked)
    give(player, shelf(game)[1].near)
    player.reads("Pas cette fois")


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_twenty_puzzles_are_solved_by_who_knows_how(visit, game, size, figures):
    player = Player(visit("/privacy", size=size, touch=size == PHONE), "en")
    player.page.remove_locator_handler(unread(player.page))
    numbers = spread(len(shelf(game)), 20)
    for number in numbers:
        player.come(f"/puzzles/{game}/{number}")
        give(player, shelf(game)[number - 1].solution)
        player.reads("At the first try.")
        assert fits(player.page)
    figures(solved=len(numbers))


@pytest.mark.long(part="journeys")
def test_the_last_die_waits_for_the_roll_as_at_any_table(visit):
    player = Player(visit("/puzzles/too-many-bones/1", size=DESK), "en")
    page = player.page
    give(player, shelf("too-many-bones")[0].solution[:-1])
    page.locator(".die-button").filter(has_text="DEF die").click()
    page.get_by_role("button", name="Take back DEF die").click()
    page.locator(".die-button").filter(has_text="DEF die").click()
    player.press("Roll 3 dice")
    player.reads("At the first try.")


@pytest.mark.long(part="journeys")
def test_what_was_solved_goes_on_at_a_table_of_practice(visit):
    player = Player(visit("/puzzles/cyberion/1", size=DESK), "en")
    give(player, shelf("cyberion")[0].solution)
    player.reads("At the first try.")
    player.press("Play on from here")
    player.page.wait_for_url("**/table/*")
    until(player.page, player.is_asked)
    player.reads("Practice")


@pytest.mark.long(part="journeys")
def test_a_puzzle_is_solved_with_the_keyboard_alone(visit):
    player = Player(visit("/puzzles/cyberion/1", size=DESK), "en")
    page = player.page
    for answer in shelf("cyberion")[0].solution:
        until(page, player.is_asked)
        assert answer < 9
        page.keyboard.press(f"Digit{answer + 1}")
        page.wait_for_timeout(500)
    player.reads("At the first try.")
    next_one = page.get_by_role("link", name="Next puzzle")
    for _ in range(40):
        page.keyboard.press("Tab")
        if next_one.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/cyberion/2")


@pytest.mark.long(part="journeys")
@SCHEMES
def test_a_first_attempt_is_rated_told_and_shared(visit, size, scheme):
    player = account(visit, "Camille", "fr", size=size, touch=size == PHONE)
    page = player.page
    page.emulate_media(color_scheme=scheme)
    player.come("/puzzles/cyberion/1?level=mine")
    give(player, shelf("cyberion")[0].near)
    player.reads("votre cote 1")
    player.reads("Il manque")
    assert fits(page)
    assert not faults(page)
    player.press("Recommencer")
    give(player, shelf("cyberion")[0].solution)
    player.reads("Résolu")
    assert not page.get_by_text("votre cote 1").count()
    page.evaluate("() => { navigator.share = async ({ text }) => { window.told = text; }; }")
    player.press("Partager")
    told = page.evaluate("window.told").splitlines()
    assert told[0] == "Cyberion · Problème 1"
    assert told[-1].endswith("/puzzles/cyberion/1")
    player.come("/puzzles?game=cyberion")
    player.reads("votre cote, Cyberion")
    page.get_by_role("link", name="À votre niveau").wait_for()
    assert fits(page)
    assert not faults(page)
