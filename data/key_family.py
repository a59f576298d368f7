"""Families of keys: sentence keys composed of a pattern and a member, e.g. `league-tie-break-{}`.

A family is declared once with all its members, where its keys are composed, and its keys are composed only through it.
One test checks all families in all languages: a missing sentence fails there, and never in a channel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

FAMILIES: list[KeyFamily] = []
"""All families that the imported modules declare."""


class KeyFamily:
    """Keys of one pattern, with `{}` for the member. A member's underscores become dashes in its key.

    `members` may be a function, if they are known only after all imports. In an `optional` family some members have no
    sentence, and code that composes the key checks for that first.
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
        """Return the key of a member's sentence."""
        return self.pattern.replace("{}", member.replace("_", "-"))

    @property
    def members(self) -> tuple[str, ...]:
        return tuple(self._members() if callable(self._members) else self._members)

    @property
    def keys(self) -> list[str]:
        """The keys of all members."""
        return [self(member) for member in self.members]

    def missing(self, has: Callable[[str], bool]) -> list[str]:
        """Return the keys without a sentence; [] for an optional family. `has` tells whether a key has one."""
        return [] if self.optional else [key for key in self.keys if not has(key)]
