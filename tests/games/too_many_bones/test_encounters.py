"""Every option of every encounter card, and what cards change (rulebook: encounter, rewards)."""

import json
from importlib.resources import files

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from rouages.engine.agenda import advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.adventure.encounter import Conclude, take_option
from rouages.games.too_many_bones.battle.rounds import EndRound, Reinforce
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.party.needs import is_open
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import CHIP, camp, choose, hold, run

RAW = json.loads(files(GAME.package).joinpath("box", "data", "encounters.json").read_text("utf-8"))
OPTIONS = [(card["id"], number) for card in RAW for number in range(len(card["choices"]))]
OWN_REWARD = {"SP1.2": {"training": 1}, "SP5.1": {"training": 1}, "G24.1": {"loot_each": 1}}
"""Options whose cards are handed out by a deed of their own."""
STORY = ("G30.1",)
"""Options whose reward depends on a roll."""


def start(name, number, party=None, day=4):
    """A card drawn and its option taken."""
    card = CARDS[NUMBER[name]]
    tyrant = card.tyrant or "goblin_king"
    if party is None:
        party = "tantrum" if card.deck == "solo" else "picket boomer"
    table = camp(party, tyrant=tyrant, day=day)
    for pile in (table.deck, table.rest, table.aside):
        if card_number(name) in pile:
            pile.remove(card_number(name))
    table.card = NUMBER[name]
    table.rng = Rng(b"encounter")
    for seat in table.seats:
        table.bonus[4 * seat] = 6
        table.hp[seat] = table.most_hp(seat)
        hold(table, seat, "zelfey_seeds", "mixed_berries")
    table.then(Conclude())
    take_option(table, number)
    advance(table)
    return table


def card_number(name):
    return NUMBER[name]


def play(table, until=None):
    """Answer plainly; every battle is won by a stroke of luck."""
    for _ in range(4000):
        if not table.agenda or (until and until(table)):
            return table
        if table.phase == "recovery" or not pending(table):
            return table
        if table.round and table.foes() and fights(table):
            win(table)
            continue
        seat = pending(table)[0]
        decision = asked(table, seat)
        options = decision.options(table)
        weights = GAME.judgement.weigh(table, decision, options)
        answer(table, seat, options[list(weights).index(max(weights))])
    raise AssertionError("it does not end")


def fights(table):
    """Whether a real battle goes on, past its set-up."""
    return type(asked(table, pending(table)[0])).__name__ in (
        "WalkOrStay",
        "PickDie",
        "ChooseTarget",
        "MoveUnit",
    )


def win(table):
    """All foes fall; Nom on a visit goes home."""
    table.queue.clear()
    table.rules = replace(table.rules, rise_again=0)
    for unit in table.foes():
        if unit >= GEARLOCS and table.stands(unit):
            table.effects[unit * 9 + 3] = 1
            table.hp[unit] = 6 if table.rules.nom_visits and table.name(unit) == "nom" else 1
            table.turn.hurt[unit] = 0
            table.battle.throne = 0
            harm(table, unit, 1, 0, true=True)
    table.queue.clear()
    settle(table)
    advance(table)


def gained(table, name):
    return [event for event in table.news if type(event).__name__ == name]


@pytest.mark.parametrize(
    ("name", "number"), OPTIONS, ids=[f"{name}.{number + 1}" for name, number in OPTIONS]
)
@covers(*[f"card.{name}.{number + 1}" for name, number in OPTIONS])
def test_an_option_that_succeeds_gives_its_reward_and_the_cards(name, number):
    table = start(name, number)
    closed = set()

    def is_over(table):
        closed.add(table.encounter.closed)
        return table.card not in (NUMBER[name], -1)

    play(table, until=is_over)
    raw = next(card for card in RAW if card["id"] == name)
    key = f"{name}.{number + 1}"
    reward = OWN_REWARD.get(key, raw["choices"][number]["reward"])
    switched = closed != {None}
    failed = any(type(event).__name__ in ("TestFailed", "DartsLost", "BattleLost") for event in table.news)
    if reward.get("none"):
        assert table.progress == 0
        assert not gained(table, "Trained")
    elif not switched and not failed and key not in STORY:
        expected = int(reward.get("progress", 0)) + raw["common_reward"].get("progress", 0)
        assert table.progress == expected
        points = reward.get("training", 0) + raw["common_reward"].get("training", 0)
        assert len(gained(table, "Trained")) + len(gained(table, "SkillLearnt")) == points * len(table.who)
        each = reward.get("loot_each", 0) + raw["common_reward"].get("loot_each", 0)
        assert len(gained(table, "LootDrawn")) >= each * len(table.who)
        troves = reward.get("trove_each", 0)
        if key not in OWN_REWARD:
            assert len(gained(table, "TroveDrawn")) == troves * len(table.who)
    cards = table.deck + table.rest + table.aside + table.gone + [table.card]
    assert cards.count(NUMBER[name]) == 1


def lost(table):
    """The whole party falls."""
    for seat in table.standing():
        harm(table, seat, 999, true=True)
    settle(table)
    advance(table)
    return table


@pytest.mark.parametrize(("name", "number"), [("SP2", 0), ("SP2", 1), ("G08", 0), ("SP6", 1)])
def test_a_lost_battle_brings_nothing_and_some_cards_come_back(name, number):
    table = play(start(name, number), until=fights)
    lost(table)
    assert table.progress == 0
    assert not gained(table, "Trained")
    assert (NUMBER[name] in table.deck) == (name in ("SP2", "SP6"))


def entered(name, number, **more):
    """The table at the first turn of the option's battle."""
    return play(start(name, number, **more), until=lambda table: bool(table.round) and fights(table))


def points_on(table):
    chips = [table.chip[unit] for unit in table.foes()] + table.queue
    return sorted(CHIPS[chip].points for chip in chips)


@pytest.mark.parametrize(
    ("name", "number", "points"),
    [
        ("G08", 0, [1, 1, 1, 5, 5]),
        ("G08", 1, [1, 5]),
        ("G05", 1, [1, 1, 1, 1, 1, 5]),
        ("G15", 1, [1, 1, 1, 1, 1, 5, 5]),
        ("G17", 1, [1, 1, 5, 5]),
        ("G12", 0, [1, 1, 1, 1, 5, 5]),
        ("G18", 0, [1, 1, 1, 5, 5, 5]),
        ("G18", 1, [1, 1, 1, 1, 1, 1, 5, 5]),
        ("G22", 0, [1, 1, 1, 5, 20]),
        ("SP4", 1, [1, 1, 1, 5, 5]),
        ("T-drellen-1", 0, [1] * 6),
    ],
)
def test_cards_change_the_battle_queue(name, number, points):  # rulings 6, 58
    table = play(start(name, number), until=lambda table: bool(table.round))
    extra = sum(CHIPS[table.chip[unit]].skulls for unit in table.foes())
    assert points_on(table) == sorted(points + [5] * extra)


RULES = {
    "burning": ("G02", 1),
    "ranged_first": ("G02", 0),
    "tied_hands": ("G04", 1),
    "dex_cap": ("G06", 0),
    "keen_archers": ("G06", 1),
    "mud": ("G07", 1),
    "scout_called": ("G09", 1),
    "melee_first": ("G11", 0),
    "melee_calm_until": ("G11", 1),
    "surprised_baddies": ("G12", 1),
    "no_skills_until": ("G19", 0),
    "no_defence": ("G20", 0),
    "calm_until": ("G20", 1),
    "thicket": ("G22", 1),
    "guards": ("SP2", 0),
    "nom_visits": ("T-nom-1", 0),
    "hall_orb": ("T-gendricks-1", 0),
    "no_plans": ("T-gendricks-2", 0),
    "costly_bones": ("T-gendricks-2", 1),
    "rise_again": ("T-marrow-1", 0),
    "behind": ("T-duster-2", 0),
    "pit": ("S06", 0),
    "snares": ("S06", 1),
    "spear": ("S10", 0),
    "guerrilla": ("S11", 1),
}


@pytest.mark.parametrize("rule", list(RULES))
def test_a_cards_rule_holds_in_its_battle(rule):
    assert rule in to_builtins(entered(*RULES[rule]).rules)


def test_surprised_baddies_act_last():  # ruling 21
    table = entered("G12", 1)
    assert [unit < GEARLOCS for unit in table.meter] == [True, True, False, False, False, False][
        : len(table.meter)
    ]


def test_tied_hands_count_no_atk_dice():
    table = start("G04", 1)
    table.bonus[2] = 3
    play(table, until=lambda table: bool(table.round) and fights(table))
    assert table.stat(0, 2) == 1


def test_no_defence_means_no_def_dice():
    assert entered("G20", 0).stat(0, 3) == 0


def test_newcomers_lose_two_hp_in_a_trap():
    table = entered("G15", 0)
    assert all(table.hp[unit] == max(1, table.top[unit] - 2) for unit in table.foes())


def test_single_file_is_one_lane():
    table = entered("G07", 0)
    assert {table.at[unit] % 4 for unit in (*table.standing(), *table.foes())} == {0}


def test_in_single_file_the_one_behind_steps_up_and_the_third_waits():
    table = entered("G07", 0, party="picket boomer tantrum")
    assert table.away[2]
    front, rear = table.mat[8], table.mat[12]
    harm(table, front, 99, true=True)
    assert table.mat[8] == rear
    foe, behind = table.mat[4], table.mat[0]
    table.hp[foe] = 1
    table.turn.hurt[foe] = 0
    harm(table, foe, 1, rear, true=True)
    assert table.mat[4] == behind
    run(table, EndRound())
    choose(table, "Place")
    assert table.stands(2)


def test_in_single_file_a_revived_gearloc_waits_for_a_place():
    table = entered("G07", 0, party="picket boomer tantrum")
    front = table.mat[8]
    harm(table, front, 99, true=True)
    run(table, EndRound())
    choose(table, "Place")
    assert table.stands(2)
    table.returning[front] = 1
    run(table, Reinforce())
    assert not table.stands(front)
    assert table.returning[front] == 1
    harm(table, 2, 99, true=True)
    run(table, Reinforce())
    choose(table, "Place")
    assert table.stands(front)


def test_prefer_and_only_types():
    table = entered("T-marrow-2", 0)
    assert {CHIPS[table.chip[unit]].type for unit in table.foes()} == {"bog"}
    table = entered("G01", 0)
    assert {CHIPS[table.chip[unit]].type for unit in table.foes()} == {"bog"}


def test_a_duel_is_one_against_one():
    table = entered("G17", 0)
    assert len(table.foes()) == 1
    assert len(table.standing()) == 1


def test_named_wolves_and_golems_are_found():
    assert names(entered("S04", 0)) == ["dire_wolf", "wolf"]
    assert names(entered("S03", 0)) == ["stone_golem"]


def names(table):
    return [table.name(unit) for unit in table.foes()]


def test_the_golden_golem_fights_for_the_party_first():
    table = play(start("S03", 1), until=lambda table: bool(table.round) and fights(table))
    assert table.rules.ally
    assert table.name(11) == "golden_golem"
    assert not table.standing()


def test_the_mohlnor_must_survive():
    table = entered("S09", 1)
    table.hp[11] = 1
    harm(table, 11, 5, 4)
    settle(table)
    advance(table)
    assert table.progress == 0


def test_a_flask_is_kept_as_loot():
    table = play(start("S08", 1))
    assert table.held(0, "healing_flask")


def test_lasting_effects_are_remembered():
    assert play(start("T-gendricks-1", 0)).lasting.orb_hp == 3
    assert play(start("T-goblinking-2", 0)).lasting.goblins


def test_the_antidote_needs_its_ingredients():
    table = camp("picket boomer", tyrant="drellen")
    assert not is_open(table, "ingredients")
    table.fallen[0] = [CHIP["bog_frog"], CHIP["clay_golem"]]
    assert is_open(table, "ingredients")


def test_special_cards_join_the_deck():
    assert NUMBER["SP6"] in play(start("SP3", 1)).deck
    assert NUMBER["SP4"] in play(start("G22", 0)).deck


def test_a_lost_day_for_the_stingy():  # ruling 50
    table = start("G30", 0)
    choose(table, "Number", number=0)
    assert table.day == 5
    assert table.progress == 0
