"""What is wrong with a set of tiles that was given, each one clear sentence."""

from __future__ import annotations

from rouages.engine.refusals import BadOption


class UnreadableTiles(BadOption):
    """These tiles will not do: {what}."""


class UnreadableTile(BadOption):
    """These tiles will not do: in {where}, {what}."""


class WrongNewParts(BadOption):
    """These tiles will not do: {players} players need {least} to {most} new parts, and there are {count}."""


class WrongJunkParts(BadOption):
    """These tiles will not do: {players} players need {least} to {most} junk parts, and there are {count}."""


class WrongSalvage(BadOption):
    """These tiles will not do: 1 to {most} salvage tiles are needed, and there are {count}."""


class WrongSalvageIcons(BadOption):
    """These tiles will not do: a salvage tile has {count} icons of instability, not 0 to {most}."""


class NoSpaces(BadOption):
    """These tiles will not do: there are no spaces for {players} players."""


class WrongInvestorTable(BadOption):
    """These tiles will not do: the table “{table}” must have up to {most} points for 0, 1, 2… icons."""


class PartInWrongRow(BadOption):
    """These tiles will not do: part {part} is a {function}, which belongs in the {row} row."""


class PartWithoutColour(BadOption):
    """These tiles will not do: part {part} is a {function} without a colour."""


class TooManyIcons(BadOption):
    """These tiles will not do: part {part} has {count} icons of {icon}, and there can be 0 to {most}."""


class FewerThanNoSpaces(BadOption):
    """These tiles will not do: a place has {count} spaces for {players} players."""


class TooFewSpaces(BadOption):
    """These tiles will not do: the places hold {count} tokens, and {players} players have {tokens}."""


class WrongActions(BadOption):
    """These tiles will not do: every space of the workshop must give 1 to {most} actions."""


class WrongDraws(BadOption):
    """These tiles will not do: the variant must draw 1 to {most} junk parts from each of {spaces} spaces."""
