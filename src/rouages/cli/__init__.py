"""The command `rouages`."""

from rouages.cli.main import main

__all__ = ["main"]
