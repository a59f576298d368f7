"""The one exception for an action that is not allowed."""

from __future__ import annotations

Fact = str | int | tuple[str, ...]


class Refused(Exception):
    """An action is refused: nothing has changed.

    `code` names the reason (the catalogues hold a sentence for each), `facts` fills its places.
    """

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({told})"
