"""Multibots and tier III (rulebook: multibots)."""

import pytest

from tests.games.cyberion.positions import asked_kind, choose, discard, offered, position


def multi(hand, wanted, **zones):
    return position(hand, factory=wanted, machines="2K", multibots=True, **zones)


@pytest.mark.parametrize(
    ("wanted", "crew"),
    [
        ("3C", "C1 C2 C?"),
        ("3C", "C1 C2 ?5"),
        ("3#4", "S4 K4 ?4"),
        ("3#4", "S4 K4 O?"),
        ("2=", "S3 ?3"),
        ("2=", "S3 S?"),
        ("2=", "?3 S?"),
        ("3=", "S3 S3 ?3"),
        ("3>12", "S5 S2 C?"),
        ("3<6", "S1 S4 C?"),
        ("XXYY", "S2 K5 P? O?"),
        ("1234", "S2 K4 P? O?"),
        ("12345", "S1 K2 C3 ?4 O?"),
    ],
)
def test_a_multibot_has_the_model_or_the_size_that_is_needed(wanted, crew):  # ruling 6
    table = choose(multi(crew, wanted), f"repair {wanted}")
    assert sorted(discard(table).split()) == sorted(crew.split())


@pytest.mark.parametrize(
    ("wanted", "hand"),
    [("2S", "S1 K?"), ("2#4", "S4 ?3"), ("2=", "S3 K?"), ("2=", "?3 ?4"), ("3<6", "S1 ?4 ?5")],
)
def test_what_is_fixed_stays_fixed(wanted, hand):
    assert f"repair {wanted}" not in offered(multi(hand, wanted))


def test_two_multibots_of_a_fixed_size_are_identical_only_with_one_size():
    assert "repair 2=" in offered(multi("S? ?2", "2="))
    assert "repair 2=" not in offered(multi("S? K?", "2="))


def test_a_multibot_triggers_nothing_but_may_be_discarded():  # ruling 32
    for devious in (False, True):
        table = multi("S? ?1", "2O", levels="55555", deck="K1 K2", devious_cog=devious)
        assert asked_kind(choose(table, "use S?")) == "Intervene"
        assert asked_kind(choose(table, "use ?1")) == "Intervene"
        assert discard(table) == "S? ?1"


def test_a_cyclobot_brings_none_back():  # ruling 32
    table = multi("C1 C2", "2O", levels="11511", discard="S? ?1 C? P1")
    choose(table, "use C1", "V")
    assert discard(table) == "S? ?1 C? C1"


def test_a_multibot_pays_for_a_commandbot():  # ruling 32
    table = multi("O1 S?", "2O 2K", levels="11115", deck="K1")
    assert "S?" in offered(choose(table, "use O1", "V"))


def test_one_model_and_one_size_for_the_machine_and_its_microbot_together():  # ruling 32
    assert "repair 2S" in offered(multi("S1 ?4", "2S/4", microbots=True))
    assert "repair 2S" not in offered(multi("S1 ?4", "2S/P", microbots=True))
    assert "repair 2#4" in offered(multi("S4 ?4", "2#4/P", microbots=True))
    assert "repair 2#4" not in offered(multi("S4 K?", "2#4/P", microbots=True))
    assert "repair 3<6" not in offered(multi("S1 S4 K?", "3<6/5", microbots=True))
    assert "repair 3>12" in offered(multi("S3 S4 K?", "3>12/5", microbots=True))
