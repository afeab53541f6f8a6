"""Refusals: what cannot be done, each one clear sentence."""

from __future__ import annotations

from typing import Any

MOST_SHOWN = 60
"""Characters of a value that a sentence repeats."""


class Refusal(Exception):
    """Something was asked that cannot be done; nothing was changed.

    The docstring of each kind is its English sentence, with its fields in braces; the other languages are
    in the catalogues, under `refusal` and the name of the class.
    """

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        self.fields = fields

    def __str__(self) -> str:
        return (type(self).__doc__ or type(self).__name__).format(**self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.fields)


def _again(kind: type[Refusal], fields: dict[str, Any]) -> Refusal:
    return kind(**fields)


def brief(value: Any) -> Any:
    """A value as it is shown in a sentence: a long one is cut."""
    shown = str(value)
    return value if len(shown) <= MOST_SHOWN else shown[: MOST_SHOWN - 1] + "…"


class UnknownGame(Refusal):
    """There is no game “{name}”; there are {known}."""


class WrongSeats(Refusal):
    """{game} is for {least} to {most} players, not {players}."""


class UnknownOption(Refusal):
    """{game} has no option “{option}”; it has {known}."""


class BadOption(Refusal):
    """The option “{option}” cannot be {value}: {why}."""

    def __init__(self, **fields: Any) -> None:
        if "value" in fields:
            fields["value"] = brief(fields["value"])
        super().__init__(**fields)


class NotYesOrNo(BadOption):
    """The option “{option}” is yes or no, not {value}."""


class NotOneOf(BadOption):
    """The option “{option}” is one of {known}, not {value}."""


class WrongPart(BadOption):
    """The option “{option}” cannot be {value}: {where} is not as it should be."""


class UnknownPart(BadOption):
    """The option “{option}” cannot be {value}: there is no “{part}” in {where}."""


class MissingPart(BadOption):
    """The option “{option}” cannot be {value}: there is a “{part}” missing in {where}."""


class OptionTooDeep(BadOption):
    """The option “{option}” is nested too deeply."""


class NotYourTurn(Refusal):
    """Seat {seat} has nothing to decide now."""


class IllegalChoice(Refusal):
    """Seat {seat} may not choose {choice} now: {why}."""


class NothingToUndo(Refusal):
    """Seat {seat} has not answered yet, so there is nothing to take back."""


class UndoTooLate(Refusal):
    """Seat {seat} cannot take back answer {answer} any more."""


class SomethingLearnt(UndoTooLate):
    """Seat {seat} cannot take back answer {answer}: something was learnt since."""


class SomeoneAnswered(UndoTooLate):
    """Seat {seat} cannot take back answer {answer}: someone else has answered since."""


class AnswerIsFinal(UndoTooLate):
    """Seat {seat} cannot take back answer {answer}: it is final."""


class MatchHasEnded(UndoTooLate):
    """Seat {seat} cannot take back answer {answer}: the match is over."""


class OtherRulesThen(UndoTooLate):
    """Seat {seat} cannot take back answer {answer}: it was given under earlier rules."""


class BadRecord(Refusal):
    """This is not a record of a match: {why}."""


class CutOff(BadRecord):
    """This is cut off, or not a record of a match."""


class NestedTooDeep(BadRecord):
    """This is nested too deeply to be a record of a match."""


class OtherFormat(BadRecord):
    """This record is written in format {theirs}; this program reads format {ours}."""


class SealsMissing(BadRecord):
    """This record has {answers} answers but {seals} seals."""


class OtherVersion(Refusal):
    """This {game} match was made by version {theirs} of its rules; this program only knows version {ours}."""


class OtherRulesNow(Refusal):
    """This {game} record follows version {theirs} of the rules; under version {ours} it leads elsewhere."""


class BrokenCommitment(Refusal):
    """The secret in this record does not match the commitment published before the deal."""


class AlteredAnswer(Refusal):
    """Answer {number} was altered: its seal does not match."""


class AlteredUndos(Refusal):
    """How often answers were taken back was altered: its seal does not match."""


class ForgedAnswer(Refusal):
    """Answer {number} cannot have been given. {why}"""


class OtherOutcome(Refusal):
    """The answers lead to another result than the one in the record."""


class OtherPosition(Refusal):
    """The answers lead to another position than the one in the record."""


class BadScript(Refusal):
    """The script of this lesson does not fit the rules."""


class CannotBeDrawn(BadScript):
    """The script of this lesson has {drawn} drawn for “{purpose}”, where one draws {known}."""


class DrawnElsewhere(BadScript):
    """The script of this lesson has “{purpose}” drawn next, but the rules draw for “{asked}”."""


class NeverDrawn(BadScript):
    """The script of this lesson has something drawn for “{purpose}”, which the rules never ask for."""


class OnlyImagined(Refusal):
    """An imagined match has no past of its own: it cannot be saved, recorded or undone."""
