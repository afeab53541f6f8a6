"""Known: what was read of the database and need not be read again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

MOST_KNOWN = 10_000


class Known(Generic[Key, Value]):
    """Values by their keys, each read when somebody first asks for it.

    What changes while something is read may be just that: it is read again.
    """

    def __init__(self, read: Callable[[Key], Awaitable[Value | None]]) -> None:
        """Nothing is known yet; it is read so."""
        self._read = read
        self._values: dict[Key, Value] = {}
        self._changes = 0

    def __iter__(self) -> Iterator[Value]:
        return iter(self._values.values())

    async def of(self, key: Key) -> Value | None:
        """The value of a key, if there is one."""
        while key not in self._values:
            changes = self._changes
            value = await self._read(key)
            if value is None:
                return None
            if changes == self._changes:
                self.remember(key, value)
        return self._values[key]

    def remember(self, key: Key, value: Value) -> None:
        """It is so now."""
        if len(self._values) > MOST_KNOWN:
            self._values.clear()
        self._values[key] = value

    def forget(self, keys: Iterable[Key]) -> None:
        """These have changed, or are no more."""
        self._changes += 1
        for key in keys:
            self._values.pop(key, None)
