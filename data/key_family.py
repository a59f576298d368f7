"""Families of keys: sentences whose key code puts together of a pattern and a member, as `league-tie-break-{}`.

A family is declared once with all its members, where its keys are composed, and its keys are composed through it. One
test crosses all families with all languages: a member without its sentence fails there, and never in a channel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

FAMILIES: list[KeyFamily] = []
"""All that the imported modules declare."""


class KeyFamily:
    """Keys of one pattern, with `{}` where the member stands. A member's underscores are dashes in its key.

    `members` may be a function, where they are known only when everything is imported. In an `optional` family some
    members have no sentence, and whoever composes the key asks for that first.
    """

    def __init__(
        self, pattern: str, members: Iterable[str] | Callable[[], Iterable[str]], *, optional: bool = False
    ) -> None:
        assert pattern.count("{}") == 1, pattern
        self.pattern = pattern
        self.optional = optional
        self._members = tuple(members) if isinstance(members, Iterable) else members
        FAMILIES.append(self)

    def __call__(self, member: str) -> str:
        """The key of a member's sentence."""
        return self.pattern.replace("{}", member.replace("_", "-"))

    @property
    def members(self) -> tuple[str, ...]:
        return tuple(self._members() if callable(self._members) else self._members)

    @property
    def keys(self) -> list[str]:
        """The keys of all members."""
        return [self(member) for member in self.members]

    def missing(self, has: Callable[[str], bool]) -> list[str]:
        """The keys that have no sentence, as `has` tells. None are missed of an optional family."""
        return [] if self.optional else [key for key in self.keys if not has(key)]
