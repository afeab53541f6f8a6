"""What all commands say alike: the words of the reader's language, and options that several have."""

from __future__ import annotations

from typing import Annotated

import typer

from rouages.cli.language import language
from rouages.words.catalogue import shell

words = shell(language())


def option(
    *names: str, key: str, envvar: str | None = None, least: int | None = None, most: int | None = None
) -> object:
    """An option with its help in the language of the reader."""
    return typer.Option(*names, help=words.text(f"help.option.{key}"), envvar=envvar, min=least, max=most)


Lang = Annotated[str, option("--lang", key="lang")]
