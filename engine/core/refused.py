"""The one exception for an action that isn't allowed."""

from __future__ import annotations

Fact = str | int | tuple[str, ...]


class Refused(Exception):
    """An action was refused: nothing changed.

    `code` names the reason; each catalogue holds a sentence for it. `facts` are that sentence's variables.
    """

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"
