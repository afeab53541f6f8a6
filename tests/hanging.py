"""What the tasks of a test wait for that hangs: a dump of the threads of a sleeping loop does not show it."""

import asyncio
import os
from collections.abc import Iterator
from threading import Timer

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key

BEFORE = 5.0
"""Seconds before the test is ended."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    seconds = float(item.config.getini("faulthandler_timeout") or 0.0)
    if seconds <= BEFORE:
        return (yield)
    watch = Timer(seconds - BEFORE, _tell, (item.config.stash[fault_handler_stderr_fd_key], item.nodeid))
    watch.daemon = True
    watch.start()
    try:
        return (yield)
    finally:
        watch.cancel()


def _tell(file: int, test: str) -> None:
    waiting = [task for task in tuple(asyncio.tasks._all_tasks) if not task.done()]
    lines = [
        f"{test} hangs. Of its tasks {len(waiting)} wait:",
        *(line for task in waiting for line in told(task)),
    ]
    os.write(file, "\n".join((*lines, "")).encode())


def told(task: asyncio.Task[object]) -> Iterator[str]:
    """Where a task waits, the place that it waits in last."""
    yield f"{task.get_name()}:"
    inner = task.get_coro()
    while inner is not None:
        frame = next(
            (found for name in ("cr", "ag", "gi") if (found := getattr(inner, f"{name}_frame", None))), None
        )
        yield (
            f"  {frame.f_code.co_qualname}, {frame.f_code.co_filename}:{frame.f_lineno}"
            if frame
            else f"  {inner}"
        )
        names = ("cr_await", "ag_await", "gi_yieldfrom")
        inner = next((found for name in names if (found := getattr(inner, name, None))), None)
