"""Refusals: why no site was written."""

from rouages.engine.refusals import Refusal


class NoCheckout(Refusal):
    """A site is written from a checkout of Rouages, where what it is made of can be fetched: ./play site."""


class NotOurFolder(Refusal):
    """The folder {folder} holds something else than a site; nothing was written."""


class NotCompiled(Refusal):
    """The Python of a browser could not compile the modules of the site: {why}"""


class NoRuntime(Refusal):
    """What runs Python in a browser could not be installed (is the network reachable?)."""
