"""Codes that are told: found again however they are typed, and never by the letters of another."""

import random

from rouages.tables.wire import codes


def typed(code, lots):
    """A code as somebody types it who heard it."""
    letters = [lots.choice((letter, letter.upper())) for letter in code]
    return "".join(letter + lots.choice(("", "", " ", "-", "\u00a0", ". ")) for letter in letters)


def test_a_code_is_read_however_it_is_typed_and_leads_to_its_invitation_only():
    lots = random.Random(20)
    invitations = [codes.new_invitation() for _ in range(200)]
    for invitation in invitations:
        code = codes.code_of(invitation)
        for told in (invitation, code, typed(code, lots)):
            assert [each for each in invitations if codes.leads_to(told, each)] == [invitation]


def test_less_or_more_than_a_code_leads_nowhere():
    invitation = codes.new_invitation()
    for told in ("", invitation[:7], invitation[:9], invitation[1:], invitation[:-1], "o" * 8):
        assert not codes.leads_to(told, invitation)
    assert not codes.leads_to("", None)


def test_a_link_is_never_guessed_and_nothing_in_a_code_is_taken_for_another():
    assert len(codes.LETTERS) ** codes.SECRET > 2**128
    assert not set(codes.LETTERS) & set("01ilo")
    assert set(codes.new_invitation()) <= set(codes.LETTERS)


def test_an_invitation_from_before_there_were_codes_has_none_and_is_good():
    before = "aB3-_xYz" * 2 + "123456"
    assert codes.code_of(before) is None
    assert codes.leads_to(before, before)
