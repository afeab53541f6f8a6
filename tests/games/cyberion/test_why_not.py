"""Why can't I? The reasons of Cyberion are true, and each answers its own question only."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked
from rouages.games.cyberion.extensions.bebebots import MakeBebebot, NotParents, Parents
from rouages.games.cyberion.extensions.gigantobots import (
    PILOT,
    REPAIR_DAMAGE,
    TAKE_VALVES,
    Gigantobot,
    NoDamage,
    NoPartner,
    OnHoliday,
    Pilot,
    StrangeGigantobot,
    TakeReward,
    ValvesFull,
)
from rouages.games.cyberion.extensions.microbots import (
    REPLACE,
    SCRAP,
    SWAP,
    Machines,
    NoPairToSwap,
    NothingLearnt,
    NothingWithinReach,
    Tokens,
    TooFewMicrobots,
    WrongTokens,
)
from rouages.games.cyberion.factory import OnMachine
from rouages.games.cyberion.intervention import END_TURN
from rouages.games.cyberion.processor import NoSuchAbility, Upgrade
from rouages.games.cyberion.reasons import NoSuchRobot, NotInFactory, OutOfReach, WithoutExtension
from rouages.games.cyberion.robots.abilities import NO_EFFECT, AtLevel, NotForNothing, OtherAbility
from rouages.games.cyberion.robots.commandbot import FROM_DECK, FromRow, NothingToDraw, PreparedAlready
from rouages.games.cyberion.robots.cyclobot import InCircles, NotInDiscard, OnlyCyclobots, Recalled
from rouages.games.cyberion.robots.planbot import AtBottom, NoDeckAbove, NotLookedAt, OnTop
from rouages.games.cyberion.robots.stockbot import StockedAlready, ToStock
from tests.games.cyberion.positions import choose, machine, play, position, robot, trait, why_not
from tests.games.cyberion.test_commandbot import commandbot
from tests.games.cyberion.test_cyclobot import cyclobot
from tests.games.cyberion.test_gigantobots import giants
from tests.games.cyberion.test_microbots import micro
from tests.games.cyberion.test_planbot import planbot

PLATFORM, FLASH, STOCK = range(3)


def stocking():
    table = position("K1 S1 S2", flash="P1", stock="C1", factory="2O", levels="12111")
    return choose(table, "use K1", "II")


def paying():
    return choose(commandbot(2), "II")


def piloting():
    return choose(giants("S1 S2 K2 C5", flash="P4"), "pilot")


def swapping():
    return choose(micro("S5", held="S P", factory="3K/K 3S/S 3P/K", machines="2S"), "swap")


def test_what_belongs_to_an_extension_that_is_not_played():
    table = position("S1 S4", factory="2O")
    assert why_not(table, MakeBebebot(0)) == WithoutExtension()
    assert why_not(table, PILOT) == WithoutExtension()
    assert why_not(table, REPLACE) == WithoutExtension()


def test_a_cog_that_does_not_exist():
    assert why_not(position("S1", factory="2O"), Upgrade(7)) == NoSuchAbility()


def test_parents_are_of_the_model_and_add_up_to_five():
    table = position("S1 S4 S2 S3 K1 K4", factory="2O", bebebots=True)
    choose(table, "bebebot S")
    assert why_not(table, Parents(0, robot("S1"), 0, robot("S2"))) == NotParents(0)


def test_a_pilot_has_a_partner_and_lies_in_its_row():
    assert why_not(piloting(), Pilot(PLATFORM, robot("C5"))) == NoPartner(robot("C5"))
    assert why_not(piloting(), Pilot(FLASH, robot("S1"))) == NoSuchRobot(FLASH, robot("S1"))
    assert why_not(piloting(), Pilot(7, robot("S1"))) == NoSuchRobot(7, robot("S1"))


def test_a_robot_boards_what_it_has_in_common_with():
    table = choose(giants("S1 S2 K2"), "pilot", "S2", "K2")
    assert why_not(table, Gigantobot(trait("P"))) == StrangeGigantobot(robot("S2"), trait("P"))
    table.on_holiday[trait("P")] = True
    assert why_not(table, Gigantobot(trait("P"))) == OnHoliday(trait("P"))
    for unknown in (10, 99):
        assert why_not(table, Gigantobot(unknown)) == StrangeGigantobot(robot("S2"), unknown)


def test_a_reward_is_something_to_gain():
    table = giants("S1 S2")
    table.damage, table.valves = 0, 3
    play(table, TakeReward(0))
    assert why_not(table, REPAIR_DAMAGE) == NoDamage()
    table.damage, table.valves = 1, 10
    assert why_not(table, TAKE_VALVES) == ValvesFull()


def test_what_is_in_the_stock_is_not_moved_there():
    assert why_not(stocking(), ToStock(STOCK, robot("C1"))) == StockedAlready(robot("C1"))
    assert why_not(stocking(), ToStock(FLASH, robot("S1"))) == NoSuchRobot(FLASH, robot("S1"))
    assert why_not(stocking(), ToStock(STOCK, robot("S1"))) == NoSuchRobot(STOCK, robot("S1"))


def test_who_pays_is_there():
    assert why_not(paying(), FromRow(FLASH, robot("P1"))) == NoSuchRobot(FLASH, robot("P1"))
    empty = choose(commandbot(5, "O1 P1 P2 P3", deck="", discard=""), "V")
    empty.discard.clear()
    assert why_not(empty, FROM_DECK) == NothingToDraw()


def test_a_machine_is_prepared_once_a_turn_and_within_reach():
    table = choose(commandbot(5, machines="2S 2K 2P"), "V", "deck")
    assert why_not(table, OnMachine(machine("2C"))) == NotInFactory(machine("2C"))
    table.prepared[0] = 1
    assert why_not(table, OnMachine(machine("2S"))) == PreparedAlready(machine("2S"))


def test_only_cards_looked_at_go_back_and_none_under_no_deck():
    table = choose(planbot(3), "III")
    assert why_not(table, OnTop(robot("S4"))) == NotLookedAt(robot("S4"))
    assert why_not(table, AtBottom(robot("S4"))) == NotLookedAt(robot("S4"))
    table = choose(planbot(3, cards="S1 S2"), "III")
    table.deck.clear()
    assert why_not(table, AtBottom(robot("S1"))) == NoDeckAbove()


def test_only_robots_of_the_discard_come_back():
    table = choose(cyclobot(3, gone="S1 P3 ?1 ?3", multibots=True), "III")
    for sign in ("K1", "?1", "?3"):
        assert why_not(table, Recalled(robot(sign))) == NotInDiscard(robot(sign))


def test_at_levels_two_and_four_only_cyclobots_come_back():
    assert why_not(choose(cyclobot(2), "II"), Recalled(robot("S1"))) == OnlyCyclobots(2)
    table = choose(cyclobot(4, gone="S1 C2 C3"), "IV")
    assert why_not(table, Recalled(robot("S1"))) == OnlyCyclobots(4)
    assert why_not(table, Recalled(robot("C1"))) == InCircles()


def test_a_robot_does_not_just_take_its_place_again():
    table = choose(cyclobot(5, gone="S1 C2"), "V")
    assert why_not(table, Recalled(robot("C1"))) == InCircles()


def test_it_is_the_ability_of_the_robot_that_is_triggered():
    table = cyclobot(5)
    assert why_not(table, AtLevel("planbot.2")) == OtherAbility(2, "planbot.2")
    assert why_not(table, REPLACE) == NothingLearnt()


def test_a_support_token_is_not_used_for_nothing():
    table = position("S1", factory="2O", support="S", deck="K1 K2 K3 K4")
    choose(table, "support S")
    assert why_not(table, NO_EFFECT) == NotForNothing(0)


def test_microbots_are_spent_on_machines_in_the_factory():
    table = choose(micro("S5", held="S", factory="3K/K 3S/S", machines="2S"), "replace")
    assert why_not(table, OnMachine(machine("2C"))) == NotInFactory(machine("2C"))
    assert why_not(table, OnMachine(-1)) == NotInFactory(-1)


def test_machines_that_carry_the_same_do_not_swap():
    same = Machines(machine("3K"), machine("3P"))
    assert why_not(swapping(), same) == NoPairToSwap()


def test_so_many_of_the_acquired_microbots_are_spent():
    table = choose(micro("S5", held="S K", factory="3K/K 3S/S", machines="2S"), "replace", "3K")
    assert why_not(table, Tokens((0, 1))) == WrongTokens(1)


def test_a_machine_out_of_reach_is_not_scrapped():
    table = micro("S5", held="S K C P O", factory="3K/K 3S/S 3P/P 3C/C 3O/O", machines="2S", players=2)
    choose(table, "scrap")
    assert why_not(table, OnMachine(machine("3O"))) == OutOfReach(machine("3O"))
    assert why_not(table, OnMachine(machine("2C"))) == NotInFactory(machine("2C"))


def test_five_microbots_and_no_machine_within_reach():
    table = micro("S5", held="S K C P O", factory=". . . . 3O/O", machines="2S 2K", players=2)
    assert why_not(table, SCRAP) == NothingWithinReach()
    table.microbots.pop()
    assert why_not(table, SCRAP) == TooFewMicrobots(5, 4)
    assert why_not(table, SWAP) != NothingWithinReach()


def parenting():
    return choose(position("S1 S4 S2 S3", factory="2O", bebebots=True), "bebebot S")


def boarding():
    return choose(giants("S1 S2"), "pilot", "S1")


def rewarded():
    return choose(giants("S1 K1", aboard="S:S2,S3,S4,S5"), "pilot", "S1", "on S", "on K")


def replacing():
    return choose(micro("S5", held="S K", factory="3K/K 3S/S", machines="2S"), "replace")


def scrapping():
    return choose(micro("S5", held="S K C P O", factory="3K/K 3S/S", machines="2S"), "scrap")


def spending():
    return choose(replacing(), "3K")


def recalling():
    return choose(cyclobot(3), "III")


def preparing():
    return choose(commandbot(5), "V", "P1")


def putting_back():
    return choose(planbot(3), "III")


def crewing():
    return choose(position("S1 S2 S3", factory="2S"), "repair 2S")


@pytest.mark.parametrize(
    "asking",
    [
        stocking,
        paying,
        piloting,
        swapping,
        parenting,
        boarding,
        rewarded,
        replacing,
        scrapping,
        spending,
        recalling,
        preparing,
        putting_back,
        crewing,
        lambda: cyclobot(3),
    ],
)
def test_the_end_of_the_turn_is_no_answer_to_any_of_them(asking):
    table = asking()
    assert why_not(table, END_TURN) == AnotherQuestion(asked(table, 0))
