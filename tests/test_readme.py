"""The code in the README and the docs runs as it is printed there, page by page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if CODE.search(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_code_on_the_page_runs(page, capsys):
    names = {"__name__": f"page.{page.stem}"}
    for code in CODE.findall(page.read_text(encoding="utf-8")):
        exec(compile(code, page.name, "exec"), names)


def test_the_shortest_program_stands_in_the_readme():
    assert ROOT / "README.md" in PAGES
