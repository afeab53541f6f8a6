"""Writes the reference of the Python package, from its docstrings, as static pages beside a copy of `docs/`.

`python scripts/reference.py FOLDER`; the folder can be served as it is. Of each game only its face is shown:
its chapters are read in the source.
"""

import shutil
import sys
import warnings
from pathlib import Path

import pdoc

ROOT = Path(__file__).resolve().parent.parent
ROOMS = (
    *("engine", "games", "minds", "bots", "environments", "lessons", "days", "puzzles", "tables"),
    *("arena", "proving", "server", "client", "words"),
)
LEFT_OUT = (
    r"!rouages\.games\.\w+\..*",
    r"!rouages\.server\.store\.migrations.*",
    r"!rouages\.arena\.learning\..*",
)
"""The chapters of the games, steps of the database, and what only `rouages[learn]` can import."""


def write(folder: Path, *rooms: str) -> None:
    """The pages of these rooms of the house, each with all that is in it."""
    warnings.filterwarnings("ignore", "Error parsing type annotation")  # of named tuples it shows the words
    warnings.filterwarnings("ignore", r"Couldn't import rouages\.arena\.learning")
    pdoc.render.configure(docformat="markdown", footer_text="Rouages", show_source=False)
    named = (f"rouages.{room}" for room in rooms or ROOMS)
    pdoc.pdoc("rouages", *named, *LEFT_OUT, output_directory=folder)
    shutil.copytree(ROOT / "docs", folder / "docs", dirs_exist_ok=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python scripts/reference.py FOLDER")
    write(Path(sys.argv[1]))
