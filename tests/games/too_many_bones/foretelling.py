"""What the options of a question would do, as a seat is told of it."""

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones.sight.prospects import prospects
from tests.games.too_many_bones.positions import options


def foretold(table):
    """What the options of the pending question would do."""
    decision = asked(table, pending(table)[0])
    return prospects(table, decision, decision.options(table))


def prospect(table, of, **fields):
    """What the option of this kind and these fields would do."""
    for option, told in zip(options(table), foretold(table).options, strict=True):
        if type(option).__name__ == of and all(getattr(option, name) == fields[name] for name in fields):
            return told
    raise LookupError(of)


def shares(table):
    """How likely each option of the pending question works out, where chance decides."""
    return [told and told.share for told in foretold(table).options]
