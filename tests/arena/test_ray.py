"""Ray: the same games to the last digit on a cluster, whatever becomes of its machines."""

import os
import secrets
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed"),
]

CLUSTER = """
from ray.cluster_utils import Cluster
small = {"num_cpus": 1, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args=small | {"include_dashboard": False})
second = cluster.add_node(**small)
print("at", cluster.address, flush=True)
input()
cluster.remove_node(second, allow_graceful=False)
input()
cluster.shutdown()
"""
"""Two machines, as Ray's own tests make them; a line typed takes the second away, another ends it."""


def simulate(folder, *how):
    command = ["simulate", "robo-rally", "-b", "greedy", "-p", "3", "-n", "60"]
    command += ["--csv", folder / "games.csv", "--record", folder, *how]
    return subprocess.Popen([sys.executable, "-m", "rouages", *map(str, command)], stdout=subprocess.DEVNULL)


def written(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", CLUSTER], **pipes) as machines:
        yield machines
        machines.communicate("\n\n", timeout=60)


@pytest.fixture
def alone(tmp_path):
    folder = tmp_path / "alone"
    folder.mkdir()
    assert simulate(folder).wait(timeout=120) == 0
    return written(folder)


def test_games_are_the_same_on_ray(tmp_path, alone):
    assert simulate(tmp_path, "--ray", "local").wait(timeout=120) == 0
    assert {name: (tmp_path / name).read_bytes() for name in alone} == alone


def test_a_machine_that_is_lost_takes_no_game_with_it_and_none_is_counted_twice(tmp_path, alone, cluster):
    address = next(line for line in cluster.stdout if line.startswith("at ")).split()[1]
    folder = tmp_path / "ray"
    folder.mkdir()
    games = simulate(folder, "--ray", address)
    results = folder / "results.jsonl"
    until = time.monotonic() + 60
    while not (results.exists() and results.stat().st_size):
        assert time.monotonic() < until
        time.sleep(0.05)
    cluster.stdin.write(os.linesep)
    cluster.stdin.flush()
    assert games.wait(timeout=120) == 0
    assert written(folder) == alone
