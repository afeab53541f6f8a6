"""The code in the README and the docs runs as it is printed there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SNIPPETS = [(page.name, code) for page in PAGES for code in CODE.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    ("page", "code"), SNIPPETS, ids=[f"{page}-{n}" for n, (page, _) in enumerate(SNIPPETS)]
)
def test_the_code_on_the_page_runs(page, code, capsys):
    exec(compile(code, page, "exec"), {})


def test_there_is_code_in_the_readme():
    assert any(page == "README.md" for page, _ in SNIPPETS)
