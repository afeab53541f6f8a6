"""A mutant outside of functions: the game is imported anew with the broken file, and its tests are run."""

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_loader

import pytest


class Broken(MetaPathFinder, SourceFileLoader):
    """Finds one module, and compiles a broken tree in the place of its file."""

    def __init__(self, name, path, tree):
        super().__init__(name, path)
        self.tree = tree

    def find_spec(self, fullname, path, target=None):
        """The broken one, and no other."""
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def get_code(self, fullname):
        """Of the tree, and never from a cache."""
        return compile(self.tree, self.path, "exec", dont_inherit=True)


class Ordered:
    """Lets pytest run these tests in this order, and no others."""

    def __init__(self, order):
        self.place = {test: number for number, test in enumerate(order)}

    def pytest_collection_modifyitems(self, items):
        """The quickest first."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )


def passes_anew(module, file, tree, tests, order):
    """Whether every test passes; nothing of ours that was imported before is kept."""
    for name in [name for name in sys.modules if name.partition(".")[0] in {"rouages", "tests"}]:
        del sys.modules[name]
    sys.meta_path.insert(0, Broken(module, file, tree))
    arguments = ["-x", "-q", "-s", "--noconftest", "-p", "no:cacheprovider", tests]
    return pytest.main(arguments, plugins=[Ordered(order)]) == pytest.ExitCode.OK
