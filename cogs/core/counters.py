"""What this process has done since its start, in numbers: no names, no ids."""

from __future__ import annotations

from collections import Counter

COUNTED = {
    "commands": "Slash commands that were given.",
    "presses": "Buttons, selects and modals that were answered.",
    "refused": "Requests that were answered with a refusal.",
    "failed": "Commands and presses that ended with an apology.",
    "errors": "Lines of the log at level ERROR or above.",
    "pictures": "Pictures that were drawn.",
}
"""Everything that is counted, and what it means."""
_counts: Counter[str] = Counter()


def count(name: str) -> None:
    """One more of these."""
    assert name in COUNTED, name
    _counts[name] += 1


def counted(name: str) -> int:
    return _counts[name]
