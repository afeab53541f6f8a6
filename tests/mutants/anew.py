"""A mutant outside of functions: the game is imported anew with the broken file, and its tests are run.

Called by the command with a module, a file, the number of the mutant in it, and the folder of tests.
"""

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path

import pytest

from tests.mutants.operators import mutants


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


def main(module, file, number, tests):
    """0 if every test passes."""
    mutant = list(mutants(Path(file).read_text("utf-8")))[int(number)]
    sys.meta_path.insert(0, Broken(module, file, mutant.tree))
    return pytest.main(["-x", "-q", "--noconftest", "-p", "no:cacheprovider", tests])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
