"""No request makes the server stumble: any address, with any body that its types allow, or do not."""

import pytest

from tests.server.fuzz.asking import ask_anything, over_a_line, refuses_nul, straight
from tests.server.fuzz.quick import quicken

pytestmark = pytest.mark.anyio


@pytest.fixture
def quick(door, monkeypatch):
    quicken(door, monkeypatch)
    return door


async def test_no_input_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, straight, 1, 400))
    assert "Traceback" not in caplog.text


async def test_no_input_over_a_line_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, over_a_line, 2, 100))
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
async def test_no_input_of_very_many_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, straight, 3, 200_000))
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
async def test_no_input_of_very_many_over_a_line_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, over_a_line, 4, 40_000))
    assert "Traceback" not in caplog.text


async def test_a_nul_in_any_string_is_refused_in_one_sentence(door):
    await refuses_nul(door)
