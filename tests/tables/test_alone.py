"""A live table needs neither a server nor a database."""

import subprocess
import sys

from rouages.games import GAMES
from tests.tables.alone import ABSENT

BLOCKED = "import sys; from tests.tables.alone import Absent; sys.meta_path.insert(0, Absent()); "


def run(*arguments):
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)


def test_every_game_is_played_to_its_end_at_a_table_that_stands_alone():
    played = run("-m", "tests.tables.alone")
    assert played.returncode == 0, played.stderr
    lines = [line.split() for line in played.stdout.splitlines()]
    assert [line[:2] for line in lines] == [[name, "over"] for name in GAMES]


def test_a_table_is_imported_without_the_server_s_packages():
    code = "from rouages.tables.asking import requests; from rouages.tables.ledger import memory; "
    imported = run("-c", BLOCKED + code + "print(*sys.modules)")
    assert imported.returncode == 0, imported.stderr
    found = {name.partition(".")[0] for name in imported.stdout.split()}
    assert not found & ABSENT
    assert "rouages.server" not in imported.stdout


def test_the_server_itself_would_not_pass():
    assert "is absent here" in run("-c", BLOCKED + "import rouages.server.house").stderr
