"""Ids: nobody guesses them, and a command can be given them."""

import pytest

from rouages.tables.match import beginning


@pytest.mark.parametrize("drawn", ["-abc", "--abc", "abc-def", "abc"])
def test_no_id_begins_like_an_option_of_a_command(monkeypatch, drawn):
    monkeypatch.setattr(beginning.secrets, "token_urlsafe", lambda length: drawn)
    assert not beginning.new_id().startswith("-")
    assert len(beginning.new_id()) == len(drawn)
