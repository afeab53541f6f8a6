"""Wheel and sdist: installed where there is nothing else, they play a game and serve a house."""

import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """Both, built as a release would be."""
    folder = tmp_path_factory.mktemp("dist")
    hatchling = Path(sys.executable).with_name("hatchling")
    subprocess.run([hatchling, "build", "-d", folder], cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.mark.long(part="packages")
@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_what_is_packed_plays_a_game_and_serves_where_nothing_else_is(packages, tmp_path, kind):
    [package] = packages.glob(kind)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))
    }
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, tmp_path / "empty"], check=True)
    install = [UV, "pip", "install", "-q", "--python", tmp_path / "empty" / "bin" / "python", package]
    subprocess.run(install, check=True, env=environment | {"UV_SYSTEM_CERTS": "1"})
    rouages = tmp_path / "empty" / "bin" / "rouages"
    played = subprocess.run(
        [rouages, "simulate", "out-of-gears", "-n", "1", "--csv", tmp_path / "game.csv"],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
    )
    assert played.stderr == b""
    assert len((tmp_path / "game.csv").read_text().splitlines()) == 2
    with subprocess.Popen(
        [rouages, "serve", "--port", "0", "--data", tmp_path / "data"],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as serving:
        try:
            address = serving.stdout.readline().strip()
            with urllib.request.urlopen(f"{address}healthz") as reply:
                assert reply.status == 200
            with urllib.request.urlopen(address) as page:
                assert b"/assets/" in page.read()
        finally:
            serving.terminate()


@pytest.mark.long(part="packages")
def test_the_reference_has_a_page_for_every_room(tmp_path):
    script = [sys.executable, "-W", "error", "scripts/reference.py", tmp_path]
    subprocess.run(script, cwd=ROOT, check=True, capture_output=True)
    rooms = {path.parent.name for path in ROOT.glob("src/rouages/*/__init__.py")} - {"cli", "pocket", "site"}
    assert {page.stem for page in tmp_path.glob("rouages/*.html")} == rooms
    assert (tmp_path / "rouages/server/house.html").is_file()
    assert (tmp_path / "docs/hosting.md").is_file()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
def test_the_units_say_nothing_that_systemd_does_not_understand(tmp_path):
    for unit in (ROOT / "deploy").glob("rouages*"):
        text = unit.read_text(encoding="utf-8").replace("/opt/rouages/bin/rouages", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = sorted(tmp_path.iterdir())
    assert len(units) == 3
    verified = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False, timeout=60
    )
    assert [line for line in verified.stderr.splitlines() if str(tmp_path) in line] == []
