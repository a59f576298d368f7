"""What cups keep beside what all seasons keep: statements for one commit."""

from __future__ import annotations

from collections.abc import Sequence

from data.store.rows import Statement


def seeded(season_id: int, people: Sequence[int]) -> list[Statement]:
    """These people begin a cup in this order, the best first, and nobody else does."""
    sql = "UPDATE entrants SET seed = ? WHERE season_id = ? AND user_id = ?"
    return [
        ("UPDATE entrants SET seed = NULL WHERE season_id = ?", (season_id,)),
        *((sql, (seed, season_id, person)) for seed, person in enumerate(people)),
    ]
