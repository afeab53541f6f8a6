"""The functions that hold the rules, by name."""

from importlib import import_module
from inspect import getattr_static, isclass, isfunction, ismodule


def named(dotted):
    """What a dotted name leads to; the name of something inside a function leads to the function."""
    first, *names = dotted.split(".")
    found = import_module(first)
    for name in names:
        if isfunction(bare(found)):
            break
        found = inside(found, name)
    return found


def inside(place, name):
    """A module of a package, or what a module or a class has under this name."""
    if ismodule(place):
        try:
            return import_module(f"{place.__name__}.{name}")
        except ModuleNotFoundError:
            pass
    return getattr_static(place, name)


def bare(thing):
    """What was written with `def`, under property, classmethod, staticmethod and caches."""
    for wrapper in ("fget", "__func__", "__wrapped__"):
        if not isclass(thing):
            thing = getattr(thing, wrapper, None) or thing
    return thing
