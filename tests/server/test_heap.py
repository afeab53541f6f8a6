"""The heap of a server is one, however many threads it has."""

import ctypes
import subprocess
import sys

import pytest

HEAPS = """
import ctypes, threading
from rouages.server import heap
{first}
def hold():
    together.wait()
    held.append(bytearray(100_000))
    together.wait()
held, together = [], threading.Barrier(5)
threads = [threading.Thread(target=hold) for _ in range(4)]
for thread in threads:
    thread.start()
together.wait()
together.wait()
ctypes.CDLL(None).malloc_stats()
"""


def heaps(first):
    """How many there are once four threads have held something at the same time."""
    command = [sys.executable, "-c", HEAPS.format(first=first)]
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    return said.stderr.count("Arena ")


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_stats"), reason="not the GNU C library")
def test_threads_share_one_heap_where_each_would_have_its_own():
    assert heaps("heap.share()") == 1
    assert heaps("") > 1
