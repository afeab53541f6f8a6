"""Days, the knife, the end, and how an adventure is set up (rulebook: setup, phases)."""

import pytest

from rouages.engine.refusals import BadOption
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.adventure.day import Day, UseKnife
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.chips import BADDIES
from rouages.games.too_many_bones.box.components import Difficulty, Tyrant
from rouages.games.too_many_bones.box.dice import ABSENT, READY
from rouages.games.too_many_bones.box.loot import FACE, LOOT_DECK, Card
from rouages.games.too_many_bones.ending import end, outcome
from rouages.games.too_many_bones.events.adventure import DayBegan, GameEnded
from rouages.games.too_many_bones.options import Options, check, party
from rouages.games.too_many_bones.setup import baddie_stacks, encounter_deck, setup, shuffled
from rouages.games.too_many_bones.table import Phase
from tests.games.too_many_bones.positions import CHIP, Turned, asked_kind, choose, hold, options, resting, run


def test_a_new_day_begins():
    table = resting("picket", day=3)
    table.today.use(0, 8)
    table.phase = Phase.RECOVERY
    Day().run(table)
    assert (table.day, table.phase, table.today.used[0]) == (4, Phase.NEW_DAY, 0)
    assert table.news == [DayBegan(4, 8)]
    assert [type(item).__name__ for item in table.agenda] == ["Pause", "Day", "EncounterPhase"]


def test_stew_goes_bad_by_one_a_day():
    table = hold(resting("picket boomer"), 1, "last_battle_stew")
    Day().run(table)
    assert table.hands == [[], [Card(FACE["last_battle_stew"], 6, 3)]]


def test_the_last_day_may_be_played_and_no_other():
    table = resting("picket", day=7)
    Day().run(table)
    assert (table.day, table.ending) == (8, "")
    table = run(resting("picket", day=8), Day())
    assert (table.day, table.phase, table.ending) == (8, Phase.OVER, "out_of_days")
    assert table.news == [GameEnded("out_of_days")]
    assert table.agenda == []


def knife(marked=-1, fallen=()):
    """The second of a party holds a knife in the morning."""
    table = hold(resting("picket boomer", day=3), 1, "skinning_knife")
    table.marked = marked
    for rank, name in fallen:
        table.fallen[rank].append(CHIP[name])
    return table


FALLEN = [(0, "lout"), (0, "gob"), (0, "cutpurse"), (1, "hexer")]


def test_whoever_holds_a_knife_may_use_it_in_the_morning():
    table = knife(fallen=FALLEN)
    Day().run(table)
    assert table.agenda[-2:] == [table.agenda[-2], UseKnife(1)]
    assert type(table.agenda[-2]).__name__ == "EncounterPhase"


def test_a_type_of_the_defeated_is_studied():
    table = run(knife(fallen=FALLEN), UseKnife(1))
    assert [option.kind for option in options(table)] == ["troll", "goblin", None]
    choose(table, "Studied", kind="goblin", seat=1)
    assert table.marked == CHIP["gob"]
    assert table.fallen == [[CHIP["lout"], CHIP["cutpurse"]], [CHIP["hexer"]], []]
    assert table.hands[1] == [Card(FACE["skinning_knife"], 2, 3)]


def test_the_knife_may_be_kept():
    table = choose(run(knife(fallen=FALLEN), UseKnife(1)), "Studied", kind=None)
    assert (table.marked, sum(map(len, table.fallen))) == (-1, 4)
    assert table.hands[1] == [Card(FACE["skinning_knife"], 3, 3)]


@pytest.mark.parametrize(("marked", "fallen"), [(-1, []), (CHIP["boar"], FALLEN), (CHIP["boar"], [])])
def test_one_baddie_at_a_time_is_studied_and_only_a_defeated_one(marked, fallen):
    assert asked_kind(run(knife(marked, fallen), UseKnife(1))) == "Pause"


@pytest.mark.parametrize(("ending", "place", "score"), [("tyrant_defeated", 1, 134), ("out_of_days", 2, 4)])
def test_the_party_wins_or_loses_together_and_days_to_spare_count(ending, place, score):
    table = resting("picket boomer", day=5)
    table.progress = 4
    end(table, ending)
    assert table.news == [GameEnded(ending)]
    assert (table.phase, table.agenda) == (Phase.OVER, [])
    result = outcome(table)
    assert (result.ending, result.places, result.scores) == (ending, (place,) * 2, (score,) * 2)


@pytest.mark.parametrize(
    "names", [(), ("picket", "boomer"), ("tantrum", "picket", "patches", "boomer"), ("patches",)]
)
def test_any_different_gearlocs_may_go(names):
    check(Options(gearlocs=names), len(names) or 2)


@pytest.mark.parametrize(
    ("names", "players"),
    [
        (("picket",), 2),
        (("picket", "boomer", "tantrum"), 2),
        (("picket", "picket"), 2),
        (("picket", "picket", "boomer"), 2),
        (("picket", "nobody"), 2),
    ],
)
def test_no_other_gearlocs_may_go(names, players):
    with pytest.raises(BadOption, match=f"{players} different names"):
        check(Options(gearlocs=names), players)


@pytest.mark.parametrize(("players", "who"), [(1, (2,)), (2, (1, 3)), (3, (0, 1, 3)), (4, (0, 1, 2, 3))])
def test_who_chooses_nobody_gets_a_party(players, who):
    assert party(Options(), players) == who
    assert party(Options(gearlocs=("tantrum", "boomer")), 2) == (3, 0)


def test_general_cards_and_those_of_the_tyrant_are_shuffled_below_the_first_three_days():
    deck, rest = encounter_deck(Options(Tyrant.GENDRICKS), 2, 7, Turned(b""))
    names = ["T-gendricks-2", "T-gendricks-1", "G04", "G03", "G02", "G01", "SP3", "SP2", "SP1"]
    assert [CARDS[card].id for card in deck] == names
    assert rest == list(range(29, 3, -1))


def test_alone_all_solo_cards_are_in_the_deck():  # ruling 36
    deck, rest = encounter_deck(Options(Tyrant.NOM), 1, 8, Turned(b""))
    solo = [f"S{number:02}" for number in range(12, 0, -1)]
    assert [CARDS[card].id for card in deck] == ["T-nom-1", *solo, "SP3", "SP2", "SP1"]
    assert rest == []


def test_the_tyrants_types_are_shuffled_by_their_points_and_the_others_stay_in_the_box():
    stacks, box = baddie_stacks(["troll", "orc?"], Turned(b""))
    used = [facts.type in ("troll", "orc") for facts in BADDIES]
    for stack, points in zip(stacks, (1, 5, 20), strict=True):
        chips = [chip for chip, facts in enumerate(BADDIES) if used[chip] and facts.points == points]
        assert stack == chips[::-1]
    assert [len(pile) for pile in box] == [16, 12, 8]
    assert not {chip for pile in stacks for chip in pile} & {chip for pile in box for chip in pile}


def test_loot_is_shuffled():
    assert shuffled(LOOT_DECK, "loot", Turned(b"")) == list(LOOT_DECK[::-1])


def test_gearlocs_begin_with_their_innate_dice_their_hp_and_the_help_of_the_difficulty():
    table = setup(Options(Tyrant.NOM, Difficulty.ADVENTURER, ("boomer", "patches")), 2, Turned(b""))
    assert table.skills[0] == [READY] * 5 + [ABSENT] * 12 + [READY]
    assert table.skills[1] == [READY] + [ABSENT] * 16 + [READY]
    assert (table.hp[:2], table.training) == ([5, 6], [1, 1, 0, 0])
    assert [type(item).__name__ for item in table.agenda] == ["Day", "TrainAll"]
    assert (table.days, table.needed) == (8, 6)
    assert [card for card in table.deck if table.known_cards[card]] == [
        NUMBER[name] for name in ("SP3", "SP2", "SP1")
    ]
    assert sum(table.known_cards) == 3
    assert GAME.setup is setup
