"""A broken function in the place of the living one: whoever holds the function runs the broken code."""

from importlib import import_module
from inspect import getattr_static, isclass, isfunction
from types import CodeType


def living(module, place):
    """The function of this dotted name, without what is wrapped round it; None outside of functions."""
    found = import_module(module)
    for name in place.split("."):
        if isfunction(found):
            break
        try:
            found = bare(getattr_static(found, name))
        except AttributeError:
            return None
    return found if isfunction(found) else None


def bare(thing):
    """What was written with `def`, under property, classmethod, staticmethod and caches."""
    for wrapper in ("fget", "__func__", "__wrapped__"):
        if not isclass(thing):
            thing = getattr(thing, wrapper, None) or thing
    return thing


def graft(function, tree):
    """Give the function the code that it has in the broken tree."""
    code = compile(tree, function.__code__.co_filename, "exec", dont_inherit=True)
    function.__code__ = next(
        part for part in within(code) if part.co_qualname == function.__code__.co_qualname
    )


def within(code):
    """All code inside a piece of code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from within(constant)
