"""Crews: what is found quickly is what the rules allow, spelt out (rulebook: repair, machines)."""

import random
from itertools import combinations, permutations, product

import pytest

from rouages.games.cyberion.components import NOTHING, PLAIN_ROBOTS
from rouages.games.cyberion.crews import (
    FIELDS,
    is_crew,
    joining,
    repairable,
    sole_completion,
    trials_of,
    uniform_slots,
)
from rouages.games.cyberion.machines import (
    AT_LEAST,
    AT_MOST,
    MACHINES,
    OF_MODEL,
    OF_SIZE,
    machine_of,
    patterns_of,
)
from tests.games.cyberion.positions import (
    asked_kind,
    choose,
    machine,
    offered,
    position,
    robot,
    robots,
    trait,
)

RUNS_OF_THREE = [(1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4), (2, 3, 5), (2, 4, 5), (3, 4, 5)]
"""What is left of 1 2 3 4 and of 2 3 4 5 without one of them."""


def robot_slot(sign):
    return 1 << robot(sign)


def card_of(kind, count, **wanted):
    return machine_of({"id": "x", "tier": 2, "kind": kind, "requirement": wanted, "robots_needed": count})


def test_a_model_or_a_size_is_asked_for_as_often_as_robots_are_needed():
    planbots = card_of("same_model", 3, model="planbot")
    assert (planbots.trait, planbots.patterns) == (3, ((OF_MODEL[3],) * 3,))
    fours = card_of("same_size", 2, size=4)
    assert (fours.trait, fours.patterns) == (8, ((OF_SIZE[4],) * 2,))


def test_identical_robots_are_so_many_of_any_one():
    twins = card_of("identical", 2)
    assert twins.patterns == tuple((1 << number,) * 2 for number in range(25))
    assert (twins.trait, twins.bound) == (None, None)


def filled_by(card, *hands):
    """Which of these crews, plain robots of any model, fill a pattern of the card."""

    def fills(hand, pattern):
        return any(
            all(1 << each & slot for each, slot in zip(order, pattern, strict=True))
            for order in permutations(hand)
        )

    return [hand for hand in hands if any(fills(robots(hand), pattern) for pattern in card.patterns)]


def test_sizes_add_up_to_a_bound_at_least_or_at_most():
    least = card_of("sum_at_least", 3, sum_min=12)
    assert least.bound == 12
    assert filled_by(least, "S4 K4 C4", "S5 K5 C2", "S5 K5 C5", "S4 K4 C3", "S5 K5 C1") == [
        "S4 K4 C4",
        "S5 K5 C2",
        "S5 K5 C5",
    ]
    most = card_of("sum_at_most", 3, sum_max=6)
    assert most.bound == 6
    assert filled_by(most, "S2 K2 C2", "S1 K1 C4", "S1 K1 C1", "S2 K2 C3", "S1 K1 C5") == [
        "S2 K2 C2",
        "S1 K1 C4",
        "S1 K1 C1",
    ]


def test_groups_and_runs_of_sizes():  # ruling 4
    groups = card_of("size_groups", 5, groups=[2, 3])
    assert groups.groups == (2, 3)
    assert filled_by(groups, "S1 K1 C2 P2 O2", "S1 K1 C1 P2 O2", "S3 K3 C3 P3 O3", "S1 K1 C2 P2 O3") == [
        "S1 K1 C2 P2 O2",
        "S1 K1 C1 P2 O2",
        "S3 K3 C3 P3 O3",
    ]
    run = card_of("straight", 4, any_of=[[1, 2, 3, 4], [2, 3, 4, 5]])
    assert run.sizes == ((1, 2, 3, 4), (2, 3, 4, 5))
    assert filled_by(run, "S1 K2 C3 P4", "S2 K3 C4 P5", "S1 K2 C3 P5") == ["S1 K2 C3 P4", "S2 K3 C4 P5"]


@pytest.mark.parametrize(
    ("sign", "prepared", "patterns"),
    [
        ("2S/S", 0, {(OF_MODEL[0],) * 2}),
        ("2S/4", 0, {(robot_slot("S4"), OF_MODEL[0]), (OF_SIZE[4], OF_MODEL[0], OF_MODEL[0])}),
        ("2S/4", 1, {(OF_MODEL[0],)}),
        ("3>12", 1, {(AT_LEAST[5], AT_LEAST[2]), (AT_LEAST[4], AT_LEAST[3])}),
        ("3<6", 1, {(AT_MOST[1], AT_MOST[4]), (AT_MOST[2], AT_MOST[3])}),
        ("1234", 1, {tuple(OF_SIZE[size] for size in sizes) for sizes in RUNS_OF_THREE}),
    ],
)
def test_what_another_pattern_does_with_less_is_left_out(sign, prepared, patterns):  # rulings 21, 34
    name, _, token = sign.partition("/")
    found = patterns_of(machine(name), trait(token) if token else NOTHING, prepared)
    assert len(found) == len(patterns)
    assert {tuple(sorted(pattern)) for pattern in found} == {tuple(sorted(pattern)) for pattern in patterns}
    assert [len(pattern) for pattern in found] == sorted(len(pattern) for pattern in found)


def test_what_all_robots_of_a_crew_share_is_counted():
    asked = {
        slot
        for number, prepared in product(range(len(MACHINES)), range(2))
        for slot, _ in uniform_slots(number, -1, prepared)
    }
    assert asked <= {*FIELDS}
    assert uniform_slots(machine("2S"), NOTHING, 0) == ((OF_MODEL[0], 2),)
    assert uniform_slots(machine("2="), NOTHING, 1) == tuple((1 << number, 1) for number in range(25))
    assert uniform_slots(machine("3>12"), NOTHING, 0) == ()


@pytest.mark.parametrize(("wanted", "crew"), [("2S", "S1 S2"), ("2=", "S1 S1"), ("3>12", "S5 K5 C2")])
def test_a_crew_is_exactly_those_who_are_needed(wanted, crew):  # ruling 8
    target = machine(wanted), NOTHING, 0
    assert is_crew(target, robots(crew))
    assert not is_crew(target, robots(crew)[:-1])
    assert not is_crew(target, robots(f"{crew} S3"))
    assert not is_crew(target, [*robots(crew)[:-1], robot("O1")])


def test_three_full_rows_repair_what_two_robots_repair():
    five = "S1 S2 S3 S4 S5"
    table = position(five, five, "C1 C2 C3 C4 C5", factory="2S 2C 2K")
    assert [word for word in offered(table) if "repair" in word] == ["repair 2S", "repair 2C"]


def test_an_empty_place_is_no_machine():
    hand = {"platform": "S1 K2 C3 P4 O5", "multibots": True}
    for sign in ("2S", "2S!"):
        table = position(**hand, factory=f"{sign} . . . .")
        assert [word for word in offered(table) if "12345" in word] == []


def test_too_few_robots_do_not_add_up():
    assert "repair 4>15" not in offered(position("S5 K5 C4", factory="4>15"))
    assert "repair 4<9" not in offered(position("S1 K1 C1", factory="4<9"))


def test_a_multibot_takes_one_place_only():  # ruling 32
    assert "repair 1234" not in offered(position("S1 K1 C1 P? O?", factory="1234", multibots=True))
    assert "repair 1234" in offered(position("S1 K2 C1 P? O?", factory="1234", multibots=True))


@pytest.mark.parametrize(
    ("wanted", "hand", "first"),
    [("3>12", "S5 K5 C5 P2 O2", "S5"), ("3<6", "S1 K1 C1 P4 O4", "S1"), ("1234", "S1 K2 C3 P? O?", "S1")],
)
def test_whoever_has_joined_makes_room_for_any_other(wanted, hand, first):  # rulings 7, 32
    table = choose(position(hand, factory=wanted, multibots=True), f"repair {wanted}", first)
    assert offered(table) == [sign for sign in hand.split() if sign != first]


def test_how_many_copies_of_a_robot_join_is_a_choice():  # ruling 38
    table = position("S2 S2 K2 K2 C5", "C5", factory="XXYYY", machines="2K")
    assert asked_kind(choose(table, "repair XXYYY")) == "ChooseCrew"


def forms(card):
    """The models and sizes that a card can be taken for; 99 is the imaginary robot of a prepared machine."""
    if card < 25:
        return [(card // 5, card % 5 + 1)]
    if card < 30:
        return [(model, card - 24) for model in range(5)]
    if card < 35:
        return [(card - 30, size) for size in range(1, 6)]
    return [(model, size) for model in range(5) for size in range(1, 6)]


def repairs_plainly(card, crew):
    models, sizes = [model for model, _ in crew], sorted(size for _, size in crew)
    match card.kind:
        case "same_model":
            return set(models) == {card.trait}
        case "same_size":
            return set(sizes) == {card.trait - 4}
        case "identical":
            return len(set(crew)) == 1
        case "sum_at_least":
            return sum(sizes) >= card.bound
        case "sum_at_most":
            return sum(sizes) <= card.bound
        case "straight":
            return tuple(sizes) in card.sizes
    few, many = card.groups
    return any(sizes == sorted([x] * few + [y] * many) for x, y in product(range(1, 6), repeat=2))


def meets(form, microbot):
    return form[0] == microbot if microbot < 5 else form[1] == microbot - 4


def works(number, microbot, prepared, crew):
    """The rule spelt out: some reading of the robots repairs the machine and meets the microbot."""
    card = MACHINES[number]
    for reading in product(*(forms(each) for each in (*crew, 99)[: len(crew) + prepared])):
        met = microbot < 0 or any(meets(form, microbot) for form in reading)
        if met and len(reading) == card.robots and repairs_plainly(card, reading):
            return True
        if len(reading) == card.robots + 1 and microbot >= 0:
            for place, form in enumerate(reading):
                if meets(form, microbot) and repairs_plainly(card, reading[:place] + reading[place + 1 :]):
                    return True
    return False


def all_crews(number, microbot, prepared, hand):
    """Every crew of which no robot could be left out (ruling 34)."""
    least = MACHINES[number].robots - prepared
    found = set()
    for count in (least, least + 1):
        for crew in {tuple(sorted(crew)) for crew in combinations(hand, count)}:
            smaller = [crew[:place] + crew[place + 1 :] for place in range(count)]
            if works(number, microbot, prepared, crew) and not any(each in found for each in smaller):
                found.add(crew)
    return found


def holds(crew, part):
    return all(crew.count(each) >= part.count(each) for each in part)


def has_copies(crew, hand):
    """Whether the hand has more of some robot of the crew than the crew needs."""
    return any(hand.count(each) > crew.count(each) for each in crew)


@pytest.mark.parametrize("seed", range(150))
def test_the_crews_offered_are_exactly_those_that_the_rules_allow(seed):  # rulings 8, 21, 32, 34
    rng = random.Random(seed)
    number, microbot, prepared = rng.randrange(40), rng.choice((-1, *range(10))), rng.randrange(2)
    hand = sorted(
        rng.sample([*range(25)] * 2, rng.randrange(2, 7)) + rng.sample(range(25, 35), rng.randrange(2))
    )
    crews = all_crews(number, microbot, prepared, hand)
    for doubt in {1, int(hand[-1] >= PLAIN_ROBOTS)}:
        found = repairable(trials_of(number, microbot, prepared), hand, doubt)
        assert found == ([number] if crews else [])
    crew, others = [], hand
    while crews and tuple(sorted(crew)) not in crews:
        assert not is_crew((number, microbot, prepared), crew)
        left = [whole for whole in crews if holds(whole, crew)]
        possible = {each for each in others if any(holds(whole, [*crew, each]) for whole in left)}
        assert joining((number, microbot, prepared), crew, others) == possible
        sole = sole_completion((number, microbot, prepared), crew, others, possible)
        assert [tuple(sorted(crew + sole))] == left if sole else len(left) > 1 or has_copies(left[0], hand)
        chosen = rng.choice(sorted(possible))
        crew = [*crew, chosen]
        others = others.copy()
        others.remove(chosen)
    assert not crews or is_crew((number, microbot, prepared), crew)
