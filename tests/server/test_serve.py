"""Starting and stopping: ports, folders, Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from rouages.server.serve import FILE, LOCK, USUAL_PORT, address_of, listen, opened_folder, serve
from rouages.server.wire.refusals.hosting import AlreadyServing, PortRefused, Unwritable

START = """
import sys
from pathlib import Path
from rouages.server.serve import serve
serve(Path(sys.argv[1]), "127.0.0.1", int(sys.argv[2]) or None, open_browser=False)
print("stopped")
"""
ONLY_WHAT_PLAY_INSTALLS = """
import re, sys
from importlib.metadata import packages_distributions
from pathlib import Path
def plain(name):
    return re.sub("[-_.]+", "-", name).lower()
pinned = Path(sys.argv.pop()).read_text("utf-8")
allowed = {plain(name) for name in re.findall(r"^([\\w.-]+)==", pinned, re.MULTILINE)} | {"rouages"}
owners = packages_distributions()
class Others:
    def find_spec(self, name, path=None, target=None):
        found = owners.get(name.partition(".")[0])
        if found and not any(plain(owner) in allowed for owner in found):
            raise ModuleNotFoundError(f"{name} is not installed by ./play", name=name)
sys.meta_path.insert(0, Others())
"""


@pytest.fixture
def started(tmp_path):
    """A server in a process of its own; its address is the first line that it writes."""
    processes = []

    def start(port=0, before="", *more):
        process = subprocess.Popen(
            [sys.executable, "-c", before + START, str(tmp_path / "data"), str(port), *more],
            stdout=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        return process, process.stdout.readline().strip()

    yield start
    for process in processes:
        process.kill()
        process.wait()
        process.stdout.close()


def test_ctrl_c_stops_it_cleanly_and_everything_is_kept(started, tmp_path):
    process, address = started()
    with urllib.request.urlopen(f"{address}api/games") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    assert process.stdout.read() == "stopped\n"
    assert (tmp_path / "data" / "rouages.sqlite3").is_file()


def test_what_play_installs_is_enough(started):
    pinned = Path(__file__).parents[2] / "requirements" / "run.txt"
    _, address = started(0, ONLY_WHAT_PLAY_INSTALLS, str(pinned))
    with urllib.request.urlopen(f"{address}api/games") as answer:
        assert answer.status == 200


def test_two_servers_never_share_a_folder(started, tmp_path):
    _, address = started()
    with pytest.raises(AlreadyServing) as refusal:
        serve(tmp_path / "data", "127.0.0.1", None, open_browser=False)
    assert address in str(refusal.value)


def test_a_free_port_is_found_if_the_usual_one_is_taken():
    with ExitStack() as held:
        with suppress(PortRefused):
            held.enter_context(listen("127.0.0.1", USUAL_PORT))
        other = held.enter_context(listen("127.0.0.1", None))
        assert other.getsockname()[1] not in (0, USUAL_PORT)


def test_a_port_that_was_asked_for_is_taken_or_refused():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortRefused) as refusal:
            listen("127.0.0.1", port)
        assert (
            str(refusal.value) == f"Port {port} of 127.0.0.1 cannot be listened on: address already in use."
        )


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", 70000), ("no.such.host.invalid", 80), ("192.0.2.1", 8000)]
)
def test_a_port_that_cannot_be_is_refused(host, port):
    with pytest.raises(PortRefused):
        listen(host, port)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(Unwritable) as refusal, opened_folder(file / "data", ""):
        pass
    assert str(refusal.value) == f"The data folder {file / 'data'} cannot be written: not a directory."


def test_a_folder_is_private_also_if_it_was_not(tmp_path):
    folder = tmp_path / "data"
    for _ in range(2):
        with opened_folder(folder, ""):
            assert folder.stat().st_mode & 0o777 == 0o700
            assert (folder / LOCK).stat().st_mode & 0o777 == 0o600
        folder.chmod(0o755)
        (folder / LOCK).chmod(0o644)
        (folder / FILE).touch()


def test_a_folder_that_holds_other_things_is_not_closed_to_others(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / "index.html").touch()
    with opened_folder(tmp_path, ""):
        assert tmp_path.stat().st_mode & 0o777 == 0o755
        assert (tmp_path / LOCK).stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_of_somebody_else_is_refused(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(Unwritable), opened_folder(tmp_path, ""):
        pass


@pytest.mark.parametrize(
    ("host", "name"),
    [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("::1", "localhost"), ("10.0.0.7", "10.0.0.7")],
)
def test_the_address_is_one_that_a_browser_here_can_open(host, name):
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert address_of(listening, host) == f"http://{name}:{listening.getsockname()[1]}/"
